### The lessons of Legendary Inventors (Les Inventeurs) in English. Every key has its like in fr.ftl and it.ftl.

course-first = Legendary Inventors in eight minutes
    .theme = Great minds of one age work, side by side with their rivals, on the inventions of mankind.
    .goal = After three eras, the player with the most victory points wins.

## Work

lesson-work = Send inventors to work

step-work-send = Below is your team. Einstein has level 1 in physics and in mathematics, and the Bow has slots for both. Tap Einstein, then the Bow.
    .right = One cube for each level, in an empty slot of the same discipline. Einstein is busy now, until you refresh your team.
    .elsewhere = He could work there too. For this lesson, choose the Bow.
    .other = That is allowed too. Here, send Einstein to the Bow: he fills two of its slots.
step-work-complete = Your rival’s Pascal filled two slots. One is left, in mechanics. Tesla has level 2 there: one cube fits, the other is lost. Tap Tesla, then the Bow.
    .right = Completed! The player who fills the last slot takes the statuette, which breaks ties. With three cubes to two, you choose a reward first.
    .edison = Edison could complete it too. Here, send Tesla.
    .curie = She knows physics and chemistry; the empty slot is for mechanics.
    .other = Your rival could complete the Bow next. Finish it now: tap Tesla, then the Bow.

## Rewards

lesson-rewards = Take a reward

step-rewards-take = Choose one reward: the Bow itself or one of its two tokens. The Bow is worth one point. Its number is 0, and runs begin with 0: tap the Bow.
    .right = The Bow is yours. A run is 0, 1, 2 and so on; at the end it scores its highest number. Next you want a 1.
    .progress = A good token: it raises a level. But take a 0 first: every run begins with one.
    .knowledge = It brings two more cubes, once. That is useful later; take the 0 first.
step-rewards-busy = Your rival works on the Wheel. It is a 1: your run needs it. Tesla would bring most cubes there: tap him.
    .right = He has worked, so he is busy. Whatever you cannot choose tells you why when you tap it.
    .other = One moment: first tap Tesla.
step-rewards-available = Tesla and Einstein are busy. Instead of sending an inventor, you can make the busy ones available again: tap “Refresh your team”.
    .right = All four can work again. This takes a whole turn, so do it when several are busy.
    .edison = Only one cube fits. Refresh your team first: next turn Tesla can bring two.
    .other = That is allowed too. But the Wheel is what you want: refresh your team first.

## Who chooses first

lesson-cubes = Who chooses first

step-cubes-equal = Look at the foot of the Wheel’s card: your rival has two cubes there, you have none. Tap Tesla, then the Wheel: he brings two cubes.
    .right = Two to two, and one slot is empty. The player who fills it will have three cubes and choose first.
    .one = That is only one cube. Tesla brings two.
    .other = That is allowed too. But the Wheel is the 1 you want: send Tesla there.
step-cubes-where = Einstein can complete the Wheel or the Smoke signals. Compare the cubes at the foot of both cards: where would you choose first? Send him there.
    .right = Three to two: you choose first. To complete is not enough; it is cubes that count.
    .smoke = You would complete them with one cube to four, and your rival would choose first.
    .other = Einstein can complete an invention now. Send him where you would have the most cubes.
step-cubes-wheel = Your run waits for a 1: tap the Wheel.
    .right = A point for the Wheel, and one more for the run 0–1: with the Bow you have three points. “Your rewards” show them.
    .token = Tokens help too. But the Wheel brings a point, and one more for the run.

## A small share

lesson-second = A small share

step-second-ready = Your rival has just refreshed the team. Do the same: two of your inventors are busy, and you will need Einstein. Tap “Refresh your team”.
    .right = Now all four can work.
    .other = That is allowed too. But you need Einstein now: refresh your team.
step-second-share = Even one cube can bring a reward: tap Einstein, then the Smoke signals. Your rival has four cubes there and chooses first, but you are second.
    .right = Your rival has taken the card. One of the two tokens is yours.
    .other = That is allowed too. But the Smoke signals need only one more cube, and it brings you a reward at once.
step-second-number = Tap the star, the token “classification number”. It is wild: at the end it stands for any number in a run.
    .right = After 0 and 1 it is your 2: the run is now worth two points. The token that nobody took leaves the game.
    .progress = It goes only on a level 3, and none of your inventors has one yet.
step-second-keep = You may use a token now or keep it for later. Keep this one: tap “Done”.
    .right = It lies above your team. As long as you keep it, it counts in your run.
    .turned = Turned over, it would be a level 1 and no longer a number. Keep it.

## The end of an era

lesson-era = The end of an era

step-era-axe = Two inventions are left. As soon as one of them is completed, the era ends and the other leaves the game. Tap Edison, then the Axe: he brings two cubes.
    .right = Two to two on the Axe, and one slot is empty, in mathematics.
    .lamp = If the Axe is completed first, the Oil lamp leaves the game, and cubes on it bring nothing.
    .one = Only one cube fits. Edison brings two.
    .other = That is allowed too. Here, send Edison to the Axe.
step-era-close = Your action is done. You are asked only because you have a token. Keep it: tap “Done”.
    .right = Your rival has gone on with the Oil lamp: four cubes lie there now.
    .turned = It is the 2 of your run: keep it.
