parts = Board sections
middle = The middle
leonardo = Leonardo
patrons = Patrons
unfinished = Unfinished works
pile = { $count } in the pile
taken = empty until maintenance
hand = Your hand
hand_tab = Hand
yours = Your area
area_of = The area of { $name }
hand_number = Hand { $hand }
area_number = The area of hand { $hand }
back_to_yours = Back to yours
back_to = Back to { $name }
others = The others
others_tab = Others
every = All areas
scores_tab = Scores
standing = Everyone at a glance
table = The match
round = Round { $round }
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck = { cards } in the deck
pile_alone = { cards } in the pile of this hand
discarded = { $count } discarded
under = Under the deck, the upper one first
ending = The deck is empty: one more round follows this one
ending_short = deck empty
last = The last round
sum = { $sum } of { $goal } points
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points_so_far = { points } so far
set = a set of 1, 2, 3 is worth { $values }
in_hand = { cards } in hand
known = known: { $cards }
tired = has the fatigue card
rested = rested
gathered = Collected
gathered_count = { $count } collected
nothing = nothing yet
studies = { $study ->
    [one] { $study } study card
   *[other] { $study } study cards
}
practices = { $turned ->
    [one] { $turned } practice card
   *[other] { $turned } practice cards
}
column_told = { $discipline }: level { $level }, { studies }, { practices }
column_empty = { $discipline }: not in play
columns = Disciplines
asks = asks for { $levels }
missing_of = still missing: { $levels }
all_reached = all levels reached
practise = Practice
visit = Visit
work = Work
any = any discipline
practise_in = Practise in { $disciplines }
visit_for = Leonardo’s visit
work_for = Work for a patron or on an unfinished work
with = { $what }, with { $card }
looked = Revealed to you
looked_others = { $count ->
    [one] { $count } card being looked at
   *[other] { $count } cards being looked at
}
waiting = These go under the deck later
hint_play = Above: study. Below: what the card does.
hint_practise = Now the column it goes under.
hint_visit = Now the Leonardo card you take.
hint_work = Now the patron or unfinished work you take.
hint_card = Now the card you play for it.
hint_teach = Choose one of your columns.
hint_return = Choose the card that goes under the deck first.
hint_give = Choose who gets the fatigue card.
back = Back
locked = Not possible: { $why }
rise = { $discipline } at level { $level }
gain = +{ points }
opens = then within reach: { $works }
study = Study
takes = takes one:
reach_none = nothing within reach yet
none_left = none there now
maintenance = Maintenance
finish = The end

## What is this?

turn-now = It is the turn of this player.
turn-had = This player has played in this round.
turn-later = The turn comes later in this round.
when-effect = You take it in your turn, with a card for a visit.
when-work = You take it in your turn, with a card for work.
when-card = You play it in your turn.
what-round = All have one turn, then comes maintenance. After this turn: { $next }.
what-maintenance = After the round, the cards that were taken from the middle are replaced. Then the fatigue card may change hands.
what-maintenance-alone = After each turn, the cards that were taken from the middle are replaced.
what-finish = After this round points are counted. Most points win.
name-deck = The deck
what-deck = { cards } left. When it is empty, this round is finished and one last round is played.
what-deck-alone = { cards } left for this hand. Without cards to draw, the end comes near.
name-discarded = Discarded cards
what-discarded = { cards } used for visits and work. They never come back.
what-under = { $cards }. Only you know them.
what-ending-round = The deck is empty: nobody draws any more in this round. After it comes one last round.
what-ending-last = Nobody draws any more. After this round points are counted.
name-goal = The goal
what-goal = Your four hands have { $sum } points together. { $goal } win the solitaire.
what-standing = { $told }. { $when }
name-fatigue = The fatigue card
what-fatigue = { $name } plays last. After the round the fatigue card goes to the player with the most cards collected, if more than { $count }.
name-rested = Rested
what-rested = { $name } can never have the fatigue card again.
name-hand = Cards in hand
what-hand = { $name }: { cards }. Leonardo’s “2 more cards” and “1 more card” effects enlarge a hand for the rest of the game.
what-hand-own = Play one card in your turn, for its upper or its lower half. Then you draw one.
name-points = Points so far
what-points = { $parts }. Cards in hand score nothing.
what-part-disciplines = 2 points for each discipline in play.
what-part-high_levels = 3 points for each discipline at level 4 or above.
what-part-all_six = 3 points for having all six disciplines in play.
what-part-leonardo = The points of the Leonardo cards collected.
what-part-patrons = The points of the patrons collected.
what-part-unfinished = Points by sets: the more of one design, the more each is worth.
what-row-leonardo = A visit takes one of these; each does something else. Left in the pile: { $count }.
what-row-patrons = Work takes one of these, if your levels suffice; each pays fixed points. Left in the pile: { $count }.
what-row-unfinished = Work takes one of these, if your levels suffice; they pay by sets of one design. Left in the pile: { $count }.
name-pile = The pile of a row
what-pile = { cards } left. In maintenance they replace what was taken.
name-gap = An empty place
what-gap = Its card was taken. In maintenance a new one comes from the pile.
what-gap-last = Its card was taken, and no other comes.
what-effect-victory_points = Its points count at the end.
what-effect-practice = It goes under one of your columns, like a practice card for any discipline.
what-effect-draw_two = You draw two cards at once: your hand stays larger by two.
what-effect-draw_one_rested = You draw one card at once. You can never have the fatigue card again.
what-effect-look_and_play = You look at the top cards of the deck and play one of them at once. The others go under the deck.
what-patron = { points } at the end. { $levels }.
what-unfinished = It would bring { points }: { $set }. { $levels }.
what-ask = { $work } asks for level { $level }; reached so far: { $reached }.
name-worth = What it pays
what-worth-patron = { points } at the end, whatever else you have.
what-worth-unfinished = One, two or three of this design: { $values }. This card would bring { points }.
what-card = Above, a discipline to study. Below: { $lower }.
name-upper = Study: { $discipline }
what-upper = The card joins its column: { $rise }.
what-practise = Put it under one of your columns: { $rises }.
what-practise-none = It goes under a column that it shows, for { $levels } levels. None of these is in play: study one first.
what-visit = Discard it and take a Leonardo card: { $effects }.
what-visit-none = Discard it and take a Leonardo card. None is in the middle now.
what-work = Discard it and take what your levels reach: { $works }.
what-work-none = Discard it and take a patron or an unfinished work. Your levels reach none of them yet.
what-column = Level { $level }: { studies }, { practices }.
what-column-own = Level { $level }: { studies }, { practices }. One more study card: { $rise }.
what-column-none = Not in play.
what-column-none-own = Not in play. Study it: { $rise }.
name-studied = Study card
what-studied = One level: { $discipline }.
name-practised = Practice card, or a lesson of Leonardo
what-practised = { $levels } levels: { $discipline }.
what-gathered-effect = Collected on a visit. It counts for the fatigue card.
what-gathered-work = Collected: { $worth }. It counts for the fatigue card too.
what-looked = Play one of these now, for either half. The others go under the deck.
what-waiting = Cards of an earlier look. They go under the deck when this one is over.
name-glow = What glows
what-glow = A dashed frame marks what you can choose now.
