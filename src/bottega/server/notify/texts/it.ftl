### Le parole degli avvisi in italiano.

## Titoli delle mail e degli avvisi

asked = { $game }: tocca a te
    .with = { $game } con { $others }: tocca a te
reminder = { $game }: il tuo tempo sta per finire
    .with = { $game } con { $others }: il tuo tempo sta per finire
several = { $count } tavoli ti aspettano

## In una mail

hello = Ciao { $name },
due = Hai tempo fino a { DATETIME($due, dateStyle: "full") }, ore { DATETIME($due, timeStyle: "short") } ({ $zone }).
since = Da quando hai guardato l’ultima volta:
before = … e prima ancora: { $count }
stood_in = { $line } (al suo posto: { $bot })
resigned = { $player } si arrende; a questo posto gioca un bot
table = Al tavolo: { $link }
foot =
    Ricevi questa mail perché hai chiesto di essere avvisato quando tocca a te su { $site }. Ogni quanto: { $wishes }
    Basta con queste mail: { $stop }
