### The lessons of Leonardo da Vinci in English. Every key has its like in fr.ftl and it.ftl.

course-first = Leonardo da Vinci in ten minutes
    .theme = Inventors of the Renaissance race to complete what the Lord of the City asks for.
    .goal = After nine turns, the richest player wins.

## 1

lesson-invention = Your first invention

step-invention-start = The city asks for three inventions. The Automatic Hammer needs one iron and four weeks of work, and pays five florins. You have an iron: tap the Hammer, then the button.
    .right = Your iron now lies face down under the laboratory. Your rival sees that you are making something, but not what.
    .wood = The Bellows Machine needs two wood and a glass. You have neither. Start the Hammer.
    .long = You could start the Theatrical Lift, but eleven weeks is a long time. Start with four: the Hammer.
    .early = It is not requested yet. You could start it, but not complete it before it is turned up. Start the Hammer.
    .idle = An idle laboratory earns nothing. Start the Hammer first.

step-invention-apprentices = Now send workers. In a laboratory, each apprentice works one week per turn. Tap your small laboratory, choose two apprentices with the plus sign, and send them.
    .right = Two weeks are sure. Apprentices can be sent to the same place only once per turn, so always choose the number well.
    .few = Too few: no more apprentices can follow them this turn. Send two.
    .full = All three places would be taken, and your master could not work there. Send two.
    .master = Your master may follow. First send two apprentices.
    .pass = Nobody would work on the Hammer. First send two apprentices to your small laboratory.
    .other = The city comes later. First make sure of the Hammer: two apprentices to your small laboratory.

step-invention-master = Your master works two weeks in one turn, and he may join your apprentices. Tap the small laboratory again and send him: two and two make the four weeks you need.
    .right = Four weeks are done: the laboratories worked, and the turn is over.
    .pass = The Hammer still lacks two weeks. First send your master.
    .other = The city comes later. The Hammer still lacks two weeks: send your master to the small laboratory.

step-invention-paid = The Automatic Hammer is completed: the city pays you five florins, and its card lies before you to the end. Turn 2 begins with eight florins in your purse.

step-invention-sets = Each player began with a different starting set. You had more components. Your rival has fewer, but a second laboratory, the large one, from the start.

## 2

lesson-city = The city

step-city-shop = Back to turn 1: one apprentice is left. The shops, D to H, sell components. You have used your iron, and the smith has more: tap D and send your apprentice there.
    .right = Nobody else went there, so you are served first.
    .later = The Council, the Workshop and the Academy come later. Now the smith: D.
    .pass = You still have an apprentice, and a player who passes is out of the phase. Send him to the smith.
    .other = That shop sells something useful too, but your next invention needs iron. The smith is D.

step-city-free = Areas are resolved from A to H. Your rival has been served at the Council and the Academy. Now the smith: the first sale is free, so take the iron.
    .right = Free! The price rises only when a player buys.
    .free = It is free, so take it. If you decline, your apprentice goes home with nothing.

step-city-decline = You are still there, so you may buy another iron, now for two florins. But one is enough, and the richest player wins. Tap “Decline”.
    .right = Your apprentice went home, the laboratories worked, and the Hammer is completed: five florins for you, and you keep its card.
    .buy = You may, but you need only one iron, and your florins count at the end. Decline.

step-city-late = Your rival was making the Hammer too, and now has to show it: three weeks are missing. Completed later, it pays three florins instead of five, and gives no card.

## 3

lesson-rank = Being first

step-rank-discount = Turn 2 brings the Unassailable Dome: seven weeks. It is of the same type as your Hammer, whose card saves you two weeks: five are enough. Start the Dome.
    .right = Each card you keep saves two weeks on every later invention of its type.
    .lift = You could, but the Lift is of another type: no discount, eleven weeks. Start the Dome.
    .wood = You lack wood and glass. Start the Dome.
    .early = It is not requested yet. Start the Dome.
    .idle = An idle laboratory earns nothing. Start the Dome first.

step-rank-strength = The Workshop, B, improves laboratories. Your rival has an apprentice there. The stronger player is served first: an apprentice counts one, a master two. Send your master there.
    .right = Two against one: you will be served first, though your rival came earlier.
    .equal = One against one: with equal strength, the player who came earlier is first. That is your rival. Send the master.
    .apprentices = That is stronger too, but the Dome needs your apprentices. Send the master.
    .pass = You would get nothing at the Workshop. First send your master there.
    .other = That can wait. Send your master to the Workshop, B.

step-rank-weeks = Now the Dome. You have three apprentices left: send all three to your small laboratory.
    .right = That will be three of five weeks. Next turn, two more will do.
    .few = No more can follow them this turn. Send all three.
    .pass = You have three apprentices left. Send them first.
    .other = You would gain something there. But an invention pays nothing before it is completed: send all three to the small laboratory.

