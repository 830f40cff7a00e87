### Le parole di Codex Naturalis in italiano. Le stesse chiavi di en.ftl e fr.ftl.

## Ciò che si conta

points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }

## Il gioco

game-name = Codex Naturalis
game-tagline = Carta su carta, angolo su angolo, fai crescere il tuo codice in ogni direzione.

## Le mosse: ciò che si può scegliere

moves-start = Inizia con il { $face } in vista
moves-keep = Tieni { $objective }
moves-place = Gioca { $card }, { $face } in vista, in { $spot }
moves-pass = Passa: non hai nessuno spazio libero
moves-take = Prendi { $card }
moves-draw = Pesca dal mazzo { $deck }

## Verbi: per chi legge, e per gli altri

has =
    { $you ->
        [yes] hai
       *[no] ha
    }

## Gli eventi: ciò che è successo

events-turned_up = { $card } è ora scoperta.
events-started = { $seat } { has } iniziato con { $card }, { $face } in vista.
events-got_hand =
    { $you ->
        [yes] { $seat } hai preso la tua mano: { $first }, { $second }, { $third }.
       *[no] { $seat } ha preso la sua mano: { $first }, { $second }, { $third }.
    }
events-shared = Obiettivo comune: { $objective }.
events-got_objectives = { $seat } { has } ricevuto { $one } e { $other }.
events-kept = { $seat } { has } tenuto { $objective }.
events-goes_first =
    { $you ->
        [yes] Cominci { $seat }.
       *[no] Comincia { $seat }.
    }
events-placed = { $seat } { has } giocato { $card }, { $face } in vista, in { $spot }: { points }.
events-passed =
    { $you ->
        [yes] { $seat } non avevi spazi liberi e hai passato.
       *[no] { $seat } non aveva spazi liberi e ha passato.
    }
events-took = { $seat } { has } preso { $card }.
events-drew = { $seat } { has } pescato { $card } dal mazzo { $deck }.
events-reached_twenty = { $seat } { has } { points }: scatta la fine della partita. Si finisce questo giro, poi tutti giocano ancora una volta.
events-nothing_left = Non ci sono più carte da prendere: scatta la fine della partita. Si finisce questo giro, poi tutti giocano ancora una volta.
events-last_round = Comincia l’ultimo giro: tutti giocano ancora una volta.
events-counted = { $seat }: { points } per { $objective }.

## Titoli delle carte che mostrano ciò che è successo

highlights-ending = Scatta la fine della partita
highlights-last_round = Ultimo giro

## Le domande: .you per chi sceglie, .others per chi aspetta

questions-choose_side =
    .you = Con quale lato di { $card } inizi?
    .others = { $seat } sceglie un lato di { $card }.
    .more = I simboli in mezzo restano per sempre; quelli negli angoli saranno coperti. Più angoli lasciano più spazio.

questions-choose_objective =
    .you = Quale obiettivo tieni? Varrà solo per te.
    .others = { $seat } sceglie un obiettivo segreto.
    .more = Vale alla fine, ogni volta che è raggiunto. Tieni quello che va con le carte della tua mano.

questions-play_a_card =
    .you =
        { $round ->
            [last] È l’ultimo giro: gioca la tua ultima carta.
           *[usual] Gioca una delle tue carte.
        }
    .others =
        { $round ->
            [last] È l’ultimo giro: { $seat } gioca l’ultima carta.
           *[usual] { $seat } gioca una carta.
        }
    .more = Scegli una carta, fronte o retro in vista, poi uno spazio che brilla. Prima di coprire un simbolo, guarda se una carta oro in mano lo richiede.

questions-take_a_card =
    .you =
        { $round ->
            [last] È l’ultimo giro: prendi una carta e finisci il turno.
           *[usual] Prendi una carta.
        }
    .others =
        { $round ->
            [last] È l’ultimo giro: { $seat } prende una carta.
           *[usual] { $seat } prende una carta.
        }
    .more = Una delle carte scoperte, o la cima di un mazzo. Buone scelte: una carta oro di cui mostri quasi le risorse, una carta risorsa che le completa.

