## Lessons

title = Imparare: { $game }
none = Per questo gioco non ci sono ancora lezioni. Leggi invece le regole.
goal = L’obiettivo:
begin = Comincia
go_on = Continua
again = Ricomincia
done = fatta
steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}
step = Passo { $step } di { $of }
then = E poi
first_match = Gioco la mia prima partita
first_match_about = Una partita contro un bot, { $bot }, senza limiti di tempo. Puoi chiedere suggerimenti.
rules = Leggi le regole
puzzles = Risolvi problemi

## A lesson under way

teacher = La lezione
all = Tutte le lezioni
you = Chi impara
rival = Rivale
rival_number = Rivale { $number }
right = Giusto:
wrong = Non questo:
other = È permesso, ma questa lezione richiede altro.
not_that = No, non è questo.
jumped = La lezione continua da un’altra posizione.
look = Guarda: { $things }.
find_refusal = Lo trovi sotto «{ $where }»: sceglilo lì.
choices = La tua risposta
skip = Salta
try_again = Riprova
over = Fatto: { $lesson }.
score = Hai risposto bene a { $right } domande su { $answered }.
next = Avanti: { $lesson }
