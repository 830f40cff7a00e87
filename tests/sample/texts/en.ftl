### The words of The Stall in English. Every key has its like in fr.ftl and it.ftl.

## What is counted

coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }

## The game

game-name = The Stall
game-tagline = Two things are sold, and nobody knows what the others will pay.

## Moves: what one can choose

moves-peek = Pay a coin and look at what comes next
moves-skip = Keep the coin
moves-bid = Bid { coins }

## Events: what happened

events-turned_up = For sale: { $lot }.
events-peeked = { $seat } paid a coin to see what comes next: { $lot }.
events-won = { $seat } bought { $lot } for { coins }.
events-tied = The highest bids were equal: nobody buys.

## Questions: .you is for the one who chooses, .others for those who wait

questions-may_peek =
    .you = Do you pay a coin to see what comes next?
    .others = { $seat } may look at what comes next.

questions-how_much =
    .you = What do you bid for { $lot }?
    .others = { $seat } bids for { $lot }.

## Refusals: why something is not offered

refusals-too_poor = You do not have { coins }.

## Parts of a score

parts-lots = lots
parts-coins = coins

## What breaks a tie

ties-coins = more coins left

## Options and their values

options-purse = Purse
    .about = How many coins everyone begins with.

options-purse-3 = 3 coins
options-purse-5 = 5 coins

options-peeking = Peeking
    .about = Before the first bidding everyone may pay a coin to see what comes next.

## Ready-made options

presets-rich = Rich and curious
    .about = Five coins, and peeking.

## Names: lot

names-lot-hidden = a lot
names-lot-spoon = the spoon
names-lot-lute = the lute
names-lot-globe = the globe
names-lot-clock = the clock
names-lot-mirror = the mirror

## The rules in short, by paragraph

rules-1 = The lots
    .text = Five lots, worth 1 to 5 points, are shuffled and lie face down.

rules-2 = For sale
    .text = Twice, the next lot is turned up and sold.

rules-3 = Bidding
    .text = Everyone bids in secret, at most what they have. The highest bid is paid and takes the lot; if the highest are equal, nobody does.

rules-4 = The end
    .text = Everyone counts the worth of their lots and a point for each coin left; if equal, coins decide.

rules-5 = Peeking
    .text = By option, before the first bidding everyone in turn may pay a coin and look at the lot that comes next.
