### The words of Leonardo da Vinci in English. Every key has its like in fr.ftl and it.ftl.

## What is counted

apprentices =
    { $count ->
        [one] { $count } apprentice
       *[other] { $count } apprentices
    }
florins =
    { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }
components =
    { $count ->
        [one] { $count } component
       *[other] { $count } components
    }

## The game

game-name = Leonardo da Vinci
game-tagline = Send out your workers, fill your laboratories and invent before the others do.

## Moves: what one can choose

moves-favour = Take { $favour }
moves-pick = Take a component: { $component }
moves-start = Start { $invention } in the { $lab }
moves-stop = Stop the work in the { $lab }
moves-done = Done
moves-send = Send { apprentices } to the { $place }
moves-master = Send the master to the { $place }
moves-call = Take { apprentices } from the small laboratory, the rest from the large one
moves-pass = Pass for the rest of the phase
moves-give = Give Leonardo to { $to }
moves-choose = Choose space { $space }
moves-shift = Move one apprentice of { $whose }: { $origin } → { $target }
moves-stay = Move nobody
moves-worker = The one in place { $at }
moves-order = From the top: { $one }, { $two }, { $three }, { $four }
moves-buy = Take { $good }
moves-decline = Decline
moves-auction = Begin with the auction for { $invention }
moves-bid = Bid { florins }
moves-reveal = Reveal the work in the { $lab }

## Verbs: for the reader, and for others

has =
    { $you ->
        [yes] have
       *[no] has
    }

## Events: what happened

events-requested = New request: { $invention }.
events-boxed = Out of the game: { $invention }.
events-got_component = { $seat } took a component: { $component }.
events-was_dealt =
    { $you ->
        [yes] { $seat } were dealt a component: { $component }.
       *[no] { $seat } was dealt a component: { $component }.
    }
events-took_favour = { $seat } took a favour: { $favour }.
events-turn_began = Turn { $turn } begins. Leonardo is with { $seat }.
events-last_turn = Turn { $turn } is the last.
events-started = { $seat } started { $invention } in the { $lab }.
events-stopped = { $seat } stopped { $invention } in the { $lab }.
events-sent = { $seat } sent { apprentices } to the { $place }.
events-sent_master = { $seat } sent the master to the { $place }.
events-called = { $seat } called { apprentices } from the { $lab }.
events-called_master = { $seat } called the master from the { $lab }.
events-passed = { $seat } passed.
events-left_out = Everyone is at the Council: no privilege for { $seat }, last in rank.
events-gave_leonardo = { $seat } chose who holds Leonardo: { $to }.
events-leonardo_passed = Leonardo goes to { $to }.
events-chose_space = { $seat } chose space { $space }.
events-declined = { $seat } declined the offer at the { $place }.
events-could_not_pay = { $seat } could not pay { florins } at the { $place }.
events-could_not_use = { $seat } had nothing to gain at the { $place }.
events-shifted = { $seat } moved an apprentice ({ $whose }) from the { $origin } to the { $target }.
events-stayed = { $seat } moved nobody.
events-took_florins = { $seat } took { florins } at the Council.
events-looked = Top of the deck, shown to { $seat } alone: { $one }, { $two }, { $three }, { $four }.
events-ordered = { $seat } put the inventions back on the deck in a new order.
events-paid = { $seat } paid { florins } to the bank.
events-bought = { $seat } took { $good } at the { $place } for { florins }.
events-got_free = { $seat } took { $good } at the { $place } for free.
events-worked =
    { $count ->
        [one] { $seat }: the { $lab } has reached { $count } week.
       *[other] { $seat }: the { $lab } has reached { $count } weeks.
    }
events-none_revealed = No invention is revealed.
events-revealed_none = { $seat } { has } no invention to reveal.
events-completed = { $seat } completed { $invention } in the { $lab }: { florins }.
events-owned =
    { $you ->
        [yes] { $seat } keep the card of { $invention }.
       *[no] { $seat } keeps the card of { $invention }.
    }
events-showed =
    { $you ->
        [yes] { $seat } are also making { $invention } in the { $lab }, and show it.
       *[no] { $seat } is also making { $invention } in the { $lab }, and shows it.
    }
