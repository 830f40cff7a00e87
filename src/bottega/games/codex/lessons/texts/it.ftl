### Le lezioni di Codex Naturalis in italiano. Le stesse chiavi di en.ftl e fr.ftl.

course-first = Codex Naturalis in otto minuti
    .theme = Copi la natura in un libro: carta su carta, il tuo codice cresce.
    .goal = Vince chi ha più punti; chi arriva a 20 fa scattare la fine della partita.

## Giocare e prendere

lesson-lay = Giocare e prendere

step-lay-lay = In mezzo c’è il tuo codice: per ora una sola carta. Nella mano, in basso, tocca la carta rossa con due funghi, poi lo spazio che brilla in alto a destra.
    .right = Copre un angolo della tua carta iniziale. La fila di simboli sopra il codice ora conta tre funghi e una pianta.
    .elsewhere = Anche questo è permesso! Per questa lezione scegli lo spazio in alto a destra.
    .green = In una partita va bene. Qui, prima la carta rossa.
    .gold = Una carta oro richiede simboli già visibili. Presto ne mostrerai abbastanza; per ora gioca la carta rossa.
    .other = È permesso, ma avrebbe il retro in vista. Gioca la carta rossa con il fronte in vista.
step-lay-take = Un turno ha due parti: giocare una carta, poi prenderne una. Quattro sono scoperte, accanto a due mazzi. Prendi quella rossa con la cornice dorata: una carta oro.
    .right = Un’altra carta oro la sostituisce subito. Hai di nuovo tre carte in mano, e ora tocca al tuo rivale.
    .open = Una buona scelta, ma presto ti servirà la carta oro rossa.
    .unseen = Puoi anche pescare da un mazzo, ma vedi solo il retro. Ora prendi la carta oro rossa.
step-lay-rival = Il tuo rivale ha giocato una carta con un 1: un punto, sul segnapunti in alto. Il suo codice è in piccolo, sotto «Altri»; toccalo per vederlo in grande.

## Carte oro e angoli mancanti

lesson-gold = Carte oro e angoli mancanti

step-gold-three = Il tuo codice mostra tre funghi: ciò che richiede la carta oro con il 3. Giocala in alto a destra della carta rossa, dove copre solo un angolo vuoto.
    .right = Tre punti subito! I funghi non si spendono: dovevano solo essere visibili prima di giocarla.
    .shut = Questo spazio è chiuso. Scegline uno che brilla.
    .fungi = È permesso, ma coprirebbe un fungo, e anche l’altra tua carta oro ne richiede tre. Scegli l’angolo vuoto, in alto a destra.
    .elsewhere = Anche questo è permesso. Per questa lezione scegli lo spazio in alto a destra della carta rossa.
    .back = Con il retro in vista non varrebbe punti. Tocca «Gira» per rivedere il fronte.
    .other = È permesso, ma questa lezione parla della carta oro con il 3: gioca quella.
step-gold-red = Ora la seconda parte del tuo turno: prendi la carta rossa.
    .right = Una carta senza cornice dorata è una carta risorsa. Non richiede niente, e i suoi simboli sono quelli che le carte oro richiedono.
    .other = Una buona scelta in una partita. Qui, prendi la carta rossa.
step-gold-cross = Tocca la carta verde della tua mano. Le piccole croci segnano gli spazi chiusi: nessuna carta potrà mai andarci. Tocca una croce per leggere perché.
    .right = Un triangolo colorato segna un angolo mancante: lo spazio accanto è chiuso per sempre. Guarda gli angoli prima di giocare una carta.
    .other = Non giocare ancora: prima tocca una delle piccole croci.

## Angoli che danno punti

lesson-corners = Angoli che danno punti

step-corners-prepare = La tua carta oro vale due punti per ogni angolo che copre. Preparale uno spazio con due angoli: gioca la carta verde in alto a sinistra della carta iniziale.
    .right = Ora lo spazio tra la carta verde e la rossa tocca due angoli: uno per carta.
    .shut = Questo spazio è chiuso. Scegline uno che brilla.
    .early = Coprirebbe un solo angolo: due punti. Aspetta un turno e ne coprirà due: quattro punti.
    .missing = Le manca l’angolo in alto a destra: chiuderebbe proprio lo spazio che vuoi preparare.
    .elsewhere = Giocala in alto a sinistra della carta iniziale: così si apre uno spazio tra questa e la carta rossa.
    .back = Il fronte mostra due piante, il retro una sola. Giocala con il fronte in vista.
    .other = In una partita va bene. Qui gioca la carta verde, fronte in vista, in alto a sinistra della carta iniziale.
