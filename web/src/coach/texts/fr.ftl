### Ce que dit l’entraîneur d’une première partie.

coach = Entraîneur
here = Ici, je ferais ceci : { $move }.
show = Montrer
understood = Je vois
gave_away = Ce coup cède beaucoup. Cela arrive à tout le monde.
rather = J’aurais plutôt fait ceci : { $move }.
take_back = Annuler le coup
leave = Garder mon coup