events-auctioned = Several completed { $invention }: they bid for the card.
events-bid_shown = { $seat } bid { florins } for { $invention }.
events-unclaimed = Nobody bid a florin for { $invention }: the card leaves the game.
events-diversity =
    { $count ->
        [one] { $seat } received { florins } for { $count } type of invention.
       *[other] { $seat } received { florins } for { $count } types of invention.
    }
events-showed_florins = { $seat } showed { florins }.

## Titles of the cards that show what happened

highlights-completed = Inventions completed
highlights-auction = Auction
highlights-last_turn = Last turn

## Questions: .you is for the one who chooses, .others for those who wait

questions-take_favour =
    .you = Which favour do you take?
    .others = { $seat } chooses a favour.
    .more = Florins, components, an apprentice or an improvement. An apprentice works in all nine turns: take one early.

questions-take_half_favour =
    .you = Which half favour do you take?
    .others = { $seat } chooses half a favour.
    .more = One component or two florins, before the favours. A component that you need saves a visit to a shop.

questions-pick_component =
    .you = Choose a component ({ $count } left)
    .others = { $seat } has { components } to choose.
    .more = Any kind that a shop still has. Look at the requested inventions and count what you lack.

questions-start_work =
    .you = Start or stop inventions in secret.
    .others = { $seat } starts or stops inventions.
    .more = Each idle laboratory can start one invention whose exact components you have in hand. An idle laboratory earns nothing. If you stop one, you get its components back but lose its weeks.

questions-assign_workers =
    .you = Send workers to your laboratories first.
    .others = { $seat } sends workers to the laboratories.
    .more = Nobody goes to the city yet, and nobody can join a laboratory later in this turn. Give what finishes an invention now.

questions-place_workers =
    .you = Send apprentices or your master, or pass.
    .others = { $seat } sends workers or passes.
    .more = One place at a time. In a laboratory an apprentice works one week, the master two: count the weeks it still needs before you go to the city. The first in rank in an area is served first.

questions-place_or_call =
    .you = Send workers to the city, or pass.
    .others = { $seat } sends workers to the city or passes.
    .more = Once nobody is free, workers come from your laboratories. Those who stay there do the work.

questions-call_apprentices =
    .you = How many of { apprentices } from the small laboratory?
    .others = { $seat } calls { apprentices } from the laboratories.
    .more = They must come from your laboratories; the rest are taken from the large one.

questions-give_leonardo =
    .you = Who takes Leonardo?
    .others = { $seat } decides who takes Leonardo.
    .more = Leonardo’s holder goes first from now on and wins tied bids. Take him yourself, unless you want to decide last.

questions-choose_privilege =
    .you = Choose a space of the Council, or decline.
    .others = { $seat } chooses a space of the Council.
    .more = 1 moves an apprentice, 2 gives florins, 3 shows the next four inventions, 4 gives a component. Take what you lack.

questions-shift_apprentice =
    .you = Which apprentice do you move, and where?
    .others = { $seat } may move an apprentice.
    .more = He goes to another area, but not to the Council. With him you can break a tie there.

questions-which_apprentice =
    .you = Which apprentice ({ $whose }) do you move?
    .others = { $seat } chooses an apprentice ({ $whose }) in the line at the { $origin }.
    .more = Several stand in line: { $origin }. Places count from the arrow.

questions-order_deck =
    .you = In which order do the inventions go back?
    .others = { $seat } looks at the top of the deck and puts it in order.
    .more = Only you see them. The first you tap will lie on top of the deck and come next: put on top what you can make.

questions-buy_good =
    .you =
        { $florins ->
            [0] Take something for free at the { $place }?
            [one] Buy at the { $place } for { florins }?
           *[other] Buy at the { $place } for { florins }?
        }
    .others = { $seat } may buy at the { $place } for { florins }.
    .more = The price rises with each sale. If you decline, your workers go home. Take what is free; weigh the rest.

questions-order_auctions =
    .you = You bid in two auctions. Which one comes first?
    .others = { $seat } decides which auction comes first.
    .more = Begin with the card you want more, while you have most florins.

questions-make_bid =
    .you = How much do you bid for { $invention }?
    .others = { $seat } bids in secret for { $invention }.
    .more = The highest bidder pays and takes the card; with equal bids, the player nearest to Leonardo. A card saves two weeks for each further invention of its type.

