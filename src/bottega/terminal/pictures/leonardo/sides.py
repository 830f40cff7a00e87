"""Each player's side of the table: purse, workers, components, laboratories with their weeks, cards."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from bottega.games.leonardo.picture.shapes import Common, Laboratory, Own, Side
from bottega.games.leonardo.pieces import LAST_WEEK
from bottega.kit.seats import Seat
from bottega.kit.texts import Phrasebook, Texts
from bottega.terminal.pictures.leonardo.signs import LEONARDO, MAN, MASTER, components
from bottega.terminal.pictures.seats import player

UNKNOWN = "?"  # stocks are hidden
ENDS = (4, 7, 11, 15)  # the weeks at which a rank is finished


def side(
    table: Common, seat: Seat, own: Own | None, texts: Texts, words: Phrasebook, names: list[str]
) -> RenderableType:
    """Two or three lines a player."""
    person = table.sides[seat]
    mine = own if own and own.seat == seat else None
    head = Text.assemble(player(seat, names), style="bold" if mine else "")
    head.append(f" {LEONARDO}" if seat == table.leonardo else "  ", "bold yellow")
    florins = mine.florins if mine else person.florins
    head.append("  " + words.say("leonardo-florins", florins=UNKNOWN if florins is None else florins))
    master = MASTER if person.master else "–"
    free, every = person.apprentices.free, person.apprentices.of
    head.append("  " + words.say("leonardo-workers", free=free, all=every, master=master) + "  ")
    head.append_text(stock(person, mine, words))
    if person.cards:
        head.append("  " + words.say("leonardo-cards", cards=" ".join(person.cards)))
    return Group(head, *[laboratory(lab, mine, texts, words) for lab in person.laboratories])


def stock(person: Side, mine: Own | None, words: Phrasebook) -> Text:
    """One's own hand; of others what they own in all, in hand or under a laboratory, unless it is hidden."""
    if mine:
        return Text(words.say("leonardo-hand") + " ").append_text(components(mine.hand))
    owned = Text(words.say("leonardo-owned") + " ")
    if person.components is None:
        return owned.append(UNKNOWN, "dim")
    return owned.append_text(components(person.components))


def laboratory(lab: Laboratory, mine: Own | None, texts: Texts, words: Phrasebook) -> Text:
    """A laboratory on one line: places, mechanical men, week track, workers, the work under way."""
    drawn = Text("   ", no_wrap=True, overflow="ellipsis")
    drawn.append(words.say("leonardo-lab", lab=texts.name("lab", lab.id), places=lab.places).ljust(30))
    drawn.append(MAN * lab.men + " " * (2 - lab.men) + " ", "bold")
    if lab.week is None:
        return drawn.append(words.say("leonardo-idle"), "dim")
    drawn.append_text(track(lab.week)).append(f" {lab.week:>2}  ")
    drawn.append("○" * lab.apprentices + MASTER * lab.master + "  ", "bold")
    known = mine.works[lab.id] if mine else lab.work
    drawn.append(texts.name("invention", known.invention if known else "?"))
    return drawn.append(" " + words.say("leonardo-shown"), "dim") if lab.work else drawn


def track(week: int) -> Text:
    """The weeks done out of fifteen; a bar where a rank is finished."""
    drawn = Text("▕")
    for cell in range(1, LAST_WEEK + 1):
        drawn.append("█" if cell <= week else "·", "" if cell <= week else "dim")
        if cell in ENDS:
            drawn.append("▏", "dim")
    return drawn
