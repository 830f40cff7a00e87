### Le parole di Leonardo da Vinci in italiano. Le stesse chiavi di en.ftl e fr.ftl.

## Ciò che si conta

apprentices =
    { $count ->
        [one] { $count } apprendista
       *[other] { $count } apprendisti
    }
florins =
    { $florins ->
        [one] { $florins } fiorino
       *[other] { $florins } fiorini
    }
components =
    { $count ->
        [one] { $count } componente
       *[other] { $count } componenti
    }

## Il gioco

game-name = Leonardo da Vinci
game-tagline = Manda i tuoi lavoranti, riempi i laboratori e inventa prima degli altri.

## Le mosse: ciò che si può scegliere

moves-favour = Prendi { $favour }
moves-pick = Prendi un componente: { $component }
moves-start = Inizia «{ $invention }» nel { $lab }
moves-stop = Interrompi il lavoro nel { $lab }
moves-done = Fatto
moves-send = Manda { apprentices } { $place }
moves-master = Manda il maestro { $place }
moves-call = Prendi { apprentices } dal laboratorio piccolo, gli altri dal grande
moves-pass = Passa fino alla fine della fase
moves-give = Dai Leonardo a { $to }
moves-choose = Scegli la casella { $space }
moves-shift = Sposta un apprendista ({ $whose }): { $origin } → { $target }
moves-stay = Non spostare nessuno
moves-worker = Quello al posto { $at }
moves-order = Dall’alto in basso: { $one }, { $two }, { $three }, { $four }
moves-buy = Prendi { $good }
moves-decline = Rinuncia
moves-auction = Comincia dall’asta per «{ $invention }»
moves-bid = Offri { florins }
moves-reveal = Rivela il lavoro nel { $lab }

## Verbi: per chi legge, e per gli altri

has =
    { $you ->
        [yes] hai
       *[no] ha
    }

## Gli eventi: ciò che è successo

events-requested = Nuova richiesta: { $invention }.
events-boxed = Fuori dal gioco: { $invention }.
events-got_component = { $seat } { has } preso un componente: { $component }.
events-was_dealt = { $seat } { has } ricevuto un componente a caso: { $component }.
events-took_favour = { $seat } { has } preso un favore: { $favour }.
events-turn_began =
    { $you ->
        [yes] Comincia il turno { $turn }. Leonardo è con te.
       *[no] Comincia il turno { $turn }. Leonardo è con { $seat }.
    }
events-last_turn = Il turno { $turn } è l’ultimo.
events-started = { $seat } { has } iniziato un lavoro nel { $lab } ({ $invention }).
events-stopped = { $seat } { has } interrotto il lavoro nel { $lab } ({ $invention }).
events-sent = { $seat } { has } mandato { apprentices } { $place }.
events-sent_master = { $seat } { has } mandato il maestro { $place }.
events-called = { $seat } { has } richiamato { apprentices } dal { $lab }.
events-called_master = { $seat } { has } richiamato il maestro dal { $lab }.
events-passed = { $seat } { has } passato.
events-left_out =
    { $you ->
        [yes] Al Consiglio ci sono tutti: nessun privilegio per te, ultimo in graduatoria.
       *[no] Al Consiglio ci sono tutti: nessun privilegio per { $seat }, ultimo in graduatoria.
    }
events-gave_leonardo = { $seat } { has } scelto chi prende Leonardo: { $to }.
events-leonardo_passed = Leonardo passa a { $to }.
events-chose_space = { $seat } { has } scelto la casella { $space }.
events-declined = { $seat } { has } rinunciato all’offerta { $place }.
events-could_not_pay =
    { $you ->
        [yes] { $seat } non potevi pagare { florins } { $place }.
       *[no] { $seat } non poteva pagare { florins } { $place }.
    }
events-could_not_use =
    { $you ->
        [yes] { $seat } non avevi niente da guadagnare { $place }.
       *[no] { $seat } non aveva niente da guadagnare { $place }.
    }
events-shifted = { $seat } { has } mandato { $target } un apprendista ({ $whose }) che era { $origin }.
events-stayed =
    { $you ->
        [yes] { $seat } non hai spostato nessuno.
       *[no] { $seat } non ha spostato nessuno.
    }
events-took_florins = { $seat } { has } preso { florins } al Consiglio.
events-looked = { $seat } { has } guardato in cima al mazzo: { $one }, { $two }, { $three }, { $four }.
events-ordered =
    { $you ->
        [yes] { $seat } hai rimesso le invenzioni sul mazzo, nell’ordine che preferivi.
       *[no] { $seat } ha rimesso le invenzioni sul mazzo, nell’ordine che preferiva.
    }
events-paid = { $seat } { has } pagato { florins } alla banca.
events-bought = { $seat } { has } preso { $place }, per { florins }: { $good }.
events-got_free = { $seat } { has } preso { $place }, gratis: { $good }.
events-worked =
    { $count ->
        [one] { $seat }: { $count } settimana in tutto nel { $lab }.
       *[other] { $seat }: { $count } settimane in tutto nel { $lab }.
    }
events-none_revealed = Nessuna invenzione viene rivelata.
events-revealed_none =
    { $you ->
        [yes] { $seat } non hai invenzioni da rivelare.
       *[no] { $seat } non ha invenzioni da rivelare.
    }
events-completed = { $seat } { has } realizzato «{ $invention }» nel { $lab }: { florins }.
events-owned =
    { $you ->
        [yes] { $seat } tieni la carta «{ $invention }».
       *[no] { $seat } tiene la carta «{ $invention }».
    }
