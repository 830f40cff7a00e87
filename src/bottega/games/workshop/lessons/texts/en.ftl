### The lessons of The Workshop of Leonardo in English. Every key has its like in fr.ftl and it.ftl.

course-first = The Workshop of Leonardo in eight minutes
    .theme = You are an apprentice in Leonardo’s workshop: study, practise, and finish what the master left undone.
    .goal = When the deck runs out, one more round is played; most points win.

## Study

lesson-study = Study

step-study-upper = Every card of your hand, at the bottom, has two halves. The upper one is a discipline to study: tap the upper half of your engineering card.
    .right = A column begins in your area: engineering at level 1. Each discipline in play is worth two points at the end. Then you drew a card, as after every turn.
    .elsewhere = Allowed: you can always study. But here, take engineering first.
    .visit = Allowed! But one thing at a time: first study engineering.
    .lower = That needs a discipline in play. First study engineering.
step-study-second = The nine face-up cards are the middle. Among the unfinished works, the Flying Machine asks for one level of engineering and one of physics. Now study physics.
    .right = Both signs on the Flying Machine have a tick: its levels are reached. You will take it soon.
    .under = Engineering would rise to level 3, but the Flying Machine also asks for physics.
    .other = Allowed, but the Flying Machine lacks physics. Which card has it in its upper half?

## Practise and work

lesson-practise = Practise and work

step-practise-practise = Practice is faster: two levels at once. The lower half of your letters card serves engineering or physics. Tap it, then your physics column.
    .right = Physics is at level 3: one study card and one practice card. Practice only goes under a column that the card shows and that you have in play.
    .engineering = Allowed. But soon you will want the Bombard, and it asks for physics at level 3.
    .letters = A new discipline, two points. But now use the lower half of this card.
    .machine = You could, and your rival cannot take it yet. So first learn practice.
    .other = Allowed. But now practise, with the lower half of your letters card.
step-practise-missing = What about the Bombard, among the patrons? It does not glow. Tap it: the board tells you what is missing.
    .right = The signs on it say so too: 3✓ means that physics is reached; 1/2 means one level of engineering instead of two.
    .other = You will play in a moment. First tap the Bombard.
step-practise-work = The Flying Machine has all its ticks. Tap Work on your biology card, then the Flying Machine.
    .right = Two points. Your levels stay, they are not spent. Two unfinished works of one design are worth six points, three are worth twelve.
    .gone = Two points as well, but then this Work is gone. Use the lower half.
    .bombard = The Bombard comes later. First take the Flying Machine.
    .other = Allowed. But take the Flying Machine now: it is within reach.

## The fatigue card

lesson-fatigue = The fatigue card

step-fatigue-maintenance = Both of you had played: the round was over, and maintenance followed. Only then are cards of the middle replaced: another Flying Machine has come.
step-fatigue-tired = You have collected a card, your rival none. So you got the fatigue card: see the sleepy face at the top. Its holder plays last; your rival begins.
step-fatigue-pass = The fatigue card can move on after each round. When does it go to your rival?
    .gathered = When your rival has collected more cards than you.
    .points = When your rival has more points than you.
    .turns = After this round: it changes hands each time.
    .why = Leonardo cards, patrons and unfinished works are counted together. It goes to the player who has more of them than its holder.

## Leonardo’s visit

lesson-leonardo = Leonardo’s visit

step-leonardo-visit = Now a visit. Tap Visit on your architecture card, then a Leonardo card with two levels, in the top row of the middle.
    .right = Leonardo gives you a lesson: his card goes under one of your columns. Now choose which one.
    .cards = Your hand would stay larger by two: strong early on. But now take the two levels.
    .keep = Any Visit would do. But keep engineering and biology: you will study them later.
    .other = Allowed. But now play the Visit on your architecture card.
step-leonardo-teach = Tap your engineering column: it rises by two levels, and the Bombard asks for more engineering.
    .right = Engineering is at level 3. Look at the Bombard: everything it asks for is reached.
    .physics = Physics is high enough for the Bombard. It lacks engineering.
