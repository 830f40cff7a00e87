"""Each player's side of the table: purse, workers, components, laboratories with their weeks, cards."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from bottega.games.leonardo.city import City
from bottega.games.leonardo.names import INVENTIONS, LABS
from bottega.games.leonardo.pieces import LAST_WEEK, Lab
from bottega.kit.book import Texts
from bottega.kit.phrases import Seat
from bottega.terminal.pictures.leonardo.signs import LEONARDO, MAN, MASTER, components
from bottega.terminal.pictures.seats import player
from bottega.terminal.words import Words

ENDS = (4, 7, 11, 15)  # the weeks at which a rank is finished


def side(board: City, seat: Seat, eyes: Seat, texts: Texts, words: Words, names: list[str]) -> RenderableType:
    """Two or three lines a player."""
    person = board.players[seat]
    head = Text.assemble(player(seat, names), style="bold" if seat == eyes else "")
    head.append(f" {LEONARDO}" if seat == board.leonardo else "  ", "bold yellow")
    head.append("  " + words.say("leonardo.florins", florins=person.florins))
    master = MASTER if person.master else "–"
    figures = {"free": person.free, "all": person.apprentices, "master": master}
    head.append("  " + words.say("leonardo.workers", **figures) + "  ")
    head.append_text(stock(board, seat, eyes, words))
    if person.cards:
        head.append("  " + words.say("leonardo.cards", cards=" ".join(number(card) for card in person.cards)))
    labs = [laboratory(n, lab, texts, words) for n, lab in enumerate(person.labs) if lab.places]
    return Group(head, *labs)


def number(invention: int) -> str:
    """An invention by its number."""
    return INVENTIONS.names[invention]


def stock(board: City, seat: Seat, eyes: Seat, words: Words) -> Text:
    """One's own hand; of others only what they own in all, in hand or under a laboratory."""
    person = board.players[seat]
    if seat == eyes:
        return Text(words.say("leonardo.hand") + " ").append_text(components(person.hand(board.rules)))
    return Text(words.say("leonardo.owned") + " ").append_text(components(person.owned))


def laboratory(n: int, lab: Lab, texts: Texts, words: Words) -> Text:
    """A laboratory on one line: places, mechanical men, week track, workers, the work under way."""
    drawn = Text("   ", no_wrap=True, overflow="ellipsis")
    drawn.append(words.say("leonardo.lab", lab=texts.name("lab", LABS.names[n]), places=lab.places).ljust(30))
    drawn.append(MAN * lab.men + " " * (2 - lab.men) + " ", "bold")
    if not lab.working:
        return drawn.append(words.say("leonardo.idle"), "dim")
    drawn.append_text(track(lab.week)).append(f" {lab.week:>2}  ")
    drawn.append("○" * lab.apprentices + MASTER * lab.masters + "  ", "bold")
    secret = "?" if lab.invention < 0 else number(lab.invention)
    drawn.append(texts.name("invention", secret))
    return drawn.append(" " + words.say("leonardo.shown"), "dim") if lab.shown else drawn


def track(week: int) -> Text:
    """The weeks done out of fifteen; a bar where a rank is finished."""
    drawn = Text("▕")
    for cell in range(1, LAST_WEEK + 1):
        drawn.append("█" if cell <= week else "·", "" if cell <= week else "dim")
        if cell in ENDS:
            drawn.append("▏", "dim")
    return drawn