step-rank-padlock = You are first at the Workshop. A padlock marks what you cannot take now. Tap “the 5-place side of the small laboratory” and read why not.
    .right = Your small laboratory is at work. It can be improved only while it is idle.
    .man = A mechanical man needs an idle laboratory too, turned to 5 or 6 places. Now tap the five places.
    .none = For that you need the large laboratory first. Now tap the 5-place side of the small one.
    .other = In a moment. First tap the padlock of the five places.

step-rank-large = The first sale is free here too. Take the large laboratory: then you can make two inventions at once.
    .right = Two laboratories! Later you can turn them to five and six places, with room for mechanical men, who work every turn.
    .free = It is free. Take it.

step-rank-men = The Workshop also sells mechanical men. A man works two weeks in every turn and never goes home, but he fills a place: he fits only into an idle laboratory with five or six places.

step-rank-again = Your rival has bought for two florins. You are still there, so you are asked again, now for three. Decline: florins count at the end.
    .right = The Dome now has three weeks. Your rival has completed the Hammer, too late: three florins and no card.
    .buy = Six places are good, but three florins is a lot right now. Decline.

## 4

lesson-council = The Council

step-council-nothing = Turn 3. Your large laboratory is idle. The Theatrical Lift would pay thirteen florins, but you lack a brick. Start nothing now: tap “Done”.
    .right = You will find a brick this turn. But first the Dome.
    .stop = The components would come back, but three weeks of work would be lost. Tap “Done”.
    .early = It is not requested yet, and the Lift will need your rope. Tap “Done”.

step-council-master = The Dome has three weeks and needs five, with your discount. Send your master to the small laboratory: he works the two that are missing.
    .right = Five weeks: the Dome will be completed this turn.
    .apprentices = Keep your apprentices for the city. The master alone works two weeks: send him.
    .pass = A pass is final for this phase. First send your master.
    .other = Later. First make sure of the Dome: your master to the small laboratory.

step-council-apprentice = Now the Council, A. Everyone there chooses a space with a privilege, and the first in rank says who holds Leonardo. Nobody is there yet: send one apprentice.
    .right = Your rival’s master has gone to the smith’s: you are alone at the Council, and so first.
    .many = That would be safer. But here one apprentice will do.
    .pass = A pass is final for this phase. First send an apprentice to the Council.
    .other = That can wait. Send one apprentice to the Council, A.

step-council-pass = You have two apprentices left, and could send them anywhere. But let us see the Council: tap “Pass for the rest of the phase”.
    .right = A pass is final: you send nobody else until the next turn.
    .other = Good in a real match! Here, pass.

step-council-leonardo = You are first at the Council, so you say who holds Leonardo: his holder goes first and wins tied bids. Take him yourself.
    .right = From now on you go first, until the Council decides otherwise.
    .rival = You may give him to any player. But it is good to go first: take him yourself.

step-council-spaces = Space 1 moves one of your apprentices to another area before the areas are resolved. Space 3 shows you the next four inventions of the deck; you put them back in any order.

step-council-space = Now choose one of the four spaces. For the Lift you lack a brick, and space 4 gives any component for one florin. Choose it.
    .right = One florin is paid. Now say which component.
    .move = Space 1 moves one of your apprentices to another area. You need a brick: choose space 4.
    .florins = Space 2 gives the two florins at the Council. You need a brick: choose space 4.
    .inventions = Space 3 shows you the next four inventions of the deck. You need a brick: choose space 4.
    .decline = You would get nothing here. You need a brick: choose space 4.

step-council-brick = The Lift needs two rope and a brick. You have the rope: take the brick.
    .right = Now you have all that the Lift needs. And the Dome is completed: eight florins, and you keep its card.
    .other = Look at the Lift’s card: two rope and a brick. Take the brick.

## 5

lesson-last = The last turns

step-last-lift = Turn 4. You hold Leonardo, so you begin. You have fifteen florins, and everything for the Theatrical Lift: start it in the large laboratory.
    .right = It needs all eleven weeks: you have no card of its type.
    .small = The small laboratory has only three places, the large one four. Choose the large one.
    .early = It is not requested yet. Start the Lift.
    .idle = An idle laboratory earns nothing. Start the Lift.

step-last-closed = Some turns later: it is turn 8, and the Lift has one week of eleven. Tap any area of the city, and read why not.
    .right = In turns 8 and 9 the city is closed. Workers go only to laboratories at work.
    .small = The small laboratory is idle: there is nothing to do there. Now tap an area of the city.
    .other = In a moment. First tap an area of the city.

step-last-apprentices = So everybody works on the Lift. Send your three apprentices to the large laboratory.
    .right = Three weeks. Your master can add two.
    .few = No more can follow them this turn, and every week counts. Send all three.
    .master = He comes next. First send your three apprentices.
    .pass = Then the Lift would not be completed, and would pay nothing. Send your three apprentices.

step-last-master = One place is left there: send your master too.
    .right = Five weeks more: the Lift has six. Now it is turn 9, and your apprentices are there again.
    .pass = Then the Lift would not be completed, and would pay nothing. Send your master.

step-last-nine = Turn 9, the last one. The Lift has six weeks, and your apprentices add three. Only two are missing: send your master.
    .right = Eleven weeks, just in time: thirteen florins, and you keep the card.
    .pass = Then the Lift would not be completed, and would pay nothing. Send your master.

