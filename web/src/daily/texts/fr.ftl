## The deals of the day

title = Le défi du jour
title_of = Le défi du { $day }
about = Chaque jour, tout le monde joue la même donne de chaque jeu : les mêmes cartes, contre le même bot avec la même chance. Votre premier essai compte ; les autres sont pour s’exercer. Quand vous avez terminé, vous voyez les parties des autres, et ils voient la vôtre.
ends = Ces donnes comptent jusqu’à { $time }, à votre heure.
streak = { $count ->
    [one] { $count } jour
   *[other] { $count } jours de suite
}
alone = { $game }, en solitaire
against = Contre : { $bot }
nobody_through = Personne n’a encore terminé.
through = { $count ->
    [one] { $count } personne a terminé.
   *[other] { $count } personnes ont terminé.
}
play = Jouer
play_of = Jouer le défi du jour : { $game }
go_on = Continuer
go_on_of = Continuer le défi du jour : { $game }
result = Résultat
result_of = Résultat de la donne : { $game }
practise = La rejouer, pour s’exercer

## How a try ended

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
lead = Vous avez { points } d’avance.
behind = Vous avez { points } de retard.
level = Vous êtes à égalité avec le bot.
score = Vous avez atteint { points }.
late = Vous avez terminé après la fin du jour : cela ne compte pas.
given_up = Vous avez abandonné.
forged = Cette partie avait une autre donne : elle ne compte pas.
unfinished = Vous ne l’avez pas jouée jusqu’au bout.
untried = Vous ne l’avez pas jouée.

## A deal

title_deal = { $game }, { $day }
counts = Cet essai compte, et il n’y en a qu’un. Il n’y a pas d’indices.
first = Vous verrez comment les autres ont joué quand vous aurez terminé, ou après minuit (UTC).
closed = Vous n’avez pas joué jusqu’au bout : les résultats s’ouvrent après minuit (UTC).
rank = Place { $rank } sur { $count }.
spread = Les résultats de tous
spread_about_lead = Par leur avance sur le bot, en points.
spread_about_score = Par leurs points.
spread_told = { $count } essais, de { $least } à { $most } ; la moitié d’entre eux a atteint { $median } ou plus.
median = médiane { $median }
you = vous
bin = de { $from } à { $to }
bin_head = Points
people = Personnes
difference = Où vous différez le plus du joueur médian
difference_more = { $part } : vous avez { $mine }, la médiane est { $median }.
difference_rival = Les points du bot : { $mine } contre vous, { $median } contre le joueur médian.
nobody = Aucun essai n’a encore compté.
places = Classement
place = Place
player = Joueur
lead_head = Avance
score_head = Points
won = gagnée
look_back = Revoir
look_back_of = Revoir la partie de { $name }
somebody = quelqu’un
check = Vérifier la donne
committed = Scellée le { $day }, par cet engagement :
sealed = La graine est révélée à la fin du jour.
told = La graine, révélée à la fin du jour :
how = Le SHA-256 de « bottega seed  » suivi de la graine est l’engagement. Le fichier de chaque partie contient le reste.
tomorrow = Scellées pour demain

## The calendar

calendar = Calendrier
month_before = Le mois précédent
month_after = Le mois suivant
day_told = { $day } : { $done } donnes comptées sur { $count }
