### Pages that the server writes itself, in English. Every key has its like in fr.ftl and it.ftl.

## For people who ask too often

title = Too much at once
why = In the last minute, more requests came from your network than this site answers. Nothing is lost: your tables wait for you.
when = This page tries again by itself in a minute.
now = Try again now

## When the server cannot be reached

offline-title = No connection
offline-why = Bottega cannot be reached. Nothing is lost: your tables wait for you.
offline-now = Try again

## Link previews

preview-front = Four board games about inventors and their codices, with friends, strangers or bots: no account, nothing to install.
preview-new = A table for { $game }
preview-learn = Learn { $game }
preview-rules = Rules: { $game }
preview-ladder = The ladder of { $game }
preview-puzzles = Puzzles: { $game }
preview-puzzle = Puzzle { $number }: { $game }
preview-puzzles_about = Positions from real play in which one move is clearly best.
preview-daily = Daily challenge
preview-daily_of = Daily challenge, { DATETIME($day, dateStyle: "long") }
preview-daily_deal = Daily challenge: { $game }, { DATETIME($day, dateStyle: "long") }
preview-daily_about = Each day, everyone plays the same deal of each game, against the same bot.
preview-table = A table: { $game }
preview-gathering = { $free ->
    [0] gathering: all seats taken
    [one] gathering: { $free } seat free
   *[other] gathering: { $free } seats free
}
preview-playing = in progress
preview-over = finished
preview-bots = bots
preview-some_table = A table at Bottega
preview-replay = Replay: { $game }
preview-some_match = A match at Bottega
preview-groups_about = Each seat is compared with the same seat of the other groups.
preview-groups = The same deal for several groups
preview-player = Ratings, favourite games and last matches of { $name }.