## I rifiuti: perché non si può

refusals-too_few = { $card } richiede { $needed } × { $symbol }; nel tuo codice se ne vedono { $visible }.
refusals-shut_spot = Nessuna carta può andare in { $spot }: lì una carta vicina non ha angolo.
refusals-no_spot = Il tuo codice non ha più spazi liberi: puoi solo passare.
refusals-empty_deck = Il mazzo { $deck } è vuoto.

## Le parti del punteggio

parts-cards = carte
parts-common = obiettivi comuni
parts-secret = obiettivo segreto

## Che cosa decide i pareggi

ties-objectives = più punti dagli obiettivi

## I nomi: face

names-face-front = fronte
names-face-back = retro

## I nomi: deck

names-deck-resource = risorsa
names-deck-gold = oro

## I nomi: symbol

names-symbol-fungi = fungo
names-symbol-plant = pianta
names-symbol-animal = animale
names-symbol-insect = insetto
names-symbol-quill = piuma
names-symbol-inkwell = calamaio
names-symbol-manuscript = manoscritto

## I nomi: objective

names-objective-hidden = un obiettivo
names-objective-O01 = tre carte fungo che salgono verso destra (2 punti per copia)
names-objective-O02 = tre carte pianta che salgono verso sinistra (2 punti per copia)
names-objective-O03 = tre carte animale che salgono verso destra (2 punti per copia)
names-objective-O04 = tre carte insetto che salgono verso sinistra (2 punti per copia)
names-objective-O05 = due carte fungo in colonna, una carta pianta in basso a destra (3 punti per copia)
names-objective-O06 = due carte pianta in colonna, una carta insetto in basso a sinistra (3 punti per copia)
names-objective-O07 = due carte animale in colonna, una carta fungo in alto a destra (3 punti per copia)
names-objective-O08 = due carte insetto in colonna, una carta animale in alto a sinistra (3 punti per copia)
names-objective-O09 = tre simboli fungo (2 punti per serie)
names-objective-O10 = tre simboli pianta (2 punti per serie)
names-objective-O11 = tre simboli animale (2 punti per serie)
names-objective-O12 = tre simboli insetto (2 punti per serie)
names-objective-O13 = una piuma, un calamaio e un manoscritto (3 punti per serie)
names-objective-O14 = due manoscritti (2 punti per serie)
names-objective-O15 = due calamai (2 punti per serie)
names-objective-O16 = due piume (2 punti per serie)

## I nomi: card

