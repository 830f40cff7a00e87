### The lessons of The Stall in English. Every key has its like in fr.ftl and it.ftl.

course-first = The Stall in a minute
    .theme = Things are sold on the market, and everyone bids in secret.
    .goal = Whoever has most points at the end wins: things at their worth, and a point a coin.

lesson-bid = Bid and buy

step-bid-mirror = The mirror is worth five points, and you have three coins. Bid two.
    .right = Two to one: you have bought the mirror, and one coin is left.
    .all = You would buy it too, but each coin that is left is a point.
    .other = That may be too little for the mirror. Bid two.
step-bid-poor = Nobody bids more than they have. Try it: bid two coins.
    .right = You have only one.
    .other = That is allowed. Bid more than you have.
step-bid-worth = Now the spoon is for sale: one point. Would you gain anything by buying it for a coin?
    .no = No
    .yes = Yes, a point
    .why = A coin that is left is a point, too.
step-bid-spoon = Bid what you like.
    .right = The last lot is sold.
    .poor = Whatever you have, that is.
step-bid-end = You have the mirror and a coin: six points. Your rival has the spoon and two coins, three points. You have won.

coach-may_peek = A coin shows you what is sold next. Advice: keep it, coins are points.
coach-how_much = All bids are shown at once, and the highest pays. Advice: never bid more than a thing is worth.
