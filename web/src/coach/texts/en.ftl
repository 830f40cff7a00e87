### What the coach of a first match says.

coach = Coach
here = Here I would do this: { $move }.
show = Show it
understood = I see
gave_away = That move gives a lot away. It happens to everyone.
rather = I would rather have done this: { $move }.
take_back = Take it back
leave = Keep my move
