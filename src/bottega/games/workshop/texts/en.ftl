### The words of The Workshop of Leonardo in English. Every key has its like in fr.ftl and it.ftl.

## What is counted

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## The game

game-name = The Workshop of Leonardo
game-tagline = Study, practise, and finish what the master left undone.

## Moves: what one can choose

moves-study = Study { $card }
moves-practise = Practise { $discipline } with { $card }
moves-visit = Play { $card } for a visit: { $effect }
moves-work = Play { $card } to work: { $work }
moves-teach = Put the Leonardo card under { $discipline }
moves-return = Put { $card } under the deck
moves-give = Give the fatigue card to { $to }
moves-tire = Give the fatigue card to hand { $hand }

## Verbs: for the reader, and for others

has =
    { $you ->
        [yes] have
       *[no] has
    }

## Events: what happened

events-arrived = New Leonardo card: { $effect }.
events-offered = Now in the middle: { $work }.
events-got_hand = { $seat } took a hand: { $one }, { $two }, { $three }, { $four }.
events-got_fatigue = The fatigue card goes to { $seat }.
events-round_began = Round { $round } begins with { $seat }.
events-studied = { $seat } studied with { $card }: { $discipline } is at level { $level }.
events-practised = { $seat } practised with { $card }: { $discipline } is at level { $level }.
events-visited = { $seat } played { $card } for a visit: { $effect }.
events-taught = { $seat } put the Leonardo card under { $discipline }: level { $level }.
events-worked = { $seat } played { $card } to work: { $work }.
events-drew = { $seat } drew { $card }.
events-looked = { $seat } looked at the top three cards of the deck: { $one }, { $two }, { $three }.
events-looked_at_two = { $seat } looked at the last two cards of the deck: { $one }, { $two }.
events-looked_at_one = { $seat } looked at the last card of the deck: { $one }.
events-returned = { $seat } put { $card } under the deck.
events-deck_empty = The deck is empty: this round is finished, then one more is played.
events-last_round = The last round: nobody draws any more.
events-scored =
    { $count ->
        [one] { $seat } { has } { points } with { $count } discipline in play.
       *[other] { $seat } { has } { points } with { $count } disciplines in play.
    }
events-hand_dealt = Hand { $hand } is dealt.
events-hand_began = Hand { $hand } begins.
events-hand_round = Round { $round }.
events-hand_plays = Hand { $hand } plays.
events-hand_tired = The fatigue card goes to hand { $hand }.
events-hand_scored = Hand { $hand } scored { points }.
events-reached_goal = { $seat } { has } { points } in all and needed { $goal }: this solitaire is won.
events-missed_goal = { $seat } { has } { points } in all and needed { $goal }: this solitaire is lost.

## Titles of the cards that show what happened

highlights-worked = Collected
highlights-ending = The deck is empty
highlights-last_round = Last round
highlights-scored = Points

## Questions: .you is for the one who chooses, .others for those who wait

questions-play_a_card =
    .you = Play a card: study above, or use its lower half.
    .others = { $seat } plays a card.
    .more = Each half says what it would bring. Then you draw a card.

questions-play_from_hand =
    .you = Hand { $hand }: play a card, for its upper or lower half.
    .others = { $seat } plays a card of hand { $hand }.
    .more = Each half says what it would bring. Then this hand draws from its own pile.

questions-play_looked =
    .you = Play one of these cards, for either half.
    .others = { $seat } plays one of the cards just looked at.
    .more = You can play it as a card of your hand, even for another visit. The others go under the deck.

questions-teach_discipline =
    .you = Under which column does the Leonardo card go?
    .others = { $seat } chooses a discipline for the Leonardo card.
    .more = It counts like a practice card. Each column shows the level it would have.

questions-return_card =
    .you = Which card goes under the deck first?
    .others = { $seat } puts cards back under the deck.
    .more = The next one will lie below it. Only you know them.

questions-give_fatigue =
    .you = Who gets the fatigue card?
    .others = { $seat } decides who gets the fatigue card.
    .more = These players are tied for the most cards collected. The one who gets it plays last.

## Refusals: why something is not offered

