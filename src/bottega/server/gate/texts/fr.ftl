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
