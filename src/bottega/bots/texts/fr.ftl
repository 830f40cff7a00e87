### Pourquoi un bot a joué ainsi, quand tous les jeux disent la même chose. Les mêmes clés que dans en.ftl et it.ftl.

reasons-later = Cela rapportera plus tard.
reasons-secret = Un choix secret : sa raison le reste aussi.

## Un thème des problèmes de tous les jeux : ce qui décide

themes-rivals = Ce qui reste aux autres
