### Le parole di Inventori leggendari (Les Inventeurs) in italiano. Le stesse chiavi di en.ftl e fr.ftl.

## Ciò che si conta

tokens =
    { $tokens ->
        [one] { $tokens } gettone
       *[other] { $tokens } gettoni
    }
cubes =
    { $cubes ->
        [one] { $cubes } cubo
       *[other] { $cubes } cubi
    }

## Il gioco

game-name = Inventori leggendari
game-tagline = In francese Les Inventeurs: guida quattro grandi menti di un’epoca, lavora alle invenzioni dell’umanità e spartisci ciò che rendono.

## Le mosse: ciò che si può scegliere

moves-choose = Guida la squadra: { $team }
moves-work = Manda { $inventor } a lavorare su «{ $invention }»
moves-boost = Manda { $inventor } a lavorare su «{ $invention }» con { tokens } di conoscenze aggiuntive
moves-put = Metti i cubi: fisica { $physics }, chimica { $chemistry }, meccanica { $mechanics }, matematica { $mathematics }
moves-rest = Rimetti in piedi la squadra
moves-pass = Passa: non puoi fare niente
moves-rouse = Usa un gettone disponibilità: tutti i tuoi inventori tornano disponibili
moves-learn = Porta { $inventor } al livello { $level } in { $discipline }
moves-turn = Livello 1 in { $discipline } per { $inventor }: gira un gettone ({ $token })
moves-take = Prendi { $reward }
moves-done = Fatto

## Verbi: per chi legge, e per gli altri

has =
    { $you ->
        [yes] hai
       *[no] ha
    }

## Gli eventi: ciò che è successo

events-chose_team =
    { $you ->
        [yes] { $seat } guidi la squadra: { $team }.
       *[no] { $seat } guida la squadra: { $team }.
    }
events-got_team = { $seat } { has } ricevuto in sorte la squadra: { $team }.
events-era_began = Comincia l’epoca { $era }.
events-laid = «{ $invention }» è sul tavolo con due gettoni: { $one }, { $other }.
events-goes_first =
    { $you ->
        [yes] { $seat } ricevi la statuetta e cominci.
       *[no] { $seat } riceve la statuetta e comincia.
    }
events-worked = { $seat } { has } mandato { $inventor } a lavorare su «{ $invention }».
events-played_knowledge = { $seat } { has } giocato { tokens } di conoscenze aggiuntive.
events-placed = { $seat }: { cubes } in { $discipline } su «{ $invention }».
events-rested = { $seat } { has } rimesso in piedi la squadra.
events-passed =
    { $you ->
        [yes] { $seat } non potevi fare niente e hai passato.
       *[no] { $seat } non poteva fare niente e ha passato.
    }
events-roused = { $seat } { has } usato un gettone disponibilità: tutta la squadra è disponibile.
events-learned = { $seat } { has } portato { $inventor } al livello { $level } in { $discipline }.
events-turned = { $seat } { has } girato un gettone ({ $token }): livello 1 in { $discipline } per { $inventor }.
events-reached_goal =
    { $points ->
        [one] { $seat }: { $inventor } ha raggiunto l’obiettivo, che alla fine vale { $points } punto.
       *[other] { $seat }: { $inventor } ha raggiunto l’obiettivo, che alla fine vale { $points } punti.
    }
events-completed =
    { $you ->
        [yes] { $seat } hai completato «{ $invention }» e prendi la statuetta.
       *[no] { $seat } ha completato «{ $invention }» e prende la statuetta.
    }
events-took_patent = { $seat } { has } acquisito «{ $invention }».
events-took_token = { $seat } { has } preso un gettone da «{ $invention }»: { $token }.
events-patent_boxed = «{ $invention }» esce dal gioco senza titolare.
events-token_boxed = Un gettone esce dal gioco: { $token }.
events-era_ended = L’epoca { $era } è finita.
events-scored = { $seat }: invenzioni { $inventions }, sequenze { $runs }, gettoni { $tokens }, obiettivi { $goals }.

## Titoli delle carte che mostrano ciò che è successo

highlights-completed = Invenzione completata
highlights-goal = Obiettivo raggiunto
highlights-era = Fine dell’epoca
highlights-scored = Punti

