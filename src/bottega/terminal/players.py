"""Who sits where: people at this terminal and bots, and the names the table calls them by."""

from __future__ import annotations

from bottega.bots import BOTS, seat_bot
from bottega.bots.face import Budget
from bottega.bots.seating import Seating
from bottega.kit.errors import SetupError
from bottega.kit.game import Title
from bottega.terminal.words import Words

YOU = "you"


def read_players(seats: str) -> list[str]:
    """`you,random` or `you=Anna,you=Bruno,random`: what a record keeps of its players."""
    return [read_player(word.strip()) for word in seats.split(",")]


def read_player(word: str) -> str:
    """A bot's name, a person's name, or `you`."""
    if word in BOTS or word == YOU:
        return word
    name = word.removeprefix(f"{YOU}=").strip()
    if name == word or not name or name in BOTS:
        known = ", ".join(BOTS)
        raise SetupError(
            f"`{word}` is no seat: write `you`, `you=NAME`, or a bot ({known}), with commas between"
        )
    return name


def people(players: list[str]) -> list[int]:
    """The seats in which people sit."""
    return [seat for seat, player in enumerate(players) if player not in BOTS]


def seat_bots(game: Title, players: list[str], budget: Budget) -> Seating:
    """The bots among the players, in their seats."""
    bots = {seat: seat_bot(player, seat) for seat, player in enumerate(players) if player in BOTS}
    return Seating(game.words, bots, budget)


def name_players(players: list[str], words: Words) -> list[str]:
    """How the table calls them; those of the same name get a letter."""
    names = [words.say("players.person") if player == YOU else player for player in players]
    called: list[str] = []
    for seat, name in enumerate(names):
        letter = "ABCDEFGHIJ"[names[:seat].count(name)]
        called.append(f"{name} {letter}" if names.count(name) > 1 else name)
    return called
