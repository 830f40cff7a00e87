### Le lezioni di Inventori leggendari (Les Inventeurs) in italiano. Le stesse chiavi di en.ftl e fr.ftl.

course-first = Inventori leggendari in otto minuti
    .theme = Grandi menti di una stessa epoca lavorano, fianco a fianco con i rivali, alle invenzioni dell’umanità.
    .goal = Dopo tre epoche vince chi ha più punti vittoria.

## Lavorare

lesson-work = Mandare a lavorare

step-work-send = In basso c’è la tua squadra. Einstein ha livello 1 in fisica e in matematica, e l’Arco ha spazi per entrambe. Tocca Einstein, poi l’Arco.
    .right = Un cubo per ogni livello, in uno spazio vuoto della stessa disciplina. Ora Einstein è occupato, finché non rimetti in piedi la squadra.
    .elsewhere = Potrebbe lavorare anche lì. Per questa lezione scegli l’Arco.
    .other = Si può fare anche questo. Qui manda Einstein all’Arco: ne riempie due spazi.
step-work-complete = Il Pascal del tuo rivale ha riempito due spazi. Ne resta uno, in meccanica. Lì Tesla ha livello 2: un cubo entra, l’altro è perso. Tocca Tesla, poi l’Arco.
    .right = Completato! Chi riempie l’ultimo spazio prende la statuetta, che decide le parità. Hai tre cubi contro due: la prima scelta è tua.
    .edison = Anche Edison potrebbe completarlo. Qui manda Tesla.
    .curie = Conosce la fisica e la chimica; lo spazio vuoto è di meccanica.
    .other = Il tuo rivale potrebbe completare l’Arco alla prossima mossa. Completalo ora: tocca Tesla, poi l’Arco.

## Le ricompense

lesson-rewards = Prendere una ricompensa

step-rewards-take = Scegli una ricompensa: l’Arco stesso o uno dei suoi due gettoni. L’Arco vale un punto. Il suo numero è 0, e le sequenze cominciano da 0: tocca l’Arco.
    .right = L’Arco è tuo. Una sequenza è 0, 1, 2 e così via; alla fine vale il suo numero più alto. Ora ti serve un 1.
    .progress = Un buon gettone: alza un livello. Ma prima prendi uno 0: ogni sequenza comincia così.
    .knowledge = Porta due cubi in più, una volta sola. Sarà utile dopo; prima prendi lo 0.
step-rewards-busy = Il tuo rivale lavora alla Ruota. È un 1: serve alla tua sequenza. Tesla ci porterebbe più cubi di tutti: toccalo.
    .right = Ha lavorato, perciò è occupato. Tocca ciò che non puoi scegliere, e saprai perché.
    .other = Un momento: prima tocca Tesla.
step-rewards-available = Tesla ed Einstein sono occupati. Invece di mandare qualcuno a lavorare, puoi rendere disponibili gli inventori occupati: tocca «Rimetti in piedi la squadra».
    .right = Tutti e quattro possono lavorare di nuovo. Costa un turno intero: fallo quando diversi sono occupati.
    .edison = Entra un cubo solo. Prima rimetti in piedi la squadra: al prossimo turno Tesla può portarne due.
    .other = Si può fare anche questo. Ma ti serve la Ruota: prima rimetti in piedi la squadra.

## Chi sceglie per primo

lesson-cubes = Chi sceglie per primo

step-cubes-equal = Guarda in basso sulla carta della Ruota: il tuo rivale ha due cubi, tu nessuno. Tocca Tesla, poi la Ruota: porta due cubi.
    .right = Due a due, e uno spazio è vuoto. Chi lo riempirà avrà tre cubi e sceglierà per primo.
    .one = Così è un cubo solo. Tesla ne porta due.
    .other = Si può fare anche questo. Ma la Ruota è l’1 che vuoi: mandaci Tesla.
step-cubes-where = Einstein può completare la Ruota o i Segnali di fumo. Confronta i cubi in basso sulle due carte: dove avresti la prima scelta? Mandalo lì.
    .right = Tre a due: la prima scelta è tua. Completare non basta; sono i cubi che contano.
    .smoke = Li completeresti con un cubo contro quattro, e il tuo rivale sceglierebbe per primo.
    .other = Ora Einstein può completare un’invenzione. Mandalo dove avresti più cubi.
step-cubes-wheel = La tua sequenza aspetta un 1: tocca la Ruota.
    .right = Un punto per la Ruota e uno in più per la sequenza 0–1: con l’Arco hai tre punti. Li mostrano «Le tue ricompense».
    .token = Anche i gettoni aiutano. Ma la Ruota porta un punto, e uno in più per la sequenza.

## Una piccola parte

