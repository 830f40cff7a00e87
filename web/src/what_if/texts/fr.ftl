## En commencer un, en revoyant une partie

what_if = Et si ?
what_if_from = Et si ? À partir du coup { $ply }
about = Vous continuez d’ici à une table à vous. Cela ne compte jamais, et tous ceux qui peuvent voir cette partie peuvent voir l’essai.
seats = Les joueurs qui continuent
me = Vous
bot = Bot : { $name }
nobody_plays = Prenez au moins une place vous-même.
deal = Ce qui est connu
known = Tout : la donne telle qu’elle était
as_seat = Comme { $name } : ce que cette place ne pouvait savoir est retiré au sort
name = Nom de l’essai, si vous voulez
begin = Continuer
close = Fermer

## Les essais d’une partie

tries = Et si ({ $count })
tries_title = Les « et si » de cette partie
no_tries = Personne n’a encore rien essayé.
root = La partie telle qu’elle a été jouée
unnamed = Un essai sans nom
from = par { $by }, à partir du coup { $ply }
state-playing = en cours
state-over = fini
state-abandoned = abandonné
knows-known = tout est connu
knows-seat = comme la place le savait
instead = au lieu de : { $move }
difference = à la fin { $difference } ({ $score } au lieu de { $before })
scored = à la fin { $score }
here = vous regardez celui-ci
open = Ouvrir
link = Copier son lien
copied = Copié
rename = Nommer
save = Enregistrer

## À sa table

marked = et si
marked_from = Un « et si » à partir du coup { $ply }, { $knows }. Cela ne compte jamais.
look_back = Revoir la partie d’origine
again = Essayer autre chose
