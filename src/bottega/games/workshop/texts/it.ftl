### Le parole de La bottega di Leonardo in italiano. Le stesse chiavi di en.ftl e fr.ftl.

## Ciò che si conta

points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }

## Il gioco

game-name = La bottega di Leonardo
game-tagline = Studia, fai pratica e porta a termine ciò che il maestro ha lasciato a metà.

## Le mosse: ciò che si può scegliere

moves-study = Studia: { $card }
moves-practise = Fai pratica di { $discipline } con la carta { $card }
moves-visit = Gioca { $card } per una visita: { $effect }
moves-work = Gioca { $card } per lavorare: { $work }
moves-teach = Metti la carta Leonardo sotto { $discipline }
moves-return = Rimetti { $card } sotto il mazzo
moves-give = Carta fatica: { $to }
moves-tire = Dai la carta fatica alla mano { $hand }

## Verbi: per chi legge, e per gli altri

has =
    { $you ->
        [yes] hai
       *[no] ha
    }

## Gli eventi: ciò che è successo

events-arrived = Nuova carta Leonardo: { $effect }.
events-offered = Ora al centro: { $work }.
events-got_hand =
    { $you ->
        [yes] { $seat } hai preso la tua mano: { $one }, { $two }, { $three }, { $four }.
       *[no] { $seat } ha preso la sua mano: { $one }, { $two }, { $three }, { $four }.
    }
events-got_fatigue =
    { $you ->
        [yes] Ricevi la carta fatica.
       *[no] Riceve la carta fatica: { $seat }.
    }
events-round_began =
    { $you ->
        [yes] Il giro { $round } comincia da te.
       *[no] Il giro { $round } comincia da { $seat }.
    }
events-studied = { $seat } { has } studiato con { $card }: { $discipline } al livello { $level }.
events-practised = { $seat } { has } fatto pratica con { $card }: { $discipline } al livello { $level }.
events-visited = { $seat } { has } giocato { $card } per una visita: { $effect }.
events-taught = { $seat } { has } messo la carta Leonardo sotto { $discipline }: livello { $level }.
events-worked = { $seat } { has } giocato { $card } per lavorare: { $work }.
events-drew = { $seat } { has } pescato { $card }.
events-looked = { $seat } { has } guardato le prime tre carte del mazzo: { $one }, { $two }, { $three }.
events-looked_at_two = { $seat } { has } guardato le ultime due carte del mazzo: { $one }, { $two }.
events-looked_at_one = { $seat } { has } guardato l’ultima carta del mazzo: { $one }.
events-returned = { $seat } { has } rimesso { $card } sotto il mazzo.
events-deck_empty = Il mazzo è vuoto: si finisce questo giro, poi se ne gioca ancora uno.
events-last_round = Ultimo giro: nessuno pesca più.
events-scored =
    { $count ->
        [one] { $seat } { has } { points } con { $count } disciplina in gioco.
       *[other] { $seat } { has } { points } con { $count } discipline in gioco.
    }
events-hand_dealt = Si distribuisce la mano { $hand }.
events-hand_began = Comincia la mano { $hand }.
events-hand_round = Giro { $round }.
events-hand_plays = Gioca la mano { $hand }.
events-hand_tired = La carta fatica va alla mano { $hand }.
events-hand_scored = La mano { $hand } ha fatto { points }.
events-reached_goal = { $seat } { has } { points } in tutto e ne servivano { $goal }: il solitario è vinto.
events-missed_goal = { $seat } { has } { points } in tutto e ne servivano { $goal }: il solitario è perso.

## Titoli delle carte che mostrano ciò che è successo

highlights-worked = Ottenuto
highlights-ending = Il mazzo è vuoto
highlights-last_round = Ultimo giro
highlights-scored = Punti

## Le domande: .you per chi sceglie, .others per chi aspetta

questions-play_a_card =
    .you = Gioca una carta: studia in alto o usa la metà in basso.
    .others = { $seat } gioca una carta.
    .more = Ogni metà dice che cosa porterebbe. Poi peschi una carta.

