### The words of Codex Naturalis in English. Every key has its like in fr.ftl and it.ftl.

## What is counted

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The game

game-name = Codex Naturalis
game-tagline = Lay card over card, corner over corner, and let your codex grow in every direction.

## Moves: what one can choose

moves-start = Start with the { $face } up
moves-keep = Keep { $objective }
moves-place = Lay { $card }, { $face } up, at { $spot }
moves-pass = Pass: you have no open spot
moves-take = Take { $card }
moves-draw = Draw from the { $deck } deck

## Verbs: for the reader, and for others

has =
    { $you ->
        [yes] have
       *[no] has
    }

## Events: what happened

events-turned_up = { $card } was turned face up.
events-started = { $seat } started with { $card }, { $face } up.
events-got_hand = { $seat } took a hand: { $first }, { $second }, { $third }.
events-shared = Common objective: { $objective }.
events-got_objectives =
    { $you ->
        [yes] { $seat } were dealt { $one } and { $other }.
       *[no] { $seat } was dealt { $one } and { $other }.
    }
events-kept = { $seat } kept { $objective }.
events-goes_first =
    { $you ->
        [yes] { $seat } go first.
       *[no] { $seat } goes first.
    }
events-placed = { $seat } laid { $card }, { $face } up, at { $spot }: { points }.
events-passed = { $seat } had no open spot and passed.
events-took = { $seat } took { $card }.
events-drew = { $seat } drew { $card } from the { $deck } deck.
events-reached_twenty = { $seat } { has } { points }: the end of the game is triggered. Finish this round, then everyone plays once more.
events-nothing_left = No card is left to take: the end of the game is triggered. Finish this round, then everyone plays once more.
events-last_round = The last round begins: one more turn for everyone.
events-counted = { $seat }: { points } for { $objective }.

## Titles of the cards that show what happened

highlights-ending = The end is triggered
highlights-last_round = Last round

## Questions: .you is for the one who chooses, .others for those who wait

questions-choose_side =
    .you = Which side of { $card } do you start with?
    .others = { $seat } chooses a side of { $card }.
    .more = Symbols in the middle stay for good; those in corners are covered as you build. More corners leave more room.

questions-choose_objective =
    .you = Which objective do you keep? Only you will score it.
    .others = { $seat } chooses a secret objective.
    .more = It scores at the end, each time it is fulfilled. Keep the one that goes with the cards in your hand.

questions-play_a_card =
    .you =
        { $round ->
            [last] It is the last round: lay your last card.
           *[usual] Lay one of your cards.
        }
    .others =
        { $round ->
            [last] It is the last round: { $seat } lays a last card.
           *[usual] { $seat } lays a card.
        }
    .more = Choose a card, front or back up, then a spot that glows. Before you cover a symbol, see whether a gold card in your hand asks for it.

questions-take_a_card =
    .you =
        { $round ->
            [last] It is the last round: take a card to end your turn.
           *[usual] Take a card.
        }
    .others =
        { $round ->
            [last] It is the last round: { $seat } takes a card.
           *[usual] { $seat } takes a card.
        }
    .more = One of the face-up cards, or the top of a deck. Good: gold cards whose resources you nearly show, and resource cards that complete them.

## Refusals: why something is not offered

refusals-too_few = { $card } asks for { $needed } × { $symbol }; your codex shows { $visible }.
refusals-shut_spot = No card can go at { $spot }: a card beside it has no corner there.
refusals-no_spot = Your codex has no open spot left: you can only pass.
refusals-empty_deck = The { $deck } deck is empty.

## Parts of a score

parts-cards = cards
parts-common = common objectives
parts-secret = secret objective

## What breaks a tie

ties-objectives = more points from objectives

## Names: face

names-face-front = front
names-face-back = back

## Names: deck

names-deck-resource = resource
names-deck-gold = gold

## Names: symbol

names-symbol-fungi = fungi
names-symbol-plant = plant
names-symbol-animal = animal
names-symbol-insect = insect
names-symbol-quill = quill
names-symbol-inkwell = inkwell
names-symbol-manuscript = manuscript

