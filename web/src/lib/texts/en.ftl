## Pieces put together

label = { $label }: { $value }
label_alone = { $label }:
row = { $said }; { $next }

## Shared parts of a board

nearer = Nearer
further = Further away
fit = Show all
paragraph = § { $paragraph }
open_rule = Read paragraph { $paragraph } of the rules
close = Close
reconstructed = Some values of this card are reconstructed: the publisher’s list is not public.
scores = Final scores
total = total
place = { $place }.
won = { $names } wins.
won_you = You win.
won_with = You share the victory with { $names }.
won_nobody = Not won this time.
won_together = Shared victory: { $names }.
brought = What brought points
brought-one = { $what } { $points }
tie = Equal totals. What decided: { $tie }.
tie_left = Equal in everything.
left = A bot that stood in made a third or more of { $name }’s moves. Where it counts, they have lost.

## Settings

setting-settings = Settings
setting-language = Language
setting-by_day = Light page
setting-by_candle = Dark page
setting-still = Without motion

## Bots by their levels

level-apprentice = { $name } (easy)
level-journeyman = { $name } (medium)
level-master = { $name } (strong)
level-apprentice_about = plays quickly and misses much
level-journeyman_about = thinks a little ahead
level-master_about = takes its time and forgives little

## What is told beside a game

server-resigned = { $player } resigned.
server-abandoned = { $player } ended the match without a result.
server-cancelled = The players agreed to cancel the match.

## Whoever reads, in a line of the log: as its subject, and elsewhere

reader = you
reader-other = you
