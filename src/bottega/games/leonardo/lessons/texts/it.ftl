### Le lezioni di Leonardo da Vinci in italiano. Le stesse chiavi che in en.ftl e fr.ftl.

course-first = Leonardo da Vinci in dieci minuti
    .theme = Inventori del Rinascimento fanno a gara per realizzare ciò che il Signore della Città richiede.
    .goal = Dopo nove turni vince il più ricco.

## 1

lesson-invention = La tua prima invenzione

step-invention-start = La città richiede tre invenzioni. Per il Martello automatico servono un ferro e quattro settimane di lavoro; paga cinque fiorini. Tu hai un ferro: tocca il Martello, poi il pulsante.
    .right = Ora il tuo ferro è coperto sotto il laboratorio. Il tuo rivale vede che stai lavorando, ma non a che cosa.
    .wood = Per la Macchina a mantice servono due legni e un vetro. Tu non ne hai. Inizia il Martello.
    .long = Potresti iniziare l’Ascensore teatrale, ma undici settimane sono lunghe. Comincia da quattro: il Martello.
    .early = Questa invenzione non è ancora richiesta. Potresti iniziarla, ma non realizzarla prima che sia scoperta. Inizia il Martello.
    .idle = Un laboratorio fermo non rende nulla. Inizia prima il Martello.

step-invention-apprentices = Ora manda dei lavoranti. In laboratorio ogni apprendista fa una settimana per turno. Tocca il tuo laboratorio piccolo, scegli due apprendisti con il segno più e mandali.
    .right = Due settimane sono sicure. Puoi mandare apprendisti nello stesso luogo una volta sola per turno: scegli sempre bene quanti.
    .few = Troppo pochi: in questo turno altri apprendisti non possono seguire. Mandane due.
    .full = I tre posti sarebbero tutti occupati, e il tuo maestro non potrebbe lavorare lì. Mandane due.
    .master = Il tuo maestro può seguire. Prima manda due apprendisti.
    .pass = Nessuno lavorerebbe al Martello. Prima manda due apprendisti nel laboratorio piccolo.
    .other = La città viene dopo. Prima assicurati il Martello: due apprendisti nel laboratorio piccolo.

step-invention-master = Il tuo maestro fa due settimane in un turno, e può unirsi agli apprendisti. Tocca ancora il laboratorio piccolo e mandalo: due e due fanno le quattro settimane che servono.
    .right = Le quattro settimane sono fatte: i laboratori hanno lavorato, e il turno è finito.
    .pass = Al Martello mancano ancora due settimane. Prima manda il maestro.
    .other = La città viene dopo. Al Martello mancano ancora due settimane: manda il maestro nel laboratorio piccolo.

step-invention-paid = Il Martello è realizzato: la città ti paga cinque fiorini, e la sua carta resta davanti a te fino alla fine. Il turno 2 comincia con otto fiorini nella tua borsa.

step-invention-sets = Ogni giocatore ha cominciato con una dotazione diversa. Tu avevi più componenti. Il tuo rivale ne ha meno, ma ha fin dall’inizio un secondo laboratorio, quello grande.

## 2

lesson-city = La città

step-city-shop = Torniamo al turno 1: ti resta un apprendista. Le botteghe, da D a H, vendono componenti. Hai usato il tuo ferro, e il fabbro ne ha: tocca D e manda lì il tuo apprendista.
    .right = Lì non è andato nessun altro: tocca subito a te.
    .later = Il Consiglio, l’Officina e l’Accademia vengono dopo. Ora il fabbro: D.
    .pass = Hai ancora un apprendista, e chi passa esce dalla fase. Mandalo dal fabbro.
    .other = Anche quella bottega è utile, ma la tua prossima invenzione richiede ferro. Il fabbro è D.

step-city-free = Le zone si risolvono da A a H. Il tuo rivale è stato servito al Consiglio e all’Accademia; ora tocca a te, dal fabbro. La prima vendita è gratis: prendi il ferro.
    .right = Gratis! Il prezzo sale solo quando qualcuno compra.
    .free = È gratis: prendilo. Se rinunci, il tuo apprendista torna a mani vuote.