## Names: objective

names-objective-hidden = an objective
names-objective-O01 = three fungi cards rising to the right (2 points per copy)
names-objective-O02 = three plant cards rising to the left (2 points per copy)
names-objective-O03 = three animal cards rising to the right (2 points per copy)
names-objective-O04 = three insect cards rising to the left (2 points per copy)
names-objective-O05 = two fungi cards in a column, a plant card at the bottom right (3 points per copy)
names-objective-O06 = two plant cards in a column, an insect card at the bottom left (3 points per copy)
names-objective-O07 = two animal cards in a column, a fungi card at the top right (3 points per copy)
names-objective-O08 = two insect cards in a column, an animal card at the top left (3 points per copy)
names-objective-O09 = three fungi symbols (2 points per set)
names-objective-O10 = three plant symbols (2 points per set)
names-objective-O11 = three animal symbols (2 points per set)
names-objective-O12 = three insect symbols (2 points per set)
names-objective-O13 = a quill, an inkwell and a manuscript (3 points per set)
names-objective-O14 = two manuscripts (2 points per set)
names-objective-O15 = two inkwells (2 points per set)
names-objective-O16 = two quills (2 points per set)

## Names: card

names-card-hidden = a card
names-card-R01 = R01 (fungi)
names-card-R02 = R02 (fungi)
names-card-R03 = R03 (fungi)
names-card-R04 = R04 (fungi)
names-card-R05 = R05 (fungi)
names-card-R06 = R06 (fungi)
names-card-R07 = R07 (fungi)
names-card-R08 = R08 (fungi)
names-card-R09 = R09 (fungi)
names-card-R10 = R10 (fungi)
names-card-R11 = R11 (plant)
names-card-R12 = R12 (plant)
names-card-R13 = R13 (plant)
names-card-R14 = R14 (plant)
names-card-R15 = R15 (plant)
names-card-R16 = R16 (plant)
names-card-R17 = R17 (plant)
names-card-R18 = R18 (plant)
names-card-R19 = R19 (plant)
names-card-R20 = R20 (plant)
names-card-R21 = R21 (animal)
names-card-R22 = R22 (animal)
names-card-R23 = R23 (animal)
names-card-R24 = R24 (animal)
names-card-R25 = R25 (animal)
names-card-R26 = R26 (animal)
names-card-R27 = R27 (animal)
names-card-R28 = R28 (animal)
names-card-R29 = R29 (animal)
names-card-R30 = R30 (animal)
names-card-R31 = R31 (insect)
names-card-R32 = R32 (insect)
names-card-R33 = R33 (insect)
names-card-R34 = R34 (insect)
names-card-R35 = R35 (insect)
names-card-R36 = R36 (insect)
names-card-R37 = R37 (insect)
names-card-R38 = R38 (insect)
names-card-R39 = R39 (insect)
names-card-R40 = R40 (insect)
names-card-G01 = G01 (gold, fungi)
names-card-G02 = G02 (gold, fungi)
names-card-G03 = G03 (gold, fungi)
names-card-G04 = G04 (gold, fungi)
names-card-G05 = G05 (gold, fungi)
names-card-G06 = G06 (gold, fungi)
names-card-G07 = G07 (gold, fungi)
names-card-G08 = G08 (gold, fungi)
names-card-G09 = G09 (gold, fungi)
names-card-G10 = G10 (gold, fungi)
names-card-G11 = G11 (gold, plant)
names-card-G12 = G12 (gold, plant)
names-card-G13 = G13 (gold, plant)
names-card-G14 = G14 (gold, plant)
names-card-G15 = G15 (gold, plant)
names-card-G16 = G16 (gold, plant)
names-card-G17 = G17 (gold, plant)
names-card-G18 = G18 (gold, plant)
names-card-G19 = G19 (gold, plant)
names-card-G20 = G20 (gold, plant)
names-card-G21 = G21 (gold, animal)
names-card-G22 = G22 (gold, animal)
names-card-G23 = G23 (gold, animal)
names-card-G24 = G24 (gold, animal)
names-card-G25 = G25 (gold, animal)
names-card-G26 = G26 (gold, animal)
names-card-G27 = G27 (gold, animal)
names-card-G28 = G28 (gold, animal)
names-card-G29 = G29 (gold, animal)
names-card-G30 = G30 (gold, animal)
names-card-G31 = G31 (gold, insect)
names-card-G32 = G32 (gold, insect)
names-card-G33 = G33 (gold, insect)
names-card-G34 = G34 (gold, insect)
names-card-G35 = G35 (gold, insect)
names-card-G36 = G36 (gold, insect)
names-card-G37 = G37 (gold, insect)
names-card-G38 = G38 (gold, insect)
names-card-G39 = G39 (gold, insect)
names-card-G40 = G40 (gold, insect)
names-card-S1 = S1 (starter)
names-card-S2 = S2 (starter)
names-card-S3 = S3 (starter)
names-card-S4 = S4 (starter)
names-card-S5 = S5 (starter)
names-card-S6 = S6 (starter)
names-card-R-fungi = a fungi resource card
names-card-R-plant = a plant resource card
names-card-R-animal = an animal resource card
names-card-R-insect = an insect resource card
names-card-G-fungi = a fungi gold card
names-card-G-plant = a plant gold card
names-card-G-animal = an animal gold card
names-card-G-insect = an insect gold card

