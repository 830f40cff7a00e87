### The words of Nim in English. Every key has its like in fr.ftl and it.ftl.

## The game

game-name = Nim
game-tagline = Three heaps, and the last stone wins.

## Moves: what one can choose

moves-take = Take { $stones } from { $heap }

## Verbs: for the reader, and for others

has =
    { $you ->
        [yes] have
       *[no] has
    }

## Events: what happened

events-took = { $seat } { has } taken { $stones } from { $heap }.

## Questions: .you is for the one who chooses, .others for those who wait

questions-how_many =
    .you = How many stones do you take, and from which heap?
    .others = { $seat } takes stones.

## Refusals: why something is not offered

refusals-empty = No stone is left in { $heap }.

## Parts of a score

parts-last = last stone

## Names: heap

names-heap-left = the left heap
names-heap-middle = the middle heap
names-heap-right = the right heap

## The rules in short, by paragraph

rules-1 = The heaps
    .text = Three heaps have 3, 4 and 5 stones.

rules-2 = A turn
    .text = Players take turns. Each takes at least one stone, and all from the same heap.

rules-3 = The end
    .text = The player who takes the last stone wins.
