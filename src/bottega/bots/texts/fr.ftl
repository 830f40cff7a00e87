### Pourquoi un bot a joué ainsi, quand tous les jeux disent la même chose. Les mêmes clés que dans en.ftl et it.ftl.

reasons-soon = Sans doute bientôt : { $reason }
reasons-secret = Un choix secret : sa raison le reste aussi.

## Un thème des problèmes de tous les jeux : ce qui décide

themes-rivals = Ce qui reste aux autres
themes-plan = Plans : plusieurs tours à la suite
themes-last = Dernier à jouer
themes-ending = Gagner, quoi que fassent les autres