questions-reveal_work =
    .you = Reveal a finished invention, if you have one.
    .others = { $seat } looks for finished inventions.
    .more = The first to reveal an invention has the card and the higher amount. Reveal first what others may have too.

## Refusals: why something is not offered

refusals-favour_limit = You have taken this kind of favour as often as allowed ({ $count } ×): { $favour }.
refusals-no_large_lab = Not yet possible: { $favour }. Take that laboratory first.
refusals-no_free_man_place = Not yet possible: { $favour }. No free place is meant for him: the small laboratory has one when it has 5 places, the large one two when it has 6.
refusals-already_done = You have this already: { $favour }.
refusals-component_limit = With this favour you may take at most { $count } × { $component }.
refusals-lab_busy = An invention is under way in the { $lab }.
refusals-components_missing = { $invention } asks for { $needed } × { $component }; you have { $held } in hand.
refusals-completed_by_another = { $invention } has been completed: nobody can start it any more.
refusals-same_in_other_lab = You are already making { $invention }.
refusals-already_sent = You have sent apprentices to the { $place } in this phase; no others can follow.
refusals-no_free_place = No place is free in the { $place }.
refusals-lab_not_taken = You do not have the { $lab } yet.
refusals-lab_not_working = No invention is under way in the { $place }: workers have nothing to do there.
refusals-master_sent = Your master is already at work this turn.
refusals-city_closed = In turns 8 and 9 nobody goes to the { $place }: only laboratories at work take workers.
refusals-labs_assigned = Nobody goes to the { $place } in this phase: laboratories were given their workers at the start of the turn.
refusals-space_taken = Space { $space } is already taken.
refusals-no_components_left = Space { $space } has nothing to give: no component is left in the shops.
refusals-not_enough_florins = That costs { florins }; you have { $held }.
refusals-good_busy = Not now: { $good }. A laboratory cannot be changed while an invention is under way in it.
refusals-good_not_yet = Not possible yet: { $good }. Take that laboratory first, or turn it to 5 or 6 places.
refusals-good_useless = Of no use to you now: { $good }.

## Parts of a score

parts-florins = florins
parts-diversity = diversity
parts-inventions = inventions

## What breaks a tie

ties-completed = more inventions completed
ties-gold = more gold inventions
ties-silver = more silver inventions
ties-copper = more copper inventions
ties-bronze = more bronze inventions
ties-florins = more florins

## Groups of options

option_groups-start = Setting up
option_groups-city = In the city
option_groups-council = At the Council
option_groups-inventions = Inventions
option_groups-scoring = Scoring

## Options and their values

options-start = Start
    .about = Every player has a different starting set, or all have the same and choose favours in a turn 0.

options-start-beginner = for beginners: sets a to e
options-start-expert = for experts: turn 0 with favours

options-ranks = Inventions 8 and 13
    .about = Which of the two is silver and which is copper: the printed example and the numbering of the cards disagree.

options-ranks-example = as in the printed example: 8 silver, 13 copper
options-ranks-number = by number: 8 copper, 13 silver

options-random_component = A component by lot
    .about = Before anything else, every player is dealt one component at random, face up.

options-half_favour = Half a favour
    .about = With five players, everyone takes one component or two florins before the favours.

options-new_favours = New favours
    .about = In turn 0 a favour gives two components instead of four, improvements bring none, and each player may take only one improvement.

options-staged_deck = Staged deck
    .about = Inventions come up from bronze to gold with little overlap, and five are requested, however many play.

options-stocks = Florins and components
    .about = Whether everyone sees the florins and components of the others. The rulebook lets you hide yours.

options-stocks-open = open: everyone sees everything
options-stocks-hidden = hidden: you see your own only

options-rotating_first = Leonardo goes round
    .about = Leonardo passes to the next player after every turn; the Council no longer decides it.

options-lines = First come, first served
    .about = Workers are sent one by one and served in the order in which they came, masters first, once each.

options-early_labs = Laboratories first
    .about = Workers are given to the laboratories at the start of the turn; in phase B they may still be sent from there to the city.

