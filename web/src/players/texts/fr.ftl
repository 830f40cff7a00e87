you = vous
about_me = Ce que vous avez joué à des tables privées n’est montré qu’à vous.
ratings = Classements
no_ratings = Pas encore de partie classée.
favourites = Jeux favoris
last = Dernières parties
no_last = Pas encore de partie à revoir.
game = Jeu
level = Niveau
matches = Parties
wins = Gagnées
player = Joueur
place = Place { $place } sur { $count }
won = gagnée
lost = perdue
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
points_rated = { points }, { rated }
rated = classée
with = avec { $names }, { $day }
alone = en solitaire, { $day }
left_by_them = laissée à un bot
left_by = { $name } l’a laissée à un bot
counts_as_lost = { $left }, ce qui compte comme perdu
resigned_by_them = abandon
resigned_by = abandon : { $name }
look_back = Revoir
ladder_of = Classement : { $game }
ladder_about = Les parties classées des joueurs et des bots. Le niveau est ce que quelqu’un vaut au moins ; il monte avec chaque partie qui le prouve.
no_rungs = Personne n’a encore joué de partie classée. Ouvrez une table et choisissez « classée ».
variant = Variante
variant_of = { $game }, { $variant }
as_printed = Comme imprimé
bot = bot