## Le domande: .you per chi sceglie, .others per chi aspetta

questions-choose_team =
    .you = Quale squadra guidi?
    .others = { $seat } sceglie una squadra.
    .more = Guidi questi quattro inventori fino alla fine. Guarda che cosa sanno e i loro obiettivi.

questions-take_turn =
    .you = Manda un inventore a lavorare, o rimetti in piedi la squadra.
    .others = { $seat } manda un inventore a lavorare o rimette in piedi la squadra.
    .more = Tocca un inventore, poi un’invenzione: dove avresti più cubi, o l’ultimo spazio. Puoi anche usare gettoni.

questions-put_cubes =
    .you = Metti { cubes } su «{ $invention }».
    .others = { $seat } mette { cubes } su «{ $invention }».
    .more = Vanno in qualunque spazio vuoto. Scegli una disciplina per ogni cubo.

questions-take_reward =
    .you = Prendi una ricompensa di «{ $invention }».
    .others = { $seat } sceglie una ricompensa di «{ $invention }».
    .more = L’invenzione stessa o un gettone. Ciò che nessuno prende esce dal gioco.

questions-use_after_action =
    .you = Usa gettoni o chiudi il turno
    .others = { $seat } può usare gettoni prima della fine del turno.
    .more = La tua azione è fatta. I gettoni si possono ancora usare, o tenere.

questions-use_after_reward =
    .you = Usi gettoni per progredire?
    .others = { $seat } può usare gettoni dopo aver preso la ricompensa.
    .more = Posa un gettone progresso su un livello, gira un gettone per un livello 1, o tienili.

questions-use_before_scoring =
    .you = Ultima occasione: usi gettoni per progredire?
    .others = { $seat } può usare gettoni per l’ultima volta.
    .more = Poi si contano i punti. Un gettone girato può ancora raggiungere un obiettivo, ma la sua faccia è persa.

## I rifiuti: perché non si può

refusals-team_taken = Qualcun altro guida già questa squadra: { $team }.
refusals-inventor_busy = { $inventor } è occupato finché non rimetti in piedi la squadra.
refusals-nothing_fits = Nessuno spazio vuoto di «{ $invention }» corrisponde alle conoscenze di { $inventor }.
refusals-no_cubes = Non hai più cubi da mettere.
refusals-nobody_busy = Nessuno dei tuoi inventori è occupato.
refusals-must_act = Puoi lavorare o rimettere in piedi la squadra: quindi non puoi passare.
refusals-already_acted = Hai già fatto la tua azione di questo turno.
refusals-patent_taken = «{ $invention }» ha già un titolare.
refusals-no_token = Non hai nessun gettone ricompensa.
refusals-level_needed = { $inventor } è al livello { $level } in { $discipline }: ci va solo un gettone progresso { $next }, e non ne hai.
refusals-has_level = Girato, un gettone è un livello 1; { $inventor } ha già il livello { $level } in { $discipline }.
refusals-at_the_top = { $inventor } è già al livello più alto in { $discipline }.
refusals-nobody_to_rouse = Nessuno dei tuoi inventori è occupato: il gettone disponibilità andrebbe sprecato.
refusals-not_your_turn = Un gettone disponibilità si usa nel proprio turno.
refusals-token_wasted = Su «{ $invention }» a questo inventore possono servire al massimo { tokens } di conoscenze aggiuntive.

## Le parti del punteggio

parts-inventions = invenzioni
parts-runs = sequenze
parts-tokens = gettoni punti
parts-goals = obiettivi

## Che cosa decide i pareggi

ties-inventions = più invenzioni acquisite

## Le opzioni e i loro valori

options-teams = Squadre
    .about = I giocatori scelgono la squadra nell’ordine del tavolo, oppure le squadre si estraggono a sorte.

options-teams-free = scelte nell’ordine del tavolo
options-teams-random = estratte a sorte

options-cubes = Cubi
    .about = Il regolamento non dice quanti sono i cubi, perciò non finiscono mai. Un’anteprima del gioco ne contava quindici a testa: con così pochi un’epoca può finire prima che le sue invenzioni siano completate.

