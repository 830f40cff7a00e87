"""Les Inventeurs from its rulebook: four inventors a player, three eras of inventions, rewards to share."""

from collections import Counter
from functools import cache
from itertools import product

from tests.referees.referee import Deal, Play, Referee, Score, ask, printed

Cubes = dict[str, int]  # by discipline

DISCIPLINES = ["physics", "chemistry", "mechanics", "mathematics"]
INVENTORS = {card["id"]: card for card in printed("inventors", "inventors")["inventor"]}
TEAMS = [team["id"] for team in printed("inventors", "inventors")["team"]]
INVENTIONS = {card["id"]: card for card in printed("inventors", "inventions")["invention"]}
PLENTY = 10_000


class Invention:
    """A card on the table: its empty slots, whose cubes lie on it, and the two tokens."""

    def __init__(self, id: str, tokens: list[str], seats: int) -> None:
        self.id = id
        self.empty: Cubes = dict(INVENTIONS[id]["slots"])
        self.cubes = [0] * seats
        self.rewards = ["patent", *tokens]

    def room(self) -> int:
        """How many slots are empty."""
        return sum(self.empty.values())


class Player:
    """One player's inventors, tokens, patents and cubes."""

    def __init__(self, cubes: int) -> None:
        self.levels: dict[str, Cubes] = {}  # by inventor
        self.busy: set[str] = set()
        self.tokens: Counter[str] = Counter()
        self.patents: list[str] = []
        self.cubes = cubes

    def lead(self, team: str) -> None:
        """The four inventors of a team, with their first levels."""
        members = [card for card in INVENTORS.values() if card["team"] == team]
        self.levels = {
            card["id"]: {discipline: card["start"][discipline] for discipline in DISCIPLINES}
            for card in members
        }

    def brings(self, inventor: str, invention: Invention) -> Cubes:
        """What an inventor knows and the invention still needs."""
        known = self.levels[inventor]
        return {discipline: min(known[discipline], invention.empty[discipline]) for discipline in DISCIPLINES}

    def lessons(self) -> set[str]:
        """Every way to use a token for progress: its face one level higher, or any back as a level 1."""
        offers: set[str] = set()
        held = [token for token, count in self.tokens.items() if count]
        for inventor, levels in self.levels.items():
            for discipline, level in levels.items():
                if level == 0:
                    offers |= {f"turn {inventor} {discipline} {token}" for token in held}
                elif f"progress-{level + 1}" in held:
                    offers.add(f"learn {inventor} {discipline} {level + 1}")
        return offers

    def rousing(self) -> set[str]:
        """An availability token is for one who has a busy inventor."""
        return {"rouse"} if self.busy and self.tokens["availability"] else set()

    def use_token(self, said: str) -> None:
        """A token is used and gone."""
        verb, *rest = said.split()
        if verb == "rouse":
            self.tokens["availability"] -= 1
            self.busy.clear()
            return
        inventor, discipline, what = rest
        self.tokens[what if verb == "turn" else f"progress-{what}"] -= 1
        self.levels[inventor][discipline] += 1

    def has_reached_goal(self, inventor: str) -> bool:
        """Whether each level of the goal is reached or passed."""
        goal = INVENTORS[inventor]["goal"]
        return all(level >= goal[discipline] for discipline, level in self.levels[inventor].items())

    def score(self) -> Score:
        """Patents, runs, point tokens and goals; patents break a tie."""
        numbers = [INVENTIONS[patent]["classification"] for patent in self.patents]
        reached = [inventor for inventor in self.levels if self.has_reached_goal(inventor)]
        parts = {
            "inventions": sum(INVENTIONS[patent]["vp"] for patent in self.patents),
            "runs": best_runs(tuple(sorted(numbers)), self.tokens["number"]),
            "tokens": sum(points * self.tokens[f"points-{points}"] for points in (1, 2, 3)),
            "goals": sum(INVENTORS[inventor]["goal_vp"] for inventor in reached),
        }
        return Score(parts, [len(self.patents)])


@cache
def best_runs(numbers: tuple[int, ...], wild: int) -> int:
    """The most that runs bring: every way to build one run, and then the best of what is left."""
    ways = runs(numbers, wild, -1)
    return max((highest + best_runs(rest, wild_left) for rest, wild_left, highest in ways), default=0)


def runs(numbers: tuple[int, ...], wild: int, highest: int) -> list[tuple[tuple[int, ...], int, int]]:
    """Every run that goes on after a number: what is left of cards and wild numbers, and where it ends."""
    found = [(numbers, wild, highest)] if highest >= 0 else []
    if highest + 1 in numbers:
        at = numbers.index(highest + 1)
        found += runs(numbers[:at] + numbers[at + 1 :], wild, highest + 1)
    if wild:
        found += runs(numbers, wild - 1, highest + 1)
    return found