questions-play_from_hand =
    .you = Mano { $hand }: gioca una carta, metà in alto o in basso.
    .others = { $seat } gioca una carta della mano { $hand }.
    .more = Ogni metà dice che cosa porterebbe. Poi questa mano pesca dal suo mazzetto.

questions-play_looked =
    .you = Gioca una di queste carte, metà in alto o in basso.
    .others = { $seat } gioca una delle carte appena guardate.
    .more = Si gioca come una carta della mano, anche per un’altra visita. Le altre vanno sotto il mazzo.

questions-teach_discipline =
    .you = Sotto quale colonna va la carta Leonardo?
    .others = { $seat } sceglie una disciplina per la carta Leonardo.
    .more = Conta come una carta di pratica. Ogni colonna mostra il livello che avrebbe.

questions-return_card =
    .you = Quale carta va per prima sotto il mazzo?
    .others = { $seat } rimette delle carte sotto il mazzo.
    .more = La prossima le starà sotto. Le conosci solo tu.

questions-give_fatigue =
    .you = Chi riceve la carta fatica?
    .others = { $seat } decide chi riceve la carta fatica.
    .more = Questi giocatori sono in parità con più carte di tutti. Chi la riceve gioca per ultimo.

## I rifiuti: perché non si può

refusals-no_card_for = Nessuna di queste carte serve per { $action }.
refusals-not_shown = Questa carta non mostra { $discipline }: { $card }.
refusals-no_column = Non hai in gioco questa disciplina: { $discipline }. Prima studiala.
refusals-no_leonardo = Per ora al centro non ci sono più carte Leonardo.
refusals-nothing_to_teach = Non ancora: { $effect }. Non hai discipline in gioco sotto cui mettere la carta.
refusals-no_work = Per ora al centro non ci sono più né mecenati né opere incompiute.
refusals-too_low = { $work } richiede { $discipline } al livello { $needed }; tu sei al livello { $level }.
refusals-less_tired = { $to } ha ottenuto solo { cards }: un altro giocatore ne ha di più.
refusals-rested = { $to } ha riposato e non può più avere la carta fatica.
refusals-hand_less_tired = La mano { $hand } ha ottenuto solo { cards }: un’altra ne ha di più.
refusals-hand_rested = La mano { $hand } ha riposato e non può più avere la carta fatica.
refusals-no_tired_seat = La carta fatica può cominciare solo al posto di un giocatore, e almeno in due.
refusals-only_alone = Una mano dopo l’altra è per una persona sola.

## Le parti del punteggio

parts-disciplines = discipline
parts-high_levels = livelli alti
parts-all_six = tutte e sei
parts-leonardo = carte Leonardo
parts-patrons = mecenati
parts-unfinished = opere incompiute
parts-hand_1 = mano 1
parts-hand_2 = mano 2
parts-hand_3 = mano 3
parts-hand_4 = mano 4

## Che cosa decide i pareggi

ties-disciplines = più discipline in gioco

## Le opzioni e i loro valori

options-practice = Carte pratica
    .about = I due simboli di una carta pratica sono due discipline, tra cui scegli, o due volte la stessa. Il regolamento si legge in entrambi i modi.

options-practice-two = due discipline, una a scelta
options-practice-one = una sola disciplina, mostrata due volte

options-solitaire = Solitario
    .about = Come una persona sola gioca quattro mani. Con più giocatori non cambia nulla e deve restare così.

options-solitaire-rotation = quattro mani a turno, ognuna con un quarto del mazzo
options-solitaire-sequence = quattro mani una dopo l’altra

options-tired = Carta fatica
    .about = Chi ce l’ha all’inizio. In una rivincita è il posto che ha vinto la partita precedente; altrimenti decide la sorte.

options-tired-lot = a sorte
options-tired-1 = il primo posto
options-tired-2 = il secondo posto
options-tired-3 = il terzo posto
options-tired-4 = il quarto posto
options-tired-5 = il quinto posto

## Le parole del terminale