step-last-scores = You have won: 28 florins to 5. Your cards show two types. Three types would have paid 8 florins more, four types 13, five types 20: that is diversity.

## 6

lesson-auction = An auction

step-auction-bid = Back in turn 1, both of you have completed the Hammer. Both are paid, but there is one card. Choose three florins, and bid them in secret.
    .right = Your rival bid two. You pay three florins and keep the card; your rival pays nothing.
    .equal = Your rival bid two as well. With equal bids, Leonardo’s holder wins, and that is you.
    .few = Your rival bid two, and would keep the card. Bid three.
    .other = You would have the card, but three florins are enough here. Bid three.

## 7

lesson-understood = Six questions

step-understood-weeks = You have just started the Automatic Hammer: four weeks. Which workers complete it this very turn?
    .four = Two apprentices and the master
    .apprentices = Three apprentices
    .three = One apprentice and the master
    .why = An apprentice works one week, the master two: two and two make four.

step-understood-rank = Your rival has two apprentices at the carpenter’s. You send your master there, nobody else. Who is served first?
    .rival = Your rival
    .you = You
    .both = Both at once
    .why = Two against two. With equal strength, the player who came earlier stands nearer the arrow and is served first.

step-understood-price = You are first at the carpenter’s, but you decline. What does your rival, who is next, pay for one wood?
    .nothing = Nothing
    .two = Two florins
    .three = Three florins
    .why = The price rises only when a player buys. Nobody has bought yet, so it is still 0.

step-understood-discount = You keep two metalwork cards. The Theatrical Lift is ropework. How many weeks of work does it need from you?
    .eleven = Eleven
    .nine = Nine
    .seven = Seven
    .why = A card saves weeks only on inventions of its own type, and you have no card of ropework.

step-understood-city = It is turn 8. Only your large laboratory is at work. Where can you send workers?
    .large = Only to the large laboratory
    .both = To both laboratories
    .anywhere = To the laboratories and to the city
    .why = In turns 8 and 9 the city is closed, and an idle laboratory takes no workers.

step-understood-requested = You can start an invention that is not requested yet. What happens if all its weeks are done before it is requested?
    .waits = It waits in the laboratory
    .paid = You are paid the lower amount
    .lost = The work is lost
    .why = It keeps its laboratory until it is requested. In that turn it is completed.

## The first time a question is asked

coach-take_favour = Before turn 1: florins, components, an apprentice or an improvement.
    .advice = Advice: an apprentice works in all nine turns, so take one early.
    .when = hires
coach-take_half_favour = One component or two florins, before the favours.
    .advice = Advice: a component that you need saves you a visit to a shop.
    .when = equips lacks
coach-pick_component = Any component that a shop still has.
    .advice = Advice: look at the requested inventions, and count what you lack for the best one.
    .when = equips lacks
coach-start_work = Each idle laboratory can start one invention, if you have its exact components. At the end, tap “Done”.
    .advice = Advice: leave no laboratory idle.
    .when = starts
coach-assign_workers = Laboratories get their workers first; nobody can join them later this turn.
    .advice = Advice: send what completes an invention now, and keep the others for the city.
    .when = finishes completes
coach-place_workers = Each time, send apprentices or the master to one place, or pass.
    .advice = Advice: count the weeks your laboratories still need before you go to the city.
    .when = finishes advances
coach-place_or_call = Now workers go only to the city: first the free ones, then those in your laboratories.
    .advice = Advice: leave in a laboratory the workers who complete an invention.
    .when = finishes completes
coach-call_apprentices = Too few apprentices are free, so some leave your laboratories. Say how many leave the small one.
    .advice = Advice: take them where no invention is completed this turn.
    .when = completes
coach-give_leonardo = Leonardo’s holder goes first from now on, and wins tied bids.
coach-choose_privilege = 1 moves an apprentice, 2 gives florins, 3 shows four inventions of the deck, 4 gives a component.
    .advice = Advice: take what you lack.
    .when = equips lacks
coach-shift_apprentice = Move an apprentice to another area, but not to the Council.
    .advice = Advice: send him where he makes you first in rank, or breaks a tie.
    .when = first
coach-which_apprentice = Several stand in this line, and any one of them can be moved.
coach-order_deck = Only you see these inventions. The first you tap is turned up next.
coach-buy_good = The first sale is free, then prices are 2, 3 and 4 florins. You are asked until you decline.
    .advice = Advice: take what is free, weigh the rest.
    .when = equips lacks hires builds men
coach-order_auctions = You bid in two auctions, and say which is held first.
    .advice = Advice: begin with the card you want more, while you have most florins.
    .when = owns
coach-make_bid = The highest secret bid is paid and wins the card; Leonardo’s holder wins ties.
    .advice = Advice: bid more if you will make another invention of its type.
    .when = owns
coach-reveal_work = The first player to reveal an invention has the card and the higher amount.
    .advice = Advice: reveal first what others may have too.
    .when = completes
