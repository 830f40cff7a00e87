### Les mots des avis en français.

## Titres des courriels et des avis

asked = { $game } : c’est à vous
    .with = { $game } avec { $others } : c’est à vous
reminder = { $game } : votre temps s’épuise
    .with = { $game } avec { $others } : votre temps s’épuise
several = { $count } tables vous attendent

## Dans un courriel

hello = Bonjour { $name },
due = Vous avez jusqu’au { DATETIME($due, dateStyle: "full") } à { DATETIME($due, timeStyle: "short") } ({ $zone }).
since = Depuis votre dernier regard :
before = … et { $count } de plus auparavant
stood_in = { $line } ({ $bot } a remplacé)
resigned = { $player } abandonne la partie ; un bot joue à cette place
table = Vers la table : { $link }
foot =
    Vous recevez ce message parce que vous avez souhaité être averti quand c’est à vous sur { $site }. À quel rythme : { $wishes }
    Ne plus recevoir ces messages : { $stop }