step-corners-objective = Con la carta verde mostri tre piante. Il tuo obiettivo segreto le conta: sotto «Obiettivi» vale già 2 punti. Conteranno solo i simboli ancora visibili alla fine.
step-corners-draw = Ora prendi una carta senza vederla. Il retro in cima a un mazzo dice il regno: fungo, pianta, animale o insetto. Pesca la pianta dal mazzo risorsa.
    .right = Una carta pianta, come diceva il retro. Il tuo rivale non sa quale.
    .open = È permesso. Qui, pesca una volta dal mazzo risorsa.
    .gold = Questo è il mazzo oro. Pesca il retro verde, dal mazzo risorsa.
step-corners-four = Gioca la tua carta oro nello spazio tra la carta verde e la rossa. Copre due angoli: quattro punti.
    .right = Quattro punti! Copre perfino uno dei funghi che richiedeva: dovevano essere visibili solo prima di giocarla.
    .shut = Questo spazio è chiuso. Scegline uno che brilla.
    .one = Qui un solo angolo: due punti. Tra la carta verde e la rossa ne copre due: quattro punti.
    .back = Con il retro in vista non vale punti. Tocca «Gira» e giocala con il fronte in vista.
    .other = Prima la carta oro: ora vale quattro punti.

## Il retro di una carta

lesson-back = Il retro di una carta

step-back-take = Ora prendi una delle due carte oro blu: quella che si chiama G26. Il nome di una carta è sul bordo sinistro.
    .right = Nella sua fila in basso, i simboli barrati mancano al tuo codice: tre animali. La giocherai lo stesso.
    .twin = Questa è G25. Prendi quella che si chiama G26.
    .other = Una buona scelta in una partita. Qui, prendi la carta oro blu G26.
step-back-flip = Il lucchetto sulla carta blu dice: non con il fronte in vista, perché non mostri animali. Tocca «Gira» lì sotto, poi la carta, poi uno spazio che brilla.
    .right = Un retro non richiede niente e ha quattro angoli; niente può coprire il simbolo in mezzo. Non vale punti, ma ti fa spazio.
    .refused = Tocca «Gira» sotto la carta blu: il retro non richiede niente. Poi la carta e uno spazio che brilla.
    .other = In una partita va bene. Qui gira la carta oro blu e giocala con il retro in vista.

## La fine

lesson-end = La fine

step-end-six = Qualche turno dopo hai 13 punti. Tocca la tua carta oro rossa: su ogni spazio un numero dice quanto vale lì. Giocala dove vale di più.
    .right = Sei punti: copre tre angoli insieme. Ora ne hai 19.
    .fewer = Guarda i numeri: in un altro spazio copre tre angoli e vale sei punti.
    .back = Con il retro in vista non vale punti. Tocca «Gira» e giocala con il fronte in vista.
    .refused = Scegli la carta oro rossa e uno spazio che brilla: il tuo codice mostra tutto ciò che richiede.
    .other = Così non fai punti. Gioca la carta oro rossa.
step-end-draw = Ora pesca dal mazzo oro: il retro in cima mostra un fungo.
    .right = Una carta oro con un calamaio accanto al numero: conta i calamai. Ora tocca al tuo rivale.
    .other = Una buona scelta in una partita. Qui, pesca dal mazzo oro.
step-end-twenty = Hai 19 punti. La carta oro con il calamaio vale un punto per ogni calamaio visibile, compreso il suo: ora due. Giocala e supera i 20!
    .right = 21 punti, oltre il segno dei 20: scatta la fine della partita. Si finisce questo giro, poi tutti giocano ancora una volta.
    .resource = Questa carta non vale punti. Gioca la carta oro con un calamaio accanto al numero.
    .back = Con il retro in vista una carta non vale punti. Gioca la carta oro con il calamaio, fronte in vista.
    .refused = Scegli la carta oro con il calamaio e uno spazio che brilla: il tuo codice mostra tutto ciò che richiede.