step-leonardo-rival = Could your rival take the Bombard first? Tap your rival, among the others: that area opens, and the middle shows what your rival still lacks. Then come back.
step-leonardo-patron = The Bombard has all its ticks and is worth six points. Tap Work on your physics card, then the Bombard.
    .right = Six points. Patrons ask for more levels and are worth a fixed number of points; unfinished works count by the set.
    .visit = Good, but a card in the middle belongs to the player who takes it first. Take the Bombard.
    .practise = Physics at level 5 brings three points. The Bombard brings six.
    .machine = It asks for biology too: you can study that later. Take the Bombard.
    .other = Allowed, but nothing brings more now than the Bombard: six points.

## Points and the end

lesson-points = Points and the end

step-points-level = A discipline at level four or more is worth three extra points. Tap the Practice that shows physics, then your physics column.
    .right = Physics is at level 5: three points more. Further levels bring no points by themselves.
    .engineering = Engineering would reach level four: three points as well! But physics first.
    .study = A new discipline brings two points. Physics at level four or more brings three.
    .other = Allowed. But now raise physics with a practice card: three points.
step-points-shown = You drew an engineering card with Practice in painting or biology. It does not glow: tap that lower half, and the board tells you why.
    .right = You have neither painting nor biology in play. Study one of them first; then the card can go under it.
    .other = You will play in a moment. First tap the Practice in painting or biology.
step-points-column = A study card raises its column by one level. Engineering is at level 3: study it once more, with the card that has Visit below.
    .right = Engineering is at level 4: three points more, as for physics.
    .card = That raises engineering too. But keep its Practice, and play the other engineering card.
    .study = A new discipline brings two points. Engineering at level four brings three.
    .other = Allowed. But now study engineering: level four brings three points.
step-points-set = Some rounds later you have studied biology too. Two Flying Machines are worth six points instead of two: tap Work on your painting card, then the second one.
    .right = Six points for the two together. A third would make it twelve.
    .fifth = A fifth discipline brings two points. The second Flying Machine brings four.
    .other = Allowed, but it brings no points at once. The second Flying Machine brings four.
step-points-any = One card is left in the deck. Some practice cards serve any discipline: tap the Practice that says so, then your biology column.
    .right = Biology is at level 3, and you drew the last card. When the deck is empty, one last round is played, and nobody draws in it.
    .column = Such a card goes under any column you have in play. Here, under biology.
    .keep = That works too. But keep this card for your last turn: use the one for any discipline.
    .study = A fifth discipline, two points. But now try practice in any discipline.
    .other = Allowed. But now try practice in any discipline, under biology.
step-points-last = The last round: you play one more card. A new discipline brings two points; biology at level four or more brings three. Raise biology.
    .right = Three points more: you win, 29 to 24. Cards left in hand score nothing.
    .architecture = A new discipline brings two points. Biology at level four brings three.
    .monument = The first of its design brings two points. Biology at level four brings three.
    .other = That brings no points. Biology at level four brings three.
step-points-count = Your 29 points: 8 for four disciplines, 9 for three high levels, 6 for the patron, 6 for the unfinished works. Your rival got 3 for having all six disciplines.

## Other Leonardo cards

lesson-effects = Other Leonardo cards

step-effects-kinds = Another match shows the other three kinds of Leonardo cards: three points at the end; look at three cards and play one; one more card and rest.
step-effects-rest = Rest means that you can never have the fatigue card again. And a card drawn with Leonardo’s help stays: your hand remains that much larger.
step-effects-look = The Flying Machine is within reach, but you have no Work. Tap Visit on your painting card, then the Leonardo card with the spyglass.
    .right = These are the top three cards of the deck. Play one of them now, for either half.
    .points = Three points at the end, for certain. But now take the spyglass.
    .rest = You would draw a card, and never have the fatigue card again. But now take the spyglass.
    .other = Allowed. But now play the Visit on your painting card.
step-effects-play = One of the three is what you lacked. Tap Work on the architecture card, then the Flying Machine.
    .right = A visit and work in a single turn!
    .half = Allowed: either half can be played. But Work brings you the Flying Machine.
step-effects-return = The other two go under the deck. The first one is drawn sooner. The physics card serves any discipline: tap it first.
    .right = Nobody else knows these two cards. You see them beside the deck, at the top.
    .other = Allowed. But practice in any discipline is the better card: it should come sooner.

## Understood?

lesson-understood = Understood?

step-understood-under = You have engineering and physics in play. Under which columns can you put this letters card as practice?
    .shown = Engineering or physics: the card shows both.
    .own = Only letters: that is its upper half.
    .any = Any column, even one not in play yet.
    .why = Practice goes under a column that the lower half shows and that you have in play.
