## Names: colour

names-colour-red = crimson

## Moves: what one can choose

moves-paint =
    { $things ->
        [one] paint { $things } thing { $colour }
       *[other] paint { $things } things { $colour }
    }

## Events: what happened

events-painted =
    { $seat } painted { $things ->
        [one] { $things } thing
       *[other] { $things } things
    } { $colour } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.

## Questions: .you is for the one who chooses, .others for those who wait, .more for whoever asks what else there is

questions-which =
    .you = You choose, { $seat }.
    .others = { $seat } chooses.
    .more = What { $seat } takes is gone.
questions-whether =
    .you = Will you?
    .others = { $seat } decides.

## Rules

rules-1-A = Painting
    .text =
        Paint things.
        All of them.
rules-2 = The end
    .text = Stop.
