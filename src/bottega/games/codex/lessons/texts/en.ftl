### The lessons of Codex Naturalis in English. Every key has its like in fr.ftl and it.ftl.

course-first = Codex Naturalis in eight minutes
    .theme = You copy nature into a book: card over card, your codex grows.
    .goal = The player with the most points wins; reaching 20 triggers the end of the game.

## Lay and take

lesson-lay = Lay and take

step-lay-lay = In the middle lies your codex: one card so far. In your hand below, tap the red card with two fungi in its corners, then the glowing spot at the top right.
    .right = It covers one corner of your starter card. The row of symbols above your codex now counts three fungi and a plant.
    .elsewhere = That is allowed too! For this lesson, choose the spot at the top right.
    .green = Also fine in a match. Here, the red card first.
    .gold = A gold card asks for symbols that must be visible first. You will soon show enough; for now, lay the red card.
    .other = Allowed, but it would lie back up. Lay the red card front up.
step-lay-take = A turn has two parts: lay a card, then take one. Four lie face up, next to two decks. Take the red card with a gold frame: a gold card.
    .right = Another gold card is turned up at once in its place. Your hand is back to three cards, and your rival has a turn.
    .open = A fair choice, but you will soon want the red gold card.
    .unseen = You may draw from a deck too, but you see only the back. Now take the red gold card.
step-lay-rival = Your rival laid a card with a 1: one point, marked on the score track at the top. The rival’s codex is drawn small, under Others; tap it to see it large.

## Gold cards and missing corners

lesson-gold = Gold cards and missing corners

step-gold-three = Your codex shows three fungi: all that the gold card with a 3 asks for. Lay it at the top right of the red card, where it covers only a blank corner.
    .right = Three points at once! The fungi are not spent: they only had to be visible before you laid the card.
    .shut = That spot is shut. Choose one that glows.
    .fungi = Allowed, but it would cover one of the fungi, and your other gold card asks for three as well. Choose the blank corner at the top right.
    .elsewhere = Allowed too. For this lesson, choose the spot at the top right of the red card.
    .back = Back up, it would score nothing. Press Flip to turn its front up.
    .other = Allowed, but this lesson is about the gold card with a 3: lay that one.
step-gold-red = Now the second part of your turn: take the red card.
    .right = A card without a gold frame is a resource card. It asks for nothing, and its symbols are what gold cards ask for.
    .other = A fair choice in a match. Here, take the red card.
step-gold-cross = Tap the green card in your hand. The small crosses mark shut spots: no card can ever go there. Tap a cross to read why.
    .right = A coloured triangle marks a missing corner: the spot beside it is shut for good. Look at the corners before you lay a card.
    .other = Lay nothing yet: first tap one of the small crosses.

## Corners that score

lesson-corners = Corners that score

step-corners-prepare = Your gold card scores two points for each corner it covers. Make a spot with two corners: lay the green card at the top left of the starter card.
    .right = Now the spot between the green and the red card touches two corners: one of each.
    .shut = That spot is shut. Choose one that glows.
    .early = It would cover one corner: two points. Wait one turn, and it covers two: four points.
    .missing = Its top right corner is missing: that would shut the very spot you want to make.
    .elsewhere = Lay it at the top left of the starter card: then there is a spot between it and the red card.
    .back = Its front shows two plants, its back only one. Lay it front up.
    .other = Fine in a match. Here, lay the green card, front up, at the top left of the starter card.
step-corners-objective = With the green card you show three plants. Your secret objective counts them: see Objectives, where it is worth 2 points so far. Only symbols still visible at the end will count.
step-corners-draw = Now take a card you cannot see. The back of a deck’s top card tells its kingdom: fungi, plant, animal or insect. Draw the plant from the resource deck.
    .right = A plant card, as its back told. Your rival does not know which one.
    .open = Allowed. Here, draw from the resource deck once.
    .gold = That is the gold deck. Draw the green back, from the resource deck.
step-corners-four = Lay your gold card on the spot between the green and the red card. It covers two corners: four points.
    .right = Four points! It even covers one of the fungi it asked for: they had to be visible only before you laid it.
    .shut = That spot is shut. Choose one that glows.
    .one = One corner there: two points. Between the green and the red card it covers two: four points.
    .back = Back up, it scores nothing. Press Flip and lay it front up.
    .other = First the gold card: it scores four points now.

## The back of a card

lesson-back = The back of a card

step-back-take = Now take one of the two blue gold cards: the one called G26. The name of a card stands on its left edge.
    .right = In the row at its foot, struck-out symbols are missing from your codex: three animals. You will lay it all the same.
    .twin = That is G25. Take the one called G26.
    .other = A fair choice in a match. Here, take the blue gold card called G26.