refusals-no_card_for = None of these cards is for { $action }.
refusals-not_shown = This card does not show { $discipline }: { $card }.
refusals-no_column = You have no { $discipline } in play: study it first.
refusals-no_leonardo = No Leonardo card is left in the middle for now.
refusals-nothing_to_teach = Not yet: { $effect }. You have no discipline in play to put the card under.
refusals-no_work = No patron and no unfinished work is left in the middle for now.
refusals-too_low = { $work } asks for { $discipline } at level { $needed }; yours is at { $level }.
refusals-less_tired = { $to } has collected only { cards }: another player has more.
refusals-rested = { $to } is rested and can never have the fatigue card.
refusals-hand_less_tired = Hand { $hand } has collected only { cards }: another has more.
refusals-hand_rested = Hand { $hand } is rested and can never have the fatigue card.
refusals-no_tired_seat = The fatigue card can only begin at the seat of one of at least two players.
refusals-only_alone = One hand after another is for a person alone.

## Parts of a score

parts-disciplines = disciplines
parts-high_levels = high levels
parts-all_six = all six
parts-leonardo = Leonardo cards
parts-patrons = patrons
parts-unfinished = unfinished works
parts-hand_1 = hand 1
parts-hand_2 = hand 2
parts-hand_3 = hand 3
parts-hand_4 = hand 4

## What breaks a tie

ties-disciplines = more disciplines in play

## Options and their values

options-practice = Practice cards
    .about = Whether the two symbols of a practice card are two disciplines, of which you choose one, or the same discipline twice. The rulebook can be read both ways.

options-practice-two = two disciplines, choose one
options-practice-one = one discipline, shown twice

options-solitaire = Solitaire
    .about = How one person plays four hands. With more players it changes nothing and must stay as it is.

options-solitaire-rotation = four hands in turn, each with a quarter of the deck
options-solitaire-sequence = four hands one after another

options-tired = Fatigue card
    .about = Who has it at first. If you play again, it is the seat that won the match before; otherwise a lot decides.

options-tired-lot = by lot
options-tired-1 = the first seat
options-tired-2 = the second seat
options-tired-3 = the third seat
options-tired-4 = the fourth seat
options-tired-5 = the fifth seat

## Words of the picture in the terminal

terminal-deck = Deck: { $deck } · discarded: { $discarded }
terminal-deck_alone = Pile of this hand: { $deck } · discarded: { $discarded }
terminal-last = last round
terminal-leonardo = Leonardo
terminal-patrons = Patrons
terminal-unfinished = Unfinished works
terminal-gone = –
terminal-points = { $points } pt
terminal-your_hand = Your hand
terminal-hand = Hand { $hand }
terminal-looked = Revealed to you
terminal-cards = in hand: { $count }
terminal-known = you know { $cards }
terminal-held = in hand at the end: { $cards }
terminal-under = Under the deck, the upper one first: { $cards }
terminal-gathered = has { $cards }
terminal-rested = rested
terminal-total = { $points } pt so far
terminal-sum = All hands: { $points } of { $goal } pt
terminal-any = any discipline
terminal-visit = visit
terminal-work = work
terminal-legend = ▪ study card · ↻ practice or lesson · then the level · ☾ fatigue card · ▶ whose turn it is

## Names: action

names-action-practice = practice
names-action-visit = a visit
names-action-work = work

## Names: discipline

names-discipline-painting = painting
names-discipline-letters = letters
names-discipline-architecture = architecture
names-discipline-engineering = engineering
names-discipline-physics = physics
names-discipline-biology = biology

## Names: effect

names-effect-victory_points = 3 points at the end
names-effect-practice = 2 levels for a discipline in play
names-effect-draw_two = 2 more cards
names-effect-draw_one_rested = 1 more card and rest
names-effect-look_and_play = look at 3 cards and play 1

## Names: design

names-design-adorazione_magi = Adoration of the Magi
names-design-macchina_volante = Flying Machine
names-design-monumento_sforza = Equestrian Monument to Francesco Sforza
names-design-ponte_bosforo = Bridge over the Bosphorus

## Names: work