lesson-second = Una piccola parte

step-second-ready = Il tuo rivale ha appena rimesso in piedi la squadra. Fa’ lo stesso: due dei tuoi inventori sono occupati, e avrai bisogno di Einstein. Tocca «Rimetti in piedi la squadra».
    .right = Ora tutti e quattro possono lavorare.
    .other = Si può fare anche questo. Ma ora ti serve Einstein: rimetti in piedi la squadra.
step-second-share = Anche un cubo solo può portare una ricompensa: tocca Einstein, poi i Segnali di fumo. Il tuo rivale ha lì quattro cubi e sceglie per primo; la seconda scelta è tua.
    .right = Il tuo rivale ha preso la carta. Uno dei due gettoni è tuo.
    .other = Si può fare anche questo. Ma ai Segnali di fumo manca un cubo solo, e ti porta subito una ricompensa.
step-second-number = Tocca la stella, il gettone «numero di classificazione». È a scelta: alla fine vale qualsiasi numero di una sequenza.
    .right = Dopo 0 e 1 è il tuo 2: ora la sequenza vale due punti. Il gettone che nessuno ha preso esce dal gioco.
    .progress = Va solo su un livello 3, e nessuno dei tuoi inventori ne ha ancora uno.
step-second-keep = Un gettone si usa subito o si tiene per dopo. Tieni questo: tocca «Fatto».
    .right = Sta sopra la tua squadra. Finché lo tieni, conta nella tua sequenza.
    .turned = Girato, sarebbe un livello 1 e non più un numero. Tienilo.

## La fine di un’epoca

lesson-era = La fine di un’epoca

step-era-axe = Restano due invenzioni. Appena una è completata, l’epoca finisce e l’altra esce dal gioco. Tocca Edison, poi l’Ascia: porta due cubi.
    .right = Due a due sull’Ascia, e uno spazio è vuoto, in matematica.
    .lamp = Se l’Ascia è completata prima, la Lampada a olio esce dal gioco, e i cubi lì non portano niente.
    .one = Entra un cubo solo. Edison ne porta due.
    .other = Si può fare anche questo. Qui manda Edison all’Ascia.
step-era-close = La tua azione è fatta. La domanda c’è solo perché hai un gettone. Tienilo: tocca «Fatto».
    .right = Il tuo rivale ha continuato la Lampada a olio: ora lì ci sono quattro cubi.
    .turned = È il 2 della tua sequenza: tienilo.
step-era-ready = All’Ascia manca un cubo, in matematica. Einstein la conosce, ma guardalo: ora non può lavorare. Che cosa serve?
    .right = Ora può lavorare. Anche il tuo rivale ha rimesso in piedi la squadra, e ti ha lasciato l’Ascia.
    .lamp = La completeresti con un cubo contro quattro, e il tuo rivale sceglierebbe per primo.
    .turned = È il 2 della tua sequenza: tienilo. Ti serve Einstein.
step-era-last = Il tuo rivale avrebbe potuto completare l’Ascia. Tocca Einstein, poi l’Ascia: l’epoca finisce, e i quattro cubi del rivale sulla Lampada a olio non portano niente.
    .right = Tre a due: la prima scelta è tua. Poi la Lampada a olio esce dal gioco con i suoi gettoni.
    .lamp = La completeresti con un cubo contro quattro, e il tuo rivale sceglierebbe per primo.
    .turned = È il 2 della tua sequenza: tienilo. Manda Einstein all’Ascia.
step-era-token = Tocca la freccia con un 3, il gettone «progresso 3». Va su un livello 2, come quello di Tesla in meccanica.
    .right = Il tuo rivale ha preso l’Ascia. Puoi usare subito il tuo gettone.
    .progress = Va solo su un livello 3, e nessuno dei tuoi inventori ne ha uno.
    .axe = L’Ascia vale un punto, e un secondo 0 ora non aggiunge niente alle tue sequenze. Un livello più alto serve per molti turni.
step-era-learn = Tocca il tuo gettone con il 3, poi la meccanica di Tesla. Lì rimane per sempre.
    .right = D’ora in poi Tesla porta tre cubi in meccanica. Il suo obiettivo, fisica 1 e meccanica 4, vale sette punti alla fine.
    .turned = Girato, un gettone è solo un livello 1. Metti il 3 sulla meccanica di Tesla.
    .keep = Puoi tenerlo. Ma un livello alzato ora serve già dal prossimo turno.
step-era-finish = Tieni la stella e tocca «Fatto». Poi comincia l’epoca seguente.
    .right = L’epoca I è finita. Ne restano due.
    .turned = È il 2 della tua sequenza: tienilo.
