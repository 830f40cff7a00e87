## The front page, and setting up a table

about = Quattro giochi da tavolo su inventori e codici, con amici, sconosciuti o bot: senza account, niente da installare.
proof = Nessun browser riceve una carta che chi gioca non può vedere, e ogni distribuzione è sigillata in anticipo: chiunque può verificarla.
home = Bottega, la pagina iniziale
games = Giochi
your_name = Il tuo nome
name_hint = se vuoi
seats = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
seats_range = da { $least } a { $most } giocatori
minutes = circa { $least } minuti
minutes_range = da { $least } a { $most } minuti
effort-easy = facile da imparare
effort-middling = qualche regola da imparare
effort-hard = molte regole da imparare
in_words = testo
cover_of = Il tabellone: { $game }
play = Gioca
play_of = Gioca subito a { $game }, contro il bot: { $bot }
against = Contro
learn = Impara a giocare
learn_of = Impara a giocare: { $game }
invite = Con amici
invite_to = Invita amici a { $game }
mine = Le tue partite
your_turn = tocca a te
their_turn = di turno: { $names }
gathering = in attesa di giocatori
playing = in corso
won = Hai vinto
lost = non vinta
place = posto { $place } su { $of }
over = finita
what_if = e se
go_on = Continua
go_there = Apri
look_back = Rivedi
hide = Nascondi
hide_this = Nascondi: { $game }
daily = La partita del giorno: la stessa per tutti
daily_try = partita del giorno
daily_practice = partita del giorno, per esercizio
public = Tavoli pubblici
no_public = Nessun tavolo pubblico. Aprine uno: Con amici, poi «pubblico».
sit_or_watch = Siediti o guarda
watch = Guarda
free = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
gathering_free = { gathering }, { free }
closed = senza spettatori
set_up = Un tavolo per { $game }
set_up_about = Scegli chi gioca e come. Chiunque abbia il tuo link può prendere un posto aperto.
who = Chi gioca
seat_number = Posto { $number }
me = Tu
me_too = Anche tu, su questo dispositivo
friend = Un amico, con il link
bot = Bot: { $name }
more_seats = Un posto in più
fewer_seats = Un posto in meno
presets = Già pronto
as_printed = Come stampato
own = A modo tuo
options = Varianti
no_options = Questo gioco si gioca in un modo solo.
customise = Personalizza
others = Altre impostazioni
is_public = Pubblico
is_public_about = Il tavolo è elencato nella pagina iniziale finché ci sei, e chiunque può sedersi.
is_rated = Valida per la classifica
is_rated_about = Un posto a persona, e un orologio.
hints = Suggerimenti permessi
hints_about = Chi deve scegliere può chiedere a un bot.
groups = Gruppi che giocano la stessa distribuzione
groups_one = solo questo
groups_many = { $count } gruppi, confrontati posto per posto
spectators = Spettatori
spec_none = nessuno
spec_public = vedono ciò che vedono tutti
spec_open = vedono tutte le mani
spec_rated = A un tavolo valido per la classifica gli spettatori non vedono tutte le mani: potrebbero dirle a un giocatore.
open = Apri il tavolo
opening = Un momento…
loading = Un momento…

## What was measured of each way to play

figures-printed = Come stampato, { seats }: { $told }.
figures-choices = { $count ->
    [one] { $count } scelta a testa
   *[other] { $count } scelte a testa
}
figures-fair = il primo giocatore vince il { $figure }% delle partite (da { $low } a { $high }; una parte equa è { $fair })
figures-beside = Misurato: { $told }
figures-beside_base = Misurato con «{ $base }»: { $told }
figures-longer = { $figure }% più lunga (da { $low } a { $high })
figures-shorter = { $figure }% più breve (da { $low } a { $high })
figures-first = il primo giocatore vince il { $figure }% delle partite (da { $low } a { $high })
figures-how = Come è stato misurato?
figures-how_printed = Partite del gioco stampato giocate dai bot: { $count }. «(da 24 a 30)» dopo una cifra vuol dire che quella vera è fra 24 e 30 con il 95% di confidenza. I bot non sono persone: per te può essere diverso.
figures-how_changes = Ogni variante è stata giocata altrettante volte, con le stesse distribuzioni. «Misurato» dice in che cosa differisce dal gioco stampato: quanto dura una partita, e quante volte vince il primo giocatore.

## How much time there is