names-work-dama_ermellino = Lady with an Ermine
names-work-battaglia_anghiari = Battle of Anghiari
names-work-bombarda = Bombard
names-work-carro_armato = Armoured Car
names-work-chiesa_pianta_centrale = Centrally Planned Church
names-work-codice_atlantico = Codex Atlanticus
names-work-luce_cinerea = Earthshine
names-work-mulino_ad_acqua = Water Mill
names-work-studi_anatomici = Anatomical Studies
names-work-studio_fossili = Study of Fossils
names-work-trattato_architettura = Treatise on Architecture
names-work-trattato_uccelli = Treatise on Birds
names-work-adorazione_magi_1 = Adoration of the Magi I
names-work-adorazione_magi_2 = Adoration of the Magi II
names-work-adorazione_magi_3 = Adoration of the Magi III
names-work-macchina_volante_1 = Flying Machine I
names-work-macchina_volante_2 = Flying Machine II
names-work-macchina_volante_3 = Flying Machine III
names-work-monumento_sforza_1 = Equestrian Monument I
names-work-monumento_sforza_2 = Equestrian Monument II
names-work-monumento_sforza_3 = Equestrian Monument III
names-work-ponte_bosforo_1 = Bridge over the Bosphorus I
names-work-ponte_bosforo_2 = Bridge over the Bosphorus II
names-work-ponte_bosforo_3 = Bridge over the Bosphorus III

## Names: card

