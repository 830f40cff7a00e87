## Lessons

title = Learn { $game }
none = There are no lessons for this game yet. Read its rules instead.
goal = The goal:
begin = Begin
go_on = Go on
again = Again
done = done
steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
step = Step { $step } of { $of }
then = And then
first_match = Play my first match
first_match_about = A match against a bot, { $bot }. There is no clock, and you can ask for hints.
rules = Read the rules
puzzles = Solve puzzles

## A lesson under way

teacher = The lesson
all = All lessons
you = Learner
rival = Rival
rival_number = Rival { $number }
right = Right:
wrong = Not this:
other = That is allowed, but this lesson asks for something else.
not_that = No, it is not that.
jumped = The lesson goes on from another position.
look = Look at: { $things }.
find_refusal = It is listed under “{ $where }”: choose it there.
choices = Your answer
skip = Skip
try_again = Try again
over = Done: { $lesson }.
score = You answered { $right } of { $answered } questions right.
next = Next: { $lesson }