events-showed =
    { $you ->
        [yes] Anche { $seat } stai lavorando a «{ $invention }», nel { $lab }, e lo mostri.
       *[no] Anche { $seat } sta lavorando a «{ $invention }», nel { $lab }, e lo mostra.
    }
events-auctioned = Realizzata da più giocatori: «{ $invention }». La carta va all’asta.
events-bid_shown = { $seat } { has } offerto { florins } per «{ $invention }».
events-unclaimed = Nessuno ha offerto un fiorino per «{ $invention }»: la carta esce dal gioco.
events-diversity =
    { $count ->
        [one] { $seat } { has } ricevuto { florins } per { $count } tipo di invenzioni.
       *[other] { $seat } { has } ricevuto { florins } per { $count } tipi di invenzioni.
    }
events-showed_florins = { $seat } { has } mostrato { florins }.

## Titoli delle carte che mostrano ciò che è successo

highlights-completed = Invenzioni realizzate
highlights-auction = Asta
highlights-last_turn = Ultimo turno

## Le domande: .you per chi sceglie, .others per chi aspetta

questions-take_favour =
    .you = Quale favore prendi?
    .others = { $seat } sceglie un favore.
    .more = Fiorini, componenti, un apprendista o un miglioramento. Un apprendista lavora per tutti i nove turni: prendine uno presto.

questions-take_half_favour =
    .you = Quale mezzo favore prendi?
    .others = { $seat } sceglie mezzo favore.
    .more = Un componente o due fiorini, prima dei favori. Un componente richiesto risparmia una visita a una bottega.

questions-pick_component =
    .you = Scegli un componente (restano: { $count })
    .others = { $seat } ha { components } da scegliere.
    .more = Ciò che una bottega ha ancora. Guarda le invenzioni richieste e conta ciò che ti manca.

questions-start_work =
    .you = Inizia o interrompi invenzioni in segreto.
    .others = { $seat } inizia o interrompe invenzioni.
    .more = Ogni laboratorio fermo può iniziare un’invenzione di cui hai in mano i componenti esatti. Un laboratorio fermo non rende nulla. Se interrompi, riprendi i componenti ma perdi le settimane.

questions-assign_workers =
    .you = Manda prima lavoranti nei tuoi laboratori.
    .others = { $seat } manda lavoranti nei suoi laboratori.
    .more = Nessuno va ancora in città, e nessuno entra più tardi in un laboratorio in questo turno. Manda chi finisce un’invenzione ora.

questions-place_workers =
    .you = Manda apprendisti o il tuo maestro, oppure passa.
    .others = { $seat } manda lavoranti o passa.
    .more = Un luogo alla volta. In laboratorio un apprendista fa una settimana, il maestro due: conta le settimane che mancano prima di andare in città. Il primo in graduatoria in una zona è servito per primo.

questions-place_or_call =
    .you = Manda lavoranti in città, oppure passa.
    .others = { $seat } manda lavoranti in città o passa.
    .more = Quando nessuno è più libero, i lavoranti vengono dai tuoi laboratori. Chi resta lì fa il lavoro.

questions-call_apprentices =
    .you = Quanti vengono dal laboratorio piccolo, su { $count }?
    .others = { $seat } richiama { apprentices } dai laboratori.
    .more = Devono venire dai tuoi laboratori; gli altri vengono dal grande.

questions-give_leonardo =
    .you = Chi prende Leonardo?
    .others = { $seat } decide chi prende Leonardo.
    .more = Chi ha Leonardo d’ora in poi comincia e vince in caso di parità. Prendilo tu, a meno che tu voglia decidere per ultimo.

questions-choose_privilege =
    .you = Scegli una casella del Consiglio, o rinuncia.
    .others = { $seat } sceglie una casella del Consiglio.
    .more = 1 sposta un apprendista, 2 dà fiorini, 3 mostra le prossime quattro invenzioni, 4 dà un componente. Prendi ciò che ti manca.

questions-shift_apprentice =
    .you = Quale apprendista sposti, e dove?
    .others = { $seat } può spostare un apprendista.
    .more = Va in un’altra zona, ma non al Consiglio. Lì può rompere una parità.

questions-which_apprentice =
    .you = Quale apprendista ({ $whose }) sposti?
    .others = { $seat } sceglie un apprendista ({ $whose }) nella fila, { $origin }.
    .more = Più d’uno è in fila { $origin }. I posti si contano dalla freccia.

questions-order_deck =
    .you = In quale ordine rimetti le invenzioni?
    .others = { $seat } guarda la cima del mazzo e la mette in ordine.
    .more = Le vedi solo tu. La prima che tocchi starà in cima al mazzo e verrà dopo: mettici ciò che puoi fare.

questions-buy_good =
    .you =
        { $florins ->
            [0] Prendere gratis { $place }?
            [one] Comprare { $place } per { florins }?
           *[other] Comprare { $place } per { florins }?
        }
    .others = { $seat } può comprare { $place } per { florins }.
    .more = Il prezzo sale a ogni vendita. Se rinunci, i tuoi lavoranti tornano a casa. Prendi ciò che è gratis; valuta il resto.

questions-order_auctions =
    .you = Partecipi a due aste. Quale viene prima?
    .others = { $seat } decide quale asta viene prima.
    .more = Comincia dalla carta che vuoi di più, finché hai più fiorini.

