## Around a match: gathering, seats, connection, rules, the end

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
start_hint = Puoi cominciare quando tutti i posti sono occupati.
wait_host = Chi ha aperto il tavolo avvia la partita quando tutti i posti sono occupati.
invite = Invita
invite_about = Chi ha questo link può sedersi o guardare.
link = Link
hand_on = Condividi…
copy = Copia
copied = Copiato
new_link = Fai un nuovo link
qr = Il link come codice QR
take_seat = Un posto è tenuto per te: prendilo
is_rated = Questa partita conta per la classifica.
level = livello { $level }
played_by = Si gioca con
as_printed = le regole stampate
deal = La distribuzione
deal_about = Questo sito ha già fissato la sua parte della sorte ({ $digest }…). Aggiungi parole tue, e nessuno decide da solo la distribuzione.
add_words = Le tue parole
add = Aggiungi
added = Aggiunto
round = Partita { $round }
connecting = Connessione…
away = Connessione persa. Nuovo tentativo…
back = Connesso
sending = Invio…
drawn = Tabellone
reading = Testo
log = Diario
rules = Regole
menu = Menu
undo = Annulla la mossa
confirm = Chiedi prima di inviare una mossa
forced = Fai per me la mossa quando è l’unica
forced-only = unica mossa possibile
forced-made = Fatta per te: { $move }
pace = Ritmo delle mosse degli altri
pace-slow = lento
pace-usual = normale
pace-quick = veloce
pace-none = subito, senza didascalie
skip = Salta il resto
highlights = I momenti salienti
highlights-again = rivedi
since-before = Il precedente
since-after = Il successivo
confirm_this = Giocare questa mossa?
send = Invia
dismiss = Non ancora
close = Chiudi
search = Cerca nelle regole
lessons = Lezioni
rulebook = Tutto il regolamento, con figure
nothing_found = Niente trovato.
whole = Le regole in breve
viewer = Visto da
viewer_nobody = uno spettatore
since = Dal tuo ultimo sguardo
since_more = … e prima ancora: { $count }
understood = Continua
rematch = Gioca ancora
what_if = e se
daily = I risultati di questa partita del giorno
groups = Confronta i gruppi
replay = Rivedi la partita
analyse = Analizza la partita
to_choose = deve scegliere
sounds = Suoni
sounds-off = nessuno
sounds-turn = quando tocca a te
sounds-all = carte, monete, il tuo turno, la fine
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
question-more = di più
question-go_on = Avanti: { $move }
question-glows = Ciò che ha un bordo tratteggiato si può scegliere adesso. Il resto si guarda: tocca «?», poi la cosa, per sapere che cos’è.
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
chat-hint = Scrivi qualcosa al tavolo
chat-say = Invia
chat-nothing = Nessuno ha ancora detto niente.
chat-only_seated = Solo chi è seduto può scrivere; tu puoi leggere.
chat-who_watches = guarda
chat-about = Segnala o blocca { $name }
chat-report = Segnala
chat-block = Blocca
chat-reported = Gli host di questo sito leggeranno quel messaggio.
chat-blocked = Non vedrai più i suoi messaggi. Puoi sbloccarlo nella tua pagina.

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
clock-absent_about = Se tutti gli altri lo chiedono, { $bot } lo sostituisce fino al suo ritorno.
clock-no_vote_clock = Decide l’orologio: quando il tempo di un giocatore è scaduto, { $bot } gioca fino al suo ritorno.
clock-no_vote_rated = Questa partita conta, quindi nessuno vota: quando il tempo di un giocatore è scaduto, { $bot } gioca fino al suo ritorno. Il giocatore che gli lascia un terzo delle sue mosse ha perso.
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
advice-silent = Nulla di particolare.
advice-hint = Suggerimento
advice-hint_about = La mossa che l’analisi direbbe la migliore qui
advice-would = La migliore mossa trovata:

## Standing orders

order-orders = Ordini permanenti
order-about = La risposta data per te quando qualcosa è offerto a un prezzo, perché nessuno aspetti. Lo vedi solo tu.
order-none = Ancora nessuno.
order-place = Dove
order-what = Che cosa
order-only = qualsiasi cosa (chiedimi se c’è una scelta)
order-answer = Risposta
order-take = prendi, fino a un certo prezzo
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

## Lasciare una partita