terminal-deck = Mazzo: { $deck } · scartate: { $discarded }
terminal-deck_alone = Mazzetto di questa mano: { $deck } · scartate: { $discarded }
terminal-last = ultimo giro
terminal-leonardo = Leonardo
terminal-patrons = Mecenati
terminal-unfinished = Opere incompiute
terminal-gone = –
terminal-points = { $points } pt
terminal-your_hand = La tua mano
terminal-hand = Mano { $hand }
terminal-looked = Carte svelate a te
terminal-cards = in mano: { $count }
terminal-known = conosci { $cards }
terminal-held = in mano alla fine: { $cards }
terminal-under = Sotto il mazzo, dall’alto: { $cards }
terminal-gathered = ha ottenuto { $cards }
terminal-rested = ha riposato
terminal-total = { $points } pt finora
terminal-sum = Tutte le mani: { $points } pt su { $goal }
terminal-any = disciplina a scelta
terminal-visit = visita
terminal-work = lavoro
terminal-legend = ▪ carta di studio · ↻ pratica o lezione · poi il livello · ☾ carta fatica · ▶ di chi è il turno

## I nomi: action

names-action-practice = la pratica
names-action-visit = una visita
names-action-work = il lavoro

## I nomi: discipline

names-discipline-painting = pittura
names-discipline-letters = lettere
names-discipline-architecture = architettura
names-discipline-engineering = ingegneria
names-discipline-physics = fisica
names-discipline-biology = biologia

## I nomi: effect

names-effect-victory_points = 3 punti alla fine
names-effect-practice = 2 livelli per una disciplina in gioco
names-effect-draw_two = 2 carte in più
names-effect-draw_one_rested = 1 carta in più e riposo
names-effect-look_and_play = guarda 3 carte e giocane 1

## I nomi: design

names-design-adorazione_magi = Adorazione dei Magi
names-design-macchina_volante = Macchina volante
names-design-monumento_sforza = Monumento equestre a Francesco Sforza
names-design-ponte_bosforo = Ponte sul Bosforo

## I nomi: work

names-work-dama_ermellino = Dama con l’ermellino
names-work-battaglia_anghiari = Battaglia di Anghiari
names-work-bombarda = Bombarda
names-work-carro_armato = Carro armato
names-work-chiesa_pianta_centrale = Chiesa a pianta centrale
names-work-codice_atlantico = Codice Atlantico
names-work-luce_cinerea = Luce cinerea
names-work-mulino_ad_acqua = Mulino ad acqua
names-work-studi_anatomici = Studi anatomici
names-work-studio_fossili = Studio dei fossili
names-work-trattato_architettura = Trattato di architettura
names-work-trattato_uccelli = Trattato sugli uccelli
names-work-adorazione_magi_1 = Adorazione dei Magi I
names-work-adorazione_magi_2 = Adorazione dei Magi II
names-work-adorazione_magi_3 = Adorazione dei Magi III
names-work-macchina_volante_1 = Macchina volante I
names-work-macchina_volante_2 = Macchina volante II
names-work-macchina_volante_3 = Macchina volante III
names-work-monumento_sforza_1 = Monumento equestre I
names-work-monumento_sforza_2 = Monumento equestre II
names-work-monumento_sforza_3 = Monumento equestre III
names-work-ponte_bosforo_1 = Ponte sul Bosforo I
names-work-ponte_bosforo_2 = Ponte sul Bosforo II
names-work-ponte_bosforo_3 = Ponte sul Bosforo III

## I nomi: card