questions-make_bid =
    .you = Quanto offri per «{ $invention }»?
    .others = { $seat } fa un’offerta segreta per «{ $invention }».
    .more = Chi offre di più paga e tiene la carta; a offerte pari, il più vicino a Leonardo. Una carta risparmia due settimane per ogni altra invenzione del suo tipo.

questions-reveal_work =
    .you = Rivela un’invenzione finita, se ne hai una.
    .others = { $seat } cerca un’invenzione finita.
    .more = Il primo che rivela un’invenzione ha la carta e la somma più alta. Rivela prima ciò che altri possono avere.

## I rifiuti: perché non si può

refusals-favour_limit = Hai già preso questo genere di favore quante volte è permesso ({ $count } ×): { $favour }.
refusals-no_large_lab = Non ancora possibile: { $favour }. Prendi prima quel laboratorio.
refusals-no_free_man_place = Non ancora possibile: { $favour }. Nessun posto libero è fatto per lui: il laboratorio piccolo ne ha uno quando ha 5 posti, il grande ne ha due quando ne ha 6.
refusals-already_done = Questo lo hai già: { $favour }.
refusals-component_limit = Con questo favore si prendono al massimo { $count } × { $component }.
refusals-lab_busy = C’è un’invenzione in corso nel { $lab }.
refusals-components_missing = «{ $invention }» richiede { $needed } × { $component }; in mano ne hai { $held }.
refusals-completed_by_another = Già realizzata: «{ $invention }». Nessuno può più iniziarla.
refusals-same_in_other_lab = Stai già lavorando a «{ $invention }».
refusals-already_sent = In questa fase hai già mandato apprendisti { $place }; altri non possono seguirli.
refusals-no_free_place = Non ci sono più posti liberi { $place }.
refusals-lab_not_taken = Non hai ancora il { $lab }.
refusals-lab_not_working = Nessuna invenzione è in corso { $place }: i lavoranti non avrebbero niente da fare.
refusals-master_sent = Il tuo maestro è già al lavoro in questo turno.
refusals-city_closed = Nei turni 8 e 9 nessuno va { $place }: i lavoranti vanno solo nei laboratori al lavoro.
refusals-labs_assigned = In questa fase nessuno va { $place }: i laboratori hanno avuto i loro lavoranti all’inizio del turno.
refusals-space_taken = La casella { $space } è già presa.
refusals-no_components_left = La casella { $space } non ha niente da dare: nelle botteghe non ci sono più componenti.
refusals-not_enough_florins = Costa { florins }; tu ne hai { $held }.
refusals-good_busy = Non adesso: { $good }. Non si tocca un laboratorio dove un’invenzione è in corso.
refusals-good_not_yet = Non ancora possibile: { $good }. Prendi prima quel laboratorio, o giralo sul lato da 5 o 6 posti.
refusals-good_useless = Ora non ti serve: { $good }.

## Le parti del punteggio

parts-florins = fiorini
parts-diversity = varietà
parts-inventions = invenzioni

## Che cosa decide i pareggi

ties-completed = più invenzioni realizzate
ties-gold = più invenzioni d’oro
ties-silver = più invenzioni d’argento
ties-copper = più invenzioni di rame
ties-bronze = più invenzioni di bronzo
ties-florins = più fiorini

## I gruppi di opzioni

option_groups-start = La preparazione
option_groups-city = In città
option_groups-council = Al Consiglio
option_groups-inventions = Le invenzioni
option_groups-scoring = Il punteggio

## Le opzioni e i loro valori

options-start = Inizio
    .about = Ognuno comincia con una dotazione propria, oppure tutti alla pari con favori da scegliere in un turno 0.

options-start-beginner = per principianti: dotazioni da a a e
options-start-expert = per esperti: turno 0 con favori

options-ranks = Invenzioni 8 e 13
    .about = Quale delle due è d’argento e quale di rame: l’esempio stampato e la numerazione delle carte non vanno d’accordo.

options-ranks-example = come nell’esempio stampato: 8 argento, 13 rame
options-ranks-number = per numero: 8 rame, 13 argento

options-random_component = Un componente a sorte
    .about = Prima di tutto il resto, ognuno riceve un componente a caso, scoperto.

options-half_favour = Mezzo favore
    .about = In cinque, ognuno prende un componente o due fiorini prima dei favori.

options-new_favours = Nuovi favori
    .about = Nel turno 0 un favore dà due componenti invece di quattro, i miglioramenti non ne portano, e ognuno può prenderne uno solo.

options-staged_deck = Mazzo a tappe
    .about = Le invenzioni arrivano dal bronzo all’oro mescolandosi poco, e ne sono richieste sempre cinque.

options-stocks = Fiorini e componenti
    .about = Se tutti vedono i fiorini e i componenti degli altri. Il regolamento permette di nascondere i propri.

options-stocks-open = visibili: tutti vedono tutto
options-stocks-hidden = nascosti: vedi solo i tuoi

options-rotating_first = Leonardo gira
    .about = Dopo ogni turno Leonardo passa al giocatore seguente; il Consiglio non lo assegna più.

options-lines = Chi prima arriva
    .about = I lavoranti si mandano uno alla volta e sono serviti nell’ordine di arrivo, prima i maestri, una volta ciascuno.

options-early_labs = Prima i laboratori
    .about = I laboratori ricevono i loro lavoranti all’inizio del turno; nella fase B si possono ancora mandare da lì in città.

options-codex_1 = Codex Leonardi I
    .about = Al Consiglio, la casella 1 sposta l’apprendista di chiunque tra le zone da B a H.

