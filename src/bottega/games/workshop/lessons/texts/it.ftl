### Le lezioni de La bottega di Leonardo in italiano. Le stesse chiavi di en.ftl e fr.ftl.

course-first = La bottega di Leonardo in otto minuti
    .theme = Sei apprendista nella bottega di Leonardo: studia, fai pratica e porta a termine ciò che il maestro ha lasciato a metà.
    .goal = Quando il mazzo finisce si gioca ancora un giro; vince chi ha più punti.

## Studiare

lesson-study = Studiare

step-study-upper = Ogni carta della tua mano, in basso, ha due metà. Quella in alto è una disciplina da studiare: tocca la metà in alto della tua carta di ingegneria.
    .right = Nella tua area comincia una colonna: ingegneria al livello 1. Ogni disciplina in gioco vale due punti alla fine. Poi hai pescato una carta, come dopo ogni turno.
    .elsewhere = Si può: studiare è sempre possibile. Ma qui comincia dall’ingegneria.
    .visit = Si può! Ma una cosa alla volta: prima studia ingegneria.
    .lower = Per questo serve una disciplina in gioco. Prima studia ingegneria.
step-study-second = Le nove carte scoperte sono il centro. Tra le opere incompiute, la Macchina volante richiede un livello di ingegneria e uno di fisica. Ora studia fisica.
    .right = I due segni della Macchina volante hanno la spunta: i suoi livelli sono raggiunti. Presto la prenderai.
    .under = L’ingegneria salirebbe al livello 3, ma la Macchina volante richiede anche la fisica.
    .other = Si può, ma alla Macchina volante manca la fisica. Quale carta ce l’ha in alto?

## Fare pratica e lavorare

lesson-practise = Fare pratica e lavorare

step-practise-practise = La pratica è più veloce: due livelli in un colpo. La metà in basso della tua carta di lettere serve a ingegneria o fisica. Toccala, poi tocca la colonna fisica.
    .right = Fisica al livello 3: una carta di studio e una di pratica. Si fa pratica solo sotto una colonna in gioco, e che la carta mostra.
    .engineering = Si può. Ma presto vorrai la Bombarda, e richiede la fisica al livello 3.
    .letters = Una nuova disciplina, due punti. Ma ora usa la metà in basso di questa carta.
    .machine = Potresti, e il tuo rivale non può ancora prenderla. Quindi impara prima la pratica.
    .other = Si può. Ma ora fai pratica, con la metà in basso della tua carta di lettere.
step-practise-missing = E la Bombarda, tra i mecenati? Non brilla. Toccala: il tabellone ti dice che cosa manca.
    .right = Lo dicono anche i suoi segni: 3✓, la fisica è raggiunta; 1/2, un livello di ingegneria invece di due.
    .other = Giocherai fra un momento. Prima tocca la Bombarda.
step-practise-work = La Macchina volante ha tutte le spunte. Tocca Lavoro sulla tua carta di biologia, poi la Macchina volante.
    .right = Due punti. I tuoi livelli restano, non si spendono. Due opere incompiute dello stesso soggetto valgono sei punti, tre ne valgono dodici.
    .gone = Due punti anche così, ma questo Lavoro andrebbe perso. Usa la metà in basso.
    .bombard = La Bombarda viene più tardi. Prima prendi la Macchina volante.
    .other = Si può. Ma ora prendi la Macchina volante: è alla portata.

## La carta fatica

lesson-fatigue = La carta fatica

step-fatigue-maintenance = Avevate giocato tutti e due: il giro era finito ed è seguito il riordino. Solo allora si completa il centro: è arrivata un’altra Macchina volante.
step-fatigue-tired = Hai ottenuto una carta, il tuo rivale nessuna. Perciò hai ricevuto la carta fatica: guarda il viso assonnato, in alto. Chi ce l’ha gioca per ultimo; comincia il tuo rivale.
step-fatigue-pass = La carta fatica può cambiare mano dopo ogni giro. Quando andrà al tuo rivale?
    .gathered = Quando il tuo rivale avrà ottenuto più carte di te.
    .points = Quando il tuo rivale avrà più punti di te.
    .turns = Dopo questo giro: cambia mano ogni volta.
    .why = Si contano insieme carte Leonardo, mecenati e opere incompiute. Va a chi ne ha più di chi la tiene.

## La visita di Leonardo