step-back-flip = The padlock on the blue card says: not front up, for you show no animal. Press Flip below it, tap the card, then any glowing spot.
    .right = A back asks for nothing and has four corners; nothing can cover the symbol in its middle. It scores nothing, but it gives you room.
    .refused = Press Flip below the blue card: its back asks for nothing. Then tap the card and a glowing spot.
    .other = Fine in a match. Here, flip the blue gold card and lay it back up.

## The end

lesson-end = The end

step-end-six = Some turns later, you have 13 points. Tap your red gold card: a number on each glowing spot tells what it scores there. Lay it where it scores most.
    .right = Six points: it covers three corners at once. Now you have 19.
    .fewer = Look at the numbers: on another spot it covers three corners and scores six.
    .back = Back up, it scores nothing. Press Flip and lay it front up.
    .refused = Choose the red gold card and a glowing spot: your codex shows all that it asks for.
    .other = That scores nothing. Lay the red gold card.
step-end-draw = Now draw the top card of the gold deck: its back shows fungi.
    .right = A gold card with an inkwell beside its number: it scores for inkwells. Now your rival has a turn.
    .other = A fair choice in a match. Here, draw from the gold deck.
step-end-twenty = You have 19 points. The gold card with an inkwell scores one point for each inkwell you show, its own included: two now. Lay it and pass 20!
    .right = 21 points, past the mark at 20: the end of the game is triggered. This round is finished, then everyone has one more turn.
    .resource = This card scores nothing. Lay the gold card with an inkwell beside its number.
    .back = A card laid back up scores nothing. Lay the gold card with an inkwell, front up.
    .refused = Choose the gold card with an inkwell and a glowing spot: your codex shows all that it asks for.
step-end-last = The last round. None of your cards scores now, but objectives will: two common ones and your secret one. See “so far” beside them, then lay any card.
    .right = You still show three plants or more: your secret objective scores 2. Now your rival has a last turn.
step-end-scores = The match is over, and secret objectives are shown. You have 21 points from cards and 2 from objectives: 23 to 17, you win! Equal totals would be decided by objectives.

## How a match begins

lesson-begin = How a match begins

step-begin-side = Every match begins here: choose which side of your starter card lies up. One has two symbols in its middle, the other a symbol in each corner.
    .front = Two symbols that nothing can ever cover, and four blank corners to build on.
    .back = Four symbols at once, but each corner you build on covers one.
step-begin-common = Say the front lies up. Two objectives are common: all may score them. One counts symbols. The other, with little cards, is a pattern to copy exactly; it is never turned.
step-begin-keep = Here are two more objectives: tap the one you keep. It is secret, and only you score it. Which goes better with the plants and fungi in your hand?
    .plants = Each set of three visible plants scores 2 points: simple, and your hand helps at once.
    .column = Two plant cards in a column and an insect card at the bottom left: 3 points for each exact copy. Harder, but it scores more.
step-begin-first = Now the turns begin. The first player is drawn by lot: here it is you. The rest you know: lay a card, take a card, and watch the corners.

## Five questions

lesson-understood = Five questions

step-understood-spent = You lay the gold card with a 3 at the top left of the red card. How many fungi does your codex then show?
    .two = Two
    .three = Three
    .none = None
    .why = Nothing is spent, but the gold card would cover one of the three fungi.
step-understood-shut = Look at your codex: where can no card ever go?
    .below = At the bottom right of the card with two fungi
    .above = At the top left of the card with two fungi
    .starter = At the bottom left of the starter card
    .why = The bottom right corner of that card is missing, so the spot beside it is shut for good.
step-understood-worth = You lay your gold card now, at the top left of the card with two fungi. What does it score?
    .two = 2 points
    .four = 4 points
    .none = Nothing
    .why = It scores two points for each corner it covers, and there it would cover only one.
step-understood-allowed = Which of these may you do now?
    .back = Lay the blue gold card back up
    .front = Lay the blue gold card front up
    .take = Take a card before you lay one
    .why = Front up it asks for three animals, and you show one; a back asks for nothing. You take a card only after you have laid one.
step-understood-last = You reach 21 points this turn. What comes next?
    .all = The round is finished, then everyone has one more turn
    .now = The match ends at once
    .rival = Only your rival has one more turn
    .why = All have the same number of turns. Then objectives are counted, and the highest total wins.

## The first match: when a question is asked for the first time

coach-choose_side = Symbols in the middle stay for good; symbols in corners are covered as you build.
    .advice = Advice: a side with four corners gives you more room.
    .when = opens
coach-choose_objective = Only you score it, at the end, each time it is fulfilled.
    .advice = Advice: keep the one that goes with the cards in your hand.
    .when = fits
coach-play_a_card = One card, front or back up, on a glowing spot.
    .advice = Advice: before you cover a symbol, see whether a gold card in your hand asks for it.
    .when = lacks ready
coach-take_a_card = One of the face-up cards, or the top card of a deck.
    .advice = Advice: a gold card whose resources you nearly show, or a resource card that completes them.
    .when = ready supplies lacks