names-card-hidden = una carta
names-card-painting-visit = pittura (visita)
names-card-painting-work = pittura (lavoro)
names-card-painting-any = pittura (pratica: a scelta)
names-card-painting-painting = pittura (pratica: pittura)
names-card-painting-letters = pittura (pratica: lettere)
names-card-painting-architecture = pittura (pratica: architettura)
names-card-painting-engineering = pittura (pratica: ingegneria)
names-card-painting-physics = pittura (pratica: fisica)
names-card-painting-biology = pittura (pratica: biologia)
names-card-painting-painting-letters = pittura (pratica: pittura o lettere)
names-card-painting-painting-architecture = pittura (pratica: pittura o architettura)
names-card-painting-painting-engineering = pittura (pratica: pittura o ingegneria)
names-card-painting-painting-physics = pittura (pratica: pittura o fisica)
names-card-painting-painting-biology = pittura (pratica: pittura o biologia)
names-card-painting-letters-architecture = pittura (pratica: lettere o architettura)
names-card-painting-letters-engineering = pittura (pratica: lettere o ingegneria)
names-card-painting-letters-physics = pittura (pratica: lettere o fisica)
names-card-painting-letters-biology = pittura (pratica: lettere o biologia)
names-card-painting-architecture-engineering = pittura (pratica: architettura o ingegneria)
names-card-painting-architecture-physics = pittura (pratica: architettura o fisica)
names-card-painting-architecture-biology = pittura (pratica: architettura o biologia)
names-card-painting-engineering-physics = pittura (pratica: ingegneria o fisica)
names-card-painting-engineering-biology = pittura (pratica: ingegneria o biologia)
names-card-painting-physics-biology = pittura (pratica: fisica o biologia)
names-card-letters-visit = lettere (visita)
names-card-letters-work = lettere (lavoro)
names-card-letters-any = lettere (pratica: a scelta)
names-card-letters-painting = lettere (pratica: pittura)
names-card-letters-letters = lettere (pratica: lettere)
names-card-letters-architecture = lettere (pratica: architettura)
names-card-letters-engineering = lettere (pratica: ingegneria)
names-card-letters-physics = lettere (pratica: fisica)
names-card-letters-biology = lettere (pratica: biologia)
names-card-letters-painting-letters = lettere (pratica: pittura o lettere)
names-card-letters-painting-architecture = lettere (pratica: pittura o architettura)
names-card-letters-painting-engineering = lettere (pratica: pittura o ingegneria)
names-card-letters-painting-physics = lettere (pratica: pittura o fisica)
names-card-letters-painting-biology = lettere (pratica: pittura o biologia)
names-card-letters-letters-architecture = lettere (pratica: lettere o architettura)
names-card-letters-letters-engineering = lettere (pratica: lettere o ingegneria)
names-card-letters-letters-physics = lettere (pratica: lettere o fisica)
names-card-letters-letters-biology = lettere (pratica: lettere o biologia)
names-card-letters-architecture-engineering = lettere (pratica: architettura o ingegneria)
names-card-letters-architecture-physics = lettere (pratica: architettura o fisica)
names-card-letters-architecture-biology = lettere (pratica: architettura o biologia)
names-card-letters-engineering-physics = lettere (pratica: ingegneria o fisica)
names-card-letters-engineering-biology = lettere (pratica: ingegneria o biologia)
names-card-letters-physics-biology = lettere (pratica: fisica o biologia)
names-card-architecture-visit = architettura (visita)
names-card-architecture-work = architettura (lavoro)
names-card-architecture-any = architettura (pratica: a scelta)
names-card-architecture-painting = architettura (pratica: pittura)
names-card-architecture-letters = architettura (pratica: lettere)
names-card-architecture-architecture = architettura (pratica: architettura)
names-card-architecture-engineering = architettura (pratica: ingegneria)
names-card-architecture-physics = architettura (pratica: fisica)
names-card-architecture-biology = architettura (pratica: biologia)
names-card-architecture-painting-letters = architettura (pratica: pittura o lettere)
names-card-architecture-painting-architecture = architettura (pratica: pittura o architettura)
names-card-architecture-painting-engineering = architettura (pratica: pittura o ingegneria)
names-card-architecture-painting-physics = architettura (pratica: pittura o fisica)
names-card-architecture-painting-biology = architettura (pratica: pittura o biologia)
names-card-architecture-letters-architecture = architettura (pratica: lettere o architettura)
names-card-architecture-letters-engineering = architettura (pratica: lettere o ingegneria)
names-card-architecture-letters-physics = architettura (pratica: lettere o fisica)
names-card-architecture-letters-biology = architettura (pratica: lettere o biologia)
names-card-architecture-architecture-engineering = architettura (pratica: architettura o ingegneria)
names-card-architecture-architecture-physics = architettura (pratica: architettura o fisica)
names-card-architecture-architecture-biology = architettura (pratica: architettura o biologia)
names-card-architecture-engineering-physics = architettura (pratica: ingegneria o fisica)
names-card-architecture-engineering-biology = architettura (pratica: ingegneria o biologia)
names-card-architecture-physics-biology = architettura (pratica: fisica o biologia)
names-card-engineering-visit = ingegneria (visita)
names-card-engineering-work = ingegneria (lavoro)
names-card-engineering-any = ingegneria (pratica: a scelta)
names-card-engineering-painting = ingegneria (pratica: pittura)
names-card-engineering-letters = ingegneria (pratica: lettere)
names-card-engineering-architecture = ingegneria (pratica: architettura)
names-card-engineering-engineering = ingegneria (pratica: ingegneria)
names-card-engineering-physics = ingegneria (pratica: fisica)
names-card-engineering-biology = ingegneria (pratica: biologia)
names-card-engineering-painting-letters = ingegneria (pratica: pittura o lettere)
names-card-engineering-painting-architecture = ingegneria (pratica: pittura o architettura)
names-card-engineering-painting-engineering = ingegneria (pratica: pittura o ingegneria)
names-card-engineering-painting-physics = ingegneria (pratica: pittura o fisica)
names-card-engineering-painting-biology = ingegneria (pratica: pittura o biologia)
names-card-engineering-letters-architecture = ingegneria (pratica: lettere o architettura)
names-card-engineering-letters-engineering = ingegneria (pratica: lettere o ingegneria)
names-card-engineering-letters-physics = ingegneria (pratica: lettere o fisica)
names-card-engineering-letters-biology = ingegneria (pratica: lettere o biologia)
names-card-engineering-architecture-engineering = ingegneria (pratica: architettura o ingegneria)
names-card-engineering-architecture-physics = ingegneria (pratica: architettura o fisica)
names-card-engineering-architecture-biology = ingegneria (pratica: architettura o biologia)
names-card-engineering-engineering-physics = ingegneria (pratica: ingegneria o fisica)
names-card-engineering-engineering-biology = ingegneria (pratica: ingegneria o biologia)
names-card-engineering-physics-biology = ingegneria (pratica: fisica o biologia)
names-card-physics-visit = fisica (visita)
names-card-physics-work = fisica (lavoro)
names-card-physics-any = fisica (pratica: a scelta)
names-card-physics-painting = fisica (pratica: pittura)
names-card-physics-letters = fisica (pratica: lettere)
names-card-physics-architecture = fisica (pratica: architettura)
names-card-physics-engineering = fisica (pratica: ingegneria)
names-card-physics-physics = fisica (pratica: fisica)
names-card-physics-biology = fisica (pratica: biologia)
names-card-physics-painting-letters = fisica (pratica: pittura o lettere)
names-card-physics-painting-architecture = fisica (pratica: pittura o architettura)
names-card-physics-painting-engineering = fisica (pratica: pittura o ingegneria)
names-card-physics-painting-physics = fisica (pratica: pittura o fisica)
names-card-physics-painting-biology = fisica (pratica: pittura o biologia)
names-card-physics-letters-architecture = fisica (pratica: lettere o architettura)
names-card-physics-letters-engineering = fisica (pratica: lettere o ingegneria)
names-card-physics-letters-physics = fisica (pratica: lettere o fisica)
names-card-physics-letters-biology = fisica (pratica: lettere o biologia)
names-card-physics-architecture-engineering = fisica (pratica: architettura o ingegneria)
names-card-physics-architecture-physics = fisica (pratica: architettura o fisica)
names-card-physics-architecture-biology = fisica (pratica: architettura o biologia)
names-card-physics-engineering-physics = fisica (pratica: ingegneria o fisica)
names-card-physics-engineering-biology = fisica (pratica: ingegneria o biologia)
names-card-physics-physics-biology = fisica (pratica: fisica o biologia)
names-card-biology-visit = biologia (visita)
names-card-biology-work = biologia (lavoro)
names-card-biology-any = biologia (pratica: a scelta)
names-card-biology-painting = biologia (pratica: pittura)
names-card-biology-letters = biologia (pratica: lettere)
names-card-biology-architecture = biologia (pratica: architettura)
names-card-biology-engineering = biologia (pratica: ingegneria)
names-card-biology-physics = biologia (pratica: fisica)
names-card-biology-biology = biologia (pratica: biologia)
names-card-biology-painting-letters = biologia (pratica: pittura o lettere)
names-card-biology-painting-architecture = biologia (pratica: pittura o architettura)
names-card-biology-painting-engineering = biologia (pratica: pittura o ingegneria)
names-card-biology-painting-physics = biologia (pratica: pittura o fisica)
names-card-biology-painting-biology = biologia (pratica: pittura o biologia)
names-card-biology-letters-architecture = biologia (pratica: lettere o architettura)
names-card-biology-letters-engineering = biologia (pratica: lettere o ingegneria)
names-card-biology-letters-physics = biologia (pratica: lettere o fisica)
names-card-biology-letters-biology = biologia (pratica: lettere o biologia)
names-card-biology-architecture-engineering = biologia (pratica: architettura o ingegneria)
names-card-biology-architecture-physics = biologia (pratica: architettura o fisica)
names-card-biology-architecture-biology = biologia (pratica: architettura o biologia)
names-card-biology-engineering-physics = biologia (pratica: ingegneria o fisica)
names-card-biology-engineering-biology = biologia (pratica: ingegneria o biologia)
names-card-biology-physics-biology = biologia (pratica: fisica o biologia)

