parts = Board sections
city = The city
act = Your options
act_tab = Choose
home = Your laboratories
home_of = The laboratories of { $name }
home_tab = Yours
asked = Requested inventions
asked_tab = Requests
others = The others
others_tab = Others
scores_tab = Scores
turns = Turns
turn = Turn { $turn } of { $last }
turn_zero = Before the first turn
read_phase = Read about this phase: { $title }
purses = Everyone’s florins and workers
florins = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
florins_hidden = florins hidden
free = free apprentices: { $free } of { $all }
master_free = master free
master_away = master at work
has_leonardo = holds Leonardo
passed = has passed
academy = { $academy ->
    [one] { $academy } apprentice still at the Academy
   *[other] { $academy } apprentices still at the Academy
}
stack = { $count } × { $component } left
purse = { florins } at the Council
lord_here = The Lord of the City is here
price_here = price: { florins }
empty_line = Nobody stands here
place_told = { $letter }, { $place }
line = from the arrow: { $workers }
group = { $name }: { $workers }
group_served = { $name }, choosing: { $workers }
apprentices = { $count ->
    [one] { $count } apprentice
   *[other] { $count } apprentices
}
masters = { $count ->
    [one] { $count } master
   *[other] { $count } masters
}
men = { $count ->
    [one] { $count } mechanical man
   *[other] { $count } mechanical men
}
space_taken = { $space }: { $name }
space_free = { $space }: free
lab_none = Not taken yet
lab_places = { $places ->
    [one] { $places } place
   *[other] { $places } places
}
idle = idle
week_of = week { $week } of { $weeks }
week = week { $week }
secret_work = a secret invention
shown_work = shown to all
workers_here = workers here: { $workers }
hand = In hand
hand_of = Components
owned = Owned, in hand or under a laboratory
hidden = hidden
components_hidden = Components hidden
none = none
built = Completed
built_card = { $invention }, with the card
built_only = { $invention }, without the card
deck = { $cards ->
    [one] Deck: { $cards } invention
   *[other] Deck: { $cards } inventions
}
deck_seen = Seen on the deck
deck_seen_at = { deck_seen }, { $depth }: { $invention }
numbered = { $number }. { $invention }
also = Not requested yet, but you could start them
completed_all = Already completed: cannot be started any more
boxed = Out of the game
card_told = { $weeks ->
    [one] { $number }. { $invention }: { $rank }, { $type }, { $weeks } week, needs { $components }, pays { $first }, later { $later }
   *[other] { $number }. { $invention }: { $rank }, { $type }, { $weeks } weeks, needs { $components }, pays { $first }, later { $later }
}
closed = closed
later = later { $florins }
to_go = { $weeks ->
    [0] enough weeks
    [one] { weeks } to go
   *[other] { weeks } to go
}
this_turn = +{ $weeks } this turn
phase_A = Start
phase_B = Send
phase_C = City
phase_D = Complete
phase_work = Laboratories
hint_send = Tap an area: those drawn there go. Or choose who goes.
hint_send_both = Tap an area or a laboratory: those drawn there go. Or choose who goes.
hint_start = Tap an invention that glows: you have its components.
hint_shift = Choose the apprentice, then tap the area he goes to.
from_labs = from laboratories: { $count }
call = { $small } from the small laboratory, { $large } from the large one
for_price = { $florins ->
    [0] { $what }, free
    [one] { $what }: { florins }
   *[other] { $what }: { florins }
}
who_goes = Who goes
who_moves = Which apprentice is moved
and_stay = { $what }, and wait for another: { florins }
leave = Leave, buy nothing
give = Leonardo to { $name }
space = Space { $number }: { $what }
gives-move-own = move one of your apprentices
gives-move-any = move any apprentice
gives-move-last = move any apprentice to the end of a line
gives-purse = take { florins }
gives-two-florins = take two florins
gives-look = look at the next four inventions
gives-turn-up = look at the next four inventions and turn one up
gives-component = take any component
stop = { $weeks ->
    [one] Stop { $invention }: lose { weeks }
   *[other] Stop { $invention }: lose { weeks }
}
surely = Yes. { $move }
back = Back
bid_field = Your bid in florins
bid_range = from { $least } to { $most }
lower = One florin less
higher = One florin more
order_first = Tap the cards in the order you want, the top one first.
order_next = { $done } of { $all } in order
order_again = Begin again
locked = Not possible: { $why }
leonardo_with = Leonardo is with { $name }.
weeks = { $weeks ->
    [one] { $weeks } week
   *[other] { $weeks } weeks
}

