### The words of the terminal itself in English. Every key has its like in fr.ftl and it.ftl.

## Players

players-person = Player
players-rival = Rival

## Asking

ask-prompt = Your choice
ask-hint_list = a number, or the move as written
ask-hint_letters = a letter with a number or a spot, as { $example }
ask-commands = ? why not · why · hint · u take back · o others · h help · q leave
ask-several = That can mean several moves. Which one?
ask-none = “{ $typed }” is not offered now. Type a number from the list, ? to see why a move is refused, or h for help.
ask-undone = Taken back: { $move }.
ask-cannot_undo = Nothing can be taken back: something hidden has been shown since, or another player has moved.
ask-nothing_refused = Nothing you might expect is refused now.
ask-hint = { $move } ({ $typed }). { $reason }
ask-no_bot_moved = No bot has moved yet.
ask-refused = { $reason } (§{ $paragraph })

## Handing over

hand_over-give = Hand the terminal to { $name }.
hand_over-ready = { $name }, press Enter when you are ready

## Help

help-title = What you can type
help-number = a number picks an offer; with letters shown, a letter and a number: b3
help-place = a letter and a spot work too: b 1,2
help-words = the move as it is written, whole or the beginnings of its words: { $example }
help-why = ? says why moves are refused; ? and a few words asks about those only
help-undo = u takes your last move back, while nothing hidden was shown and nobody else played
help-others = o shows what everybody has on the table
help-reasons = why says why the bots moved as they did last
help-hint = hint says what an analysis would call the best move here, from what you see
help-rules = h and a number shows that paragraph of the rules: h { $example }
help-leave = q leaves; the match is saved and can be taken up again
help-asked = hint says which move is asked for
help-stop = q leaves; the lesson can be begun again
help-cards = h cards shows which card values are published and which are reconstructed
help-cards_title = The values of the cards
help-cards_published = Published: { $values }
help-cards_ours = Reconstructed: { $values }
help-paragraphs = The rules
help-no_paragraph = There is no § { $paragraph }. Type h to see the list.

## Leaving

leave-saved = Saved in { $file }.
leave-resume = Go on with: bottega play --resume { $file }
leave-verify = Check it with: bottega verify { $file }

## The end

end-lost = Lost: { $goal } points were needed.
end-title = The match is over
end-player = player
end-rank = place
end-total = total
end-won = { $names } won.
end-shared = { $names } share the victory.
end-tie = Equal scores were decided by: { $breaks }.

## Lessons

learn-none = No lessons yet: { $game }. The rules can be read in a match, by typing h: { $command }
learn-where = Lesson { $lesson } of { $lessons }: { $title } · step { $step } of { $steps }
learn-look = Look at: { $things }
learn-refusal = Here you are asked to try what is refused: type it as a move is written (? says all that is refused).
learn-commands = ? why not · hint · o others · h help · q leave
learn-hint = Asked for: { $move } ({ $typed })
learn-hint_refusal = Asked for: { $typed }
learn-as_if = The lesson goes on as if this had been your choice: { $move }
learn-choose = Type a number from 1 to { $last }, or q to leave.
learn-not_so = That is not so. Choose another answer.
learn-go_on = Press Enter to go on
learn-done = End of the lesson: { $title }
learn-end = That was the last lesson of this course.
learn-play = Begin your first match with: { $command }
learn-left = See you soon! Go on with: { $command }

## Puzzles

puzzle-none = No puzzles yet: { $game }.
puzzle-where = Puzzle { $number } of { $last }
puzzle-task = Your turn. After which move do you win most often? One move is clearly best, and it is not the one that looks best at once.
puzzle-commands = ? why not · o others · h help · q leave
puzzle-right = Right!
puzzle-wrong = There is a better one.
puzzle-made = You chose: { $move }
puzzle-best = Best: { $move }
puzzle-looks_best = Looks best at once: { $move }
puzzle-chance = { $reason } Win chance: { $chance }% (± { $doubt }).
puzzle-comes_to = That comes to { $points }; { $most } can be had.
puzzle-reaches = That comes to { $points }: more cannot be had.
puzzle-certain = You win, whatever your rival does.
puzzle-prevented = Your rival can still prevent your victory; one move makes it sure.
puzzle-points = { $points } points.
puzzle-then = Best in full:
puzzle-decides = What decides: { $theme }
puzzle-next = Press Enter for the next puzzle
puzzle-left = See you soon! Go on with: { $command }

## Replays

replay-setup = setup
replay-ply = ply { $ply } of { $last }

## Looking back

analyse-who = who
analyse-kept = win chance kept
analyse-luck = luck
analyse-fine = fine
analyse-slip = slips
analyse-mistake = mistakes
analyse-blunder = blunders
analyse-chances = Win chance after each decision
analyse-turning = Turning points
analyse-nothing = No move gave away much.
analyse-slip_at = Ply { $ply }, { $name }: { $move }. A slip: it gave away { $gives }% (± { $doubt }).
analyse-mistake_at = Ply { $ply }, { $name }: { $move }. A mistake: it gave away { $gives }% (± { $doubt }).
analyse-blunder_at = Ply { $ply }, { $name }: { $move }. A blunder: it gave away { $gives }% (± { $doubt }).
analyse-better = Better: { $move }. { $reason }

## Codex Naturalis

codex-points = points
codex-hand = hand
codex-your_hand = Your hand: front and back
codex-starter = Your starter card: front and back
codex-middle = To take: face up, and the tops of the decks
codex-decks = decks: { $resource } resource, { $gold } gold
codex-common = Common objective
codex-secret = Your objective
codex-choose = Yours to choose from
codex-secret_of = Objective of { $name }
codex-worth = worth { $points } to you now
codex-worth_spectator = { $points } each time
codex-flat = { $points } pt
codex-per_corner = { $points } pt per corner covered
codex-per_symbol = { $points } pt per visible { $symbol }
codex-needs = asks for { $symbols }
codex-legend = ○ blank corner · closed frame: no corner · × no card can go there
codex-more = outside the picture: { $where }
codex-left = { $count } left
codex-right = { $count } right
codex-above = { $count } above
codex-below = { $count } below

## Leonardo da Vinci

leonardo-turn = Turn { $turn } of { $last } · deck: { $deck }
leonardo-city = The city
leonardo-asked = Requested inventions
leonardo-price = price { $florins }
leonardo-florins = { $florins } fl
leonardo-workers = apprentices { $free }/{ $all }, master { $master }
leonardo-hand = in hand
leonardo-owned = keeps
leonardo-cards = cards { $cards }
leonardo-lab = { $lab }, { $places } places
leonardo-idle = idle
leonardo-weeks = { $weeks } wk
leonardo-shown = (shown)
leonardo-legend = each sign is one apprentice · M: master · ⚙: mechanical man · ☼: Leonardo · pays: first time/later

## Legendary Inventors

inventors-era = Era { $era } of { $last } · inventions on the table: { $left }; the era ends when one is left
inventors-teams = Teams to choose from
inventors-invention = invention
inventors-number = number
inventors-worth = pt
inventors-share = share
inventors-tokens = tokens
inventors-points = { $points } pt so far
inventors-cubes = cubes { $cubes }
inventors-acquired = has { $inventions }
inventors-legend_people = ○ available · ◐ busy · ☼2/3: level 2, goal 3 · +5: the goal’s points (✓ reached) · ♛ statuette
inventors-legend_tokens = ↑2 progress to level 2 · +1 a point · ☀ availability · ✚ additional knowledge · № any number
