### Les pages que la maison écrit elle-même, en français.

## Pour qui demande trop souvent

title = Trop à la fois
why = Depuis une minute, votre réseau envoie plus de demandes que ce site n’en accepte. Rien n’est perdu : vos tables vous attendent.
when = Cette page réessaie d’elle-même dans une minute.
now = Réessayer maintenant

## Quand la maison est hors d’atteinte

offline-title = Pas de connexion
offline-why = Bottega est hors d’atteinte. Rien n’est perdu : vos tables vous attendent.
offline-now = Réessayer

## Link previews

preview-front = Quatre jeux de société sur les inventeurs et leurs codex, entre amis, entre inconnus ou contre des bots : sans compte, sans rien installer.
preview-new = Une table pour { $game }
preview-learn = Apprendre : { $game }
preview-rules = Règles : { $game }
preview-ladder = Classement : { $game }
preview-puzzles = Problèmes : { $game }
preview-puzzle = Problème { $number } : { $game }
preview-puzzles_about = Des positions de vraies parties où un coup est nettement le meilleur.
preview-daily = Le défi du jour
preview-daily_of = Le défi du { DATETIME($day, dateStyle: "long") }
preview-daily_deal = Le défi du { DATETIME($day, dateStyle: "long") } : { $game }
preview-daily_about = Chaque jour, tout le monde joue la même donne de chaque jeu, contre le même bot.
preview-table = Une table : { $game }
preview-gathering = { $free ->
    [0] en attente : toutes les places sont prises
    [one] en attente de joueurs : { $free } place libre
   *[other] en attente de joueurs : { $free } places libres
}
preview-playing = en cours
preview-over = finie
preview-bots = bots
preview-some_table = Une table chez Bottega
preview-replay = Relecture : { $game }
preview-some_match = Une partie chez Bottega
preview-groups_about = Chaque place se compare à la même place des autres groupes.
preview-groups = La même donne pour plusieurs groupes
preview-player = Classements, jeux préférés et dernières parties de { $name }.