names-card-hidden = una carta
names-card-R01 = R01 (fungo)
names-card-R02 = R02 (fungo)
names-card-R03 = R03 (fungo)
names-card-R04 = R04 (fungo)
names-card-R05 = R05 (fungo)
names-card-R06 = R06 (fungo)
names-card-R07 = R07 (fungo)
names-card-R08 = R08 (fungo)
names-card-R09 = R09 (fungo)
names-card-R10 = R10 (fungo)
names-card-R11 = R11 (pianta)
names-card-R12 = R12 (pianta)
names-card-R13 = R13 (pianta)
names-card-R14 = R14 (pianta)
names-card-R15 = R15 (pianta)
names-card-R16 = R16 (pianta)
names-card-R17 = R17 (pianta)
names-card-R18 = R18 (pianta)
names-card-R19 = R19 (pianta)
names-card-R20 = R20 (pianta)
names-card-R21 = R21 (animale)
names-card-R22 = R22 (animale)
names-card-R23 = R23 (animale)
names-card-R24 = R24 (animale)
names-card-R25 = R25 (animale)
names-card-R26 = R26 (animale)
names-card-R27 = R27 (animale)
names-card-R28 = R28 (animale)
names-card-R29 = R29 (animale)
names-card-R30 = R30 (animale)
names-card-R31 = R31 (insetto)
names-card-R32 = R32 (insetto)
names-card-R33 = R33 (insetto)
names-card-R34 = R34 (insetto)
names-card-R35 = R35 (insetto)
names-card-R36 = R36 (insetto)
names-card-R37 = R37 (insetto)
names-card-R38 = R38 (insetto)
names-card-R39 = R39 (insetto)
names-card-R40 = R40 (insetto)
names-card-G01 = G01 (oro, fungo)
names-card-G02 = G02 (oro, fungo)
names-card-G03 = G03 (oro, fungo)
names-card-G04 = G04 (oro, fungo)
names-card-G05 = G05 (oro, fungo)
names-card-G06 = G06 (oro, fungo)
names-card-G07 = G07 (oro, fungo)
names-card-G08 = G08 (oro, fungo)
names-card-G09 = G09 (oro, fungo)
names-card-G10 = G10 (oro, fungo)
names-card-G11 = G11 (oro, pianta)
names-card-G12 = G12 (oro, pianta)
names-card-G13 = G13 (oro, pianta)
names-card-G14 = G14 (oro, pianta)
names-card-G15 = G15 (oro, pianta)
names-card-G16 = G16 (oro, pianta)
names-card-G17 = G17 (oro, pianta)
names-card-G18 = G18 (oro, pianta)
names-card-G19 = G19 (oro, pianta)
names-card-G20 = G20 (oro, pianta)
names-card-G21 = G21 (oro, animale)
names-card-G22 = G22 (oro, animale)
names-card-G23 = G23 (oro, animale)
names-card-G24 = G24 (oro, animale)
names-card-G25 = G25 (oro, animale)
names-card-G26 = G26 (oro, animale)
names-card-G27 = G27 (oro, animale)
names-card-G28 = G28 (oro, animale)
names-card-G29 = G29 (oro, animale)
names-card-G30 = G30 (oro, animale)
names-card-G31 = G31 (oro, insetto)
names-card-G32 = G32 (oro, insetto)
names-card-G33 = G33 (oro, insetto)
names-card-G34 = G34 (oro, insetto)
names-card-G35 = G35 (oro, insetto)
names-card-G36 = G36 (oro, insetto)
names-card-G37 = G37 (oro, insetto)
names-card-G38 = G38 (oro, insetto)
names-card-G39 = G39 (oro, insetto)
names-card-G40 = G40 (oro, insetto)
names-card-S1 = S1 (iniziale)
names-card-S2 = S2 (iniziale)
names-card-S3 = S3 (iniziale)
names-card-S4 = S4 (iniziale)
names-card-S5 = S5 (iniziale)
names-card-S6 = S6 (iniziale)
names-card-R-fungi = una carta risorsa fungo
names-card-R-plant = una carta risorsa pianta
names-card-R-animal = una carta risorsa animale
names-card-R-insect = una carta risorsa insetto
names-card-G-fungi = una carta oro fungo
names-card-G-plant = una carta oro pianta
names-card-G-animal = una carta oro animale
names-card-G-insect = una carta oro insetto

## Le ragioni dei bot: che cosa cambia una mossa

reasons-scores =
    { $points ->
        [one] +1 punto.
       *[other] +{ $points } punti.
    }
reasons-counts =
    { $points ->
        [one] +1 punto
       *[other] +{ $points } punti
    } alla fine per un obiettivo: { $objective }.
reasons-ready = { $card } ha tutto ciò che richiede e si può giocare al prossimo turno.
reasons-lacks =
    A { $card } { $count ->
        [one] manca solo 1 simbolo
       *[other] mancano solo { $count } simboli
    }.
reasons-begins = Ancora una carta e un obiettivo è raggiunto: { $objective }.
reasons-gathers = { $count } simboli su { $needed } per un obiettivo: { $objective }.
reasons-supplies = A { $card } manca proprio questo simbolo: { $symbol }.
reasons-worth =
    { $points ->
        [one] +1 punto
       *[other] +{ $points } punti
    } quando { $card } è giocata con il fronte in vista.
