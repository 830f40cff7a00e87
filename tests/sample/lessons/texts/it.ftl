### Le lezioni de La bancarella in italiano. Le stesse chiavi di en.ftl e fr.ftl.

course-first = La bancarella in un minuto
    .theme = Al mercato si vendono cose, e ognuno fa la sua offerta in segreto.
    .goal = Alla fine vince chi ha più punti: le cose per il loro valore, e un punto per moneta.

lesson-bid = Offrire e comprare

step-bid-mirror = Lo specchio vale cinque punti, e tu hai tre monete. Offrine due.
    .right = Due contro una: hai comprato lo specchio, e ti resta una moneta.
    .all = Lo avresti anche così, ma ogni moneta rimasta vale un punto.
    .other = Forse è troppo poco per lo specchio. Offri due monete.
step-bid-poor = Nessuno offre più di quanto ha. Prova: offri due monete.
    .right = Ne hai soltanto una.
    .other = Questo è permesso. Offri più di quanto hai.
step-bid-worth = Ora è in vendita il cucchiaio: un punto. Ci guadagneresti a comprarlo per una moneta?
    .no = No
    .yes = Sì, un punto
    .why = Anche una moneta rimasta vale un punto.
step-bid-spoon = Offri quanto vuoi.
    .right = L’ultimo lotto è venduto.
    .poor = Quanto hai, s’intende.
step-bid-end = Hai lo specchio e una moneta: sei punti. Il tuo rivale ha il cucchiaio e due monete, tre punti. Hai vinto.

coach-may_peek = Una moneta ti mostra che cosa si vende dopo. Consiglio: tienila, le monete sono punti.
coach-how_much = Tutte le offerte si mostrano insieme, e paga la più alta. Consiglio: non offrire mai più del valore.