lesson-leonardo = La visita di Leonardo

step-leonardo-visit = Ora una visita. Tocca Visita sulla tua carta di architettura, poi una carta Leonardo con due livelli, nella prima fila del centro.
    .right = Leonardo ti dà una lezione: la sua carta va sotto una delle tue colonne. Ora scegli quale.
    .cards = La tua mano resterebbe più grande di due carte: utile all’inizio. Ma ora prendi i due livelli.
    .keep = Ogni Visita andrebbe bene. Ma tieni ingegneria e biologia: le studierai più tardi.
    .other = Si può. Ma ora gioca la Visita della tua carta di architettura.
step-leonardo-teach = Tocca la tua colonna ingegneria: sale di due livelli, e la Bombarda richiede più ingegneria.
    .right = Ingegneria al livello 3. Guarda la Bombarda: tutto ciò che richiede è raggiunto.
    .physics = La fisica basta già per la Bombarda. Le manca l’ingegneria.
step-leonardo-rival = Il tuo rivale potrebbe prendere la Bombarda prima di te? Toccalo, tra gli altri: si apre la sua area, e il centro mostra che cosa gli manca ancora. Poi torna.
step-leonardo-patron = La Bombarda ha tutte le spunte e vale sei punti. Tocca Lavoro sulla tua carta di fisica, poi la Bombarda.
    .right = Sei punti. I mecenati richiedono più livelli e valgono un numero fisso di punti; le opere incompiute contano per serie.
    .visit = Bene, ma una carta del centro è di chi la prende per primo. Prendi la Bombarda.
    .practise = La fisica al livello 5 porta tre punti. La Bombarda ne porta sei.
    .machine = Richiede anche la biologia: potrai studiarla più tardi. Prendi la Bombarda.
    .other = Si può, ma ora niente porta più della Bombarda: sei punti.

## I punti e la fine

lesson-points = I punti e la fine

step-points-level = Una disciplina al livello quattro o più vale altri tre punti. Tocca la Pratica che mostra la fisica, poi la tua colonna fisica.
    .right = Fisica al livello 5: tre punti in più. Altri livelli, da soli, non portano punti.
    .engineering = L’ingegneria arriverebbe al livello quattro: tre punti anche lì! Ma prima la fisica.
    .study = Una nuova disciplina porta due punti. La fisica al livello quattro o più ne porta tre.
    .other = Si può. Ma ora fai salire la fisica con una carta di pratica: tre punti.
step-points-shown = Hai pescato una carta di ingegneria con Pratica di pittura o biologia. Quella metà in basso non brilla: toccala, e il tabellone ti dice perché.
    .right = Non hai in gioco né pittura né biologia. Studia prima una delle due; poi la carta potrà andarle sotto.
    .other = Giocherai fra un momento. Prima tocca la Pratica di pittura o biologia.
step-points-column = Una carta di studio fa salire la sua colonna di un livello. L’ingegneria è al livello 3: studiala ancora, con la carta che ha Visita in basso.
    .right = Ingegneria al livello 4: tre punti in più, come per la fisica.
    .card = Anche così l’ingegneria sale. Ma tieni la Pratica di questa carta e gioca l’altra carta di ingegneria.
    .study = Una nuova disciplina porta due punti. L’ingegneria al livello quattro ne porta tre.
    .other = Si può. Ma ora studia ingegneria: il livello quattro porta tre punti.
step-points-set = Qualche giro dopo hai studiato anche biologia. Due Macchine volanti valgono sei punti invece di due: tocca Lavoro sulla tua carta di pittura, poi la seconda.
    .right = Sei punti per le due insieme. Con una terza diventano dodici.
    .fifth = Una quinta disciplina porta due punti. La seconda Macchina volante ne porta quattro.
    .other = Si può, ma per ora senza punti. La seconda Macchina volante ne porta quattro.
step-points-any = Nel mazzo resta una carta. Certe carte di pratica servono a ogni disciplina: tocca la Pratica «a scelta», poi la tua colonna biologia.
    .right = Biologia al livello 3, e hai pescato l’ultima carta. Quando il mazzo è vuoto si gioca un ultimo giro, senza pescare.
    .column = Una carta così va sotto qualunque colonna in gioco. Qui, sotto biologia.
    .keep = Va bene anche questa. Ma tienila per il tuo ultimo turno: usa quella a scelta.
    .study = Una quinta disciplina, due punti. Ma ora prova la pratica a scelta.
    .other = Si può. Ma ora prova la pratica a scelta, sotto biologia.