step-era-ready = The Axe lacks one cube, in mathematics. Einstein knows it, but look at him: he cannot work now. What helps?
    .right = Now he can work. Your rival has refreshed the team too, and left you the Axe.
    .lamp = You would complete it with one cube to four, and your rival would choose first.
    .turned = It is the 2 of your run: keep it. You need Einstein.
step-era-last = Your rival could have completed the Axe. Tap Einstein, then the Axe: the era ends, and your rival’s four cubes on the Oil lamp bring nothing.
    .right = Three to two: you choose first. Then the Oil lamp leaves the game with its tokens.
    .lamp = You would complete it with one cube to four, and your rival would choose first.
    .turned = It is the 2 of your run: keep it. Send Einstein to the Axe.
step-era-token = Tap the arrow with a 3, the token “progress 3”. It goes on a level 2, such as Tesla’s in mechanics.
    .right = Your rival has taken the Axe. You may use your token right away.
    .progress = It goes only on a level 3, and none of your inventors has one.
    .axe = The Axe is worth one point, and a second 0 adds nothing to your runs now. A higher level helps in many turns.
step-era-learn = Tap your token with the 3, then Tesla’s mechanics. It stays there for good.
    .right = From now on Tesla brings three cubes in mechanics. His goal, physics 1 and mechanics 4, is worth seven points at the end.
    .turned = Turned over, a token is only a level 1. Lay the 3 on Tesla’s mechanics.
    .keep = You may keep it. But a level raised now helps from the next turn on.
step-era-finish = Keep the star and tap “Done”. Then the next era begins.
    .right = Era I is over. Two more follow.
    .turned = It is the 2 of your run: keep it.
step-era-next = New inventions: seven slots and two points each. Nothing else changes: Einstein stays busy. You have four points, two for inventions and two for your run; your rival has two.

## Teams, tokens and points

lesson-teams = Teams, tokens and points

step-teams-choose = A match begins with a choice: which four inventors do you lead? Compare what they know and their goals, then tap the team you like.
    .right = Inventors who know two disciplines fit many inventions; those with a level 2 fill slots fast.
step-teams-tokens = Five kinds of tokens. Arrow: raises a level. Laurel: points. Sun: refreshes your team, besides your action. +2: two more cubes. Star: wild number. Hover over a token, or hold it, to read more.
step-teams-turned = Every token has a level 1 on its back. Turned over, it goes where an inventor has no level, and its face is lost. Using tokens is never an action.
step-teams-points = At the end four things score: inventions, runs, point tokens, and goals that your inventors have reached. “Your rewards” show what you have so far.

## Five questions

lesson-understood = Five questions

step-understood-fits = Which of these inventors can work on the Wheel now?
    .einstein = Einstein
    .tesla = Tesla
    .edison = Edison
    .why = The only empty slot is for mathematics. Edison does not know it, and Tesla is busy.
step-understood-first = Suppose Tesla completes the Oil lamp. Who would choose a reward first?
    .rival = Your rival, with four cubes to one
    .completed = You, because you complete it
    .statuette = You, because you have the statuette
    .why = The player with the most cubes chooses first. The statuette decides only between equals.
step-understood-run = You have a 0, the Bow, and a 1, the Wheel. Which invention would add to your run?
    .smoke = The Smoke signals, a 2
    .lamp = The Oil lamp, a 5
    .axe = The Axe, a 0
    .why = After 0 and 1 comes 2. A 5 would leave a gap, and a second 0 would begin another run.
step-understood-progress = Which level could a progress token 4 raise?
    .tesla = Tesla’s mechanics, now 3
    .edison = Edison’s mechanics, now 1
    .einstein = Einstein’s physics, now 1
    .why = A progress token goes on the level just below it: the 4 on a 3.
step-understood-end = Only the Axe and the Oil lamp are left. When does the era end?
    .one = When one of them is completed
    .both = When both are completed
    .busy = When all inventors are busy
    .why = The last but one invention ends an era. The last one leaves the game, and cubes on it bring nothing.

## Notes for a first match

coach-choose_team = You lead these four inventors to the end.
    .advice = Advice: choose a team whose goals you like; every team knows all four disciplines.
    .when = promises
coach-take_turn = One action: send an inventor to work, or refresh your team.
    .advice = Advice: go where you will have the most cubes, or fill the last slot.
    .when = leads overtakes completes
coach-put_cubes = These cubes may go into any empty slots of this invention.
    .advice = Advice: complete it if you then choose first, or leave the others few slots that they can fill.
    .when = completes
coach-take_reward = Take one of what is left: the invention or a token.
    .advice = Advice: take the number that your run lacks; otherwise, early on, a token that raises a level.
    .when = serves
coach-use_after_action = Your action is done; tokens may still be used. “Done” ends your turn.
    .advice = Advice: lay progress tokens at once and keep the others.
    .when = learns nears reaches
coach-use_after_reward = Your inventors may progress now, even if it is not your turn.
    .advice = Advice: raise the level you use most, or one that a goal asks for.
    .when = nears reaches learns
coach-use_before_scoring = Last chance for your tokens.
    .advice = Advice: turn over a token that reaches a goal, unless its own points or number are worth more.
    .when = reaches
