## The deals of the day

title = La partita del giorno
title_of = La partita del { $day }
about = Ogni giorno tutti giocano la stessa partita di ogni gioco: le stesse carte, contro lo stesso bot con la stessa fortuna. Il tuo primo tentativo conta; gli altri sono per esercizio. Quando hai finito, vedi le partite degli altri, e loro vedono la tua.
ends = Queste partite contano fino alle { $time }, alla tua ora.
streak = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni di fila
}
alone = { $game }, in solitario
against = Contro: { $bot }
nobody_through = Nessuno ha ancora finito.
through = { $count ->
    [one] { $count } persona ha finito.
   *[other] { $count } persone hanno finito.
}
play = Gioca
play_of = Gioca la partita del giorno: { $game }
go_on = Continua
go_on_of = Continua la partita del giorno: { $game }
result = Risultato
result_of = Risultato della partita del giorno: { $game }
practise = Giocala di nuovo, per esercizio

## How a try ended

points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
lead = Sei avanti di { points }.
behind = Sei indietro di { points }.
level = Sei alla pari con il bot.
score = Sei arrivato a { points }.
late = Hai finito dopo la fine del giorno: non conta.
given_up = Ti sei arreso.
forged = Questa partita aveva un’altra distribuzione: non conta.
unfinished = Non l’hai giocata fino in fondo.
untried = Non l’hai giocata.

## A deal

title_deal = { $game }, { $day }
counts = Questo tentativo conta, e ce n’è uno solo. Non ci sono suggerimenti.
first = Vedrai come hanno giocato gli altri quando avrai finito, o dopo mezzanotte (UTC).
closed = Non hai giocato fino alla fine: i risultati si aprono dopo mezzanotte (UTC).
rank = Posto { $rank } su { $count }.
spread = I risultati di tutti
spread_about_lead = Secondo il loro vantaggio sul bot, in punti.
spread_about_score = Secondo i loro punti.
spread_told = { $count } tentativi, da { $least } a { $most }; metà di loro è arrivata a { $median } o più.
median = mediana { $median }
you = tu
bin = da { $from } a { $to }
bin_head = Punti
people = Persone
difference = Dove ti distingui di più dal giocatore mediano
difference_more = { $part }: tu hai { $mine }, la mediana è { $median }.
difference_rival = I punti del bot: { $mine } contro di te, { $median } contro il giocatore mediano.
nobody = Nessun tentativo ha ancora contato.
places = Classifica
place = Posto
player = Giocatore
lead_head = Vantaggio
score_head = Punti
won = vinta
look_back = Rivedi
look_back_of = Rivedi la partita di { $name }
somebody = qualcuno
check = Verifica la distribuzione
committed = Sigillata il { $day }, con questo impegno:
sealed = Il seme viene svelato alla fine del giorno.
told = Il seme, svelato alla fine del giorno:
how = Lo SHA-256 di «bottega seed » seguito dal seme è l’impegno. Il file di ogni partita contiene il resto.
tomorrow = Sigillate per domani

## The calendar

calendar = Calendario
month_before = Il mese prima
month_after = Il mese dopo
day_told = { $day }: { $done } partite contate su { $count }
