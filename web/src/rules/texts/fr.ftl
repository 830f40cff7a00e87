## The rulebook

rules_of = Règles : { $game }
set_up = Préparer une table
learn = Apprendre en jouant
print = Imprimer
contents = Sommaire
search = Chercher dans les règles
nothing_found = Rien trouvé.
found = { $count ->
    [one] { $count } paragraphe trouvé.
   *[other] { $count } paragraphes trouvés.
}
variants = Variantes
symbols = Symboles
variant = Variante :
cards = D’où viennent les valeurs des cartes
cards_about = Cette adaptation est la nôtre, sans illustration de la boîte. Ce qu’aucune source publique ne dit des cartes, nous l’avons complété. Si votre boîte dit autre chose, c’est elle qui a raison.
published = Publié
ours = Notre reconstruction
example = Exemple :
seen_as = Vu par : { $name }
step = Étape { $step } sur { $of }
step_back = Retour
step_on = Suite

## Kinds of signs

signs-symbol = Symboles
signs-discipline = Disciplines
signs-class = Numéros de classification
signs-token = Pions Récompense
signs-inventor = Inventeurs
signs-invention = Inventions
signs-component = Composants
signs-type = Types d’invention
signs-place = Zones de la ville
signs-piece = Autres signes
signs-action = À quoi sert la moitié basse
signs-effect = Cartes Léonard
signs-work = Mécènes
signs-design = Œuvres inachevées
