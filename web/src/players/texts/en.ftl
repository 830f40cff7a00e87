you = you
about_me = What you played at private tables is shown to you alone.
ratings = Ratings
no_ratings = No rated match yet.
favourites = Favourite games
last = Last matches
no_last = No match to look back at yet.
game = Game
level = Level
matches = Matches
wins = Won
player = Player
place = Place { $place } of { $count }
won = won
lost = lost
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
points_rated = { points }, { rated }
rated = rated
with = with { $names }, { $day }
alone = alone, { $day }
left_by_them = left to a bot
left_by = { $name } left it to a bot
counts_as_lost = { $left }, which counts as lost
resigned_by_them = resigned
resigned_by = { $name } resigned
look_back = Look back
ladder_of = The ladder of { $game }
ladder_about = Rated matches of people and bots. A level is what somebody is worth at the least; it grows with each match that proves it.
no_rungs = Nobody has played a rated match yet. Open a table and switch “rated” on.
variant = Variant
variant_of = { $game }, { $variant }
as_printed = As printed
bot = bot