## Le ragioni dei bot: che cosa cambia una mossa

reasons-collects =
    { $work }: carta presa, { $points ->
        [one] +1 punto
       *[other] +{ $points } punti
    } alla fine.
reasons-scores =
    { $points ->
        [one] +1 punto
       *[other] +{ $points } punti
    } alla fine.
reasons-reaches =
    { $work } è a portata: { $points ->
        [one] +1 punto
       *[other] +{ $points } punti
    }.
reasons-lacks =
    { $work }: { $count ->
        [one] manca solo 1 livello
       *[other] mancano solo { $count } livelli
    }.
reasons-raises = Livello { $level } in { $discipline }.
reasons-draws = { $count } carte in mano.

## Temi dei problemi: che cosa decide

themes-disciplines = Nuove discipline
themes-mastery = Discipline al livello quattro
themes-gifts = Carte Leonardo
themes-finished = Mecenati e opere incompiute
themes-levels = Livelli
themes-works = Mecenati e opere incompiute a portata
themes-cards = Carte in mano

## Che cosa chiedono i problemi esatti

tasks-plan = Hai { $turns } turni, nessun altro muove, e nessuna carta viene pescata o scoperta. Dopo quale mossa puoi avere più punti?
tasks-last = L’ultimo turno della partita è tuo. Dopo quale mossa hai più punti?
tasks-ending = L’ultimo giro. Dopo quale mossa vinci, qualunque carta abbia il tuo avversario?

