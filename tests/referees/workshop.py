"""The Workshop of Leonardo from its rulebook: a hand of apprentices for each player, or four for one."""

from collections import Counter

from tests.referees.referee import Deal, Play, Referee, Score, ask, printed

DISCIPLINES = ["painting", "letters", "architecture", "engineering", "physics", "biology"]
PATRONS = {card["id"]: card for card in printed("workshop", "patrons")["patron"]}
UNFINISHED = {card["id"]: card for card in printed("workshop", "unfinished")["unfinished"]}
WORKS = PATRONS | UNFINISHED
SET_VALUE = [0, *printed("workshop", "unfinished")["meta"]["set_value"]]
HIGH = 4
SOLITAIRE_HANDS = 4
SOLITAIRE_GOAL = 130


def box(practice: str) -> Counter[str]:
    """All apprentices; with one discipline a card, those that show two show the other five, one each."""
    cards: Counter[str] = Counter()
    for study in DISCIPLINES:
        rows = [row for row in printed("workshop", "apprentices")["apprentice"] if row["study"] == study]
        double = 0
        for row in rows:
            shown = sorted(row.get("practice", []), key=["any", *DISCIPLINES].index)
            if practice == "one" and len(shown) == 2:
                double += row["count"]
            else:
                cards[f"{study}/{'+'.join(shown) or row['action']}"] += row["count"]
        others = [discipline for discipline in DISCIPLINES if discipline != study]
        for number in range(double):
            cards[f"{study}/{others[number % len(others)]}"] += 1
    return cards


class Hand:
    """The cards of one player, in hand and in play."""

    def __init__(self) -> None:
        self.cards: list[str] = []
        self.studied: list[str] = []  # a discipline for each study card
        self.practised: list[str] = []  # a discipline for each practice card under its column
        self.visits: list[str] = []  # effects of Leonardo cards
        self.works: list[str] = []

    def disciplines(self) -> list[str]:
        """The columns in play."""
        return [discipline for discipline in DISCIPLINES if discipline in self.studied]

    def level(self, discipline: str) -> int:
        """One for each study card, two for each practice card."""
        return self.studied.count(discipline) + 2 * self.practised.count(discipline)

    def reaches(self, work: str) -> bool:
        """Whether all that a work asks for is there."""
        return all(self.level(discipline) >= level for discipline, level in WORKS[work]["requires"].items())

    def fatigue(self) -> int:
        """What makes tired: Leonardo cards, patrons and unfinished works."""
        return len(self.visits) + len(self.works)

    def is_rested(self) -> bool:
        """Whether this hand can never have the fatigue card."""
        return "draw_one_rested" in self.visits

    def parts(self) -> dict[str, int]:
        """The points and where they come from."""
        columns = self.disciplines()
        designs = Counter(UNFINISHED[work]["design"] for work in self.works if work in UNFINISHED)
        return {
            "disciplines": 2 * len(columns),
            "high_levels": 3 * sum(self.level(discipline) >= HIGH for discipline in columns),
            "all_six": 3 if columns == DISCIPLINES else 0,
            "leonardo": 3 * self.visits.count("victory_points"),
            "patrons": sum(PATRONS[work]["vp"] for work in self.works if work in PATRONS),
            "unfinished": sum(SET_VALUE[count] for count in designs.values()),
        }

    def points(self) -> int:
        """All points of this hand."""
        return sum(self.parts().values())


