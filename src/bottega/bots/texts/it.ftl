### Perché un bot ha giocato così, dove tutti i giochi dicono lo stesso. Le stesse chiavi di en.ftl e fr.ftl.

reasons-later = Renderà più avanti.
reasons-secret = Una scelta segreta: resta segreto anche il perché.

## Un tema dei problemi di tutti i giochi: che cosa decide

themes-rivals = Ciò che resta agli altri
