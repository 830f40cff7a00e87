your_codex = Your codex
codex_of = The codex of { $name }
back_to_yours = Back to yours
back_to = Back to { $name }
hand = Your hand
parts = Parts of the table
hand_tab = Hand
take = Cards to take
take_tab = Take
objectives = Objectives
objectives_tab = Objectives
others = The others
others_tab = Others
scores_tab = Scores
all_codices = All codices
flip = Flip
flip_key = Flip the card (F)
front_up = front up
back_up = back up
choose_card = Choose { $card }, { $face }
choose_first = Choose a card, then a spot that glows.
spot_hint = Now choose a spot.
flip_hint = F turns the card over.
turn_it = Turn it over to lay it back up.
common = common
secret = secret
secret_of = secret, { $name }
to_choose = to choose from
points-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
so_far = so far: { points-counted }
deck = { $deck } deck
left = { $left ->
    [one] { $left } card left
   *[other] { $left } cards left
}
empty = empty
top = on top: { $card }
track = Score track
points = { $name }: { points-counted }
symbols = Visible symbols
symbol_count = { $symbol }: { $count }
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
open_codex = Look at the codex of { $name }: { points-counted }, { cards }
start_side = Start with this side
waiting_start = Nothing is laid yet.
last_round = The end begins
scores = Scores
corner = { $where }: { $what }
nw = top left
ne = top right
sw = bottom left
se = bottom right
blank = blank
missing = missing
covered = covered
always = always: { $symbols }
flat = { points-counted }
per_corner = { points-counted } for each corner it covers
per_symbol = { points-counted } for each { $symbol }
asks = asks for { $symbols }
laid_card = { $spot }: { $card }, { $face }. { $corners }
open_spots = Open spots: { $spots }.
no_open = No open spot.
card_told = { $card }: { $told }.
objective_told = { $objective }: { points-counted } so far.
objective_of = { $objective }, { $whose }
hand_of = { $name } holds: { $cards }.
score_told = { $name }: { points-counted }.
no_symbols = no symbols
