## Les problèmes d’un jeu

title = Problèmes : { $game }
about = Des positions de vraies parties. Les unes demandent le plus de points ou une victoire sûre, et leur réponse est prouvée ; les autres, après quel coup on gagne le plus souvent.
none = Il n’y a pas encore de problèmes pour ce jeu.
number = Problème { $number }
hardness-easy = facile
hardness-medium = moyen
hardness-hard = difficile
solved_by = résolu par { $solved } sur { $tries }
mine-right = résolu
mine-wrong = non résolu
streak = { $count } résolus de suite
today = Problème du jour : { $game }

## Un problème

all = Tous les problèmes
puzzle = Le problème
you = Vous
rival = Adversaire
rival_number = Adversaire { $number }
task = À vous. Après quel coup gagne-t-on le plus souvent ? Un seul est nettement le meilleur, et ce n’est pas celui qui le paraît d’abord.
trying = Un instant…
right = Bien vu !
wrong = Il y a mieux.
best = Le meilleur :
also = Tout aussi bon :
made = Votre choix :
looks_best = Paraît d’abord le meilleur :
chance = Chances de victoire : { $chance } % (± { $doubt }).
comes_to = Cela fait { $points } ; on peut avoir { $most }.
reaches = Cela fait { $points } : on ne peut avoir plus.
certain = Vous gagnez, quoi que fasse votre adversaire.
prevented = Votre adversaire peut encore empêcher votre victoire ; un coup la rend sûre.
wins = Cela gagne { $chance } % du temps ; on peut avoir { $most } %.
points = { $points } points.
then = Le meilleur en entier :
decides = Ce qui décide : { $theme }.
practice = Seul le premier essai compte ; celui-ci était pour l’exercice.
again = Essayer encore
show_best = Montrer le meilleur coup
show_question = Revenir à la question
next = Problème suivant