## Reasons of bots: what a move changes

reasons-scores =
    { $points ->
        [one] +1 point.
       *[other] +{ $points } points.
    }
reasons-counts =
    { $points ->
        [one] +1 point
       *[other] +{ $points } points
    } at the end for an objective: { $objective }.
reasons-ready = { $card } has all it asks for, and can be laid next turn.
reasons-lacks =
    { $card } then lacks only { $count ->
        [one] 1 symbol
       *[other] { $count } symbols
    }.
reasons-begins = One card more completes an objective: { $objective }.
reasons-gathers = { $count } of { $needed } symbols for an objective: { $objective }.
reasons-supplies = { $card } lacks just this symbol: { $symbol }.
reasons-worth =
    { $points ->
        [one] +1 point
       *[other] +{ $points } points
    } when { $card } is laid front up.
reasons-fits =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in your hand can count for it: { $objective }.
reasons-shows =
    { $count ->
        [one] 1 more visible symbol
       *[other] { $count } more visible symbols
    }: { $symbol }.
reasons-opens =
    { $count ->
        [one] 1 more open spot
       *[other] { $count } more open spots
    }.

## Themes of puzzles: what decides

themes-points = Points
themes-objectives = Objectives
themes-payable = Gold cards in hand
themes-symbols = Visible symbols
themes-room = Room in the codex

## What exact puzzles ask

tasks-plan = You have { $turns } turns, nobody else moves, and you take face-up cards only. After which move can you have the most points, objectives included?
tasks-last = You lay { $turns } more cards and take face-up cards only. After which move can you have the most points, objectives included?
tasks-ending = The last round: you lay a card, then your rival does. After which move do you win, whatever cards and objective your rival holds?

## The rules in short, by paragraph

rules-1 = What is on the table
    .text =
        There are 40 resource cards, 40 gold cards, 6 starter cards and 16 objective cards.
        Resource and gold cards belong to one of four kingdoms: fungi, plant, animal or insect.
        A corner is either there, blank or with a symbol, or missing. Symbols are the four kingdoms (resources) and quill, inkwell and manuscript (objects).
        A symbol counts for as long as no card covers it.
        The back of every resource and gold card has four blank corners and its kingdom in the middle, where nothing can ever cover it.

rules-2 = The goal of the game
    .text =
        Score points while you lay cards, and more at the end with your objectives. The player with the most points wins.
        Growing often means covering your own symbols: that is part of the game. The first player to reach 20 points triggers the end of the game.

rules-3 = Setting up
    .text = Everything is dealt in the order of the six paragraphs that follow.

rules-3-1 = The score track
    .text = Everyone starts at 0 points. The track has no upper limit here.