names-card-hidden = a card
names-card-painting-visit = painting (visit)
names-card-painting-work = painting (work)
names-card-painting-any = painting (practice: any)
names-card-painting-painting = painting (practice: painting)
names-card-painting-letters = painting (practice: letters)
names-card-painting-architecture = painting (practice: architecture)
names-card-painting-engineering = painting (practice: engineering)
names-card-painting-physics = painting (practice: physics)
names-card-painting-biology = painting (practice: biology)
names-card-painting-painting-letters = painting (practice: painting or letters)
names-card-painting-painting-architecture = painting (practice: painting or architecture)
names-card-painting-painting-engineering = painting (practice: painting or engineering)
names-card-painting-painting-physics = painting (practice: painting or physics)
names-card-painting-painting-biology = painting (practice: painting or biology)
names-card-painting-letters-architecture = painting (practice: letters or architecture)
names-card-painting-letters-engineering = painting (practice: letters or engineering)
names-card-painting-letters-physics = painting (practice: letters or physics)
names-card-painting-letters-biology = painting (practice: letters or biology)
names-card-painting-architecture-engineering = painting (practice: architecture or engineering)
names-card-painting-architecture-physics = painting (practice: architecture or physics)
names-card-painting-architecture-biology = painting (practice: architecture or biology)
names-card-painting-engineering-physics = painting (practice: engineering or physics)
names-card-painting-engineering-biology = painting (practice: engineering or biology)
names-card-painting-physics-biology = painting (practice: physics or biology)
names-card-letters-visit = letters (visit)
names-card-letters-work = letters (work)
names-card-letters-any = letters (practice: any)
names-card-letters-painting = letters (practice: painting)
names-card-letters-letters = letters (practice: letters)
names-card-letters-architecture = letters (practice: architecture)
names-card-letters-engineering = letters (practice: engineering)
names-card-letters-physics = letters (practice: physics)
names-card-letters-biology = letters (practice: biology)
names-card-letters-painting-letters = letters (practice: painting or letters)
names-card-letters-painting-architecture = letters (practice: painting or architecture)
names-card-letters-painting-engineering = letters (practice: painting or engineering)
names-card-letters-painting-physics = letters (practice: painting or physics)
names-card-letters-painting-biology = letters (practice: painting or biology)
names-card-letters-letters-architecture = letters (practice: letters or architecture)
names-card-letters-letters-engineering = letters (practice: letters or engineering)
names-card-letters-letters-physics = letters (practice: letters or physics)
names-card-letters-letters-biology = letters (practice: letters or biology)
names-card-letters-architecture-engineering = letters (practice: architecture or engineering)
names-card-letters-architecture-physics = letters (practice: architecture or physics)
names-card-letters-architecture-biology = letters (practice: architecture or biology)
names-card-letters-engineering-physics = letters (practice: engineering or physics)
names-card-letters-engineering-biology = letters (practice: engineering or biology)
names-card-letters-physics-biology = letters (practice: physics or biology)
names-card-architecture-visit = architecture (visit)
names-card-architecture-work = architecture (work)
names-card-architecture-any = architecture (practice: any)
names-card-architecture-painting = architecture (practice: painting)
names-card-architecture-letters = architecture (practice: letters)
names-card-architecture-architecture = architecture (practice: architecture)
names-card-architecture-engineering = architecture (practice: engineering)
names-card-architecture-physics = architecture (practice: physics)
names-card-architecture-biology = architecture (practice: biology)
names-card-architecture-painting-letters = architecture (practice: painting or letters)
names-card-architecture-painting-architecture = architecture (practice: painting or architecture)
names-card-architecture-painting-engineering = architecture (practice: painting or engineering)
names-card-architecture-painting-physics = architecture (practice: painting or physics)
names-card-architecture-painting-biology = architecture (practice: painting or biology)
names-card-architecture-letters-architecture = architecture (practice: letters or architecture)
names-card-architecture-letters-engineering = architecture (practice: letters or engineering)
names-card-architecture-letters-physics = architecture (practice: letters or physics)
names-card-architecture-letters-biology = architecture (practice: letters or biology)
names-card-architecture-architecture-engineering = architecture (practice: architecture or engineering)
names-card-architecture-architecture-physics = architecture (practice: architecture or physics)
names-card-architecture-architecture-biology = architecture (practice: architecture or biology)
names-card-architecture-engineering-physics = architecture (practice: engineering or physics)
names-card-architecture-engineering-biology = architecture (practice: engineering or biology)
names-card-architecture-physics-biology = architecture (practice: physics or biology)
names-card-engineering-visit = engineering (visit)
names-card-engineering-work = engineering (work)
names-card-engineering-any = engineering (practice: any)
names-card-engineering-painting = engineering (practice: painting)
names-card-engineering-letters = engineering (practice: letters)
names-card-engineering-architecture = engineering (practice: architecture)
names-card-engineering-engineering = engineering (practice: engineering)
names-card-engineering-physics = engineering (practice: physics)
names-card-engineering-biology = engineering (practice: biology)
names-card-engineering-painting-letters = engineering (practice: painting or letters)
names-card-engineering-painting-architecture = engineering (practice: painting or architecture)
names-card-engineering-painting-engineering = engineering (practice: painting or engineering)
names-card-engineering-painting-physics = engineering (practice: painting or physics)
names-card-engineering-painting-biology = engineering (practice: painting or biology)
names-card-engineering-letters-architecture = engineering (practice: letters or architecture)
names-card-engineering-letters-engineering = engineering (practice: letters or engineering)
names-card-engineering-letters-physics = engineering (practice: letters or physics)
names-card-engineering-letters-biology = engineering (practice: letters or biology)
names-card-engineering-architecture-engineering = engineering (practice: architecture or engineering)
names-card-engineering-architecture-physics = engineering (practice: architecture or physics)
names-card-engineering-architecture-biology = engineering (practice: architecture or biology)
names-card-engineering-engineering-physics = engineering (practice: engineering or physics)
names-card-engineering-engineering-biology = engineering (practice: engineering or biology)
names-card-engineering-physics-biology = engineering (practice: physics or biology)
names-card-physics-visit = physics (visit)
names-card-physics-work = physics (work)
names-card-physics-any = physics (practice: any)
names-card-physics-painting = physics (practice: painting)
names-card-physics-letters = physics (practice: letters)
names-card-physics-architecture = physics (practice: architecture)
names-card-physics-engineering = physics (practice: engineering)
names-card-physics-physics = physics (practice: physics)
names-card-physics-biology = physics (practice: biology)
names-card-physics-painting-letters = physics (practice: painting or letters)
names-card-physics-painting-architecture = physics (practice: painting or architecture)
names-card-physics-painting-engineering = physics (practice: painting or engineering)
names-card-physics-painting-physics = physics (practice: painting or physics)
names-card-physics-painting-biology = physics (practice: painting or biology)
names-card-physics-letters-architecture = physics (practice: letters or architecture)
names-card-physics-letters-engineering = physics (practice: letters or engineering)
names-card-physics-letters-physics = physics (practice: letters or physics)
names-card-physics-letters-biology = physics (practice: letters or biology)
names-card-physics-architecture-engineering = physics (practice: architecture or engineering)
names-card-physics-architecture-physics = physics (practice: architecture or physics)
names-card-physics-architecture-biology = physics (practice: architecture or biology)
names-card-physics-engineering-physics = physics (practice: engineering or physics)
names-card-physics-engineering-biology = physics (practice: engineering or biology)
names-card-physics-physics-biology = physics (practice: physics or biology)
names-card-biology-visit = biology (visit)
names-card-biology-work = biology (work)
names-card-biology-any = biology (practice: any)
names-card-biology-painting = biology (practice: painting)
names-card-biology-letters = biology (practice: letters)
names-card-biology-architecture = biology (practice: architecture)
names-card-biology-engineering = biology (practice: engineering)
names-card-biology-physics = biology (practice: physics)
names-card-biology-biology = biology (practice: biology)
names-card-biology-painting-letters = biology (practice: painting or letters)
names-card-biology-painting-architecture = biology (practice: painting or architecture)
names-card-biology-painting-engineering = biology (practice: painting or engineering)
names-card-biology-painting-physics = biology (practice: painting or physics)
names-card-biology-painting-biology = biology (practice: painting or biology)
names-card-biology-letters-architecture = biology (practice: letters or architecture)
names-card-biology-letters-engineering = biology (practice: letters or engineering)
names-card-biology-letters-physics = biology (practice: letters or physics)
names-card-biology-letters-biology = biology (practice: letters or biology)
names-card-biology-architecture-engineering = biology (practice: architecture or engineering)
names-card-biology-architecture-physics = biology (practice: architecture or physics)
names-card-biology-architecture-biology = biology (practice: architecture or biology)
names-card-biology-engineering-physics = biology (practice: engineering or physics)
names-card-biology-engineering-biology = biology (practice: engineering or biology)
names-card-biology-physics-biology = biology (practice: physics or biology)