options-cubes-unlimited = non finiscono mai
options-cubes-fifteen = quindici a testa

## I nomi: discipline

names-discipline-physics = fisica
names-discipline-chemistry = chimica
names-discipline-mechanics = meccanica
names-discipline-mathematics = matematica

## I nomi: class

names-class-weapons = armi
names-class-transport = trasporti
names-class-communication = comunicazione
names-class-leisure = tempo libero
names-class-time = tempo
names-class-energy = energia

## I nomi: team

names-team-antiquity = Antichità
names-team-middle_ages = Medioevo
names-team-renaissance = Rinascimento
names-team-enlightenment = Età moderna
names-team-contemporary = Età contemporanea

## I nomi: inventor

names-inventor-archimedes = Archimede
names-inventor-aristotle = Aristotele
names-inventor-hippocrates = Ippocrate
names-inventor-hypatia = Ipazia
names-inventor-oresme = Nicola d’Oresme
names-inventor-fibonacci = Fibonacci
names-inventor-hildegard = Ildegarda di Bingen
names-inventor-gutenberg = Johannes Gutenberg
names-inventor-galileo = Galileo Galilei
names-inventor-pascal = Blaise Pascal
names-inventor-boyle = Robert Boyle
names-inventor-newton = Isaac Newton
names-inventor-franklin = Benjamin Franklin
names-inventor-watt = James Watt
names-inventor-lavoisier = Antoine Lavoisier
names-inventor-lovelace = Ada Lovelace
names-inventor-edison = Thomas Edison
names-inventor-tesla = Nikola Tesla
names-inventor-curie = Marie Curie
names-inventor-einstein = Albert Einstein

## I nomi: invention

names-invention-bow = Arco
names-invention-axe = Ascia
names-invention-canoe = Canoa
names-invention-wheel = Ruota
names-invention-smoke_signals = Segnali di fumo
names-invention-papyrus = Papiro
names-invention-drum = Tamburo
names-invention-dice = Dadi
names-invention-sundial = Meridiana
names-invention-water_clock = Orologio ad acqua
names-invention-fire = Fuoco
names-invention-oil_lamp = Lampada a olio
names-invention-crossbow = Balestra medievale
names-invention-pistol = Pistola
names-invention-hot_air_balloon = Mongolfiera
names-invention-caravel = Caravella
names-invention-printing_press = Torchio da stampa
names-invention-optical_telegraph = Telegrafo ottico
names-invention-fireworks = Fuochi d’artificio
names-invention-piano = Pianoforte
names-invention-hourglass = Clessidra
names-invention-mechanical_clock = Orologio meccanico
names-invention-windmill = Mulino a vento
names-invention-steam_engine = Macchina a vapore
names-invention-gatling = Mitragliatrice Gatling
names-invention-revolver = Rivoltella
names-invention-automobile = Automobile
names-invention-zeppelin = Zeppelin
names-invention-telephone = Telefono
names-invention-radio = Radio
names-invention-photography = Fotografia
names-invention-cinematograph = Cinematografo
names-invention-pocket_watch = Orologio da taschino
names-invention-chronograph = Cronografo
names-invention-light_bulb = Lampadina
names-invention-electric_battery = Pila elettrica

## I nomi: token

names-token-progress-2 = progresso 2
names-token-progress-3 = progresso 3
names-token-progress-4 = progresso 4
names-token-points-1 = 1 punto
names-token-points-2 = 2 punti
names-token-points-3 = 3 punti
names-token-availability = disponibilità
names-token-knowledge = conoscenze aggiuntive
names-token-number = numero di classificazione

## I nomi: reward

names-reward-patent = l’invenzione stessa
names-reward-progress-2 = un gettone: progresso 2
names-reward-progress-3 = un gettone: progresso 3
names-reward-progress-4 = un gettone: progresso 4
names-reward-points-1 = un gettone: 1 punto
names-reward-points-2 = un gettone: 2 punti
names-reward-points-3 = un gettone: 3 punti
names-reward-availability = un gettone: disponibilità
names-reward-knowledge = un gettone: conoscenze aggiuntive
names-reward-number = un gettone: numero di classificazione

