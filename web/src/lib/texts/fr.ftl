## Pieces put together

label = { $label } : { $value }
label_alone = { $label } :
row = { $said } ; { $next }

## Shared parts of a board

nearer = Plus près
further = Plus loin
fit = Tout voir
paragraph = § { $paragraph }
open_rule = Lire le paragraphe { $paragraph } des règles
close = Fermer
reconstructed = Certaines valeurs de cette carte sont reconstituées : la liste de l’éditeur n’est pas publique.
scores = Scores finaux
total = total
place = { $place }.
won = { $names } l’emporte.
won_you = Vous l’emportez.
won_with = Vous partagez la victoire avec { $names }.
won_nobody = Pas gagné cette fois.
won_together = Victoire partagée : { $names }.
brought = Ce qui a rapporté des points
brought-one = { $what } { $points }
tie = Totaux égaux. Ce qui a départagé : { $tie }.
tie_left = Égalité en tout.
left = Au moins un tiers des coups joués par un bot remplaçant : { $name }. Si la partie compte, elle est perdue pour { $name }.

## Settings

setting-settings = Réglages
setting-language = Langue
setting-by_day = Page claire
setting-by_candle = Page sombre
setting-still = Sans mouvement

## Bots by their levels

level-apprentice = { $name } (facile)
level-journeyman = { $name } (moyen)
level-master = { $name } (fort)
level-apprentice_about = joue vite et laisse passer beaucoup
level-journeyman_about = réfléchit un peu à l’avance
level-master_about = prend son temps et pardonne peu

## Ce qui se dit à côté du jeu

server-resigned = { $player } abandonne.
server-abandoned = { $player } arrête la partie sans résultat.
server-cancelled = Les joueurs sont convenus d’annuler la partie.

## Qui lit, dans une ligne du journal : comme sujet, et ailleurs

reader = vous
reader-other = vous