options-codex_1 = Codex Leonardi I
    .about = At the Council, space 1 moves any player’s apprentice within areas B to H.

options-enhanced_council = Enhanced Council
    .about = All four spaces are stronger: move any apprentice to the end of a line, two florins, a new invention turned up at once, a free component.

options-ordered_revelation = Revelation in order
    .about = Inventions are revealed one by one, and the first player to reveal one has the card: no auctions.

options-hold_back = Holding back
    .about = Whether you may keep finished work secret. The variant says that players may complete what is finished, and also that each player reveals one invention.

options-points = Victory points
    .about = Inventions score one point for each component they need; florins are no longer the score.

options-diversity_points = Points for diversity
    .about = Different types of invention score 1, 4, 9 or 16 points instead of paying florins.

options-florins_break_ties = Florins break ties
    .about = With equal points, more florins win.

options-florins_to_points = Florins to points
    .about = Every ten florins score one more point at the end.

options-owner_only = Only the owner scores
    .about = An invention scores only for the player who has its card.

## Ready-made options

presets-beginner = For beginners
    .about = The printed game with its five starting sets: the best way to learn it.

presets-expert = For experts
    .about = The printed game with turn 0: everyone chooses favours to begin with. Florins and components are hidden.

presets-codex-1 = Codex Leonardi I
    .about = The beginners’ game with a Council that can move any player’s apprentice.

presets-pietrocupo = Pietrocupo rules
    .about = Eric Pietrocupo’s variant: workers in lines, no auctions, a stronger Council and victory points.

## Names: invention

names-invention-1 = Automatic Hammer
names-invention-2 = Secured Pulley
names-invention-3 = Sized Sling
names-invention-4 = Fortified Dwelling
names-invention-5 = Visual Eyepiece
names-invention-6 = Unassailable Dome
names-invention-7 = Underwater Tank
names-invention-8 = Theatrical Lift
names-invention-9 = Glass Palace
names-invention-10 = Reflecting Window
names-invention-11 = People-Throwing Catapult
names-invention-12 = Bellows Machine
names-invention-13 = Aiming Crossbow
names-invention-14 = Slowing Ramp
names-invention-15 = Lighting Magnifier
names-invention-16 = Double Bombard
names-invention-17 = Digging Machine
names-invention-18 = Flying Machine
names-invention-19 = Elevating Tower
names-invention-20 = Burning Mirror
names-invention-21 = Automatic Drill
names-invention-22 = Impassable Wall
names-invention-23 = Invisible Boat
names-invention-24 = Steam Furnace
names-invention-25 = Mimetic Eyepiece
names-invention-none = no card
names-invention-hidden = a secret invention

## Names: component

names-component-iron = iron
names-component-wood = wood
names-component-rope = rope
names-component-brick = brick
names-component-glass = glass

## Names: lab

names-lab-small = small laboratory
names-lab-large = large laboratory

## Names: place
## In French and Italian these say where, with the preposition; the headings are in labels-place.

names-place-council = Council
names-place-workshop = Workshop
names-place-academy = Academy
names-place-smith = smith’s
names-place-glazier = glazier’s
names-place-carpenter = carpenter’s
names-place-bricklayer = bricklayer’s
names-place-ropemaker = ropemaker’s
names-place-small = small laboratory
names-place-large = large laboratory

## Names: space

names-space-move = 1 (move an apprentice)
names-space-florins = 2 (take florins)
names-space-inventions = 3 (look at the deck)
names-space-component = 4 (take a component)

## Names: good

names-good-five-places = the 5-place side of the small laboratory
names-good-large-lab = the large laboratory
names-good-six-places = the 6-place side of the large laboratory
names-good-man-small = a mechanical man for the small laboratory
names-good-man-large = a mechanical man for the large laboratory
names-good-apprentice = an apprentice
names-good-iron = iron
names-good-wood = wood
names-good-rope = rope
names-good-brick = brick
names-good-glass = glass

## Names: favour

names-favour-five-places = the 5-place side of the small laboratory
names-favour-large-lab = the large laboratory
names-favour-six-places = the 6-place side of the large laboratory
names-favour-man-small = a mechanical man for the small laboratory
names-favour-man-large = a mechanical man for the large laboratory
names-favour-apprentice = an apprentice
names-favour-florins = five florins
names-favour-components = components of your choice
names-favour-one-component = one component of your choice
names-favour-two-florins = two florins