options-enhanced_council = Consiglio rafforzato
    .about = Le quattro caselle sono più forti: spostare un apprendista qualsiasi in fondo a una fila, due fiorini, un’invenzione richiesta subito, un componente gratis.

options-ordered_revelation = Rivelazione a turno
    .about = Le invenzioni si rivelano una alla volta, e la carta va al primo che la rivela: niente aste.

options-hold_back = Tenere per dopo
    .about = Se puoi tenere segreta un’invenzione finita. La variante dice che si può realizzare ciò che è finito, e anche che ognuno rivela un’invenzione.

options-points = Punti vittoria
    .about = Un’invenzione vale un punto per ogni componente che richiede; i fiorini non sono più il punteggio.

options-diversity_points = Punti per la varietà
    .about = I tipi diversi di invenzioni valgono 1, 4, 9 o 16 punti invece di dare fiorini.

options-florins_break_ties = Parità ai fiorini
    .about = A parità di punti vince chi ha più fiorini.

options-florins_to_points = Dai fiorini ai punti
    .about = Alla fine dieci fiorini valgono un punto in più.

options-owner_only = Conta solo la carta
    .about = Un’invenzione dà punti solo a chi ne tiene la carta.

## Le opzioni già pronte

presets-beginner = Per principianti
    .about = Il gioco stampato con le sue cinque dotazioni: il modo migliore per impararlo.

presets-expert = Per esperti
    .about = Il gioco stampato con il turno 0: ognuno sceglie dei favori per cominciare. Fiorini e componenti sono nascosti.

presets-codex-1 = Codex Leonardi I
    .about = Il gioco per principianti, con un Consiglio che può spostare l’apprendista di chiunque.

presets-pietrocupo = Regole Pietrocupo
    .about = La variante di Eric Pietrocupo: lavoranti in fila, niente aste, un Consiglio rafforzato e punti vittoria.

## I nomi: invention

names-invention-1 = Martello automatico
names-invention-2 = Carrucola rinforzata
names-invention-3 = Fionda calibrata
names-invention-4 = Abitazione fortificata
names-invention-5 = Oculare visivo
names-invention-6 = Cupola inattaccabile
names-invention-7 = Carro sottomarino
names-invention-8 = Ascensore teatrale
names-invention-9 = Palazzo di vetro
names-invention-10 = Finestra riflettente
names-invention-11 = Catapulta lancia-persone
names-invention-12 = Macchina a mantice
names-invention-13 = Balestra con mirino
names-invention-14 = Rampa rallentante
names-invention-15 = Lente illuminante
names-invention-16 = Bombarda doppia
names-invention-17 = Macchina scavatrice
names-invention-18 = Macchina volante
names-invention-19 = Torre elevatrice
names-invention-20 = Specchio ustorio
names-invention-21 = Trapano automatico
names-invention-22 = Muraglia invalicabile
names-invention-23 = Imbarcazione invisibile
names-invention-24 = Fornace a vapore
names-invention-25 = Oculare mimetico
names-invention-none = nessuna carta
names-invention-hidden = invenzione segreta

## I nomi: component

names-component-iron = ferro
names-component-wood = legno
names-component-rope = corda
names-component-brick = mattone
names-component-glass = vetro

## I nomi: lab

names-lab-small = laboratorio piccolo
names-lab-large = laboratorio grande

## I nomi: place
## Questi nomi dicono dove, con la preposizione; i titoli sono in labels-place.

names-place-council = al Consiglio
names-place-workshop = all’Officina
names-place-academy = all’Accademia
names-place-smith = dal fabbro
names-place-glazier = dal vetraio
names-place-carpenter = dal falegname
names-place-bricklayer = dal mattonaio
names-place-ropemaker = dal cordaio
names-place-small = nel laboratorio piccolo
names-place-large = nel laboratorio grande

## I nomi: space

names-space-move = 1 (sposta un apprendista)
names-space-florins = 2 (prendi fiorini)
names-space-inventions = 3 (guarda il mazzo)
names-space-component = 4 (prendi un componente)

## I nomi: good

names-good-five-places = il lato da 5 posti del laboratorio piccolo
names-good-large-lab = il laboratorio grande
names-good-six-places = il lato da 6 posti del laboratorio grande
names-good-man-small = un automa per il laboratorio piccolo
names-good-man-large = un automa per il laboratorio grande
names-good-apprentice = un apprendista
names-good-iron = del ferro
names-good-wood = del legno
names-good-rope = della corda
names-good-brick = un mattone
names-good-glass = del vetro

## I nomi: favour

names-favour-five-places = il lato da 5 posti del laboratorio piccolo
names-favour-large-lab = il laboratorio grande
names-favour-six-places = il lato da 6 posti del laboratorio grande
names-favour-man-small = un automa per il laboratorio piccolo
names-favour-man-large = un automa per il laboratorio grande
names-favour-apprentice = un apprendista
names-favour-florins = cinque fiorini
names-favour-components = componenti a scelta
names-favour-one-component = un componente a scelta
names-favour-two-florins = due fiorini

## I nomi: rank

names-rank-bronze = bronzo
names-rank-copper = rame
names-rank-silver = argento
names-rank-gold = oro

## I nomi: type
## Le carte stampate mostrano simboli; questi nomi sono nostri.

names-type-metalwork = metallurgia
names-type-carpentry = carpenteria
names-type-ropework = corderia
names-type-masonry = muratura
names-type-optics = ottica

## I titoli: place