## What stands beside a sign that has no other name

labels-discipline-any = una disciplina qualsiasi
labels-piece-fatigue = carta fatica
labels-piece-rested = riposo

## Le regole in breve, per paragrafo

rules-1 = Le carte
    .text = Ci sono 72 apprendisti, 11 carte Leonardo, 12 mecenati, 12 opere incompiute e una carta fatica.

rules-1-1 = Gli apprendisti
    .text = La metà in alto è una disciplina da studiare: pittura, lettere, architettura, ingegneria, fisica o biologia. La metà in basso serve per la pratica, per una visita o per il lavoro. Una carta di pratica mostra le discipline a cui serve, oppure serve a tutte.

rules-1-2 = Le carte Leonardo
    .text = Arrivano con una visita e hanno cinque effetti diversi (§5).

rules-1-3 = I mecenati
    .text = Ognuno richiede dei livelli in una o due discipline e alla fine dà i suoi punti.

rules-1-4 = Le opere incompiute
    .text = Ci sono quattro soggetti, con tre carte ciascuno. Richiedono meno; quanto valgono dipende da quante carte dello stesso soggetto hai: 2, 6 o 12 punti per una, due o tre.

rules-2 = La preparazione
    .text = Tutto viene mescolato e distribuito nell’ordine dei quattro paragrafi che seguono.