reasons-fits =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } della tua mano possono servire: { $objective }.
reasons-shows =
    { $count ->
        [one] 1 simbolo visibile in più
       *[other] { $count } simboli visibili in più
    }: { $symbol }.
reasons-opens =
    { $count ->
        [one] 1 spazio libero in più
       *[other] { $count } spazi liberi in più
    }.

## Temi dei problemi: che cosa decide

themes-points = Punti
themes-objectives = Obiettivi
themes-payable = Carte oro in mano
themes-symbols = Simboli visibili
themes-room = Spazio nel codice

## Che cosa chiedono i problemi esatti

tasks-plan = Hai { $turns } turni, nessun altro muove, e prendi solo carte scoperte. Dopo quale mossa puoi avere più punti, obiettivi compresi?
tasks-last = Giochi ancora { $turns } carte e prendi solo carte scoperte. Dopo quale mossa puoi avere più punti, obiettivi compresi?
tasks-ending = L’ultimo giro: giochi una carta, poi tocca al tuo avversario. Dopo quale mossa vinci, qualunque carta e obiettivo abbia?

## Le regole in breve, per paragrafo

rules-1 = Che cosa c’è sul tavolo
    .text =
        Ci sono 40 carte risorsa, 40 carte oro, 6 carte iniziali e 16 carte obiettivo.
        Ogni carta risorsa o oro appartiene a uno dei quattro regni: fungo, pianta, animale o insetto.
        Un angolo c’è, vuoto o con un simbolo, oppure manca. I simboli sono i quattro regni (le risorse) e la piuma, il calamaio e il manoscritto (gli oggetti).
        Un simbolo vale finché nessuna carta lo copre.
        Il retro di ogni carta risorsa e oro ha quattro angoli vuoti e, al centro, il simbolo del suo regno, che niente potrà mai coprire.

rules-2 = Lo scopo del gioco
    .text =
        Fai punti mentre giochi le carte, e altri alla fine con gli obiettivi. Vince chi ne ha di più.
        Per crescere bisogna spesso coprire i propri simboli: fa parte del gioco. Il primo giocatore che arriva a 20 punti fa scattare la fine della partita.

rules-3 = La preparazione
    .text = Tutto si prepara nell’ordine dei sei paragrafi che seguono.

rules-3-1 = Il segnapunti
    .text = Tutti partono da 0 punti. Qui il segnapunti non ha limite.

rules-3-2 = I due mazzi
    .text = Le carte risorsa e le carte oro si mescolano separatamente: due mazzi coperti. Due carte di ciascuno si scoprono. Il retro della prima carta di ogni mazzo si vede: il suo regno è quindi noto.

rules-3-3 = Carta iniziale e mano
    .text = Ricevi una carta iniziale a caso e scegli il lato in vista; tutti scelgono nello stesso momento. Poi prendi dai mazzi due carte risorsa e una carta oro.

rules-3-4 = Gli obiettivi comuni
    .text = Due obiettivi vengono scoperti. Alla fine possono dare punti a tutti.

rules-3-5 = L’obiettivo segreto
    .text = Ricevi due obiettivi e ne tieni uno, senza mostrarlo; tutti scelgono nello stesso momento. Alla fine vale solo per te.

rules-3-6 = Il primo giocatore
    .text = Il primo giocatore è estratto a sorte. Si gioca poi in senso orario.

rules-4 = Il tuo turno
    .text = Prima giochi una carta dalla mano, poi ne prendi una nuova.

rules-4-1 = Giocare una carta
    .text = Scegli una delle tue tre carte e giocala diritta nel tuo codice, con il fronte o il retro in vista. Se non hai nessuno spazio libero, passi e non prendi carte.

rules-4-1-1 = Dove può stare
    .text =
        La carta deve coprire almeno un angolo delle carte già giocate; può coprirne diversi, ma uno solo per carta.
        Ogni angolo che coprirebbe deve esserci: un angolo mancante chiude lo spazio per sempre.
        Gli angoli della carta che giochi non contano.