labels-place-council = Consiglio
labels-place-workshop = Officina
labels-place-academy = Accademia
labels-place-smith = Fabbro
labels-place-glazier = Vetraio
labels-place-carpenter = Falegname
labels-place-bricklayer = Mattonaio
labels-place-ropemaker = Cordaio
labels-place-small = Laboratorio piccolo
labels-place-large = Laboratorio grande
labels-piece-florin = fiorino
labels-piece-man = automa
labels-piece-leonardo = Leonardo

## Le ragioni dei bot: che cosa cambia una mossa

reasons-completes =
    «{ $invention }» è realizzata: +{ $florins ->
        [one] 1 fiorino
       *[other] { $florins } fiorini
    }.
reasons-owns = La carta di «{ $invention }» resta tua.
reasons-pays =
    +{ $florins ->
        [one] 1 fiorino
       *[other] { $florins } fiorini
    }.
reasons-finishes =
    «{ $invention }» è finita in questo turno, per { $florins ->
        [one] 1 fiorino
       *[other] { $florins } fiorini
    }.
reasons-advances = «{ $invention }»: { $weeks } settimane su { $needed } dopo questo turno.
reasons-starts =
    «{ $invention }» richiede { $weeks ->
        [one] 1 settimana
       *[other] { $weeks } settimane
    } e rende { $florins ->
        [one] 1 fiorino
       *[other] { $florins } fiorini
    }.
reasons-first = In testa { $place }: forza { $count } contro { $theirs }.
reasons-behind = Con un posto { $place }: forza { $count } accanto a { $theirs }.
reasons-equips = «{ $invention }»: ci sono tutti i componenti.
reasons-lacks =
    «{ $invention }»: { $count ->
        [one] manca solo 1 componente
       *[other] mancano solo { $count } componenti
    }.
reasons-hires = { $count } apprendisti dal prossimo turno.
reasons-builds = Il { $lab } ha { $count } posti.
reasons-men =
    { $count ->
        [one] 1 automa
       *[other] { $count } automi
    } nel { $lab }: due settimane ciascuno, a ogni turno.
reasons-begins = { $seat } sarà primo al prossimo turno.

## Temi dei problemi: che cosa decide

themes-florins = Fiorini
themes-built = Invenzioni realizzate
themes-workers = Lavoranti
themes-components = Componenti
themes-work = Settimane di lavoro
themes-standing = Graduatoria in città

## Che cosa chiedono i problemi esatti

tasks-plan = { $turns ->
    [one] Questo turno è solo tuo: nessun altro fa più nulla. Dopo quale mossa puoi avere più fiorini alla sua fine?
   *[other] Gli ultimi { $turns } turni sono solo tuoi: nessun altro fa nulla. Dopo quale mossa puoi avere più fiorini alla fine?
}
tasks-last = Tutti gli altri hanno passato. Dopo quale mossa puoi avere più fiorini alla fine di questo turno?
tasks-ending = L’ultimo turno. Dopo quale mossa vinci, qualunque cosa il tuo avversario faccia e costruisca?

## Le regole in breve, per paragrafo

rules-1 = Che cosa c’è sul tavolo
    .text =
        Ogni giocatore ha un maestro, fino a nove apprendisti (con l’inizio per principianti otto in tre, sette in due), fino a tre automi e due laboratori. Il maestro e gli apprendisti sono i suoi lavoranti. Il laboratorio piccolo ha 3 posti, o 5 una volta girato; il grande ne ha 4, o 6 una volta girato.
        Ci sono cinque generi di componenti, dodici per genere: ferro, legno, corda, mattone e vetro.
        Ci sono 25 invenzioni: cinque di bronzo, cinque di rame, cinque d’argento e dieci d’oro.
        La città ha otto zone, da A a H: il Consiglio, l’Officina, l’Accademia e cinque botteghe.
        Chi ha Leonardo gioca per primo.

rules-2 = Lo scopo del gioco
    .text = Realizza invenzioni, se puoi prima degli altri, e guadagna così fiorini. Più un’invenzione è difficile, meglio paga. Dopo nove turni vince il più ricco.

rules-3 = L’inizio per principianti
    .text =
        Il primo giocatore ha Leonardo e la dotazione a, il seguente la dotazione b, e così via. Ognuno ha anche il suo maestro.
        a: laboratorio piccolo con 3 posti, 5 apprendisti, 1 ferro, 2 corde, 1 mattone, 3 fiorini.
        b: i due laboratori, con 3 e 4 posti, 5 apprendisti, 1 ferro, 3 fiorini.
        c: laboratorio piccolo con 5 posti e un automa, 4 apprendisti, 1 corda, 3 fiorini.
        d: i due laboratori, con 3 e 4 posti, 3 apprendisti, 1 legno, 13 fiorini.
        e: i due laboratori, con 3 e 6 posti, 3 apprendisti, 1 mattone, 1 vetro, 8 fiorini.
        In tre, ognuno perde per sempre uno di questi apprendisti; in due, ne perde due.
        Un fiorino aspetta al Consiglio. Sono richieste le invenzioni 1, 12, 8, 3 e 9; in tre solo le prime quattro, in due solo le prime tre.
        Il mazzo è coperto. In fondo ci sono le invenzioni d’oro da 21 a 25. Sopra, quelle d’oro da 16 a 20 mescolate con tre d’argento, due di rame e una di bronzo. In cima tutto il resto, mescolato.