## Names: rank

names-rank-bronze = bronze
names-rank-copper = copper
names-rank-silver = silver
names-rank-gold = gold

## Names: type
## The printed cards show symbols; these are working names.

names-type-metalwork = metalwork
names-type-carpentry = carpentry
names-type-ropework = ropework
names-type-masonry = masonry
names-type-optics = optics

## Headings: place

labels-place-council = Council
labels-place-workshop = Workshop
labels-place-academy = Academy
labels-place-smith = Smith
labels-place-glazier = Glazier
labels-place-carpenter = Carpenter
labels-place-bricklayer = Bricklayer
labels-place-ropemaker = Ropemaker
labels-place-small = Small laboratory
labels-place-large = Large laboratory
labels-piece-florin = florin
labels-piece-man = mechanical man
labels-piece-leonardo = Leonardo

## Reasons of bots: what a move changes

reasons-completes =
    { $invention } is completed: +{ $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    }.
reasons-owns = The card of { $invention } is kept.
reasons-pays =
    +{ $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    }.
reasons-finishes =
    { $invention } is finished this turn, for { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    }.
reasons-advances = { $invention }: { $weeks } of { $needed } weeks after this turn.
reasons-starts =
    { $invention } takes { $weeks ->
        [one] 1 week
       *[other] { $weeks } weeks
    } and pays { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    }.
reasons-first = At the { $place }: first, strength { $count } against { $theirs }.
reasons-behind = At the { $place }: served too, strength { $count } beside { $theirs }.
reasons-equips = { $invention }: all components are there.
reasons-lacks =
    { $invention } then lacks { $count ->
        [one] 1 component
       *[other] { $count } components
    }.
reasons-hires = { $count } apprentices from the next turn on.
reasons-builds = The { $lab } has { $count } places.
reasons-men =
    { $count ->
        [one] 1 mechanical man
       *[other] { $count } mechanical men
    } in the { $lab }: two weeks each, every turn.
reasons-begins = { $seat } goes first next turn.

## Themes of puzzles: what decides

themes-florins = Florins
themes-built = Completed inventions
themes-workers = Workers
themes-components = Components
themes-work = Weeks of work
themes-standing = Rank in the city

## What exact puzzles ask

tasks-plan = { $turns ->
    [one] This turn is yours alone: nobody else does anything more. After which move can you have the most florins at its end?
   *[other] The last { $turns } turns are yours alone: nobody else does anything. After which move can you have the most florins at the end?
}
tasks-last = All others have passed. After which move can you have the most florins at the end of this turn?
tasks-ending = The last turn. After which move do you win, whatever your rival does and is making?

## The rules in short, by paragraph

rules-1 = What is on the table
    .text =
        Each player has a master, up to nine apprentices (with the beginners’ start eight with three players, seven with two), up to three mechanical men and two laboratories. The small laboratory has 3 places, or 5 once it is turned over; the large one has 4, or 6 once turned over.
        There are five kinds of component, twelve of each: iron, wood, rope, brick and glass.
        There are 25 inventions: five of bronze, five of copper, five of silver and ten of gold.
        The city has eight areas, A to H: the Council, the Workshop, the Academy and five shops.
        Leonardo’s holder goes first.

rules-2 = The goal of the game
    .text = Complete inventions, if possible before the others do, and earn florins for them. The harder an invention, the better it pays. After nine turns the richest player wins.

rules-3 = The beginners’ start
    .text =
        The first player holds Leonardo and has set a, the next one set b, and so on. Everyone has a master as well.
        a: small laboratory with 3 places, 5 apprentices, 1 iron, 2 rope, 1 brick, 3 florins.
        b: both laboratories, with 3 and 4 places, 5 apprentices, 1 iron, 3 florins.
        c: small laboratory with 5 places and a mechanical man, 4 apprentices, 1 rope, 3 florins.
        d: both laboratories, with 3 and 4 places, 3 apprentices, 1 wood, 13 florins.
        e: both laboratories, with 3 and 6 places, 3 apprentices, 1 brick, 1 glass, 8 florins.
        With three players each loses one of these apprentices for good, with two players two.
        One florin lies at the Council. Inventions 1, 12, 8, 3 and 9 are requested; with three players only the first four of them, with two only the first three.
        The deck lies face down. At its bottom are golds 21 to 25. Above them golds 16 to 20 are mixed with three silvers, two coppers and a bronze. On top lies the rest, mixed.

