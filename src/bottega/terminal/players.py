"""Who sits where: people at this terminal and bots, and the names the table calls them by."""

from __future__ import annotations

from bottega.bots import BOTS, NAMES
from bottega.bots.face import Budget
from bottega.bots.seating import Seating
from bottega.kit.errors import SetupError
from bottega.kit.game import AnyGame
from bottega.kit.texts import Phrasebook
from bottega.lab.seats import is_bot, seat_named

YOU = "you"
RIVAL = "rival"  # whoever moves as a lesson says


def read_players(seats: str) -> list[str]:
    """`you,random` or `you=Anna,you=Bruno,random`: what a record keeps of its players."""
    return [read_player(word.strip()) for word in seats.split(",")]


def read_player(word: str) -> str:
    """A bot's name, a person's name, or `you`."""
    if word == YOU or is_bot(word):
        return word
    name = word.removeprefix(f"{YOU}=").strip()
    if name == word or not name or is_bot(name):
        known = ", ".join(BOTS)
        raise SetupError(
            f"`{word}` is no seat: write `you`, `you=NAME`, a bot ({known}), "
            "or `cmd:./mybot` for a program of your own, with commas between"
        )
    return name


def people(players: list[str]) -> list[int]:
    """The seats in which people sit."""
    return [seat for seat, player in enumerate(players) if not is_bot(player)]


def seat_bots(game: AnyGame, players: list[str], budget: Budget) -> Seating:
    """The bots among the players, in their seats."""
    bots = {at: seat_named(player, at) for at, player in enumerate(players) if is_bot(player)}
    return Seating(game.words, dict(bots), budget)


def name_players(players: list[str], words: Phrasebook) -> list[str]:
    """How the table calls them; those of the same name get a letter."""
    names = [called_as(player, words) for player in players]
    called: list[str] = []
    for seat, name in enumerate(names):
        letter = "ABCDEFGHIJ"[names[:seat].count(name)]
        called.append(f"{name} {letter}" if names.count(name) > 1 else name)
    return called


def called_as(player: str, words: Phrasebook) -> str:
    """A person's own name, a bot's, or what a rival is called here."""
    if player == YOU:
        return words.say("players-person")
    return words.say("players-rival") if player == RIVAL else NAMES.get(player, player)
