### Le parole di Trionfo in italiano. Le stesse chiavi di en.ftl e fr.ftl.

## Il gioco

game-name = Trionfo
game-tagline = Tre prese, e nessuno sa chi può ancora rispondere.

## Le mosse: ciò che si può scegliere

moves-play = Gioca { $card }

## Verbi: per chi legge, e per gli altri

has =
    { $you ->
        [yes] hai
       *[no] ha
    }

## Gli eventi: ciò che è successo

events-played = { $seat } { has } giocato { $card }.
events-took =
    { $points ->
        [one] { $seat } { has } preso: { $points } punto.
       *[other] { $seat } { has } preso: { $points } punti.
    }

## Le domande: .you per chi sceglie, .others per chi aspetta

questions-which_card =
    .you = Quale carta giochi?
    .others = { $seat } gioca una carta.

## I rifiuti: perché non si può

refusals-must_follow = Devi rispondere al seme: hai { $suit }.

## Le parti del punteggio

parts-tricks = prese
parts-cards = carte

## Che cosa decide i pareggi

ties-last = ha fatto l'ultima presa

## Le opzioni e i loro valori

options-trump = Briscola
    .about = Una carta di denari batte ogni altro seme.

## I nomi: suit

names-suit-cups = coppe
names-suit-coins = denari
names-suit-swords = spade

## I nomi: card

names-card-cups1 = l'1 di cups
names-card-cups2 = il 2 di cups
names-card-cups3 = il 3 di cups
names-card-cups4 = il 4 di cups
names-card-cups5 = il 5 di cups
names-card-coins1 = l'1 di coins
names-card-coins2 = il 2 di coins
names-card-coins3 = il 3 di coins
names-card-coins4 = il 4 di coins
names-card-coins5 = il 5 di coins
names-card-swords1 = l'1 di swords
names-card-swords2 = il 2 di swords
names-card-swords3 = il 3 di swords
names-card-swords4 = il 4 di swords
names-card-swords5 = il 5 di swords

## Le regole in breve, per paragrafo

rules-1 = Le carte
    .text = Quindici carte, di tre semi e da 1 a 5, si mescolano. Ognuno ne tiene tre in segreto; nessuno vede le altre.

rules-2 = Una presa
    .text = Ognuno gioca una carta a turno. Comincia chi ha fatto l'ultima presa; la prima volta il primo posto.

rules-3 = Rispondere
    .text = Chi ha una carta del seme giocato per primo deve giocarne una; chi non ne ha gioca quella che vuole.

rules-4 = Chi prende
    .text = Prende la carta più alta del seme giocato per primo.

rules-5 = La fine
    .text = Dopo tre prese ognuno conta un punto per presa, 1 per ogni 4 e 2 per ogni 5 che ha preso; a pari punti decide l'ultima presa.

rules-6 = Briscola
    .text = Con l'opzione, i denari sono briscola: prende il denaro più alto.
