"""Leonardo da Vinci from its rulebook, its appendix, and the Pietrocupo rules: nine turns and the count."""

from tests.referees.leonardo.completing import phase_d, reveal_in_order
from tests.referees.leonardo.council import areas, council
from tests.referees.leonardo.pieces import LAST_CITY_TURN, LAST_TURN, City, Player
from tests.referees.leonardo.placing import phase_a, phase_b
from tests.referees.leonardo.turn_zero import turn_zero
from tests.referees.referee import Deal, Play, Referee, Score

FLORINS_FOR_TYPES = [0, 0, 0, 8, 13, 20]
POINTS_FOR_TYPES = [0, 0, 1, 4, 9, 16]


class Leonardo(Referee):
    """The whole match."""

    def __init__(self, deal: Deal) -> None:
        super().__init__(deal)
        self.city = City(deal)
        self.is_over = False

    def play(self) -> Play[None]:
        yield from turn_zero(self.city)
        for self.city.turn in range(1, LAST_TURN + 1):
            yield from self.turn()
        self.is_over = True

    def turn(self) -> Play[None]:
        """Phases A to D; the city is closed in the last two turns."""
        city = self.city
        for player in city.players:
            player.take_home()
        yield from phase_a(city)
        yield from phase_b(city)
        if city.turn <= LAST_CITY_TURN:
            yield from council(city)
            yield from areas(city)
        for player in city.players:
            for lab in player.labs.values():
                lab.work()
        yield from (reveal_in_order(city) if city.on("ordered_revelation") else phase_d(city))
        self.end_turn()

    def end_turn(self) -> None:
        """A florin at the Council, new inventions, and in a variant another first player."""
        city = self.city
        if city.turn <= LAST_CITY_TURN:
            city.purse += 1
            city.refill()
        if city.on("rotating_first"):
            city.leonardo = (city.leonardo + 1) % city.seats

    def types(self, cards: list[int]) -> int:
        """How many different types there are among inventions."""
        return len({self.city.inventions[card]["type"] for card in cards})

    def diversity_florins(self, player: Player) -> int:
        """What is paid after the last turn, by own cards."""
        paid = self.is_over and not self.city.on("diversity_points")
        return FLORINS_FOR_TYPES[self.types(player.cards)] if paid else 0

    def scores(self) -> list[Score]:
        score = self.points if self.city.on("points") else self.florins
        return [score(player) for player in self.city.players]

    def florins(self, player: Player) -> Score:
        """The printed rule: the richest wins."""
        parts = {"florins": player.florins, "diversity": self.diversity_florins(player)}
        return Score(parts, self.inventions_completed(player))

    def points(self, player: Player) -> Score:
        """Pietrocupo: a point for each component, and what further options add."""
        city = self.city
        florins = player.florins + self.diversity_florins(player)
        counting = player.cards if city.on("owner_only") else player.completed
        components = [sum(city.inventions[card]["components"].values()) for card in counting]
        parts = {"inventions": sum(components)}
        if city.on("diversity_points"):
            parts["diversity"] = POINTS_FOR_TYPES[self.types(counting)]
        if city.on("florins_to_points"):
            parts["florins"] = florins // 10
        return Score(parts, [florins] if city.on("florins_break_ties") else self.inventions_completed(player))

    def inventions_completed(self, player: Player) -> list[int]:
        """What breaks a tie: how many, then how many golds, silvers, coppers and bronzes."""
        ranks = [self.city.inventions[card]["rank"] for card in player.completed]
        return [len(ranks), *[ranks.count(rank) for rank in ("gold", "silver", "copper", "bronze")]]