step-city-decline = Sei ancora lì: puoi comprare un altro ferro, ora per due fiorini. Ma uno basta, e vince il più ricco. Tocca «Rinuncia».
    .right = Il tuo apprendista è tornato a casa, i laboratori hanno lavorato, e il Martello è realizzato: cinque fiorini per te, e tieni la carta.
    .buy = Si può, ma ti serve un ferro solo, e i fiorini contano alla fine. Rinuncia.

step-city-late = Anche il tuo rivale lavorava al Martello, e ora deve mostrarlo: gli mancano tre settimane. Realizzato più tardi, paga tre fiorini invece di cinque, e niente carta.

## 3

lesson-rank = Essere primi

step-rank-discount = Il turno 2 porta la Cupola inattaccabile: sette settimane. È dello stesso tipo del tuo Martello, la cui carta fa risparmiare due settimane: ne bastano cinque. Inizia la Cupola.
    .right = Ogni carta che tieni fa risparmiare due settimane per ogni invenzione seguente del suo tipo.
    .lift = Potresti, ma l’Ascensore è di un altro tipo: niente sconto, undici settimane. Inizia la Cupola.
    .wood = Ti mancano legno e vetro. Inizia la Cupola.
    .early = Questa invenzione non è ancora richiesta. Inizia la Cupola.
    .idle = Un laboratorio fermo non rende nulla. Inizia prima la Cupola.

step-rank-strength = L’Officina, B, migliora i laboratori. Il tuo rivale ha lì un apprendista. Chi è più forte è servito per primo: un apprendista conta uno, un maestro due. Manda lì il maestro.
    .right = Due contro uno: toccherà prima a te, anche se il tuo rivale è arrivato prima.
    .equal = Uno contro uno: a parità di forza è primo chi è arrivato prima, cioè il tuo rivale. Manda il maestro.
    .apprentices = Anche così saresti più forte, ma la Cupola ha bisogno degli apprendisti. Manda il maestro.
    .pass = All’Officina non otterresti niente. Prima manda lì il maestro.
    .other = Questo può aspettare. Manda il maestro all’Officina, B.

step-rank-weeks = Ora la Cupola. Ti restano tre apprendisti: mandali tutti e tre nel laboratorio piccolo.
    .right = Saranno tre settimane su cinque. Al prossimo turno ne basteranno altre due.
    .few = In questo turno altri non possono seguire. Mandali tutti e tre.
    .pass = Ti restano tre apprendisti. Prima manda loro.
    .other = Lì guadagneresti qualcosa. Ma un’invenzione non paga niente finché non è realizzata: mandali tutti e tre nel laboratorio piccolo.

step-rank-padlock = All’Officina tocca prima a te. Un lucchetto segna ciò che ora non puoi prendere. Tocca «il lato da 5 posti del laboratorio piccolo» e leggi il perché.
    .right = Il tuo laboratorio piccolo è al lavoro. Si può migliorare solo quando è fermo.
    .man = Anche a un automa serve un laboratorio fermo, girato sul lato da 5 o 6 posti. Ora tocca i cinque posti.
    .none = Per questo serve prima il laboratorio grande. Ora tocca i cinque posti per il piccolo.
    .other = Tra un momento. Prima tocca il lucchetto dei cinque posti.

step-rank-large = Anche qui la prima vendita è gratis. Prendi il laboratorio grande: così potrai fare due invenzioni alla volta.
    .right = Due laboratori! Più tardi potrai portarli a cinque e sei posti. Allora accolgono anche automi, che lavorano a ogni turno.
    .free = È gratis. Prendilo.

step-rank-men = La Bottega vende anche automi. Un automa lavora due settimane ogni turno e non torna mai a casa, ma occupa un posto: entra solo in un laboratorio fermo con cinque o sei posti.

step-rank-again = Il tuo rivale ha comprato per due fiorini. Sei ancora lì, e tocca di nuovo a te, ora per tre. Rinuncia: i fiorini contano alla fine.
    .right = Ora la Cupola è a tre settimane. Il tuo rivale ha realizzato il Martello, ma tardi: tre fiorini e niente carta.
    .buy = Sei posti sono utili, ma tre fiorini ora sono tanti. Rinuncia.

