### Le parole de La bancarella in italiano. Le stesse chiavi di en.ftl e fr.ftl.

## Ciò che si conta

coins =
    { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }

## Il gioco

game-name = La bancarella
game-tagline = Si vendono due cose, e nessuno sa quanto pagheranno gli altri.

## Le mosse: ciò che si può scegliere

moves-peek = Paga una moneta e guarda che cosa viene dopo
moves-skip = Tieni la moneta
moves-bid = Offri { coins }

## Gli eventi: ciò che è successo

events-turned_up = In vendita: { $lot }.
events-peeked = { $seat } ha pagato una moneta per vedere che cosa viene dopo: { $lot }.
events-won = { $seat } ha comprato { $lot } per { coins }.
events-tied = Le offerte più alte sono pari: nessuno compra.

## Le domande: .you per chi sceglie, .others per chi aspetta

questions-may_peek =
    .you = Paghi una moneta per vedere che cosa viene dopo?
    .others = { $seat } può guardare che cosa viene dopo.

questions-how_much =
    .you = Quanto offri per { $lot }?
    .others = { $seat } fa un'offerta per { $lot }.

## I rifiuti: perché non si può

refusals-too_poor = Non hai { coins }.

## Le parti del punteggio

parts-lots = lotti
parts-coins = monete

## Che cosa decide i pareggi

ties-coins = più monete rimaste

## Le opzioni e i loro valori

options-purse = Borsa
    .about = Quante monete ha ognuno all'inizio.

options-purse-3 = 3 monete
options-purse-5 = 5 monete

options-peeking = Sbirciare
    .about = Prima delle prime offerte ognuno può pagare una moneta per vedere che cosa viene dopo.

## Le opzioni già pronte

presets-rich = Ricchi e curiosi
    .about = Cinque monete, e si può sbirciare.

## I nomi: lot

names-lot-hidden = un lotto
names-lot-spoon = il cucchiaio
names-lot-lute = il liuto
names-lot-globe = il globo
names-lot-clock = l'orologio
names-lot-mirror = lo specchio

## Le regole in breve, per paragrafo

rules-1 = I lotti
    .text = Cinque lotti, che valgono da 1 a 5 punti, si mescolano e stanno coperti.

rules-2 = In vendita
    .text = Per due volte il lotto successivo viene scoperto e venduto.

rules-3 = Le offerte
    .text = Ognuno offre in segreto, al massimo quanto possiede. L'offerta più alta viene pagata e prende il lotto; se le più alte sono pari, non lo prende nessuno.

rules-4 = La fine
    .text = Ognuno conta il valore dei suoi lotti e un punto per ogni moneta rimasta; a pari punti decidono le monete.

rules-5 = Sbirciare
    .text = Per opzione, prima delle prime offerte ognuno a turno può pagare una moneta e guardare il lotto che viene dopo.