rules-4-1-2 = Che cosa richiede una carta oro
    .text = Per giocare una carta oro con il fronte in vista, le risorse che richiede devono vedersi nel tuo codice prima di giocarla. Non si spendono, e la carta può anche coprirle. Giocata con il retro in vista, una carta non richiede niente.

rules-4-1-3 = I punti della carta
    .text = I punti di una carta giocata con il fronte in vista si segnano subito. Con il retro in vista non ne dà nessuno.

rules-4-2 = Prendere una carta
    .text =
        Prendi una delle carte scoperte, oppure la prima di un mazzo. Una carta scoperta che hai preso è subito sostituita dal suo mazzo; se è vuoto, dall’altro; se lo sono entrambi, lo spazio resta vuoto.
        Quando non c’è più niente da prendere, non prendi niente.

rules-5 = La fine
    .text =
        La fine della partita scatta quando un giocatore ha 20 punti o più, o quando non ci sono più carte da prendere. Si finisce il giro, così che tutti abbiano giocato lo stesso numero di volte, poi tutti giocano ancora una volta.
        Se alla fine di un giro nessuno ha uno spazio libero, la partita finisce lì.
        Allora si mostrano gli obiettivi segreti. Ognuno aggiunge i punti dei due obiettivi comuni e del proprio. Vince il totale più alto; in caso di parità, chi ha più punti dagli obiettivi; se la parità rimane, la vittoria è condivisa.

rules-6 = Le carte in dettaglio
    .text =
        Una carta risorsa vale 0 o 1 punto. Una carta oro vale 3 o 5 punti; oppure 1 punto per ogni oggetto del tipo indicato, compreso il suo; oppure 2 punti per ogni angolo che copre. Gli oggetti aggiunti dopo non danno altri punti.
        Gli obiettivi di oggetti o di risorse valgono per ogni serie completa e visibile. Gli obiettivi di schema valgono per ogni copia dello schema: regni e direzioni devono corrispondere, e lo schema non si gira mai. Una carta conta con il suo regno, qualunque lato sia in vista; le carte iniziali non contano in nessuno schema.
        Per uno stesso obiettivo ogni carta serve una volta sola; il modo migliore di usarle è trovato per te.

## Quali valori sono pubblicati, e quali sono nostri

cards-resource = Carte risorsa
    .published = Gli angoli e i punti di tutte le 40, da elenchi pubblici delle carte, confrontati tra loro.
    .ours = Niente.

cards-gold = Carte oro
    .published = Gli angoli, i punti e le risorse richieste di tutte le 40, dagli stessi elenchi.
    .ours = Niente.

cards-starter = Carte iniziali
    .published = I due lati di tutte le 6, dagli stessi elenchi.
    .ours = Niente.

cards-objective = Carte obiettivo
    .published = Le disposizioni, le serie e i punti di tutte le 16, dagli stessi elenchi.
    .ours = Niente.

## Esempi delle regole, passo per passo

examples-corners = Due angoli insieme
    .step1 = Anna ha una carta in alto a sinistra e una in alto a destra della sua carta iniziale. Lo spazio in mezzo le tocca entrambe.
    .step2 = La sua carta oro copre un angolo di ciascuna. Questa dà 2 punti per ogni angolo che copre: 4 punti.

examples-gold = Tre piante visibili
    .step1 = Bruno vuole giocare una carta oro che richiede tre piante. Tutte e tre devono essere visibili prima.
    .step2 = Lo sono: la gioca con il fronte in vista e segna subito i suoi 3 punti. Le piante non si spendono.

examples-points = Un punto per calamaio
    .step1 = Il codice di Anna mostra un calamaio. La sua carta oro dà 1 punto per calamaio, e ne ha uno anche lei.
    .step2 = Conta anche il suo: 2 punti. I calamai che verranno non aggiungono nulla a questa carta.
