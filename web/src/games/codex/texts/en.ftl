your_codex = Your codex
codex_of = The codex of { $name }
back_to_yours = Back to yours
back_to = Back to { $name }
hand = Your hand
parts = Board sections
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
flip_hint = F turns the card over, Enter goes to the spots.
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
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
open_codex = Look at the codex of { $name }: { points-counted }, { cards }
start_side = Start with this side
waiting_start = Nothing is laid yet.
last_round = Endgame triggered
last = The last round
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
covers = It would cover: { $corners }.
gain = Points: { $before } + { $points }.
side_always = Never covered: { $symbols }.
side_corners = Corners: { $corners }.

## What is this?

name-end = The mark at { points-counted }
name-hand = Hand: { $name }
name-blank = Blank corner
name-missing = Missing corner
name-points = Points of { $card }
name-asks = What { $card } asks for
name-lock = This side cannot be laid now
name-spot = Open spot { $spot }
name-shut = Shut spot { $spot }
name-gap = An empty place

what-track = Points of the cards laid; objectives are added at the end. { $ends } points trigger the end of the game.
what-end = A player who reaches it triggers the end of the game: this round, then one more turn each.
what-score = { points-counted } from cards so far. Objectives are added at the end.
open-counted = { $open ->
    [one] { $open } open spot
   *[other] { $open } open spots
}
what-codex = { cards } laid, { open-counted }. A new card covers corners of those that lie there.
what-hand = { $cards }. Of others’ cards only deck and kingdom are seen.
what-hand_open = { $cards }. After the match everybody’s hand is open.
what-hand_own = Each turn you lay one of these cards, then take a new one.
what-count_resource = Visible in this codex: { $count }. Gold cards ask for resources; some objectives count them.
what-count_object = Visible in this codex: { $count }. Some gold cards and objectives score for objects.
what-corner = Counts while no card covers it. A new card may be laid over this corner.
what-blank = A card may be laid over it, and no symbol is covered.
what-missing = No card can be laid over this corner: the spot beside it is shut.
what-centre = In the middle of a card: nothing can ever cover it.
what-starter = The first card of a codex. It has no kingdom and counts in no pattern.
what-card_laid = { $name } laid it, { $face }. Its symbols count while no card covers them.
what-asks = Front up it asks for { $symbols }.
what-asks_shown = Front up it asks for { $symbols }: your codex shows them.
what-asks_lacks = Front up it asks for { $symbols }; still missing: { $lacking }.
what-unspent = They must be visible before you lay it, and are not spent.
what-worth = Front up it scores { $told }.
what-worthless = It scores nothing itself; its symbols count while no card covers them.
what-take_now = Tap it to take it.
what-draw_now = Tap it to draw that card.
what-take_later = You take a card after you have laid one.
what-points_flat = { points-counted } at once, when it is laid front up.
what-points_corner = { points-counted } for each corner it covers when it is laid front up.
what-points_symbol = { points-counted } for each { $symbol } you show, its own included. Later ones do not count again.
what-label = The name of the card, as the log calls it.
what-flip = Turns the card over. Back up it asks for nothing, has four corners and scores nothing.
corners-counted = { $count ->
    [one] { $count } corner
   *[other] { $count } corners
}
what-spot = A card here would cover { corners-counted }: { $corners }.
what-spot_points = Front up here: { $cards }.
what-shut = A card beside it has no corner here, so no card can ever go here.
what-deck = { left }; on top: { $card }.
what-deck_empty = Empty: face-up cards are replaced from the other deck.
what-gap = No card is left to turn up here.
what-pattern = Each exact copy in a codex scores { points-counted } at the end; it is never turned.
what-set = Each complete set of visible symbols scores { points-counted } at the end.
what-so_far = So far: { $list }.
what-pass = You have no open spot left. You take no card either.