rules-3-2 = The two decks
    .text = Resource cards and gold cards are shuffled apart, each into a face-down deck. Two cards of each are turned face up. The back of the top card of each deck can be seen, so its kingdom is known.

rules-3-3 = Starter and hand
    .text = You get a starter card at random and choose which side lies up; everyone chooses at the same time. Then you take two resource cards and one gold card from the decks.

rules-3-4 = Common objectives
    .text = Two objectives are turned up. At the end everyone may score them.

rules-3-5 = Secret objective
    .text = You are dealt two objectives and keep one, unseen by the others; everyone chooses at the same time. At the end only you score it.

rules-3-6 = First player
    .text = The first player is drawn by lot. Play then goes clockwise.

rules-4 = Your turn
    .text = First lay a card from your hand, then take a new one.

rules-4-1 = Lay a card
    .text = Choose one of your three cards and lay it upright in your codex, front or back up. If you have no open spot at all, you pass and take no card.

rules-4-1-1 = Where it may lie
    .text =
        The card must cover at least one corner of the cards that lie there, and may cover several, but only one of any single card.
        Every corner it would cover must be there: a missing corner shuts the spot for good.
        The corners of the card you lay do not matter.

rules-4-1-2 = What a gold card asks for
    .text = To lay a gold card front up, the resources it names must be visible in your codex before you lay it. They are not spent, and the card may even cover them. Laid back up, a card asks for nothing.

rules-4-1-3 = Points for the card
    .text = Points of a card laid front up are scored at once. A card laid back up scores nothing.

rules-4-2 = Take a card
    .text =
        Take one of the cards that lie face up, or the top card of a deck. A face-up card you took is replaced at once from its own deck; if that deck is empty, from the other one; if both are, its place stays empty.
        When nothing is left to take, you take nothing.

rules-5 = The end
    .text =
        The end of the game is triggered when a player has 20 points or more, or when there is no card left to take. Finish the round, so that all have had as many turns, and then everyone plays once more.
        If at the end of a round nobody has an open spot, the match ends there.
        Then all secret objectives are shown. Each player adds the points of the two common objectives and of their own. The highest total wins; if equal, more points from objectives; if still equal, the victory is shared.

rules-6 = The cards in detail
    .text =
        Resource cards score nothing or 1 point. Gold cards score 3 or 5 points; or 1 point for each object of the kind they show, their own included; or 2 points for each corner they cover. Objects you add later do not score again.
        Objectives with objects or resources score for each complete set that is visible. Objectives with a pattern score for each copy of it: kingdoms and directions must match exactly, and the pattern is never turned. Cards count with their kingdom whichever side is up; starter cards count in no pattern.
        For one objective each card can be used once only; the best way to use them is found for you.

## Which card values are published, and which are ours

cards-resource = Resource cards
    .published = The corners and points of all 40, from public lists of the cards, compared with each other.
    .ours = Nothing.

cards-gold = Gold cards
    .published = The corners, points and resources asked for of all 40, from the same lists.
    .ours = Nothing.

cards-starter = Starter cards
    .published = Both sides of all 6, from the same lists.
    .ours = Nothing.

cards-objective = Objective cards
    .published = The patterns, sets and points of all 16, from the same lists.
    .ours = Nothing.

## Examples of the rules, step by step

examples-corners = Two corners at once
    .step1 = Anna has a card at the upper left and one at the upper right of her starter card. The spot between them touches both.
    .step2 = Her gold card covers one corner of each. This one scores 2 points for each corner it covers: 4 points.

examples-gold = Three plants in sight
    .step1 = Bruno wants to lay a gold card that asks for three plants. All three must be visible before it lies there.
    .step2 = They are, so he lays it front up and has its 3 points at once. The plants are not spent.

examples-points = A point for each inkwell
    .step1 = Anna’s codex shows one inkwell. Her gold card scores 1 point for each inkwell, and has one itself.
    .step2 = Her own counts too: 2 points. Inkwells that come later add nothing to this card.
