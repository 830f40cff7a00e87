you = tu
about_me = Ciò che hai giocato a tavoli privati lo vedi solo tu.
ratings = Classifiche
no_ratings = Ancora nessuna partita valida per la classifica.
favourites = Giochi preferiti
last = Ultime partite
no_last = Ancora nessuna partita da rivedere.
game = Gioco
level = Livello
matches = Partite
wins = Vinte
player = Giocatore
place = Posto { $place } di { $count }
won = vinta
lost = persa
points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
points_rated = { points }, { rated }
rated = per la classifica
with = con { $names }, { $day }
alone = in solitario, { $day }
left_by_them = lasciata a un bot
left_by = { $name } l’ha lasciata a un bot
counts_as_lost = { $left }, il che conta come persa
resigned_by_them = resa
resigned_by = resa: { $name }
look_back = Rivedi
ladder_of = La classifica di { $game }
ladder_about = Le partite valide per la classifica, di persone e bot. Il livello è quanto qualcuno vale almeno; sale con ogni partita che lo dimostra.
no_rungs = Nessuno ha ancora giocato una partita valida per la classifica. Apri un tavolo e scegli «Valida per la classifica».
variant = Variante
variant_of = { $game }, { $variant }
as_printed = Come stampato
bot = bot