step-end-last = L’ultimo giro. Le tue carte ora non valgono punti, ma conteranno gli obiettivi: due comuni e il tuo segreto. Guarda «finora» lì accanto, poi gioca una carta qualsiasi.
    .right = Mostri ancora almeno tre piante: il tuo obiettivo segreto vale 2 punti. Il tuo rivale gioca un’ultima volta.
step-end-scores = La partita è finita e gli obiettivi segreti sono mostrati. Hai 21 punti dalle carte e 2 dagli obiettivi: 23 a 17, vinci tu! A parità deciderebbero gli obiettivi.

## Come comincia una partita

lesson-begin = Come comincia una partita

step-begin-side = Ogni partita comincia qui: scegli quale lato della carta iniziale è in vista. Uno ha due simboli in mezzo, l’altro un simbolo in ogni angolo.
    .front = Due simboli che niente potrà mai coprire, e quattro angoli vuoti su cui costruire.
    .back = Quattro simboli subito, ma ogni angolo su cui costruisci ne copre uno.
step-begin-common = Poniamo che il fronte sia in vista. Due obiettivi sono comuni a tutti. Uno conta simboli; l’altro, con piccole carte, è uno schema da copiare esattamente, senza girarlo.
step-begin-keep = Ecco altri due obiettivi: tocca quello che tieni. È segreto e vale solo per te. Quale va meglio con le piante e i funghi della tua mano?
    .plants = Ogni serie di tre piante visibili vale 2 punti: è semplice, e la tua mano aiuta subito.
    .column = Due carte pianta in colonna e una carta insetto in basso a sinistra: 3 punti per ogni copia esatta. Più difficile, ma vale di più.
step-begin-first = Cominciano i turni. Il primo giocatore è estratto a sorte: qui sei tu. Il resto lo sai: gioca una carta, prendine una, e attenzione agli angoli.

## Cinque domande

lesson-understood = Cinque domande

step-understood-spent = Giochi la carta oro con il 3 in alto a sinistra della carta rossa. Quanti funghi mostra allora il tuo codice?
    .two = Due
    .three = Tre
    .none = Nessuno
    .why = Niente si spende, ma la carta oro coprirebbe uno dei tre funghi.
step-understood-shut = Guarda il tuo codice: dove nessuna carta potrà mai andare?
    .below = In basso a destra della carta con due funghi
    .above = In alto a sinistra della carta con due funghi
    .starter = In basso a sinistra della carta iniziale
    .why = A quella carta manca l’angolo in basso a destra: lo spazio accanto è chiuso per sempre.
step-understood-worth = Giochi ora la tua carta oro in alto a sinistra della carta con due funghi. Quanto vale?
    .two = 2 punti
    .four = 4 punti
    .none = Niente
    .why = Vale due punti per ogni angolo che copre, e lì ne coprirebbe uno solo.
step-understood-allowed = Che cosa puoi fare ora?
    .back = Giocare la carta oro blu con il retro in vista
    .front = Giocare la carta oro blu con il fronte in vista
    .take = Prendere una carta prima di giocarne una
    .why = Con il fronte in vista richiede tre animali, e tu ne mostri uno; un retro non richiede niente. Si prende una carta solo dopo averne giocata una.
step-understood-last = In questo turno arrivi a 21 punti. Che cosa succede poi?
    .all = Si finisce il giro, poi tutti giocano ancora una volta
    .now = La partita finisce subito
    .rival = Solo il tuo rivale gioca ancora una volta
    .why = Tutti giocano lo stesso numero di volte. Poi si contano gli obiettivi, e vince il totale più alto.

## La prima partita: quando una domanda è posta per la prima volta

coach-choose_side = I simboli in mezzo restano per sempre; quelli negli angoli saranno coperti.
    .advice = Suggerimento: un lato con quattro angoli lascia più spazio.
    .when = opens
coach-choose_objective = Vale solo per te, alla fine, ogni volta che è raggiunto.
    .advice = Suggerimento: tieni quello che va con le carte della tua mano.
    .when = fits
coach-play_a_card = Una carta, fronte o retro in vista, in uno spazio che brilla.
    .advice = Suggerimento: prima di coprire un simbolo, guarda se una carta oro in mano lo richiede.
    .when = lacks ready
coach-take_a_card = Una delle carte scoperte, o la cima di un mazzo.
    .advice = Suggerimento: una carta oro di cui mostri quasi le risorse, o una carta risorsa che le completa.
    .when = ready supplies lacks