rules-2-1 = Il mazzo
    .text = In cinque si usano tutti i 72 apprendisti, in quattro 64, in tre 48, in due 32. Gli altri vengono tolti senza guardarli.

rules-2-2 = Il centro
    .text = Si scoprono tre carte Leonardo, tre mecenati e tre opere incompiute. I loro mazzetti stanno accanto, coperti.

rules-2-3 = Le mani
    .text = Ognuno pesca quattro apprendisti. Le mani sono segrete; ciò che sta sul tavolo è visibile a tutti.

rules-2-4 = La carta fatica
    .text = La riceve un giocatore estratto a sorte; in una rivincita, chi ha vinto la partita precedente.

rules-3 = I giri
    .text = Comincia chi siede a sinistra della carta fatica e si prosegue in senso orario; chi la tiene gioca quindi per ultimo. Quando tutti hanno giocato segue il riordino (§6).

rules-4 = Il tuo turno
    .text = Gioca una carta della tua mano, per la metà in alto o per quella in basso, poi pescane una. Non si passa: studiare è sempre possibile.

rules-4-1 = Studiare
    .text = Metti la carta davanti a te, nella colonna della sua disciplina; la prima apre una colonna. Il livello di una disciplina è il numero delle sue carte di studio, più due per ogni carta di pratica che ha sotto.

rules-4-2 = Fare pratica
    .text = Gira la carta e mettila sotto una colonna che hai in gioco e che la carta mostra; una carta a scelta va sotto qualunque colonna. Il livello sale di 2.

rules-4-3 = La visita di Leonardo
    .text = Scarta la carta, prendi dal centro una delle carte Leonardo, mettila davanti a te e fai quello che dice. Senza carte Leonardo al centro non c’è visita.

rules-4-4 = Lavorare
    .text = Scarta la carta e prendi dal centro un mecenate o un’opera incompiuta. I tuoi livelli devono arrivare a tutto ciò che è richiesto. Non si spendono: gli stessi livelli servono ancora.

rules-4-5 = Pescare
    .text = Poi pesca una carta, qualunque cosa tu abbia giocato, finché ce n’è. Le carte scartate non tornano mai.

rules-5 = Che cosa porta Leonardo
    .text = Ci sono cinque effetti. Si sommano, e ogni carta Leonardo conta per la fatica.

rules-5-1 = Punti
    .text = Tre punti alla fine.

rules-5-2 = Una lezione
    .text = La carta stessa va sotto una delle tue colonne, come una carta di pratica a scelta: 2 livelli. Senza discipline in gioco non puoi sceglierla.

rules-5-3 = Due carte
    .text = Pesca subito due carte: la tua mano resta più grande di altrettanto. Se non bastano, pesca quelle che ci sono.

rules-5-4 = Una carta e riposo
    .text = Pesca subito una carta. Da ora in poi non puoi più avere la carta fatica; se ce l’hai, la cedi al prossimo riordino.

rules-5-5 = Guardare e giocare
    .text =
        Guarda le prime tre carte del mazzo, o quante ce ne sono, e giocane subito una, in tutti i modi in cui potresti giocarla dalla mano, anche per un’altra visita.
        Poi le altre vanno sotto il mazzo nell’ordine che vuoi. Se il mazzo è vuoto non succede nulla.

rules-6 = Il riordino
    .text = Dopo ogni giro tranne l’ultimo si completa il centro e la carta fatica può cambiare mano.

rules-6-1 = Nuove carte al centro
    .text = Solo adesso si rimpiazzano le carte prese durante il giro, finché bastano i mazzetti.