## 4

lesson-council = Il Consiglio

step-council-nothing = Turno 3. Il tuo laboratorio grande è fermo. L’Ascensore teatrale pagherebbe tredici fiorini, ma ti manca un mattone. Ora non iniziare niente: tocca «Fatto».
    .right = In questo turno troverai un mattone. Ma prima la Cupola.
    .stop = I componenti tornerebbero in mano, ma tre settimane di lavoro sarebbero perse. Tocca «Fatto».
    .early = Questa invenzione non è ancora richiesta, e la corda servirà per l’Ascensore. Tocca «Fatto».

step-council-master = La Cupola è a tre settimane; con il tuo sconto ne bastano cinque. Manda il maestro nel laboratorio piccolo: fa le due che mancano.
    .right = Cinque settimane: la Cupola sarà realizzata in questo turno.
    .apprentices = Tieni gli apprendisti per la città. Il maestro da solo fa due settimane: manda lui.
    .pass = Chi passa esce dalla fase. Prima manda il maestro.
    .other = Più tardi. Prima assicurati la Cupola: il maestro nel laboratorio piccolo.

step-council-apprentice = Ora il Consiglio, A. Lì ognuno sceglie una casella con un privilegio, e il primo in graduatoria dice chi ha Leonardo. Non c’è ancora nessuno: manda un apprendista.
    .right = Il maestro del tuo rivale è andato dal fabbro: al Consiglio ci sei solo tu, quindi sei primo.
    .many = Sarebbe più sicuro. Ma qui basta un apprendista.
    .pass = Chi passa esce dalla fase. Prima manda un apprendista al Consiglio.
    .other = Questo può aspettare. Manda un apprendista al Consiglio, A.

step-council-pass = Ti restano due apprendisti, e potresti mandarli dove vuoi. Ma vediamo il Consiglio: tocca «Passa fino alla fine della fase».
    .right = Passare è definitivo: non mandi più nessuno fino al prossimo turno.
    .other = Va bene in una vera partita! Qui, passa.

step-council-leonardo = Al Consiglio tocca prima a te, quindi dici tu chi ha Leonardo. Chi lo ha gioca per primo e vince in caso di parità. Prendilo tu.
    .right = D’ora in poi giochi per primo, finché il Consiglio non decide altrimenti.
    .rival = Puoi darlo a chiunque. Ma è bene giocare per primi: prendilo tu.

step-council-spaces = La casella 1 sposta un tuo apprendista da una zona a un’altra, prima che le zone siano risolte. La casella 3 ti mostra le prossime quattro invenzioni del mazzo, che rimetti nell’ordine che vuoi.

step-council-space = Ora scegli una delle quattro caselle. Per l’Ascensore ti manca un mattone, e la casella 4 dà un componente a scelta per un fiorino. Scegli quella.
    .right = Il fiorino è pagato. Ora di’ quale componente.
    .move = La casella 1 sposta un tuo apprendista in un’altra zona. Ti serve un mattone: scegli la casella 4.
    .florins = La casella 2 dà i due fiorini del Consiglio. Ti serve un mattone: scegli la casella 4.
    .inventions = La casella 3 ti mostra le prossime quattro invenzioni del mazzo. Ti serve un mattone: scegli la casella 4.
    .decline = Qui non otterresti niente. Ti serve un mattone: scegli la casella 4.

step-council-brick = Per l’Ascensore servono due corde e un mattone. Le corde le hai: prendi il mattone.
    .right = Ora hai tutto per l’Ascensore. E la Cupola è realizzata: otto fiorini, e tieni la carta.
    .other = Guarda la carta dell’Ascensore: due corde e un mattone. Prendi il mattone.

## 5

lesson-last = Gli ultimi turni

step-last-lift = Turno 4. Hai Leonardo, quindi giochi per primo. Hai quindici fiorini e tutto per l’Ascensore teatrale: inizialo nel laboratorio grande.
    .right = Serviranno tutte le undici settimane: non hai carte del suo tipo.
    .small = Il laboratorio piccolo ha solo tre posti, il grande quattro. Scegli il grande.
    .early = Questa invenzione non è ancora richiesta. Inizia l’Ascensore.
    .idle = Un laboratorio fermo non rende nulla. Inizia l’Ascensore.