rules-4 = The inventions
    .text =
        An invention takes weeks of work and an exact set of components. It pays best in the turn in which it is completed for the first time, and less later.
        Bronze: 4 weeks, 1 component, 5 florins, later 3.
        Copper: 7 weeks, 2 components, 8 florins, later 6.
        Silver: 11 weeks, 3 components, 13 florins, later 10.
        Gold: 15 weeks, 4 components, 20 florins, later 15.
        There are five types. Cards you keep of one type make your later work of that type faster; cards of many types pay at the end.

rules-5 = The turns
    .text =
        Turns 1 to 7 have four phases. A: start and stop work (§6). B: send out your workers (§7). C: the city is resolved and the laboratories work (§8). D: finished inventions are completed (§9).
        Turns 8 and 9 leave out the city (§10).

rules-6 = Phase A: starting work
    .text =
        In turn, clockwise from Leonardo’s holder, you may start an invention in each of your idle laboratories. Exactly its components go face down under the laboratory, and its work begins at week 0.
        The others see that you are making something, but not what.
        A laboratory makes one invention at a time, and no invention is made in two laboratories of yours. Nothing is added or taken out while it is under way.
        You may start an invention that is still in the deck, but it can only be completed once it has been turned up. An invention that a player has completed can no longer be started, and no player completes the same one twice.
        You may also stop what you started in an earlier turn. The components return to your hand, the weeks are lost, and the laboratory can start something else at once.

rules-6-1 = What is open and what is secret
    .text =
        If florins and components are open, everyone sees your florins, and how many components of each kind you own, in hand and under your laboratories together.
        If they are hidden, only you see yours. What you receive, take and pay happens before everyone and stays in the log, so the others may count. You are then asked at every place where you could use something, even if you cannot pay: nobody learns why you decline. At the end of the game everyone shows everything.
        Always secret is which of your components lie under a laboratory, and how many, and so what you are making there. Secret are also the deck, but for inventions you have looked at, and every bid until all are shown.

rules-7 = Phase B: sending workers
    .text =
        Clockwise from Leonardo’s holder, you do one thing each time: send one or more apprentices to one place, or send your master, or pass. When you have passed you are out of the phase, which ends when all have. With nothing left to send you pass without being asked.
        You may send apprentices to the same place only once a turn; the master may come before or after them. In the city your workers stand together where the first of them arrived: the first to arrive stands nearest the arrow.
        An area of the city takes any number of workers. A laboratory takes them only while it makes an invention, one on each free place.
        Mechanical men have places of their own: one on the side with 5 places, two on the side with 6. Workers may stand there while these are empty.

rules-8 = Phase C: the city and the laboratories
    .text = The areas are resolved from A to H, then the laboratories work. In each area players are ranked by strength: an apprentice counts 1, a master 2. With equal strength, the player nearer the arrow is ahead.

rules-8-A = The Council
    .text =
        If every player is there, the last in rank gets nothing; with two players both are served.
        The first in rank says who holds Leonardo from now on; it may be any player. Then each in rank order takes one of the spaces still free, or declines.
        When all have chosen, the spaces are carried out in order. 1: move one of your apprentices, never the master, from one area to another, but not to the Council; he joins your workers there or stands last. 2: take all florins at the Council. 3: look at the first four inventions of the deck and put them back in any order. 4: pay 1 florin and take any one component.
        Then all workers at the Council go home.

rules-8-B = Workshop, Academy and shops (B to H)
    .text =
        Each area sells four times at most: for 0, 2, 3 and 4 florins. The price rises only when a player buys. In rank order you buy, or leave with all your workers; after the last it is the turn of the first who is still there. The area is finished after the fourth sale, or when nobody is left. A player who cannot pay, or has no use for the offer, leaves.
        Workshop: turn your small laboratory to 5 places, take your large one, turn that to 6 places, or install a mechanical man. A laboratory can be turned, or get a mechanical man, only while it makes nothing. A mechanical man stays where he is.
        Academy: one more apprentice, to be used from the next turn on, nine in all at most; with the beginners’ start eight with three players, seven with two.
        Shops: a component, as long as there are any. The smith has iron, the glazier glass, the carpenter wood, the bricklayer brick, the ropemaker rope.