rules-6-2 = Chi è stanco
    .text =
        Carte Leonardo, mecenati e opere incompiute si contano insieme. La carta fatica va al giocatore che ne ha ottenute più di tutti, se sono più di quelle di chi la tiene; tra pari sceglie chi la tiene. Se nessuno ne ha di più, resta dov’è.
        Chi ha riposato non conta. Se ha riposato chi la tiene, la dà a chi ne ha di più tra gli altri, anche se sono meno delle sue; se hanno riposato tutti, resta dov’è.

rules-7 = La fine
    .text = Il mazzo finisce, si gioca ancora un giro e si contano i punti.

rules-7-1 = L’ultimo giro
    .text = Quando alla fine di un turno il mazzo è vuoto, si finisce il giro senza pescare, si fa il riordino e si gioca un ultimo giro. Le carte rimesse sotto il mazzo vanno prima pescate.

rules-7-2 = I punti
    .text = 2 punti per ogni disciplina in gioco, 3 in più per ognuna al livello 4 o oltre, 3 a chi le ha tutte e sei. Si aggiungono i punti delle carte Leonardo, dei mecenati e delle opere incompiute. Le carte rimaste in mano non contano.

rules-7-3 = Chi vince
    .text = Vince chi ha più punti; a parità, chi ha più discipline in gioco; se la parità resta, la vittoria è condivisa.

rules-8 = Il solitario
    .text = Una persona gioca quattro mani con 64 apprendisti; 8 vengono tolti senza guardarli. Si può giocare in due modi, e ogni mano ha le sue colonne.

rules-8-1 = A turno
    .text = Il mazzo si divide in quattro mazzetti di 16 carte, uno per mano, da cui la mano pesca le prime 4 carte e tutte le altre. Per il resto tutto va come in quattro, carta fatica compresa. Una mano con il mazzetto vuoto continua senza pescare; la fine comincia quando i quattro mazzetti sono vuoti.

rules-8-2 = Una dopo l’altra
    .text = Ogni mano ha un mazzetto di 16 carte, ne pesca 4 per cominciare e si gioca fino in fondo prima della successiva. Il riordino segue ogni turno. Il centro passa da una mano all’altra. Non c’è la carta fatica, e il riposo non ha effetto.

rules-8-3 = L’obiettivo
    .text = Si sommano i punti delle quattro mani. Con 130 o più il solitario è vinto.

## Quali valori sono pubblicati, e quali sono nostri

cards-apprentices = Apprendisti
    .published = 72 carte; sei discipline sopra; pratica, visita o lavoro sotto; la pratica aggiunge 2 livelli.
    .ours = Quali metà stanno sulla stessa carta, e quante volte.

cards-leonardo = Carte Leonardo
    .published = 11 carte, cinque effetti con i loro numeri.
    .ours = Quante ce ne sono di ogni effetto: 2, 3, 2, 2, 2.

cards-patrons = Mecenati
    .published = 12 carte e i loro nomi italiani.
    .ours = Che cosa richiede ognuno, e i suoi punti.

cards-unfinished = Opere incompiute
    .published = 12 carte, quattro soggetti con i loro nomi italiani; una serie vale da 2 a 12 punti.
    .ours = Tre di ogni soggetto, che cosa richiede ognuna, e 6 punti per due.

## Esempi delle regole, passo per passo

examples-levels = La pratica aggiunge due livelli
    .step1 = Bruno ha studiato ingegneria una volta: livello 1.
    .step2 = Mette sotto la colonna una carta di pratica che mostra l’ingegneria. Il livello sale di 2, a 3.

examples-patron = I livelli non si spendono
    .step1 = I livelli di Carla raggiungono ciò che richiede un’opera incompiuta al centro.
    .step2 = Scarta una carta di lavoro e la prende. Le sue colonne restano come sono.

examples-fatigue = Chi è stanco
    .step1 = Anna ha ricevuto la visita di Leonardo: con una carta ottenuta, ne ha più degli altri.
    .step2 = Alla fine del giro la carta fatica va a lei. Nel prossimo gioca per ultima.