time-time = Tempo
time-none = senza orologio
time-none_about = Ognuno si prende il tempo che gli serve.
time-live = Dal vivo
time-live_about = Tutti giocano insieme. Ognuno ha una riserva di minuti, e ogni mossa vi aggiunge dei secondi.
time-daily = In più giorni
time-daily_about = Alcune ore per ogni mossa. Le ore di quiete e le vacanze del giocatore non contano.
time-pace = Minuti, e secondi a ogni mossa
time-bank = Minuti di riserva
time-increment = Secondi in più a ogni mossa
time-own = altro
time-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
time-per_move = Per ogni mossa
time-said_live = dal vivo, { $bank } min + { $increment } s
time-said_daily = { time-hours } a mossa
time-until_time = entro le { $when }
time-until_day = entro { $when }
time-late = tempo scaduto
time-said = Tempo: { $clock }; sostituto: { $bot }
time-stand_in = Sostituto
time-usual = a scelta di questo sito
time-stand_in_about = Quando il tempo di un giocatore è scaduto, questo bot gioca fino al suo ritorno. Senza orologio lo fa se tutti gli altri lo chiedono.
time-stand_in_rated = Quando il tempo di un giocatore è scaduto, un bot di questo sito gioca fino al suo ritorno. Il giocatore che gli lascia un terzo delle sue mosse ha perso.

## The first match of a game

first-title = { $game }: la tua prima partita
first-learn = Impara in circa { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
first-learn_about = Brevi lezioni sul tabellone. Le mosse le fai tu.
first-coach = Gioca con l’allenatore
first-coach_about = Una partita contro un bot. L’allenatore spiega ogni scelta.
first-know = Lo conosco già
first-know_about = Una partita senza spiegazioni. Puoi sempre chiedere un suggerimento.

## What to do next

next-lesson = Continua le lezioni
next-learn_about = Si gioca meglio quando si conoscono tutte le regole.
next-stronger = Gioca contro { $bot }
next-stronger_about = Hai vinto la tua ultima partita: { $game }.
next-analyse = Guarda dove si è decisa la partita
next-analyse_about = La tua ultima partita, mossa per mossa: { $game }
next-daily = Partita del giorno
next-daily_done = Hai giocato le partite di oggi.
next-streak = { $count } giorni di fila
next-puzzle = Problema del giorno

## People to play with

find-people = Trova avversari
find-people_of = Trova avversari per { $game }
find-my_page = La tua pagina
find-ladder = Classifica
find-ladder_of = La classifica di { $game }
find-how_many = Quanti giocano
find-rated = Valida per la classifica
find-rated_about = La vittoria fa salire in classifica.
find-wait = Trova avversari
find-waiting = In attesa di giocatori…
find-others = { $count ->
    [one] { $count } altro aspetta con te.
   *[other] { $count } altri aspettano con te.
}
find-nobody = Nessun altro aspetta ancora.
find-stop = Non aspettare più
find-close = Non ora
find-bot_offer = Non è venuto ancora nessuno. Aspetta ancora, o gioca contro un bot.
find-bot = Gioca contro un bot
find-find = Trova un tavolo
find-any_game = Tutti i giochi
find-speed = Orologio
find-any_speed = Qualsiasi orologio
find-speed_live = dal vivo
find-speed_daily = su più giorni
find-speed_none = senza orologio
find-level = Livello
find-any_level = Qualsiasi livello
find-levels = Livello da { $low } a { $high }
find-free_only = Con posti liberi
find-none_fit = Nessun tavolo pubblico adatto.
find-rated_level = per la classifica, livello { $level }

## The way to the page about oneself

door-sign_in = Accedi con una passkey
door-keep = Il tuo nome e le passkey
door-needs_account = Le partite valide per la classifica richiedono un account: una passkey o un indirizzo confermato.
door-account = Accedi o creane uno
door-refused_title = Non puoi aprire questo tavolo
door-refused = Giochi a questo tavolo? Forse questo browser non è connesso con il tuo nome.
door-refused_match_title = Non puoi aprire questa pagina
door-refused_match = Hai giocato questa partita? Forse questo browser non è connesso con il tuo nome.
door-watching = Stai guardando. Giochi qui? Questo browser non è connesso.
door-come_in = Accedi
broken_link = Questo link non funziona
broken_link_why = Forse manca una parte dell’indirizzo, o la pagina è stata rimossa. Copia di nuovo il link intero, o chiedilo ancora.
to_front_page = Vai alla pagina iniziale