rules-4 = Le invenzioni
    .text =
        Un’invenzione richiede settimane di lavoro e componenti precisi. Paga di più nel turno in cui è realizzata per la prima volta, e meno in seguito.
        Bronzo: 4 settimane, 1 componente, 5 fiorini, poi 3.
        Rame: 7 settimane, 2 componenti, 8 fiorini, poi 6.
        Argento: 11 settimane, 3 componenti, 13 fiorini, poi 10.
        Oro: 15 settimane, 4 componenti, 20 fiorini, poi 15.
        Ci sono cinque tipi. Le carte che tieni di un tipo rendono più veloci i tuoi lavori seguenti dello stesso tipo; averne di molti tipi rende alla fine.

rules-5 = I turni
    .text =
        I turni da 1 a 7 hanno quattro fasi. A: iniziare e interrompere lavori (§6). B: mandare i lavoranti (§7). C: la città, poi i laboratori (§8). D: realizzare ciò che è finito (§9).
        I turni 8 e 9 fanno a meno della città (§10).

rules-6 = Fase A: iniziare un lavoro
    .text =
        A turno, in senso orario a partire da Leonardo, puoi iniziare un’invenzione in ognuno dei tuoi laboratori fermi. I suoi componenti, e solo quelli, vanno coperti sotto il laboratorio; il lavoro parte dalla settimana 0.
        Gli altri vedono che stai lavorando, ma non a che cosa.
        Un laboratorio fa una sola invenzione alla volta, e nessuna invenzione occupa tutti e due i tuoi laboratori. A lavoro in corso non si aggiunge e non si toglie niente.
        Puoi iniziare un’invenzione che è ancora nel mazzo; si potrà realizzarla solo dopo che è stata scoperta. Ciò che qualcuno ha realizzato non si può più iniziare, e nessuno realizza due volte la stessa invenzione.
        Puoi anche interrompere un lavoro di un turno precedente. I componenti tornano in mano, le settimane sono perse, e il laboratorio può iniziare subito altro.

rules-6-1 = Che cosa è visibile e che cosa è segreto
    .text =
        Se fiorini e componenti sono visibili, tutti vedono i tuoi fiorini e quanti componenti possiedi di ogni genere, in mano e sotto i laboratori insieme.
        Se sono nascosti, ognuno vede solo i suoi. Quello che ricevi, prendi e paghi avviene davanti a tutti e resta nel diario: gli altri possono contare. Allora ti viene chiesto in ogni luogo dove qualcosa ti servirebbe, anche se non puoi pagare: nessuno viene a sapere perché rinunci. Alla fine della partita ognuno mostra tutto.
        Sempre segreto è quali dei tuoi componenti sono sotto un laboratorio, e quanti, e quindi che cosa vi stai facendo. Segreti sono anche il mazzo, tranne le invenzioni che hai guardato, e ogni offerta finché non sono mostrate tutte.

rules-7 = Fase B: mandare i lavoranti
    .text =
        In senso orario a partire da Leonardo, ogni volta fai una cosa sola: mandi uno o più apprendisti in uno stesso luogo, o mandi il maestro, o passi. Chi passa esce dalla fase, che finisce quando tutti hanno passato. Se non ti resta niente da mandare, passi senza che ti sia chiesto.
        Puoi mandare apprendisti in uno stesso luogo una volta sola per turno; il maestro può precederli o seguirli. In città i tuoi lavoranti stanno insieme, dove è arrivato il primo di loro: chi arriva prima sta più vicino alla freccia.
        Una zona della città accoglie quanti lavoranti si vuole. Un laboratorio ne accoglie solo se fa un’invenzione, uno per ogni posto libero.
        Gli automi hanno posti loro: uno sul lato con 5 posti, due sul lato con 6. Finché è vuoto, un posto così può servire a un lavorante.

rules-8 = Fase C: la città e i laboratori
    .text = Si risolvono le zone da A a H, poi lavorano i laboratori. In ogni zona i giocatori sono in graduatoria per forza: un apprendista conta 1, un maestro 2. A parità di forza, chi è più vicino alla freccia sta davanti.

rules-8-A = Il Consiglio
    .text =
        Se ci sono tutti, l’ultimo in graduatoria non ottiene niente; in due sono serviti entrambi.
        Il primo in graduatoria dice chi tiene Leonardo da ora in poi, e può essere chiunque. Poi ognuno, secondo la graduatoria, prende una delle caselle ancora libere o rinuncia.
        Quando tutti hanno scelto, le caselle si eseguono in ordine. 1: sposta un tuo apprendista, mai il maestro, da una zona a un’altra, ma non al Consiglio; si unisce ai tuoi lavoranti o si mette in fondo. 2: prendi tutti i fiorini del Consiglio. 3: guarda le prime quattro invenzioni del mazzo e rimettile nell’ordine che vuoi. 4: paga 1 fiorino e prendi un componente a scelta.
        Poi tutti i lavoranti del Consiglio tornano a casa.

rules-8-B = Officina, Accademia e botteghe (da B a H)
    .text =
        Ogni zona vende al massimo quattro volte: per 0, 2, 3 e 4 fiorini. Il prezzo sale solo quando qualcuno compra. Secondo la graduatoria compri, oppure te ne vai con tutti i tuoi lavoranti; dopo l’ultimo tocca di nuovo al primo ancora presente. La zona è finita dopo la quarta vendita o quando non c’è più nessuno. Chi non può pagare, o non può usare ciò che è offerto, se ne va.
        Officina: porta il laboratorio piccolo a 5 posti, prendi il grande, portalo a 6 posti, o installa un automa. Un laboratorio si gira, o riceve un automa, solo mentre non fa niente. Un automa non cambia più posto.
        Accademia: un apprendista in più, da usare dal turno seguente, nove in tutto al massimo; con l’inizio per principianti otto in tre, sette in due.
        Botteghe: un componente, finché ce ne sono. Il fabbro ha il ferro, il vetraio il vetro, il falegname il legno, il mattonaio i mattoni, il cordaio la corda.

