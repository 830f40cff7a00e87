### Le parole di Nim in italiano. Le stesse chiavi di en.ftl e fr.ftl.

## Il gioco

game-name = Nim
game-tagline = Tre mucchi, e vince l'ultima pietra.

## Le mosse: ciò che si può scegliere

moves-take = Prendi { $stones } da { $heap }

## Verbi: per chi legge, e per gli altri

has =
    { $you ->
        [yes] hai
       *[no] ha
    }

## Gli eventi: ciò che è successo

events-took = { $seat } ne { has } prese { $stones } da { $heap }.

## Le domande: .you per chi sceglie, .others per chi aspetta

questions-how_many =
    .you = Quante pietre prendi, e da quale mucchio?
    .others = { $seat } prende pietre.

## I rifiuti: perché non si può

refusals-empty = Non restano pietre: { $heap }.

## Le parti del punteggio

parts-last = ultima pietra

## I nomi: heap

names-heap-left = mucchio a sinistra
names-heap-middle = mucchio al centro
names-heap-right = mucchio a destra

## Le regole in breve, per paragrafo

rules-1 = I mucchi
    .text = Tre mucchi hanno 3, 4 e 5 pietre.

rules-2 = Un turno
    .text = Si gioca a turno. Ognuno prende almeno una pietra, e tutte dallo stesso mucchio.

rules-3 = La fine
    .text = Vince chi prende l'ultima pietra.