## Le ragioni dei bot: che cosa cambia una mossa

reasons-scores =
    { $points ->
        [one] +1 punto.
       *[other] +{ $points } punti.
    }
reasons-reaches = { $inventor } raggiunge l’obiettivo: +{ $points } punti.
reasons-completes =
    «{ $invention }» è completata, e con { $cubes ->
        [one] 1 cubo
       *[other] { $cubes } cubi
    } si sceglie per primi.
reasons-overtakes = { $seat } è superato su «{ $invention }»: { $cubes } a { $theirs }.
reasons-leads = In testa su «{ $invention }»: { $cubes } a { $theirs }.
reasons-shares = Una parte di «{ $invention }»: { $cubes } a { $theirs }.
reasons-nears =
    A { $inventor } { $count ->
        [one] manca 1 livello
       *[other] mancano { $count } livelli
    } per l’obiettivo.
reasons-learns = { $inventor } ha d’ora in poi il livello { $level } in { $discipline }.
reasons-serves = Con { $token }, { $inventor } può raggiungere il livello { $level } in { $discipline }, che l’obiettivo richiede.
reasons-holds = Gettoni tenuti ({ $token }): { $count }.
reasons-readies =
    { $count ->
        [one] 1 inventore è disponibile
       *[other] { $count } inventori sono disponibili
    }.
reasons-returns =
    { $cubes ->
        [one] 1 cubo
       *[other] { $cubes } cubi
    } di nuovo in riserva.
reasons-promises = { $team }: obiettivi da { $points } punti.

## Temi dei problemi: che cosa decide

themes-points = Punti
themes-shares = Parti nelle invenzioni
themes-learning = Obiettivi degli inventori
themes-tokens = Gettoni
themes-ready = Inventori disponibili
themes-cubes = Cubi in riserva

## Che cosa chiedono i problemi esatti

tasks-plan = Hai { $turns } turni e nessun altro muove. Dopo quale mossa puoi avere più punti?
tasks-last = Questo turno è il tuo ultimo. Dopo quale mossa puoi avere più punti?
tasks-ending = Non c’è più nulla di nascosto. Dopo quale mossa vinci, qualunque cosa faccia il tuo avversario?

## What stands beside a sign that has no other name

labels-token-progress = progresso
labels-token-points = punti

## Le regole in breve, per paragrafo

rules-1 = Che cosa c’è sul tavolo
    .text = Inventori, invenzioni e gettoni ricompensa; cubi per ogni giocatore; una statuetta di Leonardo.

rules-1-1 = Gli inventori
    .text = Venti inventori formano cinque squadre di quattro, secondo l’epoca in cui vissero. Ognuno ha un livello da 0 a 4 in fisica, chimica, meccanica e matematica, e un obiettivo: livelli da raggiungere per avere altri punti.

rules-1-2 = Le invenzioni
    .text = Trentasei carte, dodici per ciascuna delle tre epoche. Una carta mostra spazi di una o più discipline, un numero di classificazione da 0 a 5 (armi, trasporti, comunicazione, tempo libero, tempo, energia) e 1, 2 o 3 punti secondo l’epoca.

rules-1-3 = I gettoni ricompensa
    .text = Cinquantadue gettoni di cinque tipi stanno in un sacchetto. Tutti hanno un livello 1 sul retro.

rules-2 = La preparazione
    .text = Si scelgono le squadre, si dispone la prima epoca e si trova chi comincia.

rules-2-1 = Le squadre
    .text = Nell’ordine del tavolo ognuno sceglie una squadra ancora libera; oppure le squadre si estraggono a sorte. Ogni inventore comincia disponibile, con i livelli della sua tessera.

rules-2-2 = Le prime invenzioni
    .text = Al centro si dispongono invenzioni dell’epoca I: tre più dei giocatori.

rules-2-3 = Due gettoni su ciascuna
    .text = Su ogni invenzione si mettono due gettoni pescati dal sacchetto, con il livello 1 nascosto.

rules-2-4 = Chi comincia
    .text = Il primo giocatore è estratto a sorte; riceve la statuetta e gioca il primo turno. Si gioca poi in senso orario.