## Reasons of bots: what a move changes

reasons-collects =
    { $work } is collected: { $points ->
        [one] +1 point
       *[other] +{ $points } points
    } at the end.
reasons-scores =
    { $points ->
        [one] +1 point
       *[other] +{ $points } points
    } at the end.
reasons-reaches =
    { $work } is within reach: { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }.
reasons-lacks =
    { $work } then lacks { $count ->
        [one] 1 level
       *[other] { $count } levels
    }.
reasons-raises = Level { $level } in { $discipline }.
reasons-draws = { $count } cards in hand.

## Themes of puzzles: what decides

themes-disciplines = New disciplines
themes-mastery = Disciplines at level four
themes-gifts = Leonardo’s cards
themes-finished = Patrons and unfinished works
themes-levels = Levels
themes-works = Patrons and unfinished works within reach
themes-cards = Cards in hand

## What exact puzzles ask

tasks-plan = You have { $turns } turns, nobody else moves, and no card is drawn or turned up. After which move can you have the most points?
tasks-last = The last turn of the match is yours. After which move do you have the most points?
tasks-ending = The last round. After which move do you win, whatever cards your rival holds?

## What stands beside a sign that has no other name

labels-discipline-any = any discipline
labels-piece-fatigue = fatigue card
labels-piece-rested = rested

## The rules in short, by paragraph

rules-1 = The cards
    .text = There are 72 apprentices, 11 Leonardo cards, 12 patrons, 12 unfinished works and one fatigue card.

rules-1-1 = Apprentices
    .text = The upper half of each is a discipline to study: painting, letters, architecture, engineering, physics or biology. The lower half is for practice, for a visit or for work. A card for practice shows the disciplines it can serve, or serves any.

rules-1-2 = Leonardo cards
    .text = They come with a visit and have five different effects (§5).

rules-1-3 = Patrons
    .text = Each asks for levels in one or two disciplines and is worth its points at the end.

rules-1-4 = Unfinished works
    .text = There are four designs, three cards of each. They ask for less; what they are worth depends on how many of one design you have: 2, 6 or 12 points for one, two or three.

rules-2 = Setting up
    .text = Everything is shuffled and dealt in the order of the four paragraphs that follow.

rules-2-1 = The deck
    .text = Five players use all 72 apprentices, four use 64, three 48, two 32. The others are removed unseen.

rules-2-2 = The middle
    .text = Three Leonardo cards, three patrons and three unfinished works are turned face up. Their piles lie beside them, face down.

rules-2-3 = Hands
    .text = Everyone draws four apprentices. Hands are secret; what lies on the table is open.

rules-2-4 = The fatigue card
    .text = A random player starts with it; if you play again, the winner of the match before does.

rules-3 = Rounds
    .text = The player to the left of the fatigue card begins, and play goes clockwise; so the player who holds it plays last. When all have had their turn, maintenance follows (§6).

rules-4 = Your turn
    .text = Play one card of your hand, for its upper or its lower half, then draw one. You cannot pass: studying is always possible.

rules-4-1 = Study
    .text = Lay the card in your area, in the column of its discipline; the first one begins a column. The level of a discipline is the number of its study cards and two more for each practice card under it.

rules-4-2 = Practice
    .text = Turn the card and put it under a column that you have in play and that the card shows; a card for any discipline goes under any column. The level rises by 2.

rules-4-3 = Leonardo’s visit
    .text = Discard the card, take one of the Leonardo cards from the middle into your area and do what it says. Without a Leonardo card in the middle there is no visit.

