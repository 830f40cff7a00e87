"""`bottega host admin`: moderate from the server's machine. Nodes follow with their next sweep."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import typer

from bottega.commands.hosting import hosting, settings_here
from bottega.kit.errors import SetupError

if TYPE_CHECKING:
    from bottega.server.core.journal import RulingKind
    from bottega.server.moderation.offline import OfflineModeration
    from bottega.server.platform.settings import Settings

T = TypeVar("T")
MOST: Final = 100
DAY: Final = 86400.0
SENTENCES: Final = {
    "bad_range": "is no range of addresses, like 192.0.2.0/24",
    "is_admin": "is named in BOTTEGA_ADMINS: take them from there first",
    "bad_name": "nobody can be called so",
    "mixed_name": "a name is written in one alphabet",
    "reserved_name": "this name is the site's or a bot's",
    "no_such_id": "is no id of 13 letters: `bottega host admin people NAME` finds it",
    "no_such_player": "is nobody here",
    "no_such_report": "is no open report",
    "no_such_ruling": "does not hold: `bottega host admin rulings` lists what does",
    "nothing_said": "there is nothing to announce",
    "range_too_wide": "is too wide: name at least 16 bits, of IPv6 at least 32",
}

Home = Annotated[Path | None, typer.Option("--home", metavar="DIR", help="The server in this folder.")]
Days = Annotated[int, typer.Option(min=0, help="For so many days; 0: until it is lifted.")]
Why = Annotated[str, typer.Option(help="Why, for other hosts.")]
Who = Annotated[str, typer.Argument(help="The id of a person: 13 letters.")]


# --- looking ----------------------------------------------------------------------------------------


def incidents(home: Home = None) -> None:
    """What went wrong in the last 30 days, the last first."""
    from bottega.server.moderation.incidents import FAULTS

    for one in offline(home, lambda offline: offline.incidents.told(FAULTS, MOST)):
        where = f"match {written(one.match)}" if one.match else one.node
        print(f"{when(one.last)}  {one.times:>5} times  {one.what}  {where}")


def slow(home: Home = None) -> None:
    """Tables that had to wait: for the answer to a move, or for a bot."""
    from bottega.server.moderation.incidents import DELAYS

    for one in offline(home, lambda offline: offline.incidents.told(DELAYS, MOST)):
        what = "a bot was late" if one.kind == "late_bot" else "moves were answered late"
        print(f"{when(one.last)}  table {written(one.table)}  {what}: {one.times} times, {one.worst:.0f} s")


def reports(home: Home = None) -> None:
    """Remarks that people reported and no host has looked at."""
    for one in offline(home, lambda offline: offline.reports.open(MOST)):
        print(f"{one.id:>6}  {when(one.made)}  {written(one.guest)} {one.name}: {one.text}")


def close(report: Annotated[int, typer.Argument(help="Its number.")], home: Home = None) -> None:
    """A report was looked at."""
    offline(home, lambda offline: offline.reports.close(0, report))


def people(
    name: Annotated[str, typer.Argument(help="How a name begins, or an id.")], home: Home = None
) -> None:
    """Look for somebody."""
    for one in offline(home, lambda offline: offline.reports.people(name)):
        print(f"{written(one.id)}  {one.name}  last seen {when(one.seen)}")


def rulings(home: Home = None) -> None:
    """All that hosts decided and that holds."""
    for one in offline(home, lambda offline: offline.held()):
        until = f" until {when(one.until)}" if one.until else ""
        print("  ".join(filter(None, [one.kind, one.about, one.text, one.why])) + until)


def audit(home: Home = None) -> None:
    """What hosts did, the last first."""
    for one in offline(home, lambda offline: offline.rulings.acts(MOST)):
        who = written(one.host) if one.host else "command"
        said = "  ".join(filter(None, [one.act, one.kind, one.about, one.text, one.why]))
        print(f"{when(one.at)}  {who}  {said}")


def nodes(home: Home = None) -> None:
    """The nodes people are at, and how many sockets each has."""
    for one, drains in offline(home, lambda offline: offline.nodes()):
        print(f"{one.name}  {one.sockets} sockets  {one.version}" + "  draining" * drains)


# --- acting -----------------------------------------------------------------------------------------


def ban(
    who: Annotated[str, typer.Argument(help="The id of a person, or a range like 192.0.2.0/24.")],
    days: Days = 0,
    why: Why = "",
    home: Home = None,
) -> None:
    """Let somebody in no more, or nobody from a range of addresses."""
    rule(home, "range" if set(who) & set(".:/") else "ban", who, why=why, days=days)


def mute(who: Who, days: Days = 0, why: Why = "", home: Home = None) -> None:
    """Somebody says nothing any more that others read."""
    rule(home, "mute", who, why=why, days=days)


def rename(who: Who, name: Annotated[str, typer.Argument()], why: Why = "", home: Home = None) -> None:
    """Give somebody another name, wherever the old one stands; they keep it until that is lifted."""
    rule(home, "name", who, name, why)


def announce(
    text: Annotated[str, typer.Argument(help="What everybody is to read; nothing: it is taken away.")] = "",
    home: Home = None,
) -> None:
    """Say something to everybody, on every page."""
    if text:
        rule(home, "announcement", "", text)
    else:
        put_right(home, "announcement", "")


def read_only(
    on: Annotated[bool, typer.Argument(metavar="ON|OFF", parser=lambda word: on_or_off(word))],
    why: Why = "",
    home: Home = None,
) -> None:
    """Everything can be looked at, and nothing changed, until it is switched off. No clock runs meanwhile."""
    if on:
        rule(home, "read_only", "", why=why)
    else:
        put_right(home, "read_only", "")


def drain(
    node: Annotated[str, typer.Argument(help="As `bottega host admin nodes` lists it.")], home: Home = None
) -> None:
    """Send the people of a node to others, so that it can be stopped."""
    rule(home, "drain", node)


def lift(
    kind: Annotated[str, typer.Argument(help="ban, mute, name, range, announcement, read_only or drain.")],
    about: Annotated[str, typer.Argument(help="The person, the range or the node.")] = "",
    home: Home = None,
) -> None:
    """Undo what a host decided."""
    from bottega.server.moderation.rows import KINDS

    if kind not in KINDS:
        raise SetupError(f"{kind} is none of {', '.join(KINDS)}")
    put_right(home, next(one for one in KINDS if one == kind), about)


GROUP: Final = typer.Typer(
    help="Look after the server: reports, bans, announcements, nodes.",
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
for act in (
    incidents, slow, reports, close, people, rulings, audit, nodes,
    ban, mute, rename, announce, read_only, drain, lift,
):  # fmt: skip
    GROUP.command()(act)


# --- how --------------------------------------------------------------------------------------------


def rule(
    home: Path | None, kind: RulingKind, about: str, text: str = "", why: str = "", days: int = 0
) -> None:
    """Decide something."""
    from bottega.server.moderation.rows import Ruling

    until = time.time() + days * DAY if days else 0.0
    wished = Ruling(kind=kind, about=about, text=text, why=why, until=until)
    held = offline(home, lambda offline: offline.rulings.rule(0, wished))
    print(f"{' '.join(filter(None, [held.kind, held.about]))}: nodes heed it with their next sweep")


def put_right(home: Path | None, kind: RulingKind, about: str) -> None:
    """Decide otherwise."""
    offline(home, lambda offline: offline.rulings.lift(0, kind, about))
    print(f"{' '.join(filter(None, [kind, about]))} is lifted")


def offline(home: Path | None, work: Callable[[OfflineModeration], Awaitable[T]]) -> T:
    """Do something with the database open; what is refused is said in a sentence."""

    async def working() -> T:
        async with opened(home) as offline:
            return await work(offline)

    with hosting("server" if home is None else "server,home"):
        from bottega.server.platform.errors import Refused

        try:
            return asyncio.run(working())
        except Refused as error:
            raise SetupError(f"{error.about} {SENTENCES.get(error.code, error.code)}".strip()) from error


@asynccontextmanager
async def opened(home: Path | None) -> AsyncIterator[OfflineModeration]:
    """The server of the settings, or one in a folder."""
    from bottega.server.moderation.offline import open_offline

    async with settings_of(home) as settings:
        if not settings.journal:
            typer.echo("note: BOTTEGA_JOURNAL is not set: a restore would undo bans made since", err=True)
        async with open_offline(settings) as offline:
            yield offline


@asynccontextmanager
async def settings_of(home: Path | None) -> AsyncIterator[Settings]:
    """The settings of a node, or of a server in a folder, running or not."""
    if home is None:
        yield settings_here({})
        return
    from bottega.server.ops.home.folder import Folder
    from bottega.server.ops.home.site import visited

    folder = Folder(home)
    async with visited(folder) as url:
        given = {"DATABASE": url, "SECRET": folder.secret(), "JOURNAL": str(folder.journal)}
        yield settings_here({f"BOTTEGA_{name}": value for name, value in given.items()})


def on_or_off(word: str) -> bool:
    """A switch."""
    if word not in ("on", "off"):
        raise typer.BadParameter("say on or off")
    return word == "on"


def written(id: int) -> str:
    """An id as everybody writes it."""
    from bottega.server.platform.ids import id_text

    return id_text(id)


def when(at: float) -> str:
    """A time, to the minute, where the host is."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))