rules-3 = I punti vittoria
    .text = Ci sono quattro modi di farne. Tutti partono dalle ricompense delle invenzioni completate.

rules-3-1 = Le invenzioni
    .text = Ogni invenzione acquisita vale i punti della sua carta.

rules-3-2 = I gettoni punti
    .text = Ogni gettone punti che hai conservato vale quanto indica.

rules-3-3 = Gli obiettivi
    .text = Ogni tuo inventore che in tutti i livelli raggiunge o supera l’obiettivo della sua tessera porta i punti di quell’obiettivo, una volta sola.

rules-3-4 = Le sequenze
    .text =
        Le tue invenzioni possono formare sequenze di numeri di classificazione: 0, 1, 2 e così via, sempre da 0 e senza buchi. Ogni sequenza vale il suo numero più alto.
        Puoi avere diverse sequenze; una carta serve al massimo in una. La divisione che vale di più è trovata per te.

rules-4 = Il tuo turno
    .text = Fai esattamente una di queste due azioni: mandare un inventore a lavorare, o rimettere in piedi la squadra. Prima e dopo puoi usare gettoni; non è un’azione.

rules-4-1 = Lavorare
    .text =
        Scegli uno dei tuoi inventori disponibili e un’invenzione. Per ogni suo livello in una disciplina, un tuo cubo va in uno spazio vuoto di quella disciplina. Ogni cubo che trova uno spazio va messo, su quella sola invenzione; il resto è perso.
        Bisogna mettere almeno un cubo. Da quel momento l’inventore è occupato. I cubi non finiscono mai, a meno di giocare con quindici a testa: allora si mettono solo quelli che si hanno ancora.

rules-4-2 = Rimettere in piedi la squadra
    .text = Tutti i tuoi inventori occupati tornano disponibili. Almeno uno deve essere occupato.

rules-4-3 = Quando nessuna azione è possibile
    .text = Finché i cubi non finiscono, non succede mai. Con quindici cubi a testa può succedere: allora passi, e se tutti devono passare di seguito, l’epoca finisce.

rules-5 = Completare un’invenzione
    .text = Quando l’ultimo spazio di un’invenzione è riempito, essa è completata. Chi l’ha riempito prende la statuetta; poi si spartiscono le ricompense.

rules-6 = Spartire le ricompense
    .text = Le ricompense sono l’invenzione stessa e i suoi due gettoni.

rules-6-1 = In quale ordine
    .text = Scelgono i giocatori che hanno un cubo sull’invenzione, prima chi ne ha di più. A parità, prima chi ha la statuetta, poi chi gli è più vicino in senso orario. Solo i primi tre hanno una parte.

rules-6-2 = Una ricompensa a testa
    .text = Ognuno di loro prende esattamente una cosa fra quelle rimaste: l’invenzione o un gettone.

rules-6-3 = Dopo
    .text = Le ricompense che nessuno ha preso escono dal gioco. Ognuno riprende i suoi cubi. Si continua alla sinistra della statuetta.

rules-7 = Le tre epoche
    .text = La partita si gioca in tre epoche.

rules-7-1 = La fine di un’epoca
    .text = Appena sul tavolo resta una sola invenzione e le ricompense della penultima sono spartite, l’epoca è finita. Quella rimasta esce dal gioco con i suoi gettoni, e i suoi cubi tornano ai giocatori.

rules-7-2 = L’epoca seguente
    .text = Si dispongono invenzioni dell’epoca seguente, tre più dei giocatori, con due gettoni su ciascuna. Nient’altro cambia: gli inventori occupati restano occupati, e si continua alla sinistra della statuetta.

rules-8 = La fine
    .text = Finita l’epoca III, si contano i punti.

rules-8-1 = L’ultima epoca
    .text = L’epoca III finisce come le altre, alla penultima invenzione. Tutti possono usare gettoni ancora una volta.

rules-8-2 = Il conteggio
    .text = Somma i punti delle tue invenzioni, delle sequenze, dei gettoni punti e degli obiettivi.

rules-8-3 = Chi vince
    .text = Vince il totale più alto; a parità, chi ha acquisito più invenzioni; se la parità rimane, la vittoria è condivisa.