step-last-closed = Alcuni turni dopo: è il turno 8, e l’Ascensore ha una settimana su undici. Tocca una zona qualsiasi della città e leggi il perché.
    .right = Nei turni 8 e 9 la città è chiusa. I lavoranti vanno solo nei laboratori al lavoro.
    .small = Il laboratorio piccolo è fermo: lì non c’è niente da fare. Ora tocca una zona della città.
    .other = Tra un momento. Prima tocca una zona della città.

step-last-apprentices = Allora tutti lavorano all’Ascensore. Manda i tre apprendisti nel laboratorio grande.
    .right = Tre settimane. Il tuo maestro può aggiungerne due.
    .few = In questo turno altri non possono seguire, e ogni settimana conta. Mandali tutti e tre.
    .master = Viene dopo. Prima manda i tre apprendisti.
    .pass = L’Ascensore non sarebbe realizzato e non pagherebbe niente. Manda i tre apprendisti.

step-last-master = Lì resta un posto: manda anche il maestro.
    .right = Altre cinque settimane: l’Ascensore ne ha sei. Ora è il turno 9, e i tuoi apprendisti sono di nuovo lì.
    .pass = L’Ascensore non sarebbe realizzato e non pagherebbe niente. Manda il maestro.

step-last-nine = Turno 9, l’ultimo. L’Ascensore ha sei settimane, e i tuoi apprendisti ne aggiungono tre. Ne mancano solo due: manda il maestro.
    .right = Undici settimane, appena in tempo: tredici fiorini, e tieni la carta.
    .pass = L’Ascensore non sarebbe realizzato e non pagherebbe niente. Manda il maestro.

step-last-scores = Hai vinto: 28 fiorini a 5. Le tue carte mostrano due tipi. Tre tipi avrebbero pagato altri 8 fiorini, quattro 13, cinque 20: è la varietà.

## 6

lesson-auction = Un’asta

step-auction-bid = Di nuovo nel turno 1: avete realizzato il Martello tutti e due. Siete pagati entrambi, ma la carta è una sola. Scegli tre fiorini e offrili in segreto.
    .right = Il tuo rivale ha offerto due. Tu paghi tre fiorini e tieni la carta; il tuo rivale non paga niente.
    .equal = Anche il tuo rivale ha offerto due. A parità di offerte vince chi ha Leonardo, cioè tu.
    .few = Il tuo rivale ha offerto due e terrebbe la carta. Offri tre fiorini.
    .other = Avresti la carta, ma qui bastano tre fiorini. Offri tre fiorini.

## 7

lesson-understood = Sei domande

step-understood-weeks = Hai appena iniziato il Martello automatico: quattro settimane. Quali lavoranti lo realizzano già in questo turno?
    .four = Due apprendisti e il maestro
    .apprentices = Tre apprendisti
    .three = Un apprendista e il maestro
    .why = Un apprendista fa una settimana, il maestro due: due e due fanno quattro.

step-understood-rank = Il tuo rivale ha due apprendisti dal falegname. Tu mandi lì il maestro, e nessun altro. Chi è servito per primo?
    .rival = Il tuo rivale
    .you = Tu
    .both = Tutti e due insieme
    .why = Due contro due. A parità di forza, chi è arrivato prima sta più vicino alla freccia ed è servito per primo.

step-understood-price = Dal falegname tocca prima a te, ma rinunci. Poi tocca al tuo rivale. Quanto paga per un legno?
    .nothing = Niente
    .two = Due fiorini
    .three = Tre fiorini
    .why = Il prezzo sale solo quando qualcuno compra. Nessuno ha ancora comprato: è sempre 0.

step-understood-discount = Tieni due carte di metallurgia. L’Ascensore teatrale è di corderia. Quante settimane di lavoro ti servono?
    .eleven = Undici
    .nine = Nove
    .seven = Sette
    .why = Una carta fa risparmiare settimane solo per le invenzioni del suo tipo, e tu non hai carte di corderia.