## What is this?

is_now = It is now.
city_closed = Closed from turn { $turn } on.
settled = Resolved for this turn.
next_free = The next one is free.
next_price = Next price: { florins }.
costs = Price: { florins }.
you_rank = Your rank here: { $rank } of { $of }.
council_full = All players are here: the last in rank gets nothing.
send_in_b = Workers are sent in phase B.
taken_by = Taken: { $name }.
choosing_now = Choosing now.
leonardo_council = The first in rank at the Council says who holds him next.
leonardo_round = After each turn he goes to the next player.
score_florins = With diversity: { florins }.
score_points = Points so far: { $points }.
sold_by = { $place }: { $left } left.
adds = Those at work now add { weeks }.
weeks_left = { $weeks ->
    [0] It has enough weeks: it is completed in phase D, once it is requested.
    [one] Still { weeks } to go.
   *[other] Still { weeks } to go.
}
saved = Your cards of its type save { weeks }.
save_later = Each card of this type that you keep saves two weeks.
pays = Pays { $first } florins in the first turn any player completes it, { $later } later.
pays_late = Completed before: it pays { florins } and no card.
can_start = You can start it now.
you_lack = You lack: { $components }.
have_all = You have its components in hand; start it in phase A.

what-turn = Workers go to the city and to laboratories. The match ends after the last turn.
what-turn_late = No city any more: workers go to laboratories only, and nothing new is requested.
what-phase-A = Every idle laboratory may start one invention, in secret.
what-phase-B = In turn, each sends apprentices or the master to one place, or passes.
what-phase-C = The areas are resolved from A to H, then the laboratories work.
what-phase-D = Finished inventions pay. If you are the only one, you keep the card; otherwise there is an auction.
what-phase_b_labs_first = Laboratories get their workers first; then workers go to the city.
what-phase_c_late = The laboratories work. There is no city any more.
what-phase_d_in_order = In turn, each reveals a finished invention. The first has the card and the higher amount.
name-leonardo = Leonardo
what-leonardo = { $name } holds Leonardo, goes first and wins tied bids.
what-leonardo_first = { $name } holds Leonardo and goes first.
what-florins = They buy things in the city. At the end the richest player wins.
what-florins_points = Points win, not florins. Florins buy things in the city.
what-hidden = Hidden from you. What was received and paid is in the log, and at the end everything is shown.
what-apprentices = Free now: { $free }. Each has strength 1 in the city and works one week in a laboratory.
name-master = Master
what-master = He has strength 2 in the city and works two weeks in a laboratory.
name-man = Mechanical man
what-man = He works two weeks every turn while his laboratory is at work, even alone. He never leaves.
what-hand = In your hand: { $count }.
what-owned = Owned: { $count }. How many lie under a laboratory is secret.
what-home = Your components and florins, your laboratories and what you completed.
what-lab_none = Not taken yet. The Workshop gives it.
what-lab_idle = Idle: it can start an invention in phase A. Only an idle laboratory can be improved.
what-lab_works = Workers sent here add weeks.
name-weeks = Week track
what-weeks = Weeks of work. Bronze, copper, silver and gold are done at { $ends }.
what-secret = Something secret. You learn what it is when it is completed or must be shown.
what-built_card = Completed, with the card: it saves weeks for its type and counts for diversity.
what-built = Completed without the card: it paid florins, and gives no discount.
what-city = Eight areas. Workers are sent there in phase B; in phase C the areas are resolved from A to H.
name-lord = Lord of the City
what-lord = He shows which area is being resolved: { $place }.
what-council = In rank order each takes one of four spaces. The first also says who holds Leonardo.
what-council_round = In rank order each takes one of four spaces.
what-shop = You get one component: { $component } ({ $left } left).
what-academy = An apprentice joins you from the next turn on ({ $left } left for you).
what-academy_all = An apprentice joins the buyer from the next turn on.
what-workshop = An improvement for a laboratory. Of use to you now: { $goods }.
what-workshop_all = An improvement for a laboratory, or a mechanical man.
what-workshop_none = Improvements for laboratories. None is of use to you now.
what-stock = So many are left. Components of completed inventions come back.
what-stock_none = Nothing is left until components of completed inventions come back.
name-prices = Prices
what-prices = The sales of a turn cost { $prices } florins, in that order. After the last the area is done.
name-arrow = Arrow
what-arrow = Workers line up from here. With equal strength, the player who stands nearer is served first.
what-arrow_line = Workers line up from here, masters in front. First come, first served, once each.
what-group = Strength { $strength }. Rank: { $rank } of { $of }.
what-space-move-own = Move one of your apprentices to another area, but not to the Council.
what-space-move-any = Move any player’s apprentice from one area to another, but not to the Council.
what-space-move-last = Move any player’s apprentice to the end of another line, but not at the Council.
what-space-purse = Take all florins at the Council: now { $florins }.
what-space-two-florins = Take two florins from the bank.
what-space-look = Look at the next four inventions of the deck and put them back in any order.
what-space-turn-up = Look at the next four inventions, put them in order, and turn the first up.
what-space-component = Take any one component that is left.
what-purse = The player who chooses space 2 takes them all. One is added after each turn with a city.
what-invention = Takes { weeks }. Pays { $first } florins first, { $later } later.
what-metal = { $count ->
    [one] { weeks } of work and { $count } component. The nobler the metal, the better it pays.
   *[other] { weeks } of work and { $count } components. The nobler the metal, the better it pays.
}
what-type = Cards of many types pay at the end.
what-needs = Exactly these go under the laboratory.
what-duration = An apprentice works one week a turn, a master and a mechanical man two.
name-pays = { $first } florins, later { $later }
what-asked = The city requests these now. In phase A, start one whose components you have.
what-early = They are still in the deck. You may start them; they are completed once they are turned up.
what-deck = Inventions still to come. After each turn with a city, new ones are requested.
what-seen = You saw these at the Council. The others do not know them.
what-done = Nobody can start these any more. A player who is making one may finish it.
what-boxed = These are not in this match.
what-improvement = More places take more workers. The side with 5 or 6 places has room for mechanical men.
what-new_apprentice = One more apprentice, from the next turn on.
what-favour = A favour to begin with.
what-stop = The components come back to your hand, the weeks are lost.
what-done_choosing = You leave your laboratories as they are.
what-pass = You are out of this phase. The workers you keep do nothing this turn.
what-call = They leave the laboratory and go to the city.
what-stay = All workers stay where they are.
what-worker = Places are counted from the arrow.
what-decline = Your workers go home; you pay nothing.
what-auction = The auction you begin with is held first, while you have all your florins.
what-reveal = It pays now. The first to reveal an invention has the card.
what-chip = Tap an area next: they go there. Without a choice, those drawn there go.
what-send = You send apprentices to a place only once a turn: choose how many now.
what-send_line = Workers are sent one at a time and stand in line as they come.
what-bid = The highest bidder pays and takes the card. With equal bids, the player nearest to Leonardo wins.
name-order = Inventions on the deck
what-act = What glows can be chosen now.
what-act_waiting = Others choose now.
what-others = What the others have, their laboratories and what they completed.
what-scores = Florins, and more for three, four or five types among the cards.