rules-4-4 = Work
    .text = Discard the card and take a patron or an unfinished work from the middle. Your levels must reach everything it asks for. They are not spent: the same levels serve again.

rules-4-5 = Draw
    .text = Then draw one card, whatever you played, as long as the deck has one. Discarded cards never come back.

rules-5 = What Leonardo brings
    .text = There are five effects. They add up, and every Leonardo card counts for fatigue.

rules-5-1 = Points
    .text = Three points at the end.

rules-5-2 = A lesson
    .text = The card itself goes under one of your columns, like a practice card for any discipline: 2 levels. Without a discipline in play you cannot choose it.

rules-5-3 = Two cards
    .text = Draw two cards at once: your hand stays that much larger. If the deck is short, draw what is there.

rules-5-4 = One card and rest
    .text = Draw one card at once. From now on you can never have the fatigue card; if you hold it, you hand it on at the next maintenance.

rules-5-5 = Look and play
    .text =
        Look at the top three cards of the deck, or as many as there are, and play one of them at once in any way you could play it from your hand, even for another visit.
        Then the others go under the deck in an order of your choice. With an empty deck nothing happens.

rules-6 = Maintenance
    .text = After each round but the last, the middle is filled up and the fatigue card may change hands.

rules-6-1 = New cards in the middle
    .text = Only now are the cards replaced that were taken during the round, as long as their piles last.

rules-6-2 = Who is tired
    .text =
        Leonardo cards, patrons and unfinished works are counted together. The fatigue card goes to the player who has collected the most, if that is more than its holder has; among equals its holder chooses. If nobody has more, it stays.
        Rested players are left out. A rested holder gives it to the player who has collected the most among the others, even with fewer cards than the holder; if all are rested, it stays.

rules-7 = The end
    .text = The deck runs out, one more round is played, and points are counted.

rules-7-1 = The last round
    .text = When the deck is empty at the end of a turn, this round is finished without drawing, maintenance follows, and then one last round is played. Cards that were put back under the deck must be drawn first.

rules-7-2 = Points
    .text = 2 points for each discipline in play, 3 more for each at level 4 or above, 3 for having all six. To these are added the points of Leonardo cards, patrons and unfinished works. Cards left in hand score nothing.

rules-7-3 = Who wins
    .text = Most points win; if equal, more disciplines in play; if still equal, the victory is shared.

rules-8 = Solitaire
    .text = One person plays four hands with 64 apprentices; 8 are removed unseen. There are two ways to play it, and each hand has an area of its own.

rules-8-1 = In rotation
    .text = The deck is divided into four piles of 16 cards, one for each hand, which draws its first 4 and all others from it. Otherwise everything is as in a game of four, the fatigue card included. A hand whose pile is empty plays on without drawing; the end of the game is triggered when all four piles are empty.

rules-8-2 = One after another
    .text = Each hand has a pile of 16 cards, of which it draws 4 to begin with, and is played to its end before the next one begins. Maintenance follows each turn. The middle carries over from hand to hand. There is no fatigue card, and rest means nothing.

rules-8-3 = The goal
    .text = The points of the four hands are added. With 130 or more the solitaire is won.

## Which card values are published, and which are ours

cards-apprentices = Apprentices
    .published = 72 cards; six disciplines above; practice, visit or work below; practice adds 2 levels.
    .ours = Which halves share a card, and how often.

cards-leonardo = Leonardo cards
    .published = 11 cards, five effects with their numbers.
    .ours = How many there are of each effect: 2, 3, 2, 2, 2.

cards-patrons = Patrons
    .published = 12 cards and their Italian names.
    .ours = What each asks for, and its points.

cards-unfinished = Unfinished works
    .published = 12 cards, four designs with their Italian names; a set is worth 2 to 12 points.
    .ours = Three of each design, what each asks for, and 6 points for two.

## Examples of the rules, step by step

examples-levels = Practice adds two levels
    .step1 = Bruno has studied engineering once: level 1.
    .step2 = He puts a practice card under the column, one that shows engineering. The level rises by 2, to 3.

examples-patron = The levels are not spent
    .step1 = Carla’s levels reach what an unfinished work in the middle asks for.
    .step2 = She discards a card for work and takes it. Her columns stay as they are.

examples-fatigue = Who is tired
    .step1 = Anna was visited by Leonardo: with one card collected, she has more than the others.
    .step2 = At the end of the round the fatigue card goes to her. She plays last in the next one.