class Workshop(Referee):
    """The whole match; alone, one seat has four hands."""

    def __init__(self, deal: Deal) -> None:
        super().__init__(deal)
        self.alone = deal.seats == 1
        self.hands = [Hand() for _ in range(SOLITAIRE_HANDS if self.alone else deal.seats)]
        self.piles = [deal.pile(name) for name in ("leonardo", "patrons", "unfinished")]
        self.rows: list[list[str]] = [[], [], []]
        cards = deal.pile("apprentices")
        assert not Counter(cards) - box(deal.options["practice"]), "cards that are not in the box"
        # The deck each hand draws from: one for all, or a quarter for each hand of a solitaire.
        self.decks = [cards] * len(self.hands)
        if self.alone:
            part = len(cards) // SOLITAIRE_HANDS
            self.decks = [cards[n * part : (n + 1) * part] for n in range(SOLITAIRE_HANDS)]
        chosen = deal.options["tired"]
        self.tired = deal.lot if chosen == "lot" else int(chosen) - 1
        self.ending = False

    def play(self) -> Play[None]:
        if self.deal.options["solitaire"] == "sequence":
            yield from self.one_after_another()
        else:
            yield from self.rounds()

    def rounds(self) -> Play[None]:
        """Rounds from the left of the tired one, maintenance between; one more when the deck is empty."""
        self.fill_rows()
        for number in range(len(self.hands)):
            self.draw(number, 4)
        last = False
        while True:
            for step in range(1, len(self.hands) + 1):
                yield from self.turn((self.tired + step) % len(self.hands))
            if last:
                return
            last = self.ending
            self.fill_rows()
            yield from self.pass_fatigue()

    def one_after_another(self) -> Play[None]:
        """A solitaire in sequence: each hand plays alone until its pile is empty, and once more."""
        for number in range(SOLITAIRE_HANDS):
            self.ending = last = False
            self.fill_rows()
            self.draw(number, 4)
            while not last:
                last = self.ending
                yield from self.turn(number)
                self.fill_rows()

    def seat(self, number: int) -> int:
        """Who plays a hand."""
        return 0 if self.alone else number

    def draw(self, number: int, count: int) -> None:
        """Draw so many cards, or what is left."""
        deck = self.decks[number]
        self.hands[number].cards += deck[:count]
        del deck[:count]

    def turn(self, number: int) -> Play[None]:
        """Play a card from the hand, then draw one; a hand that has played all its cards sits out."""
        hand = self.hands[number]
        if not hand.cards:
            return
        said = yield from ask(self.seat(number), self.plays(hand, hand.cards))
        hand.cards.remove(said.split()[1])
        yield from self.carry_out(number, said)
        self.draw(number, 1)
        self.ending = self.ending or self.is_drawn_out(number)

    def is_drawn_out(self, number: int) -> bool:
        """Whether nobody can draw any more; in sequence, whether this hand cannot."""
        in_sequence = self.deal.options["solitaire"] == "sequence"
        return not any([self.decks[number]] if in_sequence else self.decks)

    def plays(self, hand: Hand, cards: list[str]) -> set[str]:
        """Everything that can be done with one of these cards."""
        offers: set[str] = set()
        for card in cards:
            below = card.split("/")[1]
            offers.add(f"study {card}")
            if below == "visit":
                offers |= {f"visit {card} {effect}" for effect in self.visits_for(hand)}
            elif below == "work":
                offers |= {
                    f"work {card} {work}" for work in self.rows[1] + self.rows[2] if hand.reaches(work)
                }
            else:
                shown = DISCIPLINES if below == "any" else below.split("+")
                offers |= {f"practise {card} {which}" for which in shown if which in hand.studied}
        return offers

    def visits_for(self, hand: Hand) -> list[str]:
        """The Leonardo cards one can choose: a lesson needs a column it can go under."""
        return [effect for effect in self.rows[0] if effect != "practice" or hand.studied]

    def carry_out(self, number: int, said: str) -> Play[None]:
        """Do what was said of a card."""
        hand = self.hands[number]
        verb, card, *rest = said.split()
        if verb == "study":
            hand.studied.append(card.split("/")[0])
        elif verb == "practise":
            hand.practised.append(rest[0])
        elif verb == "work":
            row = self.rows[1] if rest[0] in self.rows[1] else self.rows[2]
            row.remove(rest[0])
            hand.works.append(rest[0])
        else:
            self.rows[0].remove(rest[0])
            hand.visits.append(rest[0])
            yield from self.visit(number, rest[0])

    def visit(self, number: int, effect: str) -> Play[None]:
        """What a Leonardo card does at once."""
        if effect == "practice":
            yield from self.teach(number)
        elif effect == "draw_two":
            self.draw(number, 2)
        elif effect == "draw_one_rested":
            self.draw(number, 1)
        elif effect == "look_and_play":
            yield from self.look_and_play(number)

    def teach(self, number: int) -> Play[None]:
        """The Leonardo card goes under a column; with one column there is nothing to choose."""
        hand = self.hands[number]
        columns = hand.disciplines()
        if len(columns) > 1:
            said = yield from ask(self.seat(number), [f"teach {column}" for column in columns])
            columns = [said.split()[1]]
        hand.practised += columns

    def look_and_play(self, number: int) -> Play[None]:
        """Three cards are looked at, one is played in full, the others go under the deck one by one."""
        deck, seat = self.decks[number], self.seat(number)
        looked, deck[:3] = deck[:3], []
        if not looked:
            return
        said = yield from ask(seat, self.plays(self.hands[number], looked))
        looked.remove(said.split()[1])
        yield from self.carry_out(number, said)
        if len(looked) == 2:
            said = yield from ask(seat, [f"return {card}" for card in looked])
            looked.remove(said.split()[1])
            deck.append(said.split()[1])
        deck += looked

    def fill_rows(self) -> None:
        """Three cards of each kind lie in the middle, as long as there are any."""
        for row, pile in zip(self.rows, self.piles, strict=True):
            while len(row) < 3 and pile:
                row.append(pile.pop(0))

    def pass_fatigue(self) -> Play[None]:
        """The fatigue card goes to whoever is most tired; its holder chooses among equals."""
        most = self.most_tired()
        if len(most) > 1:
            offers = {f"tire {number + 1}" if self.alone else f"give {number}": number for number in most}
            most = [offers[(yield from ask(self.seat(self.tired), offers))]]
        if most:
            self.tired = most[0]

    def most_tired(self) -> list[int]:
        """Those with the most cards among who may get it: not the rested, and only if they have more.

        A rested holder gives it away to whoever has most, even to one who has less.
        """
        holder = self.hands[self.tired]
        others = {number: hand.fatigue() for number, hand in enumerate(self.hands) if not hand.is_rested()}
        others.pop(self.tired, None)
        if not holder.is_rested():
            others = {number: count for number, count in others.items() if count > holder.fatigue()}
        return [number for number, count in others.items() if count == max(others.values())]

    def scores(self) -> list[Score]:
        if self.alone:
            return [Score({f"hand_{n}": hand.points() for n, hand in enumerate(self.hands, 1)}, [])]
        return [Score(hand.parts(), [len(hand.disciplines())]) for hand in self.hands]

    def reaches_goal(self) -> bool:
        """Whether a solitaire is won."""
        return self.scores()[0].total >= SOLITAIRE_GOAL

    def announcement(self) -> str:
        """What a solitaire says at its end."""
        told = "reached_goal" if self.reaches_goal() else "missed_goal"
        return f"{told} 0 {self.scores()[0].total} {SOLITAIRE_GOAL}"

    def winners(self) -> list[int]:
        if self.alone:
            return [0] if self.reaches_goal() else []
        return super().winners()