step-points-last = Ultimo giro: giochi ancora una carta. Una nuova disciplina porta due punti; la biologia al livello quattro o più ne porta tre. Fai salire la biologia.
    .right = Tre punti in più: vinci 29 a 24. Le carte rimaste in mano non contano.
    .architecture = Una nuova disciplina porta due punti. La biologia al livello quattro ne porta tre.
    .monument = La prima del suo soggetto porta due punti. La biologia al livello quattro ne porta tre.
    .other = Questo non porta punti. La biologia al livello quattro ne porta tre.
step-points-count = I tuoi 29 punti: 8 per quattro discipline, 9 per tre livelli alti, 6 per il mecenate, 6 per le opere incompiute. Il tuo rivale ne ha 3 per tutte e sei le discipline.

## Le altre carte Leonardo

lesson-effects = Le altre carte Leonardo

step-effects-kinds = Un’altra partita mostra gli altri tre tipi di carte Leonardo: tre punti alla fine; uno sguardo a tre carte; una carta in più e riposo.
step-effects-rest = Riposo significa che non puoi più avere la carta fatica. E una carta pescata grazie a Leonardo ti resta: la tua mano rimane più grande.
step-effects-look = La Macchina volante è alla portata, ma non hai un Lavoro. Tocca Visita sulla tua carta di pittura, poi la carta Leonardo con il cannocchiale.
    .right = Ecco le prime tre carte del mazzo. Ora giocane una, metà in alto o in basso.
    .points = Tre punti alla fine, sicuri. Ma ora prendi il cannocchiale.
    .rest = Pescheresti una carta e non avresti mai più la carta fatica. Ma ora prendi il cannocchiale.
    .other = Si può. Ma ora gioca la Visita della tua carta di pittura.
step-effects-play = Una delle tre è ciò che ti mancava. Tocca Lavoro sulla carta di architettura, poi la Macchina volante.
    .right = Una visita e un lavoro in un solo turno!
    .half = Si può: si gioca l’una o l’altra metà. Ma il Lavoro ti dà la Macchina volante.
step-effects-return = Le altre due vanno sotto il mazzo. La prima sarà pescata più presto. La carta di fisica serve a ogni disciplina: toccala per prima.
    .right = Nessun altro conosce queste due carte. Le vedi accanto al mazzo, in alto.
    .other = Si può. Ma la pratica a scelta è la carta migliore: è bene che torni prima.

## Tutto chiaro?

lesson-understood = Tutto chiaro?

step-understood-under = Hai in gioco ingegneria e fisica. Sotto quali colonne puoi fare pratica con questa carta di lettere?
    .shown = Ingegneria o fisica: la carta le mostra.
    .own = Solo lettere: è la sua metà in alto.
    .any = Tutte, anche quelle non ancora in gioco.
    .why = Si fa pratica sotto una colonna in gioco che la metà in basso mostra.
step-understood-replaced = Ora prendi la Macchina volante. Quando viene rimpiazzata al centro?
    .after = Dopo questo giro, nel riordino.
    .now = Subito, quando la prendi.
    .never = Mai: il suo posto resta vuoto.
    .why = Le carte del centro si rimpiazzano solo nel riordino, finché bastano i mazzetti.
step-understood-begins = Hai la carta fatica, e ora prendi un’altra carta dal centro. Chi comincia il prossimo giro?
    .rival = Il tuo rivale: la carta fatica resta a te.
    .gathered = Tu: hai ottenuto più carte.
    .turn = Tu: si comincia a turno.
    .why = Chi tiene la carta fatica gioca per ultimo. Il tuo rivale non ha ottenuto più carte di te: resta a te.
step-understood-most = Che cosa porta più punti adesso?
    .bombard = Lavorare per la Bombarda.
    .physics = Portare la fisica al livello 5.
    .biology = Studiare biologia, una nuova disciplina.
    .why = La Bombarda vale sei punti, un livello di quattro o più tre, una nuova disciplina due.
step-understood-reach = Hai in mano un Lavoro. Quale di queste carte puoi prendere?
    .monument = Monumento equestre III.
    .adoration = Adorazione dei Magi I.
    .codex = Codice Atlantico.
    .why = Solo il monumento ha tutte le spunte. All’Adorazione mancano pittura e architettura; il Codice richiede le lettere al livello 4.