step-understood-city = È il turno 8. Solo il tuo laboratorio grande è al lavoro. Dove puoi mandare lavoranti?
    .large = Solo nel laboratorio grande
    .both = In tutti e due i laboratori
    .anywhere = Nei laboratori e in città
    .why = Nei turni 8 e 9 la città è chiusa, e un laboratorio fermo non accoglie lavoranti.

step-understood-requested = Si può cominciare un’invenzione che non è ancora richiesta. Che cosa succede se tutte le sue settimane sono fatte prima che sia richiesta?
    .waits = Aspetta nel laboratorio
    .paid = Ti si paga la somma più bassa
    .lost = Il lavoro è perduto
    .why = Tiene il suo laboratorio finché non è richiesta. In quel turno è realizzata.

## La prima volta che una domanda è posta

coach-take_favour = Prima del turno 1: fiorini, componenti, un apprendista o un miglioramento.
    .advice = Suggerimento: un apprendista lavora per tutti i nove turni, prendine uno presto.
    .when = hires
coach-take_half_favour = Un componente o due fiorini, prima dei favori.
    .advice = Suggerimento: un componente richiesto ti risparmia una visita a una bottega.
    .when = equips lacks
coach-pick_component = Qualsiasi componente che una bottega ha ancora.
    .advice = Suggerimento: guarda le invenzioni richieste e conta ciò che ti manca per la migliore.
    .when = equips lacks
coach-start_work = Ogni laboratorio fermo può iniziare un’invenzione di cui hai i componenti esatti. Alla fine tocca «Fatto».
    .advice = Suggerimento: non lasciarne nessuno fermo.
    .when = starts
coach-assign_workers = Prima i laboratori ricevono i loro lavoranti; più tardi in questo turno nessuno vi entra.
    .advice = Suggerimento: manda chi realizza un’invenzione, tieni gli altri per la città.
    .when = finishes completes
coach-place_workers = Ogni volta manda apprendisti o il maestro in un luogo, oppure passa.
    .advice = Suggerimento: conta le settimane che mancano ai laboratori prima di andare in città.
    .when = finishes advances
coach-place_or_call = Ora si va solo in città: prima i lavoranti liberi, poi quelli dei laboratori.
    .advice = Suggerimento: lascia in laboratorio chi vi realizza un’invenzione.
    .when = finishes completes
coach-call_apprentices = Gli apprendisti liberi non bastano: altri lasciano i tuoi laboratori. Di’ quanti lasciano il piccolo.
    .advice = Suggerimento: prendili dove in questo turno non si realizza niente.
    .when = completes
coach-give_leonardo = Chi ha Leonardo d’ora in poi gioca per primo e vince in caso di parità.
coach-choose_privilege = 1 sposta un apprendista, 2 dà fiorini, 3 mostra quattro invenzioni del mazzo, 4 dà un componente.
    .advice = Suggerimento: prendi ciò che ti manca.
    .when = equips lacks
coach-shift_apprentice = Sposta un apprendista in un’altra zona, ma non al Consiglio.
    .advice = Suggerimento: mandalo dove ti rende primo in graduatoria o rompe una parità.
    .when = first
coach-which_apprentice = In questa fila ce n’è più d’uno, e uno qualsiasi può essere spostato.
coach-order_deck = Solo tu vedi queste invenzioni. La prima che tocchi sarà scoperta per prima.
coach-buy_good = La prima vendita è gratis, poi i prezzi sono 2, 3 e 4 fiorini, finché non rinunci.
    .advice = Suggerimento: prendi ciò che è gratis, valuta il resto.
    .when = equips lacks hires builds men
coach-order_auctions = Partecipi a due aste, e dici quale viene prima.
    .advice = Suggerimento: comincia dalla carta che vuoi di più, finché hai tutti i fiorini.
    .when = owns
coach-make_bid = Chi offre di più paga e tiene la carta; a offerte pari, chi ha Leonardo.
    .advice = Suggerimento: offri di più se farai un’altra invenzione del suo tipo.
    .when = owns
coach-reveal_work = Chi rivela per primo un’invenzione ha la carta e la somma più alta.
    .advice = Suggerimento: rivela prima ciò che anche altri possono avere.
    .when = completes
