parts = Parts of the table
city = The city
act = To choose
act_tab = Choose
home = Your laboratories
home_of = The laboratories of { $name }
home_tab = Yours
asked = Inventions asked for
asked_tab = Asked for
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
also = Not asked for yet, but you could start them
completed_all = Already completed: cannot be started any more
boxed = Out of the game
card_told = { $weeks ->
    [one] { $number }. { $invention }: { $rank }, { $type }, { $weeks } week, needs { $components }, pays { $first }, later { $later }
   *[other] { $number }. { $invention }: { $rank }, { $type }, { $weeks } weeks, needs { $components }, pays { $first }, later { $later }
}
hint_send = Choose a place that glows.
hint_start = Choose an invention or a laboratory that glows.
hint_shift = Choose the area to take an apprentice from.
hint_shift_to = Now the area he goes to.
send = Send { $count }
send_master = Send master
from_labs = { $count } of them from your laboratories
from_lab = from your laboratory
call = { $small } from the small laboratory, { $large } from the large one
fewer = One fewer
more = One more
back = Back
bid_field = Your bid in florins
bid_range = from { $least } to { $most }
lower = One florin less
higher = One florin more
order_first = Tap the cards in the order they shall lie, the top one first.
order_next = { $done } of { $all } in order
order_say = Put them back so
order_again = Begin again
locked = why not: { $why }
leonardo_with = Leonardo is with { $name }.