giving-end = Interrompi questa partita
giving-end_about = La partita finisce ora, senza risultato, e non conta.
giving-end_yes = Interrompila
giving-resign = Arrenditi
giving-resign_two = La partita finisce ora. Hai perso; vince { $name }.
giving-resign_alone = La partita finisce ora e hai perso.
giving-resign_more = { $bot } gioca per te fino alla fine e non potrai tornare.
giving-resign_rated = { $bot } gioca per te fino alla fine e non potrai tornare. Per te la partita conta come persa.
giving-resign_yes = Arrenditi
giving-no = Continua a giocare
giving-resigned = Hai lasciato la partita; un bot gioca per te.
giving-ended = Questa partita è stata interrotta senza risultato.

## Reazioni

react-react = Reagisci senza scrivere
react-bravo = Ben giocato
react-thanks = Grazie
react-laugh = Che ridere
react-surprise = Che sorpresa
react-think = Ci penso

## What the parts of the page are

what_is_what = Che cos’è ogni cosa
name-question = La domanda
name-way = Tabellone o testo
name-log = { log }
name-chat = { chat-chat }
name-rules = { rules }
name-menu = { menu }
name-more = Di più sulla domanda
explain = Spiega
name-explain = Che cos’è questo?
name-hint = { advice-hint }
name-undo = { undo }
name-since = Dalla tua ultima mossa
what-question = Che cosa dovete fare adesso tu o gli altri.
what-seat = I giocatori, nell’ordine dei posti. Una stella segna chi deve scegliere adesso.
what-way = Mostra la partita come tabellone o come testo. Si può fare tutto in entrambi i modi.
what-log = Tutto quello che è successo finora.
what-chat = Che cosa si dicono le persone a questo tavolo.
what-rules = Le regole in breve, paragrafo per paragrafo.
what-menu = Lingua, luce, ritmo delle mosse, suoni e il link a questo tavolo.
what-more = Che altro c’è da sapere prima di scegliere.
what-explain = Tocca qualsiasi cosa per sapere che cos’è. Finché non tocchi di nuovo «?», non si gioca nulla.
what-hint = { advice-hint_about }.
what-undo = La tua ultima mossa viene annullata, finché nessuno ne ha saputo qualcosa.
what-since = Che cosa è successo dalla tua ultima scelta, una cosa dopo l’altra.
name-zoom = Vicino e lontano
name-scores = Punteggi finali
what-zoom = Mostra il disegno da vicino, da lontano o per intero.
what-scores = Com’è finita la partita, voce per voce.
what-panel = Una parte del tabellone.
what-tab = Mostra questa parte del tabellone. Una stella vuol dire che lì puoi scegliere qualcosa.

## Another match, cancelling one, and players who are away

again-offer = Proponi un’altra partita
again-mine = Proponi un’altra partita.
again-offered = { $name } propone un’altra partita.
again-accept = Accetta
again-decline = Rifiuta
again-withdraw = Ritira la proposta
again-waiting = In attesa di { $names }.
again-declined = Non questa volta: { $names }.
again-without = Inizia senza { $names }
again-begun = La partita successiva è iniziata.
again-go = Vai alla partita successiva
again-before = La partita precedente
offer-agreed = { $agreed } su { $all } d’accordo
cancel-offer = Proponi di annullare la partita
cancel-about = Se tutti i giocatori sono d’accordo, la partita finisce senza risultato e non conta.
cancel-mine = Proponi di annullare la partita.
cancel-offered = { $name } propone di annullare la partita.
cancel-agree = Accetta
cancel-play_on = Continua a giocare
missing-since = { $name } è via da { $time }.
missing = { $name } è via.
missing-ask = Lascia giocare { $bot }
close_table = Chiudi questo tavolo
unsent = Non ancora inviata
unsent_about = La tua mossa sarà inviata appena sarai di nuovo in linea.
rating-change = Il tuo livello: { $before } → { $after }
rating-same = Il tuo livello resta { $after }.
giving-cancelled = I giocatori hanno deciso di annullare questa partita. Non conta.

## Che cosa viene dopo una partita

after-decided = Che cosa ha deciso: { $name } ha perso il { $gives }% di probabilità di vittoria alla mossa { $ply }.
after-decided_you = Che cosa ha deciso: hai perso il { $gives }% di probabilità di vittoria alla mossa { $ply }.
after-decided_none = Nessuna mossa ha deciso da sola: nessuno ha perso in un colpo il 10% di probabilità di vittoria.
after-look = Analisi della mossa { $ply }
after-stronger = Gioca contro { $bot }
after-share = Copia un link alla partita
after-shared = Copiato
