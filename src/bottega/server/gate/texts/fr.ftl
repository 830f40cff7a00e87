### La page pour qui demande trop souvent, en français.

title = Trop à la fois
why = Depuis une minute, votre réseau envoie plus de demandes que ce site n’en accepte. Rien n’est perdu : vos tables vous attendent.
when = Cette page réessaie d’elle-même dans une minute.
now = Réessayer maintenant
