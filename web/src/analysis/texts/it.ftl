## Chiedere, e aspettare

analysis = Analisi
close = Chiudi
queued = La tua partita è in coda. I tavoli dove si gioca vengono prima.
looking = Ogni decisione della partita viene esaminata.
progress = Mosse esaminate: { $done } su { $total }
finer_looking = È in corso un’analisi più fine. Intanto, ecco quella rapida.
quick = Questa è un’analisi rapida.
fine = Questa è un’analisi fine.
finer = Analizza più a fondo
failed = L’analisi non è arrivata alla fine.
again = Riprova

## Probabilità

doubted = { $value } ± { $doubt }
course = Probabilità di vittoria
course_about = Probabilità di vittoria (%) dopo ogni decisione, da ciò che quel giocatore sapeva. La fascia attorno a una linea mostra quanto il numero è incerto. Un numero cerchiato è una svolta.
course_keys = Tocca il grafico per andare a una mossa. Con la tastiera: le frecce vanno di mossa in mossa, Pagina su e Pagina giù da una svolta all’altra.
place = Mossa { $ply }
said = { $name }: { $chance }%
course_told = { $name }: { $first }% all’inizio, { $last }% alla fine. Il massimo dopo la mossa { $high_ply }: { $high }%. Il minimo dopo la mossa { $low_ply }: { $low }%.
all_decisions = Tutte le decisioni ({ $count })
decision_told = { $name }: { $move }. Probabilità di vittoria dopo: { $chance }% (± { $doubt }).

## Una decisione

at_move = Mossa { $ply }: { $name }
at_start = Nulla è ancora deciso. Vai avanti fino a una mossa per leggere quanto valeva.
no_choice = Mossa { $ply }: non c’era nulla da scegliere.
mark-fine = Buona mossa
mark-slip = Imprecisione
mark-mistake = Errore
mark-blunder = Errore grave
gave = Questa mossa ha perso { $gives }% (± { $doubt }) di probabilità di vittoria.
gave_little = Questa mossa non ha perso nulla di cui si possa essere sicuri.
best = È la migliore mossa trovata.
moves = Le migliori mosse trovate
chance_short = Probabilità
lead_short = Vantaggio
score_short = Punteggio
made = giocata
before = Prima della scelta
columns = Probabilità: di vittoria, in %. Vantaggio: il punteggio finale rispetto al migliore degli altri. Dopo ±: di quanto il numero può sbagliare.
columns_alone = Probabilità: di vittoria, in %. Punteggio: il punteggio finale. Dopo ±: di quanto il numero può sbagliare.

## Svolte

turning = Svolte della partita
no_turning = Nessuna mossa ha perso di sicuro il 10% o più. Bravi tutti.
turned = { $name }: { $move }.
better = Meglio: { $move }.

## Giocatore per giocatore

seats = Giocatore per giocatore
draw = Mostrala sul tavolo
kept = Probabilità tenuta
marks-fine = Buone mosse
marks-slip = Imprecisioni
marks-mistake = Errori
marks-blunder = Errori gravi
run = Serie migliore
gave_by = Perso, in %
gave_in = – { $phase }
luck = Fortuna
none = –
about = Che cosa vogliono dire queste parole
about-kept = Quanto ogni mossa ha tenuto in media della probabilità di vittoria, in %, rispetto alla migliore trovata. Non dice chi ha vinto: la fortuna e i piani che nessuno ha trovato non contano.
about-marks = Ciò che una mossa ha perso di sicuro della probabilità di vittoria, tolta prima l’incertezza: il 10% è un’imprecisione, il 20% un errore, il 30% un errore grave. Sotto, la mossa è buona.
about-run = Quante buone mosse di fila, al massimo.
about-gave = Ciò che tutte le mosse insieme hanno perso della probabilità di vittoria, in %, secondo ciò che il giocatore faceva. Può superare 100: ciò che si perde presto si può riguadagnare e perdere di nuovo.
about-luck = Ciò che le mosse non spiegano: le carte, le pescate, e ciò che nessuno poteva sapere. Sopra 0 la fortuna ha aiutato, sotto ha danneggiato. Non è mostrata se qualcuno si è arreso.
trust = Quanto fidarsi
trust_about = Un bot indovina, molte volte, ciò che ogni giocatore non poteva vedere, e gioca fino alla fine. Non vede lontano: i piani lunghi valgono più di quanto creda. I numeri cambiano un poco da un’analisi all’altra; quella fine indovina dieci volte più spesso, e richiede qualche minuto. Le probabilità di due giocatori non fanno per forza 100%: ognuna si calcola da ciò che quel giocatore sapeva.

## Che cosa si faceva, gioco per gioco

phase-codex-starters = carta iniziale
phase-codex-objectives = obiettivo segreto
phase-codex-play = giocare carte
phase-codex-take = prendere carte
phase-inventors-teams = scelta della squadra
phase-inventors-turn = mandare a lavorare
phase-inventors-cubes = mettere cubi
phase-inventors-rewards = spartizione
phase-inventors-tokens = usare gettoni
phase-leonardo-favours = turno 0
phase-leonardo-start = iniziare un lavoro
phase-leonardo-workers = mandare i lavoranti
phase-leonardo-council = al Consiglio
phase-leonardo-offers = offerte in città
phase-leonardo-auctions = aste
phase-leonardo-revelations = mostrare i lavori
phase-workshop-action = giocare carte
phase-workshop-lesson = la lezione di Leonardo
phase-workshop-look = guardare e giocare
phase-workshop-return = rimettere una carta
phase-workshop-maintenance = la carta fatica