rules-8-L = I laboratori
    .text = Ogni laboratorio che fa un’invenzione va avanti: una settimana per apprendista, due per il maestro, due per ogni automa. Gli automi lavorano a ogni turno, anche da soli. Il conto si ferma a 15. Poi tutti i lavoranti tornano a casa.

rules-9 = Fase D: realizzare le invenzioni
    .text =
        Un’invenzione è finita quando ha abbastanza settimane ed è richiesta, o è già stata realizzata da qualcuno. Ciò che è finito va realizzato. I componenti tornano alle botteghe e la banca paga: la somma più alta a tutti quelli che la realizzano nel primo turno in cui qualcuno ci riesce, la più bassa in seguito.
        Se in quel primo turno la realizzi solo tu, tieni anche la carta, fino alla fine della partita.

rules-9-1 = Due settimane in meno
    .text = Ogni carta dello stesso tipo che tieni fa risparmiare due settimane, una volta sola, quando si realizza l’invenzione. Le carte vinte in questo turno non aiutano ancora.

rules-9-2 = Arrivare tardi
    .text = Se stai ancora lavorando a un’invenzione che qualcuno ha appena realizzato, la mostri. Puoi finirla in un turno seguente per la somma più bassa, senza la carta.

rules-9-3 = Le aste
    .text =
        Se più giocatori realizzano un’invenzione nel suo primo turno, tutti sono pagati e poi fanno un’offerta segreta per la carta: niente, o quanto vogliono dei loro fiorini. Chi offre di più paga alla banca e tiene la carta. A parità di offerte vince chi ha Leonardo, o altrimenti il più vicino in senso orario. Se tutti offrono 0, la carta esce dal gioco.
        Più aste si tengono in senso orario a partire da Leonardo; chi partecipa a due di esse dice quale viene prima.

rules-10 = La fine di un turno; i turni 8 e 9
    .text =
        Dopo ognuno dei turni da 1 a 7 si aggiunge un fiorino al Consiglio e si scoprono invenzioni finché ne sono richieste cinque: quattro in tre, tre in due. Quando il mazzo è vuoto, ce ne sono semplicemente di meno.
        I turni 8 e 9 sono solo per i laboratori. Si iniziano e si interrompono lavori, si mandano lavoranti nei propri laboratori, ma non in città. Dopo il turno 7 non si scopre più nessuna invenzione.

rules-11 = La fine della partita
    .text =
        Dopo il turno 9 i tipi diversi tra le tue carte pagano: 8 fiorini per tre, 13 per quattro, 20 per cinque. Vince il più ricco.
        A parità di fiorini vince chi ha realizzato più invenzioni, con o senza la carta; poi più invenzioni d’oro, d’argento, di rame, di bronzo. Se tutto è pari, la vittoria è condivisa. I componenti avanzati non valgono niente.

rules-12 = Il turno 0: l’inizio per esperti
    .text =
        Tutti cominciano alla pari: il laboratorio piccolo con 3 posti, un maestro, 3 apprendisti e 3 fiorini. Le invenzioni richieste vengono dal mazzo. In due, un’invenzione di bronzo, una di rame e una d’argento escono dal gioco, scoperte, prima di mescolare la cima del mazzo.
        Poi si prendono i favori, uno alla volta, in senso orario a partire da Leonardo: tre ciascuno in quattro o cinque, due in tre, uno in due.
        a: 5 fiorini. b: 4 componenti, al massimo due dello stesso genere. c: un apprendista. d: un miglioramento, cioè 5 posti per il laboratorio piccolo, il laboratorio grande, o 6 posti per quest’ultimo, ognuno con un componente a scelta; oppure un automa, senza componente. Gli serve un lato con 5 o 6 posti.
        In quattro o cinque nessuno prende tre volte la stessa lettera; tutti i miglioramenti sono una lettera sola.

rules-C-1 = Codex Leonardi I: un Consiglio più forte
    .text = Una variante. La casella 1 del Consiglio sposta l’apprendista di chiunque, da una delle zone da B a H a un’altra. Quello di un altro giocatore non può andare dove quel giocatore è già primo.

rules-P-1 = Pietrocupo: un componente a sorte
    .text = Una variante. Si mescola un componente per genere e se ne dà uno a ognuno, scoperto. Gli altri tornano alle botteghe.

rules-P-2 = Pietrocupo: mezzo favore
    .text = Una variante. In cinque, prima dei favori, ognuno prende un componente a scelta o due fiorini.

rules-P-3 = Pietrocupo: nuovi favori
    .text = Una variante. I favori del turno 0 sono 5 fiorini, 2 componenti, un apprendista, o un miglioramento senza componente. Nessuno prende più di un miglioramento.

rules-P-4 = Pietrocupo: il mazzo a tappe
    .text =
        Una variante. Dal basso in alto: le invenzioni d’oro da 21 a 25 con due di quelle d’oro da 16 a 20; le altre tre di queste con due d’argento; tre d’argento con due di rame; tre di rame con due di bronzo; tre di bronzo in cima. Ogni strato è mescolato.
        Sono richieste cinque invenzioni, qualunque sia il numero dei giocatori, e in due nessuna esce dal gioco.

rules-P-5 = Pietrocupo: Leonardo gira
    .text = Una variante. Alla fine di ogni turno Leonardo passa al giocatore seguente in senso orario. Il Consiglio non lo assegna.

