## The rulebook

rules_of = Rules: { $game }
set_up = Set up a table
learn = Learn by playing
print = Print
contents = Contents
search = Search the rules
nothing_found = Nothing found.
found = { $count ->
    [one] { $count } paragraph found.
   *[other] { $count } paragraphs found.
}
variants = Variants
symbols = Symbols
variant = Variant:
cards = Where the card values come from
cards_about = This is our own implementation, without artwork of the box. Card values that no public source gives are our own reconstruction. If your copy of the game says otherwise, your copy is right.
published = Published
ours = Our reconstruction
example = Example:
seen_as = Seen as: { $name }
step = Step { $step } of { $of }
step_back = Back
step_on = Next

## Kinds of signs

signs-symbol = Symbols
signs-discipline = Disciplines
signs-class = Classification numbers
signs-token = Reward tokens
signs-inventor = Inventors
signs-invention = Inventions
signs-component = Components
signs-type = Types of invention
signs-place = Areas of the city
signs-piece = Other signs
signs-action = What the lower half is for
signs-effect = Leonardo cards
signs-work = Patrons
signs-design = Unfinished works