class Inventors(Referee):
    """The whole match."""

    def __init__(self, deal: Deal) -> None:
        super().__init__(deal)
        fifteen = deal.options["cubes"] == "fifteen"
        cubes = printed("inventors", "inventors")["meta"]["cubes_per_player"] if fifteen else PLENTY
        self.players = [Player(cubes) for _ in range(self.seats)]
        self.bag = deal.pile("bag")
        self.table: list[Invention] = []
        self.era = 0
        self.to_play = self.statuette = deal.lot
        self.passes = 0

    def play(self) -> Play[None]:
        yield from self.choose_teams()
        for self.era in (1, 2, 3):
            yield from self.play_era()
        for seat in self.clockwise(self.to_play):
            yield from self.use_tokens(seat, own_turn=False)

    def choose_teams(self) -> Play[None]:
        """In table order, or by lot; the last team that is left needs no question."""
        by_lot = self.deal.piles["teams"]
        free = TEAMS[:]
        for seat, player in enumerate(self.players):
            if by_lot:
                player.lead(by_lot[seat])
                continue
            said = f"choose {free[0]}"
            if len(free) > 1:
                said = yield from ask(seat, [f"choose {team}" for team in free])
            free.remove(said.split()[1])
            player.lead(said.split()[1])

    def play_era(self) -> Play[None]:
        """Turns until one invention is left, or until nobody can do anything; what is left goes away."""
        for id in self.deal.piles[f"era {self.era}"][: self.seats + 3]:
            self.table.append(Invention(id, [self.bag.pop(0), self.bag.pop(0)], self.seats))
        self.passes = 0
        while len(self.table) > 1 and self.passes < self.seats:
            yield from self.turn(self.to_play)
            self.to_play = (self.to_play + 1) % self.seats
        for invention in self.table[:]:
            self.clear(invention)

    def clear(self, invention: Invention) -> None:
        """An invention leaves the table, and everyone takes their cubes back."""
        for player, cubes in zip(self.players, invention.cubes, strict=True):
            player.cubes += cubes
        self.table.remove(invention)

    def turn(self, seat: int) -> Play[None]:
        """One action; tokens before it and after it."""
        player = self.players[seat]
        while True:
            said = yield from ask(seat, self.actions(seat) | player.lessons() | player.rousing())
            if said.split()[0] not in ("learn", "turn", "rouse"):
                break
            player.use_token(said)
        self.passes = self.passes + 1 if said == "pass" else 0
        if said == "rest":
            player.busy.clear()
        elif said != "pass":
            yield from self.work(seat, said)
        if not self.is_over():
            yield from self.use_tokens(seat, own_turn=True)

    def is_over(self) -> bool:
        """Whether the last sharing of the match is done."""
        return self.era == 3 and len(self.table) == 1

    def actions(self, seat: int) -> set[str]:
        """Work, with or without tokens, or make all available; if neither is possible, pass."""
        player = self.players[seat]
        works: set[str] = set()
        boosts: set[str] = set()
        for inventor in player.levels.keys() - player.busy:
            for invention in self.table:
                own = sum(player.brings(inventor, invention).values())
                if own and player.cubes:
                    works.add(f"work {inventor} {invention.id}")
                # Each token brings two cubes, and must place at least one.
                more = min(invention.room(), player.cubes) - own
                useful = [n for n in range(1, player.tokens["knowledge"] + 1) if 2 * (n - 1) < more]
                boosts |= {f"boost {inventor} {invention.id} {n}" for n in useful}
        return (works | ({"rest"} if player.busy else set()) or {"pass"}) | boosts

    def work(self, seat: int, said: str) -> Play[None]:
        """Own cubes first, then those of tokens; a full invention is shared at once."""
        verb, inventor, id, *tokens = said.split()
        player = self.players[seat]
        invention = next(each for each in self.table if each.id == id)
        player.busy.add(inventor)
        own = player.brings(inventor, invention)
        yield from self.place(seat, invention, own, sum(own.values()))
        if verb == "boost":
            player.tokens["knowledge"] -= int(tokens[0])
            yield from self.place(seat, invention, dict(invention.empty), 2 * int(tokens[0]))
        if not invention.room():
            yield from self.share(seat, invention)

    def place(self, seat: int, invention: Invention, most: Cubes, count: int) -> Play[None]:
        """So many cubes go into these slots; which ones is asked if there is a choice."""
        count = min(count, self.players[seat].cubes, sum(most.values()))
        ways = [
            way for way in product(*[range(most[which] + 1) for which in DISCIPLINES]) if sum(way) == count
        ]
        chosen = ways[0]
        if len(ways) > 1:
            said = yield from ask(seat, [f"put {' '.join(map(str, way))}" for way in ways])
            chosen = tuple(map(int, said.split()[1:]))
        for discipline, cubes in zip(DISCIPLINES, chosen, strict=True):
            invention.empty[discipline] -= cubes
        invention.cubes[seat] += count
        self.players[seat].cubes -= count

    def share(self, seat: int, invention: Invention) -> Play[None]:
        """The one who completed takes the statuette; the three who gave most take one reward each."""
        self.statuette = seat
        last_of_all = self.era == 3 and len(self.table) == 2
        givers = [who for who in self.clockwise(seat) if invention.cubes[who]]
        for who in sorted(givers, key=lambda who: -invention.cubes[who])[:3]:
            yield from self.take_reward(who, invention)
            if who != seat and not last_of_all:
                yield from self.use_tokens(who, own_turn=False)
        self.clear(invention)

    def take_reward(self, seat: int, invention: Invention) -> Play[None]:
        """The card or a token; two equal tokens are one offer, and the last reward is no question."""
        offers = sorted({f"take {reward}" for reward in invention.rewards})
        said = offers[0] if len(offers) == 1 else (yield from ask(seat, offers))
        reward = said.split()[1]
        invention.rewards.remove(reward)
        if reward == "patent":
            self.players[seat].patents.append(invention.id)
        else:
            self.players[seat].tokens[reward] += 1

    def use_tokens(self, seat: int, own_turn: bool) -> Play[None]:
        """Tokens one after another, until nothing more is wanted or possible."""
        player = self.players[seat]
        while True:
            offers = player.lessons() | (player.rousing() if own_turn else set())
            said = "done"
            if offers:
                said = yield from ask(seat, offers | {"done"})
            if said == "done":
                return
            player.use_token(said)

    def scores(self) -> list[Score]:
        return [player.score() for player in self.players]