## Il solitario

course-solitaire = Il solitario in due minuti
    .theme = In solitario giochi quattro mani. Ognuna ha le sue carte e la sua area; il centro è di tutte.
    .goal = Con 130 punti o più nelle quattro mani insieme, vinci.

lesson-alone = Quattro mani

step-alone-hands = Quattro mani giocano a turno, ognuna con la sua area e il suo mazzetto. Comincia la mano 1. Tocca Visita sulla sua carta di biologia, poi «2 carte in più».
    .right = La mano 1 ha pescato dal suo mazzetto e tiene sei carte. Ora gioca la mano 2: vedi la sua area in grande.
    .effect = Si può. Ma più carte aiutano soprattutto all’inizio: prendine due.
    .other = Si può. Ma comincia con la Visita della carta di biologia: una mano più grande aiuta per tutta la partita.
step-alone-shared = Il centro è di tutte: ciò che ha preso la mano 1 manca fino al riordino. Tocca Visita sulla carta di fisica della mano 2, poi «3 punti alla fine».
    .right = Tre punti. Poi le mani 3 e 4 hanno studiato pittura, e il giro è finito.
    .card = L’altra Visita fa lo stesso. Ma tieni l’architettura: la mano 2 la studierà.
    .rest = Si può: quella mano non avrebbe mai la carta fatica. Ma ora prendi i tre punti.
    .other = Si può. Ma ora gioca la Visita della carta di fisica.
step-alone-tired = Le mani 1 e 2 hanno ottenuto una carta, la mano 4 nessuna: passa la carta fatica. Tra tutte le aree, tocca la mano 1: con sei carte può aspettare.
    .right = Ora la mano 1 gioca per ultima; quindi la mano 2 comincia il prossimo giro.
    .third = Scegli tra le mani 1 e 2. Qui, la mano 1.
    .other = Si può anche così. Ma la mano 1 ha più carte tra cui scegliere: può permettersi di giocare per ultima.
step-alone-leave = Più tardi la mano 3 ha un Monumento equestre. La mano 4 potrebbe prendere l’altro, ma una serie conta solo in una stessa mano. Studia invece lettere.
    .right = Due punti anche così, e la mano 4 arriva all’Adorazione dei Magi. Ogni mano miri a carte diverse del centro.
    .monument = Due punti per la mano 4. Per la mano 3 sarebbe il secondo: quattro punti. Lascialo a lei.
    .other = Si può. Ma con lettere la mano 4 prende due punti e arriva all’Adorazione.
step-alone-pair = La mano 3 gioca di nuovo, e il secondo monumento è ancora lì. Tocca Lavoro sulla sua carta di pittura, poi il monumento.
    .right = Sei punti invece di due, tutti nella mano 3.
    .other = Si può. Ma il secondo monumento porta quattro punti a questa mano.
step-alone-goal = La barra in alto somma le quattro mani: 35 su 130. Una mano con il mazzetto vuoto gioca senza pescare. Quando lo sono tutti e quattro, segue un ultimo giro.

## Ciò che si dice la prima volta che si pone una domanda

coach-play_a_card = Gioca una carta: studia in alto o usa la metà in basso.
    .advice = Suggerimento: guarda quale carta del centro è quasi alla portata, e punta a quella.
    .when = lacks reaches collects
coach-play_from_hand = Giochi quattro mani a turno, ognuna con la sua area e il suo mazzetto.
    .advice = Suggerimento: ogni mano miri a carte diverse del centro.
    .when = lacks reaches collects
coach-play_looked = Giocane una ora, metà in alto o in basso; le altre vanno sotto il mazzo.
    .advice = Suggerimento: prendi ciò che manca alla tua mano, spesso un Lavoro.
    .when = lacks reaches collects
coach-teach_discipline = La carta Leonardo va sotto una delle tue colonne: due livelli.
    .advice = Suggerimento: porta una disciplina a quattro, o raggiungi ciò che richiede un mecenate.
    .when = scores reaches lacks
coach-return_card = La prima va sotto il mazzo, la prossima sotto di lei. Le conosci solo tu.
coach-give_fatigue = Alcuni hanno ottenuto lo stesso numero di carte. Chi scegli gioca per ultimo.
