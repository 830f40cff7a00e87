## Beginning one, where one looks back at a match

what_if = What if?
what_if_from = What if? From move { $ply } on
about = You play on from here at your own table. It never counts, and everyone who can see this match can see it.
seats = Who plays on
me = You
bot = Bot: { $name }
nobody_plays = Take at least one seat yourself.
deal = What is known
known = Everything: the deal is as it was
as_seat = As { $name }: what this seat could not know is drawn anew
name = Name of the try, if you like
begin = Play on
close = Close

## The tries of a match

tries = What-ifs ({ $count })
tries_title = What-ifs of this match
no_tries = No one has tried anything yet.
root = The match as it was played
unnamed = A try without a name
from = by { $by }, from move { $ply }
state-playing = being played
state-over = over
state-abandoned = given up
knows-known = everything known
knows-seat = as the seat knew it
instead = instead of: { $move }
difference = at the end { $difference } ({ $score } instead of { $before })
scored = at the end { $score }
here = you are looking at this one
open = Open
link = Copy its link
copied = Copied
rename = Name it
save = Save

## At its table

marked = what-if
marked_from = A what-if from move { $ply }, { $knows }. It never counts.
look_back = Look back at the original match
again = Try something else