rules-8-L = The laboratories
    .text = Every laboratory that makes an invention moves on: one week for each apprentice, two for the master, two for each mechanical man. Mechanical men work every turn, alone if need be. The count stops at 15. Then all workers go home.

rules-9 = Phase D: completing inventions
    .text =
        An invention is finished when it has enough weeks and is requested, or was completed before. What is finished must be completed. Its components go back to the shops and the bank pays: the higher amount to all who complete it in the first turn in which any player does, the lower amount after that.
        If you are the only one in that first turn, you also keep the card, to the end of the game.

rules-9-1 = Two weeks less
    .text = Each card you keep of the same type saves two weeks, once, when the invention is completed. Cards won in this turn do not help yet.

rules-9-2 = Being late
    .text = If you are still making an invention that another player has just completed, you show it. You may finish it in a later turn for the lower amount, without a card.

rules-9-3 = Auctions
    .text =
        If several complete an invention in its first turn, all are paid and then bid for the card in secret: nothing, or any part of their florins. The highest bidder pays the bid to the bank and takes the card. With equal bids Leonardo’s holder wins, or else the nearest player clockwise. If all bid 0, the card leaves the game.
        Several auctions are held clockwise from Leonardo’s holder; a player who is in two of them says which comes first.

rules-10 = The end of a turn, and turns 8 and 9
    .text =
        After each of the turns 1 to 7 a florin is added at the Council, and inventions are turned up until five are requested: four with three players, three with two. When the deck is empty there are simply fewer.
        Turns 8 and 9 are for laboratories alone. You may start and stop work, and send workers to your laboratories, not to the city. No new invention is turned up after turn 7.

rules-11 = The end of the game
    .text =
        After turn 9 the different types among your own cards pay: 8 florins for three, 13 for four, 20 for five. The richest player wins.
        With equal florins, more inventions completed win, with or without the card; then more golds, more silvers, more coppers, more bronzes. If all is equal the victory is shared. Components left over are worth nothing.

rules-12 = Turn 0: the experts’ start
    .text =
        Everyone begins alike: the small laboratory with 3 places, a master, 3 apprentices and 3 florins. The requested inventions come from the deck. With two players one bronze, one copper and one silver leave the game, face up, before the top of the deck is mixed.
        Then favours are taken one at a time, clockwise from Leonardo’s holder: three each with four or five players, two each with three, one each with two.
        a: 5 florins. b: 4 components, at most two of a kind. c: an apprentice. d: an improvement, which is 5 places for the small laboratory, the large laboratory, 6 places for it, each with one component of your choice; or a mechanical man, without one. He needs a side with 5 or 6 places.
        With four or five players nobody takes the same letter three times; all improvements are one letter.

rules-C-1 = Codex Leonardi I: a stronger Council
    .text = A variant. Space 1 of the Council moves any player’s apprentice from one of the areas B to H to another of them. Another player’s apprentice may not go where that player is already first.

rules-P-1 = Pietrocupo: a component by lot
    .text = A variant. One component of each kind is shuffled and each player is dealt one, face up. The others go back to their shops.

rules-P-2 = Pietrocupo: half a favour
    .text = A variant. With five players everyone takes, before the favours, one component of their choice or two florins.

rules-P-3 = Pietrocupo: new favours
    .text = A variant. The favours of turn 0 are 5 florins, 2 components, an apprentice, or an improvement without a component. Nobody takes more than one improvement.

rules-P-4 = Pietrocupo: the staged deck
    .text =
        A variant. From the bottom up: golds 21 to 25 with two of the golds 16 to 20; the other three of those with two silvers; three silvers with two coppers; three coppers with two bronzes; three bronzes on top. Each layer is shuffled.
        Five inventions are requested, however many play, and with two players none leaves the game.

