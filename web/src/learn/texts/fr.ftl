## Lessons

title = Apprendre : { $game }
none = Il n’y a pas encore de leçon pour ce jeu. Lisez plutôt ses règles.
goal = Le but :
begin = Commencer
go_on = Continuer
again = Recommencer
done = faite
steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
step = Étape { $step } sur { $of }
then = Et ensuite
first_match = Jouer ma première partie
first_match_about = Une partie contre un bot, { $bot }, sans limite de temps. Vous pouvez demander des indices.
rules = Lire les règles
puzzles = Résoudre des problèmes

## A lesson under way

teacher = La leçon
all = Toutes les leçons
you = L’élève
rival = Rival
rival_number = Rival { $number }
right = Juste :
wrong = Pas ceci :
other = C’est permis, mais cette leçon demande autre chose.
not_that = Non, ce n’est pas cela.
jumped = La leçon continue à partir d’une autre position.
look = Regardez : { $things }.
find_refusal = Vous le trouvez sous « { $where } » : choisissez-le là.
choices = Votre réponse
skip = Passer
try_again = Essayer encore
over = C’est fait : { $lesson }.
score = Vous avez bien répondu à { $right } questions sur { $answered }.
next = Suite : { $lesson }
