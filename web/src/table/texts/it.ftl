## Around a match: gathering, seats, connection, rules, the end

loading = Un momento…
home = Pagina iniziale
seats = Posti
free = libero
you = tu
bot = bot
sit = Siediti qui
stand = Alzati
put_bot = Metti qui un bot
take_bot = Togli il bot
which_bot = Quale bot, posto { $number }
bot_about = { $bot }: { $about }.
your_name = Il tuo nome
name_hint = se vuoi
start = Comincia
start_hint = Si comincia quando tutti i posti sono presi.
wait_host = Comincia chi ha aperto il tavolo, quando tutti i posti sono presi.
invite = Invita
invite_about = Chi ha questo link può sedersi o guardare.
link = Link
copy = Copia
copied = Copiato
new_link = Fai un nuovo link
qr = Il link come codice QR
take_seat = Un posto è tenuto per te: prendilo
is_rated = Questa partita conta per la classifica.
level = livello { $level }
played_by = Si gioca con
as_printed = le regole stampate
deal = La smazzata
deal_about = Questo sito ha già fissato la sua parte della sorte ({ $digest }…). Aggiungi parole tue, e nessuno decide da solo la smazzata.
add_words = Le tue parole
add = Aggiungi
added = Aggiunto
round = Partita { $round }
connecting = Connessione…
away = Connessione persa. Nuovo tentativo…
back = Connesso
sending = Invio…
drawn = Tabellone disegnato
reading = A parole
log = Diario
rules = Regole
menu = Altro
undo = Annulla la mossa
confirm = Chiedi prima di inviare una mossa
confirm_this = Giocare questa mossa?
send = Invia
dismiss = Non ancora
close = Chiudi
search = Cerca nelle regole
nothing_found = Niente trovato.
whole = Le regole in breve
eyes = Visto da
eyes_nobody = uno spettatore
since = Dal tuo ultimo sguardo
since_more = … e prima ancora: { $count }
understood = Continua
rematch = Gioca ancora
replay = Rivedi la partita
to_choose = deve scegliere
sounds = Un suono quando tocca a te
settings = Impostazioni
delayed = { $count ->
    [one] Sei indietro di { $count } mossa.
   *[other] Sei indietro di { $count } mosse.
}
share = Condividi il tavolo

## The question, the choices, and the table in words

reading-your_turn = Tocca a te
reading-waiting = In attesa
reading-watching = Da spettatore
reading-over = La partita è finita
reading-and_others = { $question } Scelgono anche altri: { $count }.
reading-choices = Che cosa puoi fare
reading-no_choice = Ora non c’è niente da scegliere.
reading-back = Indietro
reading-said = Finora: { $said }
reading-keys = Le frecce scorrono l’elenco, i numeri scelgono, le lettere cercano, Esc torna indietro.
reading-more = { $count ->
    [one] { $count } scelta possibile
   *[other] { $count } scelte possibili
}
reading-refused = Che cosa non puoi fare, e perché
reading-table = Il tavolo
reading-log = Che cosa è successo
reading-nothing_told = Ancora niente.
reading-raw = Tutto ciò che è sul tavolo, così com’è registrato

## Who is there, and what they say

chat-chat = Chiacchiere
chat-log = Diario
chat-beside = Diario e chiacchiere
chat-close = Chiudi
chat-here = presente
chat-not_here = assente
chat-watch = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
}
chat-unread = { $count ->
    [one] { $count } nuovo messaggio
   *[other] { $count } nuovi messaggi
}
chat-chat_unread = { chat-chat }, { chat-unread }
chat-hint = Di’ qualcosa al tavolo
chat-say = Di’
chat-nothing = Nessuno ha ancora detto niente.
chat-only_seated = Parla chi è seduto; tu puoi leggere.
chat-who_watches = guarda

## Clocks, and those who play for somebody

clock-time_left = tempo rimasto
clock-until_time = entro le { $when }
clock-until_day = entro { $when }
clock-late = tempo scaduto
clock-still = fermo
clock-still_daily = in quiete
clock-still_about = Ora il tempo non conta: ore di quiete, una vacanza, o il sito non andava.
clock-minute = Meno di un minuto.
clock-seconds = Meno di dieci secondi.
clock-stands_in = { $bot } sostituisce { $name }
clock-played_by = giocato da { $bot }
clock-absent = Manca qualcuno?
clock-absent_about = Se tutti gli altri lo chiedono, { $bot } gioca al suo posto fino al suo ritorno.
clock-no_vote_clock = Decide l’orologio: quando il tempo di qualcuno è scaduto, { $bot } gioca fino al suo ritorno.
clock-no_vote_rated = Questa partita conta, quindi nessuno vota: quando il tempo di qualcuno è scaduto, { $bot } gioca fino al suo ritorno. Chi gli lascia un terzo delle sue mosse ha perso.
clock-ask = Chiedi che { $bot } sostituisca { $name }
clock-ask_sure = Fino al suo ritorno, { $bot } sceglierà per { $name }. Chiederlo?
clock-ask_all = { $count ->
    [one] Fino al suo ritorno, { $bot } sceglierà per { $name }, quando { $count } altra persona lo avrà chiesto. Chiederlo?
   *[other] Fino al suo ritorno, { $bot } sceglierà per { $name }, quando { $count } altre persone lo avranno chiesto. Chiederlo?
}
clock-yes = Chiedilo
clock-no = Non ora
clock-asked = L’hai chiesto.
clock-votes = richieste: { $votes } su { $all }
clock-for_me = Un bot gioca per te: { $bot }.
clock-about_me = { $count ->
    [one] { $count } persona chiede che un bot giochi per te.
   *[other] { $count } persone chiedono che un bot giochi per te.
}
clock-back = Sono di nuovo qui
clock-here = Sono qui
clock-was_for_me = Sei di nuovo qui. Intanto { $bot } ha giocato per te; il diario segna le sue scelte.
clock-understood = Continua

## Hints, and why bots moved

advice-why = perché?
advice-thinking = Un momento…
advice-reason = { $bot }: { $reason }
advice-hint = Consiglio
advice-hint_about = Che cosa farebbe un artigiano al tuo posto
advice-would = Un artigiano farebbe così:

## Standing orders

order-orders = Ordini permanenti
order-about = Che cosa si risponde per te quando qualcosa è offerto a un prezzo, perché nessuno aspetti. Lo vedi solo tu.
order-none = Ancora nessuno.
order-place = Dove
order-what = Che cosa
order-only = qualsiasi cosa (chiedimi se c’è una scelta)
order-answer = Risposta
order-take = prendi, se non è troppo caro
order-decline = rinuncia
order-most = Fino a quanti fiorini
order-leave = Salva quest’ordine
order-florins = { $count ->
    [one] { $count } fiorino
   *[other] { $count } fiorini
}
order-takes = prendi fino a { order-florins }, altrimenti rinuncia
order-takes_what = prendi { $what } fino a { order-florins }, altrimenti rinuncia
order-declines = rinuncia a qualunque offerta
order-remove = Togli l’ordine per: { $place }
order-kept = Ordine salvato.
order-removed = Ordine tolto.
