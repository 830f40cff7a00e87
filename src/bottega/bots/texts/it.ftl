### Perché un bot ha giocato così, dove tutti i giochi dicono lo stesso. Le stesse chiavi di en.ftl e fr.ftl.

reasons-soon = Probabile tra poco: { $reason }
reasons-secret = Una scelta segreta: resta segreto anche il perché.

## Un tema dei problemi di tutti i giochi: che cosa decide

themes-rivals = Ciò che resta agli altri
themes-plan = Piani: più turni di seguito
themes-last = Ultimo a giocare
themes-ending = Vincere, qualunque cosa facciano gli altri