step-era-next = Nuove invenzioni: sette spazi e due punti ciascuna. Nient’altro cambia: Einstein resta occupato. Hai quattro punti, due per le invenzioni e due per la sequenza; il tuo rivale ne ha due.

## Squadre, gettoni e punti

lesson-teams = Squadre, gettoni e punti

step-teams-choose = Una partita comincia con una scelta: quali quattro inventori guidi? Confronta che cosa sanno e i loro obiettivi, poi tocca la squadra che ti piace.
    .right = Gli inventori con due discipline vanno bene per molte invenzioni; quelli con un livello 2 riempiono presto gli spazi.
step-teams-tokens = Cinque tipi di gettoni. Freccia: alza un livello. Alloro: punti. Sole: rimette in piedi la squadra, oltre all’azione. +2: due cubi in più. Stella: numero a scelta. Passaci sopra, o tienili premuti, per leggere.
step-teams-turned = Ogni gettone ha un livello 1 sul retro. Girato, va dove un inventore non ha nessun livello, e la sua faccia è persa. Usare gettoni non è mai un’azione.
step-teams-points = Alla fine contano quattro cose: le invenzioni, le sequenze, i gettoni punti e gli obiettivi raggiunti dai tuoi inventori. «Le tue ricompense» mostrano che cosa hai finora.

## Cinque domande

lesson-understood = Cinque domande

step-understood-fits = Quale di questi inventori può lavorare ora alla Ruota?
    .einstein = Einstein
    .tesla = Tesla
    .edison = Edison
    .why = L’unico spazio vuoto è di matematica. Edison non la conosce, e Tesla è occupato.
step-understood-first = Supponi che Tesla completi la Lampada a olio. Chi sceglierebbe per primo una ricompensa?
    .rival = Il tuo rivale, con quattro cubi contro uno
    .completed = Tu, perché la completi
    .statuette = Tu, perché hai la statuetta
    .why = Sceglie per primo chi ha più cubi. La statuetta decide solo le parità.
step-understood-run = Hai uno 0, l’Arco, e un 1, la Ruota. Quale invenzione aggiungerebbe qualcosa alla tua sequenza?
    .smoke = I Segnali di fumo, un 2
    .lamp = La Lampada a olio, un 5
    .axe = L’Ascia, uno 0
    .why = Dopo 0 e 1 viene 2. Un 5 lascerebbe un buco, e un secondo 0 comincerebbe un’altra sequenza.
step-understood-progress = Quale livello potrebbe alzare un gettone progresso 4?
    .tesla = La meccanica di Tesla, ora a 3
    .edison = La meccanica di Edison, ora a 1
    .einstein = La fisica di Einstein, ora a 1
    .why = Un gettone progresso va sul livello appena inferiore: il 4 su un 3.
step-understood-end = Restano solo l’Ascia e la Lampada a olio. Quando finisce l’epoca?
    .one = Quando una delle due è completata
    .both = Quando sono completate entrambe
    .busy = Quando tutti gli inventori sono occupati
    .why = La penultima invenzione chiude l’epoca. L’ultima esce dal gioco, e i cubi lì non portano niente.

## Note per una prima partita

coach-choose_team = Guidi questi quattro inventori fino alla fine.
    .advice = Suggerimento: scegli una squadra con obiettivi che ti piacciono; ognuna conosce tutte e quattro le discipline.
    .when = promises
coach-take_turn = Un’azione: mandare un inventore a lavorare, o rimettere in piedi la squadra.
    .advice = Suggerimento: va’ dove avrai più cubi, o riempi l’ultimo spazio.
    .when = leads overtakes completes
coach-put_cubes = Questi cubi vanno in qualsiasi spazio vuoto di questa invenzione.
    .advice = Suggerimento: completala se poi la prima scelta è tua, o lascia agli altri pochi spazi che possano riempire.
    .when = completes
coach-take_reward = Prendi l’invenzione o un gettone, tra ciò che resta.
    .advice = Suggerimento: il numero che manca alla tua sequenza; altrimenti, all’inizio, un gettone che alza un livello.
    .when = serves
coach-use_after_action = La tua azione è fatta; puoi ancora usare gettoni. «Fatto» chiude il turno.
    .advice = Suggerimento: metti subito i gettoni progresso e tieni gli altri.
    .when = learns nears reaches
coach-use_after_reward = I tuoi inventori possono progredire, anche fuori dal tuo turno.
    .advice = Suggerimento: alza il livello che usi di più, o uno che un obiettivo richiede.
    .when = nears reaches learns
coach-use_before_scoring = Ultima occasione per i gettoni.
    .advice = Suggerimento: gira un gettone che fa raggiungere un obiettivo, se i suoi punti o il suo numero non valgono di più.
    .when = reaches
