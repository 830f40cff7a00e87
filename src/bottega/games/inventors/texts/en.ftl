### The words of Legendary Inventors (Les Inventeurs) in English. Every key has its like in fr.ftl and it.ftl.

## What is counted

tokens =
    { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
cubes =
    { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }

## The game

game-name = Legendary Inventors
game-tagline = Les Inventeurs in French: lead four great minds of an age, work on the inventions of mankind and share what they bring.

## Moves: what one can choose

moves-choose = Lead the team: { $team }
moves-work = Send { $inventor } to work on “{ $invention }”
moves-boost = Send { $inventor } to work on “{ $invention }”, with { tokens } of additional knowledge
moves-put = Place cubes: physics { $physics }, chemistry { $chemistry }, mechanics { $mechanics }, mathematics { $mathematics }
moves-rest = Refresh your team
moves-pass = Pass: there is nothing you can do
moves-rouse = Use an availability token: all your inventors are available again
moves-learn = Raise { $inventor } to level { $level } in { $discipline }
moves-turn = Level 1 in { $discipline } for { $inventor }: turn over a token ({ $token })
moves-take = Take { $reward }
moves-done = Done

## Verbs: for the reader, and for others

has =
    { $you ->
        [yes] have
       *[no] has
    }

## Events: what happened

events-chose_team =
    { $you ->
        [yes] { $seat } lead the team: { $team }.
       *[no] { $seat } leads the team: { $team }.
    }
events-got_team =
    { $you ->
        [yes] { $seat } were dealt the team: { $team }.
       *[no] { $seat } was dealt the team: { $team }.
    }
events-era_began = Era { $era } begins.
events-laid = “{ $invention }” was laid out with two tokens: { $one }, { $other }.
events-goes_first =
    { $you ->
        [yes] { $seat } { has } the statuette and go first.
       *[no] { $seat } { has } the statuette and goes first.
    }
events-worked = { $seat } sent { $inventor } to work on “{ $invention }”.
events-played_knowledge = { $seat } played { tokens } of additional knowledge.
events-placed = { $seat }: { cubes } in { $discipline } on “{ $invention }”.
events-rested = { $seat } refreshed the team.
events-passed = { $seat } could do nothing and passed.
events-roused = { $seat } used an availability token: the whole team is available.
events-learned = { $seat } raised { $inventor } to level { $level } in { $discipline }.
events-turned = { $seat } turned over a token ({ $token }): level 1 in { $discipline } for { $inventor }.
events-reached_goal =
    { $points ->
        [one] { $seat }: { $inventor } has reached the goal, worth { $points } point at the end.
       *[other] { $seat }: { $inventor } has reached the goal, worth { $points } points at the end.
    }
events-completed =
    { $you ->
        [yes] { $seat } completed “{ $invention }” and take the statuette.
       *[no] { $seat } completed “{ $invention }” and takes the statuette.
    }
events-took_patent = { $seat } acquired “{ $invention }”.
events-took_token = { $seat } took a token from “{ $invention }”: { $token }.
events-patent_boxed = “{ $invention }” leaves the game without an owner.
events-token_boxed = A token leaves the game: { $token }.
events-era_ended = Era { $era } is over.
events-scored = { $seat }: { $inventions } for inventions, { $runs } for runs, { $tokens } for tokens, { $goals } for goals.

## Titles of the cards that show what happened

highlights-completed = Invention completed
highlights-goal = Goal reached
highlights-era = End of the era
highlights-scored = Points

## Questions: .you is for the one who chooses, .others for those who wait

questions-choose_team =
    .you = Which team do you lead?
    .others = { $seat } chooses a team.
    .more = You lead these four inventors to the end. Look at what they know and at their goals.

questions-take_turn =
    .you = Send an inventor to work, or refresh your team.
    .others = { $seat } sends an inventor to work or refreshes the team.
    .more = Tap an inventor, then an invention: go where you would have the most cubes, or fill the last slot. Tokens may be used as well.

questions-put_cubes =
    .you = Place { cubes } on “{ $invention }”.
    .others = { $seat } places { cubes } on “{ $invention }”.
    .more = They may go into any empty slots. Choose a discipline for each cube.

questions-take_reward =
    .you = Take a reward of “{ $invention }”.
    .others = { $seat } chooses a reward of “{ $invention }”.
    .more = The invention itself or a token. What nobody takes leaves the game.

questions-use_after_action =
    .you = Use tokens or end turn
    .others = { $seat } may use tokens before the turn ends.
    .more = Your action is done. Tokens may still be used, or kept for later.

questions-use_after_reward =
    .you = Use tokens to level up?
    .others = { $seat } may use tokens after taking a reward.
    .more = Lay a progress token on a level, turn a token over as a level 1, or keep them for later.

questions-use_before_scoring =
    .you = Last chance: use tokens to level up?
    .others = { $seat } may use tokens for the last time.
    .more = Points are counted next. A token turned over can still reach a goal, but its face is lost.

## Refusals: why something is not offered

refusals-team_taken = Another player leads this team: { $team }.
refusals-inventor_busy = { $inventor } is busy until you refresh your team.
refusals-nothing_fits = No empty slot of “{ $invention }” fits what { $inventor } knows.
refusals-no_cubes = You have no cube left to place.
refusals-nobody_busy = None of your inventors is busy.
refusals-must_act = You can work or refresh your team, so you cannot pass.
refusals-already_acted = You’ve already taken your action this turn.
refusals-patent_taken = “{ $invention }” has been acquired already.
refusals-no_token = You have no reward token.
refusals-level_needed = { $inventor } is at level { $level } in { $discipline }: only a progress token { $next } goes on it, and you have none.
refusals-has_level = Turned over, a token is a level 1; { $inventor } already has level { $level } in { $discipline }.
refusals-at_the_top = { $inventor } is at the highest level in { $discipline }.
refusals-nobody_to_rouse = None of your inventors is busy: the availability token would be wasted.
refusals-not_your_turn = An availability token is used in your own turn.
refusals-token_wasted = With this inventor, at most { tokens } of additional knowledge can be of use on “{ $invention }”.

## Parts of a score

parts-inventions = inventions
parts-runs = runs
parts-tokens = point tokens
parts-goals = goals

## What breaks a tie

ties-inventions = more inventions acquired

## Options and their values

options-teams = Teams
    .about = Players choose their teams in table order, or teams are dealt at random.

options-teams-free = chosen in table order
options-teams-random = dealt at random

options-cubes = Cubes
    .about = The rulebook names no number of cubes, so they do not run out. A preview of the game counted fifteen for each player: with so few, an era can end before its inventions are completed.

options-cubes-unlimited = they do not run out
options-cubes-fifteen = fifteen for each player

## Names: discipline

names-discipline-physics = physics
names-discipline-chemistry = chemistry
names-discipline-mechanics = mechanics
names-discipline-mathematics = mathematics

## Names: class

names-class-weapons = weapons
names-class-transport = transport
names-class-communication = communication
names-class-leisure = leisure
names-class-time = time
names-class-energy = energy

## Names: team

names-team-antiquity = Antiquity
names-team-middle_ages = Middle Ages
names-team-renaissance = Renaissance
names-team-enlightenment = Enlightenment and industry
names-team-contemporary = Contemporary age

## Names: inventor

names-inventor-archimedes = Archimedes
names-inventor-aristotle = Aristotle
names-inventor-hippocrates = Hippocrates
names-inventor-hypatia = Hypatia
names-inventor-oresme = Nicole Oresme
names-inventor-fibonacci = Fibonacci
names-inventor-hildegard = Hildegard of Bingen
names-inventor-gutenberg = Johannes Gutenberg
names-inventor-galileo = Galileo Galilei
names-inventor-pascal = Blaise Pascal
names-inventor-boyle = Robert Boyle
names-inventor-newton = Isaac Newton
names-inventor-franklin = Benjamin Franklin
names-inventor-watt = James Watt
names-inventor-lavoisier = Antoine Lavoisier
names-inventor-lovelace = Ada Lovelace
names-inventor-edison = Thomas Edison
names-inventor-tesla = Nikola Tesla
names-inventor-curie = Marie Curie
names-inventor-einstein = Albert Einstein

## Names: invention

names-invention-bow = Bow
names-invention-axe = Axe
names-invention-canoe = Canoe
names-invention-wheel = Wheel
names-invention-smoke_signals = Smoke signals
names-invention-papyrus = Papyrus
names-invention-drum = Drum
names-invention-dice = Dice
names-invention-sundial = Sundial
names-invention-water_clock = Water clock
names-invention-fire = Fire
names-invention-oil_lamp = Oil lamp
names-invention-crossbow = Medieval crossbow
names-invention-pistol = Pistol
names-invention-hot_air_balloon = Hot-air balloon
names-invention-caravel = Caravel
names-invention-printing_press = Printing press
names-invention-optical_telegraph = Optical telegraph
names-invention-fireworks = Fireworks
names-invention-piano = Piano
names-invention-hourglass = Hourglass
names-invention-mechanical_clock = Mechanical clock
names-invention-windmill = Windmill
names-invention-steam_engine = Steam engine
names-invention-gatling = Gatling gun
names-invention-revolver = Revolver
names-invention-automobile = Automobile
names-invention-zeppelin = Zeppelin
names-invention-telephone = Telephone
names-invention-radio = Radio
names-invention-photography = Photography
names-invention-cinematograph = Cinematograph
names-invention-pocket_watch = Pocket watch
names-invention-chronograph = Chronograph
names-invention-light_bulb = Light bulb
names-invention-electric_battery = Electric battery

## Names: token

names-token-progress-2 = progress 2
names-token-progress-3 = progress 3
names-token-progress-4 = progress 4
names-token-points-1 = 1 point
names-token-points-2 = 2 points
names-token-points-3 = 3 points
names-token-availability = availability
names-token-knowledge = additional knowledge
names-token-number = classification number

## Names: reward

names-reward-patent = the invention itself
names-reward-progress-2 = a token: progress 2
names-reward-progress-3 = a token: progress 3
names-reward-progress-4 = a token: progress 4
names-reward-points-1 = a token: 1 point
names-reward-points-2 = a token: 2 points
names-reward-points-3 = a token: 3 points
names-reward-availability = a token: availability
names-reward-knowledge = a token: additional knowledge
names-reward-number = a token: classification number

## Reasons of bots: what a move changes

reasons-scores =
    { $points ->
        [one] +1 point.
       *[other] +{ $points } points.
    }
reasons-reaches = { $inventor } reaches the goal: +{ $points } points.
reasons-completes =
    { $invention } is completed, and { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } choose first.
reasons-overtakes = { $seat } is overtaken on { $invention }: { $cubes } to { $theirs }.
reasons-leads = First on { $invention }: { $cubes } to { $theirs }.
reasons-shares = A share in { $invention }: { $cubes } to { $theirs }.
reasons-nears =
    { $inventor } then lacks { $count ->
        [one] 1 level
       *[other] { $count } levels
    } for the goal.
reasons-learns = { $inventor } has level { $level } in { $discipline } from now on.
reasons-serves = With { $token }, { $inventor } can reach level { $level } in { $discipline }, as the goal asks.
reasons-holds = Tokens held ({ $token }): { $count }.
reasons-readies =
    { $count ->
        [one] 1 inventor is
       *[other] { $count } inventors are
    } available.
reasons-returns =
    { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } at hand again.
reasons-promises = { $team }: goals worth { $points } points.

## Themes of puzzles: what decides

themes-points = Points
themes-shares = Shares in inventions
themes-learning = Goals of inventors
themes-tokens = Tokens
themes-ready = Available inventors
themes-cubes = Cubes at hand

## What exact puzzles ask

tasks-plan = You have { $turns } turns and nobody else moves. After which move can you have the most points?
tasks-last = This turn is your last. After which move can you have the most points?
tasks-ending = Nothing is hidden any more. After which move do you win, whatever your rival does?

## What stands beside a sign that has no other name

labels-token-progress = progress
labels-token-points = points

## The rules in short, by paragraph

rules-1 = What is on the table
    .text = Inventors, inventions and reward tokens; cubes for each player; and one statuette of Leonardo.

rules-1-1 = Inventors
    .text = Twenty inventors form five teams of four, by the age they lived in. Each has levels from 0 to 4 in physics, chemistry, mechanics and mathematics, and a goal: levels to be reached for extra points.

rules-1-2 = Inventions
    .text = Thirty-six cards, twelve for each of three eras. A card shows slots of one or more disciplines, a classification number from 0 to 5 (weapons, transport, communication, leisure, time, energy) and 1, 2 or 3 points, by era.

rules-1-3 = Reward tokens
    .text = Fifty-two tokens of five kinds lie in a bag. All of them have a level 1 on the back.

rules-2 = Setting up
    .text = Teams are chosen, the first era is laid out, and the first player is found.

rules-2-1 = Teams
    .text = In table order, each player chooses a team that is left; or the teams are dealt at random. Every inventor begins with the levels printed on the tile, and available.

rules-2-2 = The first inventions
    .text = Inventions of era I, three more than there are players, are laid out in the middle.

rules-2-3 = Two tokens on each
    .text = Two tokens from the bag go on each invention, the level 1 hidden.

rules-2-4 = First player
    .text = The first player is drawn by lot, receives the statuette and has the first turn. Play goes clockwise.

rules-3 = Victory points
    .text = There are four ways to score. All of them begin with the rewards of completed inventions.

rules-3-1 = Inventions
    .text = Each invention you acquired is worth the points on its card.

rules-3-2 = Point tokens
    .text = Each point token you kept is worth its value.

rules-3-3 = Goals
    .text = Each of your inventors whose levels all reach or pass the goal on the tile brings the points of that goal, once.

rules-3-4 = Runs
    .text =
        Your inventions can form runs of classification numbers: 0, 1, 2 and so on, always from 0 and without a gap. Each run scores its highest number.
        You may have several runs, and a card serves in one of them at most. The split that scores most is found for you.

rules-4 = Your turn
    .text = Do exactly one of two things: send an inventor to work, or refresh your team. Tokens may be used before and after; using one is not an action.

rules-4-1 = Work
    .text =
        Choose one of your available inventors and an invention. For each level the inventor has in a discipline, one of your cubes goes into an empty slot of that discipline. Every cube that fits is placed, on that one invention; what does not fit is lost.
        At least one cube must be placed. The inventor is busy from then on. Cubes do not run out, unless you play with fifteen each: then only those at hand can be placed.

rules-4-2 = Refresh your team
    .text = All your busy inventors become available again. At least one must be busy.

rules-4-3 = When you can do neither
    .text = With cubes that do not run out it never happens. With fifteen each it can: then you pass, and if all players pass in a row, the era ends.

rules-5 = Completing an invention
    .text = When the last slot of an invention is filled, it is completed. The player who filled it takes the statuette; then the rewards are shared.

rules-6 = Sharing the rewards
    .text = The invention itself and its two tokens are the rewards.

rules-6-1 = In which order
    .text = Players with a cube on the invention choose, the one with the most cubes first. Among equals, the holder of the statuette comes first, then the nearest player clockwise. Only the first three have a share.

rules-6-2 = One reward each
    .text = Each of them takes exactly one of what is left: the invention or a token.

rules-6-3 = Afterwards
    .text = Rewards nobody took leave the game. Everyone takes their cubes back. The player to the left of the statuette goes on.

rules-7 = The three eras
    .text = The match is played in three eras.

rules-7-1 = The end of an era
    .text = As soon as only one invention is left on the table and the rewards of the last but one are shared, the era is over. The one that is left leaves the game with its tokens, and its cubes go back.

rules-7-2 = The next era
    .text = Inventions of the next era, three more than there are players, are laid out with two tokens each. Nothing else changes: busy inventors stay busy, and the player to the left of the statuette goes on.

rules-8 = The end
    .text = When era III is over, points are counted.

rules-8-1 = The last era
    .text = Era III ends like the others, at its last but one invention. Everyone may use tokens once more.

rules-8-2 = Counting
    .text = Add the points of your inventions, your runs, your point tokens and your goals.

rules-8-3 = Who wins
    .text = The highest total wins; if equal, the player who acquired more inventions; if still equal, the victory is shared.

rules-9 = Reward tokens
    .text = Tokens may be kept for later. Using one is never an action.

rules-9-1 = Progress
    .text = A progress token of 2, 3 or 4 is laid on the level just below it, on any of your inventors, available or busy. It stays there; what it covers is out of the game. Level 4 is the highest.

rules-9-2 = Points
    .text = A point token is worth its value at the end.

rules-9-3 = Availability
    .text = In your turn, before or after your action, all your busy inventors become available. The token leaves the game. It gives no second action.

rules-9-4 = Additional knowledge
    .text =
        Played when an inventor works: two more cubes of yours go into any empty slots of the same invention, whatever the inventor knows. The inventor’s own cubes are placed first, then you choose where the others go. With a single slot left, the second cube is lost.
        Several such tokens may be played at once, as long as each places a cube. So an inventor who brings nothing can work too. The tokens leave the game.

rules-9-5 = Classification number
    .text = At the end it stands for any number in one of your runs: 0, a gap, or a number beyond 5, and scores as that number.

rules-9-6 = Turned over
    .text = Any token may be turned over and laid as level 1 where an inventor has none. What its face would have given is lost.

rules-9-7 = When
    .text = Your inventors may progress in your turn, straight after you took a reward, and once more before points are counted.

## Which card values are published, and which are ours

cards-inventors = Inventors
    .published = The names and teams of all 20; two levels in all at the beginning; the first levels of Einstein, Edison, Curie, Tesla, Pascal, Boyle, Galileo, Newton and Lovelace; the goals of Einstein and Lovelace.
    .ours = The first levels of the other 11, and the goals of the other 18 with their points.

cards-inventions = Inventions
    .published = 36 cards worth 1, 2 or 3 points by era; the name, era and slots of 16; the names of 6 more.
    .ours = The other inventions and their slots, and most classification numbers.

cards-rewards = Reward tokens
    .published = 52 tokens, their kinds and values, and the level 1 on every back.
    .ours = How many there are of each kind.

## Examples of the rules, step by step

examples-archimedes = Archimedes works on the Bow
    .step1 = Archimedes knows physics and mechanics. The Bow has empty slots for both.
    .step2 = Anna sends him there: a cube goes into one slot of each. He is busy now, until she refreshes her team.

examples-available = The whole team again
    .step1 = Bruno has sent all four inventors to work. All of them are busy.
    .step2 = Bruno spends his whole turn to refresh his team. Nobody works in this turn.

examples-rewards = Who chooses first
    .step1 = Anna and Bruno have worked on the Drum. Two slots are still empty.
    .step2 = Bruno fills them: the Drum is completed, and he takes the statuette. The player with the most cubes chooses first.
    .step3 = Bruno takes the invention itself.
    .step4 = Anna takes one of the two tokens. All players with a cube there have had one reward.

examples-progress = A level more
    .step1 = Bruno has a progress token 2. Galileo has level 1 in chemistry.
    .step2 = The token goes over the 1: from now on Galileo brings 2 cubes in chemistry.
