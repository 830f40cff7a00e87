## The deals of the day

title = Les donnes du jour
title_of = Les donnes du { $day }
about = Une donne de chaque jeu par jour, la même pour tous : les mêmes cartes, et le même bot avec la même chance. Votre premier essai compte ; les autres sont pour s’exercer. Qui a joué une donne jusqu’au bout voit comment les autres l’ont jouée, et se montre à eux.
ends = Elles comptent jusqu’à { $time }, à votre heure.
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
play_of = Jouer la donne du jour : { $game }
go_on = Continuer
go_on_of = Continuer la donne du jour : { $game }
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
late = Elle s’est terminée après son jour, et ne compte pas.
given_up = Vous l’avez abandonnée.
forged = Cette partie n’a pas été donnée comme les autres, et ne compte pas.
unfinished = Vous ne l’avez pas jouée jusqu’au bout.
untried = Vous ne l’avez pas jouée.

## A deal

title_deal = { $game }, { $day }
counts = Cet essai compte, et il n’y en a qu’un. Il n’y a pas de conseils.
first = Comment les autres ont joué se voit quand vous avez terminé, ou après minuit (UTC).
rank = Place { $rank } sur { $count }.
spread = Comment tous ont terminé
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
places = Qui est allé jusqu’où
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
sealed = La graine est révélée quand le jour est passé.
told = La graine, révélée après le jour :
how = Le SHA-256 de « bottega seed  » suivi de la graine est l’engagement. Le fichier de chaque partie contient le reste.
tomorrow = Scellées pour demain

## The calendar

calendar = Calendrier
month_before = Le mois précédent
month_after = Le mois suivant
day_told = { $day } : { $done } donnes comptées sur { $count }