rules-P-5 = Pietrocupo: Leonardo goes round
    .text = A variant. At the end of each turn Leonardo goes to the next player clockwise. The Council does not decide it.

rules-P-6 = Pietrocupo: first come, first served
    .text =
        A variant. Workers are sent one at a time, as often to the same place as you like. In the city they stand in line in the order they came. A master goes to the front, but behind the masters who are there.
        Each worker is offered one thing and goes home. Prices rise with every sale as usual: 0, 2, 3, 4. At the Council each worker may take a space, and nobody is left out for being last; when all four are taken, the other workers go home. If space 1 moves an apprentice out of a line, it may be any one of them, and he goes to the end of the other line.

rules-P-7 = Pietrocupo: laboratories first
    .text = A variant. After phase A each player in turn gives workers to the laboratories. In phase B workers go to the city only: the idle ones first, then any of those in the laboratories. Those who stay do the work there. Turns 8 and 9 have no phase B.

rules-P-8 = Pietrocupo: the enhanced Council
    .text = A variant. Space 1 moves any player’s apprentice, never a master, from one area to the end of the line in another, but not to the Council. Where the workers of a player stand together, he stands apart from them, and is ranked and served by himself. Space 2 gives two florins from the bank; none ever lie at the Council. After looking at the deck, space 3 turns its top invention up: it is requested at once. Space 4 costs nothing.

rules-P-9 = Pietrocupo: revelation in order
    .text =
        A variant. There are no auctions. Clockwise from Leonardo’s holder each player reveals one finished invention. The first to reveal it has the card and the higher amount; for everyone after that, the lower amount and no card. Other players who are making it show it at once.
        Then inventions are turned up until the display is full again (not in turn 9), and a second round follows in the same way.

rules-P-10 = Pietrocupo: victory points
    .text = A variant. Each invention you completed scores one point for each component it needs, 1 to 4 points. The most points win, not the most florins.

rules-P-11 = Pietrocupo: points for diversity
    .text = A variant. Instead of florins, two types score 1 point, three 4 points, four 9 points and five 16 points. Every invention that scores for you counts.

rules-P-12 = Pietrocupo: florins break ties
    .text = A variant. With equal points, more florins win; nothing else is compared.

rules-P-13 = Pietrocupo: florins to points
    .text = A variant that its author leaves open. Every full ten florins score one point at the end.

rules-P-14 = Pietrocupo: only the owner scores
    .text = A variant that its author leaves open. Only the inventions whose cards you keep score for you.

rules-P-15 = Pietrocupo: holding back
    .text = A variant that its author leaves open. With revelation in order, you may say “Done” although you have finished an invention, and reveal it in a later round or turn. If another player reveals it first, you show it and get the lower amount when you complete it.

## Which card values are published, and which are ours

cards-inventions = Inventions
    .published = The 25 names; weeks and number of components by metal; 8 florins for copper, 13 and 10 for silver, 20 for gold; the components of 2, 7 and 25; that 8 and 13 are of one type.
    .ours = The components of the other inventions, the types, and the other payments.

cards-setups = Starting sets
    .published = Sets a and b in full; the florins of c, d and e; the whole of the experts’ start.
    .ours = Laboratories, apprentices and components of sets c, d and e.

## Examples of the rules, step by step

examples-prices = The price rises
    .step1 = All workers are out. At the Workshop Bruno’s master counts 2 and Anna’s apprentice 1, so Bruno is served first.
    .step2 = He turns his small laboratory to 5 places. The first sale is free, and the price goes up to 2 florins.
    .step3 = Anna pays 2 florins for her large laboratory. Now it is Bruno’s turn again, at 3 florins.

examples-completing = Four weeks for a hammer
    .step1 = Bruno has started the Automatic Hammer in his large laboratory: one iron, and 4 weeks of work.
    .step2 = He sends four apprentices there. Each works one week a turn.
    .step3 = Four weeks are enough: the hammer pays 5 florins, and as nobody else completed it, Bruno keeps the card.

examples-auction = Equal bids
    .step1 = Anna and Bruno complete the Automatic Hammer in the same turn. Both are paid, and both bid in secret for the card.
    .step2 = Each bids 3 florins. Anna holds Leonardo, so the card is hers, and she pays.
