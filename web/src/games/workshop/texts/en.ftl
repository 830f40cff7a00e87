parts = Parts of the table
middle = The middle
leonardo = Leonardo
patrons = Patrons
unfinished = Unfinished works
unfinished_short = Unfinished
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
gathered = Gathered
gathered_count = { $count } gathered
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
looked = Cards you look at
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
locked = why not: { $why }
