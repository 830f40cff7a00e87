### The words of Triumph in English. Every key has its like in fr.ftl and it.ftl.

## The game

game-name = Triumph
game-tagline = Three tricks, and nobody knows who can still follow.

## Moves: what one can choose

moves-play = Play { $card }

## Verbs: for the reader, and for others

has =
    { $you ->
        [yes] have
       *[no] has
    }

## Events: what happened

events-played = { $seat } { has } played { $card }.
events-took =
    { $points ->
        [one] { $seat } { has } taken the trick: { $points } point.
       *[other] { $seat } { has } taken the trick: { $points } points.
    }

## Questions: .you is for the one who chooses, .others for those who wait

questions-which_card =
    .you = Which card do you play?
    .others = { $seat } plays a card.

## Refusals: why something is not offered

refusals-must_follow = You must follow suit: you have { $suit }.

## Parts of a score

parts-tricks = tricks
parts-cards = cards

## What breaks a tie

ties-last = took the last trick

## Options and their values

options-trump = Trump
    .about = A coin beats every card of another suit.

## Names: suit

names-suit-cups = cups
names-suit-coins = coins
names-suit-swords = swords

## Names: card

names-card-cups1 = the 1 of cups
names-card-cups2 = the 2 of cups
names-card-cups3 = the 3 of cups
names-card-cups4 = the 4 of cups
names-card-cups5 = the 5 of cups
names-card-coins1 = the 1 of coins
names-card-coins2 = the 2 of coins
names-card-coins3 = the 3 of coins
names-card-coins4 = the 4 of coins
names-card-coins5 = the 5 of coins
names-card-swords1 = the 1 of swords
names-card-swords2 = the 2 of swords
names-card-swords3 = the 3 of swords
names-card-swords4 = the 4 of swords
names-card-swords5 = the 5 of swords

## The rules in short, by paragraph

rules-1 = The cards
    .text = Fifteen cards, in three suits from 1 to 5, are shuffled. Everyone holds three in secret; nobody sees the rest.

rules-2 = A trick
    .text = Everyone plays a card in turn. The player who took the last trick leads; the first seat leads the first.

rules-3 = Following suit
    .text = A player who has a card of the suit that was led must play one; a player who has none may play any card.

rules-4 = Who takes it
    .text = The highest card of the suit that was led takes the trick.

rules-5 = The end
    .text = After three tricks everyone counts a point for each trick, 1 for each 4 and 2 for each 5 in them; if equal, the last trick decides.

rules-6 = Trump
    .text = By option, coins are trump: the highest coin in a trick takes it.