rules-P-6 = Pietrocupo: chi prima arriva
    .text =
        Una variante. I lavoranti si mandano uno alla volta, quante volte si vuole nello stesso luogo. In città stanno in fila nell’ordine di arrivo. Un maestro va davanti, ma dietro ai maestri che ci sono già.
        Ogni lavorante riceve una sola offerta e torna a casa. I prezzi salgono a ogni vendita come al solito: 0, 2, 3, 4. Al Consiglio ogni lavorante può prendere una casella, e l’ultimo non è escluso; quando tutte e quattro sono prese, gli altri lavoranti tornano a casa. Se la casella 1 toglie un apprendista da una fila, può essere uno qualsiasi, e va in fondo all’altra fila.

rules-P-7 = Pietrocupo: prima i laboratori
    .text = Una variante. Dopo la fase A ognuno, a turno, dà lavoranti ai suoi laboratori. Nella fase B si va solo in città: prima chi è libero, poi, se si vuole, chi è nei laboratori. Chi resta vi fa il lavoro. I turni 8 e 9 non hanno fase B.

rules-P-8 = Pietrocupo: il Consiglio rafforzato
    .text = Una variante. La casella 1 sposta l’apprendista di un giocatore qualsiasi, mai un maestro, da una zona in fondo alla fila di un’altra, ma non al Consiglio. Dove i lavoranti di un giocatore stanno insieme, lui sta da solo, ed è in graduatoria e servito per conto suo. La casella 2 dà due fiorini della banca; al Consiglio non ce ne sono mai. Dopo aver guardato il mazzo, la casella 3 ne scopre la prima invenzione: è richiesta subito. La casella 4 non costa niente.

rules-P-9 = Pietrocupo: rivelazione a turno
    .text =
        Una variante. Non ci sono aste. In senso orario a partire da Leonardo, ognuno rivela un’invenzione finita. Chi la rivela per primo ha la carta e la somma più alta; dopo di lui, la somma più bassa e nessuna carta. Gli altri giocatori che ci lavorano lo mostrano subito.
        Poi si scoprono invenzioni finché ne sono di nuovo richieste abbastanza (non nel turno 9), e segue un secondo giro allo stesso modo.

rules-P-10 = Pietrocupo: punti vittoria
    .text = Una variante. Ogni invenzione che hai realizzato vale un punto per ogni componente che richiede, da 1 a 4 punti. Vince chi ha più punti, non chi ha più fiorini.

rules-P-11 = Pietrocupo: punti per la varietà
    .text = Una variante. Invece di fiorini, due tipi valgono 1 punto, tre 4 punti, quattro 9 punti e cinque 16 punti. Conta ogni invenzione che ti dà punti.

rules-P-12 = Pietrocupo: parità ai fiorini
    .text = Una variante. A parità di punti vince chi ha più fiorini; non si confronta altro.

rules-P-13 = Pietrocupo: dai fiorini ai punti
    .text = Una variante che il suo autore lascia libera. Alla fine ogni dieci fiorini interi valgono un punto.

rules-P-14 = Pietrocupo: conta solo la carta
    .text = Una variante che il suo autore lascia libera. Ti danno punti solo le invenzioni di cui tieni la carta.

rules-P-15 = Pietrocupo: tenere per dopo
    .text = Una variante che il suo autore lascia aperta. Con la rivelazione a turno puoi non rivelare niente anche se hai finito un’invenzione, e rivelarla in un giro o in un turno successivo. Se un altro la rivela prima di te, la mostri, e ti renderà la somma più bassa.

## Quali valori sono pubblicati, e quali sono nostri

cards-inventions = Invenzioni
    .published = I 25 nomi; le settimane e il numero di componenti per metallo; 8 fiorini per il rame, 13 e 10 per l’argento, 20 per l’oro; i componenti della 2, della 7 e della 25; che la 8 e la 13 sono dello stesso tipo.
    .ours = I componenti delle altre invenzioni, i tipi e gli altri pagamenti.

cards-setups = Dotazioni iniziali
    .published = Le dotazioni a e b per intero; i fiorini di c, d ed e; tutto l’inizio per esperti.
    .ours = I laboratori, gli apprendisti e i componenti delle dotazioni c, d ed e.

## Esempi delle regole, passo per passo

examples-prices = Il prezzo sale
    .step1 = Tutti i lavoranti sono fuori. All’Officina il maestro di Bruno conta 2 e l’apprendista di Anna 1: Bruno è servito per primo.
    .step2 = Porta il suo laboratorio piccolo a 5 posti. La prima vendita è gratis, e il prezzo sale a 2 fiorini.
    .step3 = Anna paga 2 fiorini per il suo laboratorio grande. Ora tocca di nuovo a Bruno, a 3 fiorini.

examples-completing = Quattro settimane per un martello
    .step1 = Bruno ha iniziato il Martello automatico nel laboratorio grande: un ferro e 4 settimane di lavoro.
    .step2 = Ci manda quattro apprendisti. Ognuno vi lavora una settimana per turno.
    .step3 = Quattro settimane bastano: il martello paga 5 fiorini e, poiché nessun altro l’ha realizzato, Bruno tiene la carta.

examples-auction = Offerte uguali
    .step1 = Anna e Bruno realizzano il Martello automatico nello stesso turno. Entrambi sono pagati, ed entrambi offrono in segreto per la carta.
    .step2 = Ognuno offre 3 fiorini. Anna ha Leonardo: la carta è sua, e paga.