rules-9 = I gettoni ricompensa
    .text = I gettoni si possono tenere per dopo. Usarli non è mai un’azione.

rules-9-1 = Progresso
    .text = Un gettone progresso 2, 3 o 4 si mette sul livello appena inferiore, su uno qualsiasi dei tuoi inventori, disponibile o occupato. Lì rimane; ciò che copre è fuori dal gioco. Il livello 4 è il più alto.

rules-9-2 = Punti
    .text = Alla fine un gettone punti vale quanto indica.

rules-9-3 = Disponibilità
    .text = Nel tuo turno, prima o dopo l’azione, tutti i tuoi inventori occupati tornano disponibili. Il gettone esce dal gioco. Non dà una seconda azione.

rules-9-4 = Conoscenze aggiuntive
    .text =
        Si gioca quando un inventore lavora: due cubi in più vanno in qualsiasi spazio vuoto della stessa invenzione, quali che siano le sue conoscenze. Prima si mettono i suoi cubi, poi scegli dove vanno gli altri. Se resta un solo spazio, il secondo cubo è perso.
        Se ne possono giocare diversi insieme, purché ciascuno metta un cubo. Così può lavorare anche un inventore che da solo non porta niente. I gettoni escono dal gioco.

rules-9-5 = Numero di classificazione
    .text = Alla fine sta per qualsiasi numero in una delle tue sequenze: uno 0, un buco o un numero oltre il 5, e vale come quel numero.

rules-9-6 = Gettone girato
    .text = Ogni gettone si può girare e mettere come livello 1 dove un inventore non ne ha. Ciò che la sua faccia avrebbe dato è perso.

rules-9-7 = Quando
    .text = I tuoi inventori possono progredire nel tuo turno, subito dopo che hai preso una ricompensa, e ancora una volta prima del conteggio.

## Quali valori sono pubblicati, e quali sono nostri

cards-inventors = Inventori
    .published = I nomi e le squadre di tutti e 20; due livelli in tutto all’inizio; i primi livelli di Einstein, Edison, Curie, Tesla, Pascal, Boyle, Galileo, Newton e Lovelace; gli obiettivi di Einstein e di Lovelace.
    .ours = I primi livelli degli altri 11, e gli obiettivi degli altri 18 con i loro punti.

cards-inventions = Invenzioni
    .published = 36 carte da 1, 2 o 3 punti secondo l’epoca; il nome, l’epoca e gli spazi di 16; i nomi di altre 6.
    .ours = Le altre invenzioni e i loro spazi, e quasi tutti i numeri di classificazione.

cards-rewards = Gettoni ricompensa
    .published = 52 gettoni, i loro tipi e valori, e il livello 1 sul retro di ognuno.
    .ours = Quanti ce ne sono di ogni tipo.

## Esempi delle regole, passo per passo

examples-archimedes = Archimede lavora all’Arco
    .step1 = Archimede conosce la fisica e la meccanica. L’Arco ha spazi vuoti per entrambe.
    .step2 = Anna ce lo manda: un cubo va in uno spazio di ciascuna. Ora è occupato, finché lei non rimette in piedi la squadra.

examples-available = Di nuovo tutta la squadra
    .step1 = Bruno ha mandato al lavoro tutti e quattro gli inventori. Sono tutti occupati.
    .step2 = Bruno usa tutto il suo turno per rimettere in piedi la squadra. In questo turno nessuno lavora.

examples-rewards = Chi sceglie per primo
    .step1 = Anna e Bruno hanno lavorato al Tamburo. Due spazi sono ancora vuoti.
    .step2 = Bruno li riempie: il Tamburo è completato, e lui prende la statuetta. Chi ha messo più cubi sceglie per primo.
    .step3 = Bruno prende l’invenzione stessa.
    .step4 = Anna prende uno dei due gettoni. Chiunque abbia dato un cubo ha avuto una ricompensa.

examples-progress = Un livello in più
    .step1 = Bruno ha un gettone progresso 2. Galileo ha il livello 1 in chimica.
    .step2 = Il gettone va sull’1: d’ora in poi Galileo porta 2 cubi in chimica.