step-understood-replaced = You take the Flying Machine now. When is it replaced in the middle?
    .after = After this round, in maintenance.
    .now = At once, when you take it.
    .never = Never: its place stays empty.
    .why = Cards of the middle are replaced in maintenance only, as long as their piles last.
step-understood-begins = You hold the fatigue card, and now you take one more card from the middle. Who begins the next round?
    .rival = Your rival: you keep the fatigue card.
    .gathered = You: you have collected more cards.
    .turn = You: players take turns to begin.
    .why = The player who holds the fatigue card plays last. Your rival has not collected more than you, so it stays with you.
step-understood-most = Which of these brings the most points now?
    .bombard = Work for the Bombard.
    .physics = Raise physics to level 5.
    .biology = Study biology, a new discipline.
    .why = The Bombard is worth six points, a level of four or more three, a new discipline two.
step-understood-reach = You have Work in hand. Which of these cards can you take?
    .monument = Equestrian Monument III.
    .adoration = Adoration of the Magi I.
    .codex = Codex Atlanticus.
    .why = Only the monument has all its ticks. The Adoration lacks painting and architecture; the Codex asks for letters at level 4.

## The solitaire

course-solitaire = The solitaire in two minutes
    .theme = Alone you play four hands. Each has its own cards and its own area; they share one middle.
    .goal = With 130 points or more in all four hands together, you win.

lesson-alone = Four hands

step-alone-hands = Four hands play in turn, each with its own area and its own pile. Hand 1 begins. Tap Visit on its biology card, then “2 more cards”.
    .right = Hand 1 drew from its own pile and keeps six cards. Now hand 2 plays: its area is shown large.
    .effect = Allowed. But more cards help most at the beginning: take two.
    .other = Allowed. But start with the Visit on the biology card: a larger hand helps for the whole match.
step-alone-shared = All hands share the middle: what hand 1 took is gone until maintenance. Hand 2 has a Visit too. Tap it on its physics card, then “3 points at the end”.
    .right = Three points. Then hands 3 and 4 studied painting, and the round is over.
    .card = The other Visit does the same. But keep architecture: hand 2 will study it.
    .rest = Allowed: that hand would never have the fatigue card. But now take three points.
    .other = Allowed. But now play the Visit on the physics card.
step-alone-tired = Hands 1 and 2 have collected a card each, more than hand 4 with the fatigue card. You decide who gets it. Among all areas, tap hand 1: with six cards it can wait.
    .right = Hand 1 now plays last, so hand 2 begins the next round.
    .third = Choose between hands 1 and 2. Here, hand 1.
    .other = Allowed too. But hand 1 has more cards to choose from, so it can afford to play last.
step-alone-leave = Some rounds later hand 3 has one Equestrian Monument. Hand 4 could take the other one, but a set only counts within one hand. Let hand 4 study letters instead.
    .right = Two points as well, and now hand 4 reaches the Adoration of the Magi. Let each hand aim at different cards of the middle.
    .monument = Two points for hand 4. For hand 3 it would be the second: four points more. Leave it there.
    .other = Allowed. But with letters, hand 4 gets two points and reaches the Adoration.
step-alone-pair = Hand 3 plays again, and the second monument is still there. Tap Work on its painting card, then the monument.
    .right = Six points instead of two, all in hand 3.
    .other = Allowed. But the second monument brings this hand four points.
step-alone-goal = The bar at the top adds up all hands: 35 of 130. A hand whose pile is empty plays on without drawing. When all four are empty, one last round follows.

## Notes for the first time that a question is asked

coach-play_a_card = Play one card: study above, or use its lower half.
    .advice = Advice: see which card of the middle you nearly reach, and play towards it.
    .when = lacks reaches collects
coach-play_from_hand = You play four hands in turn, each with its own area and pile.
    .advice = Advice: let each hand aim at different cards of the middle.
    .when = lacks reaches collects
coach-play_looked = Play one of these now, for either half; the others go under the deck.
    .advice = Advice: take what your hand lacks, often Work.
    .when = lacks reaches collects
coach-teach_discipline = The Leonardo card goes under one of your columns: two levels.
    .advice = Advice: bring a discipline to four, or reach what a patron asks for.
    .when = scores reaches lacks
coach-return_card = The first card goes under the deck, the next one below it. Only you know them.
coach-give_fatigue = Several have collected equally many cards. The one you choose plays last.
