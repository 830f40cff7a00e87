"""`bottega replay` and `bottega verify`: look at a record, check a record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from bottega.commands.asked import CardFolder, Lang, language, record_of
from bottega.kit import record as records
from bottega.kit.errors import SetupError
from bottega.kit.events import Event
from bottega.kit.play import result
from bottega.kit.record import Record
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.texts import read_texts
from bottega.terminal.players import name_players
from bottega.terminal.screen import Screen, open_console
from bottega.terminal.words import read_words

File = Annotated[Path, typer.Argument(help="A record.", exists=True, dir_okay=False)]


def replay(
    file: File,
    ply: Annotated[int | None, typer.Option(min=0, help="Stop after so many moves.")] = None,
    viewer: Annotated[
        int, typer.Option(help="The seat that looks, from 0; -1 is a spectator.", show_default=False)
    ] = NOBODY,
    lang: Lang = None,
    cards: CardFolder = None,
) -> None:
    """Tell a match move by move, and show the table at the end."""
    match = record_of(file, cards)
    screen = screen_for(match, language(lang))
    if not NOBODY <= viewer < match.seats:
        raise SetupError(f"there is no seat {viewer}: the seats are 0 to {match.seats - 1}")
    state, told = records.replay(match, ply)
    for number, events in told:
        tell_ply(screen, number, len(match.moves), events, viewer)
    screen.print("")
    screen.show(state.view(viewer), viewer)
    if ended := result(state):
        screen.end(ended)


def screen_for(match: Record, lang: str) -> Screen:
    """A screen in a language, for the players of a match."""
    words = read_words(lang)
    players = match.players or ["you"] * match.seats
    texts = read_texts(match.game.package, lang, match.game.words)
    return Screen(open_console(), texts, words, name_players(players, words))


def tell_ply(screen: Screen, ply: int, last: int, events: list[Event], viewer: Seat) -> None:
    """What this viewer may read of one move; a secret choice alone tells nothing."""
    if not events:
        return
    heading = screen.words.say("replay-ply", ply=ply, last=last) if ply else screen.words.say("replay-setup")
    screen.print(Text(heading, "dim"))
    screen.tell([event.line(viewer) for event in events])


def verify(
    file: File,
    cards: CardFolder = None,
    commitment: Annotated[str, typer.Option(help="What you noted before the match.")] = "",
) -> None:
    """Check a record: the deal, the rules, the cards, every move, the scores."""
    match = record_of(file, cards)
    records.verify(match, commitment)
    over = match.scores is not None
    print(f"{file}: {match.game.id}, {match.seats} seats, {len(match.moves)} moves")
    print(f"  the seed fits its commitment {match.commitment[:16]}…")
    if match.deal is not None:
        said = ", ".join(f"“{words}”" for words in match.deal.words)
        print(f"  made from the server's seed, committed to as {match.deal.commitment[:16]}…, and {said}")
    print(f"  rules: edition {match.edition}; cards: {match.digest}")
    print("  every move was offered when it was played")
    for seat, after in match.resigned:
        print(f"  seat {seat} resigned after {after} moves")
    print(f"  scores: {match.scores}" if over else "  the match was not played to its end: no scores")
