"""`bottega fetch`: the record of a match on a server, from the link of its table or replay."""

from __future__ import annotations

import json
import re
from http.client import HTTPException
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import parse_qs, quote, urlsplit
from urllib.request import Request, urlopen

import typer

from bottega.games import GAMES
from bottega.kit.errors import BottegaError, SetupError
from bottega.kit.record import load

TIMEOUT: Final = 30.0  # seconds
LARGEST: Final = 10_000_000  # bytes of an answer
ID: Final = re.compile(r"[0-9a-z]{13}")
LINK: Final = re.compile(rf"/(?P<page>table|replay)/(?P<id>{ID.pattern})/?")

# What to do when the server refuses, by its code.
REFUSED: Final = {
    "no_such_table": "there is no such table, or it is private: only its players can download the record",
    "no_such_match": "there is no such match, or it is private: only its players can download the record",
    "not_over": "the match is not over: fetch its record when it is",
    "not_revealed": "this is a deal of today's daily challenge: fetch its record when the day is over",
    "groups_play": "other groups still play this deal: fetch the record when all have finished",
    "too_many_requests": "the server had too many requests from you: wait a minute",
}


def fetch(
    link: Annotated[str, typer.Argument(help="The link of a table or a replay.")],
    record: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where to write it; named after the match if left out."),
    ] = None,
) -> None:
    """Fetch the record of a finished match, by the link of its table or replay."""
    server, page, id, invite = read_link(link)
    match = id
    if page == "table":
        match = str(json.loads(answer(f"{server}/api/tables/{id}{invite}")).get("match", ""))
        if not ID.fullmatch(match):
            raise BottegaError("no match has begun at this table")
    text = answer(f"{server}/api/matches/{match}/record{invite}").decode("utf-8", "replace")
    read = load(text, GAMES)  # nothing is written that is not a record
    file = record or Path(f"{read.game.id}-{match}.match.json")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    print(f"{file}: {read.game.id}, {read.seats} seats, {len(read.moves)} moves")
    print(f"`bottega verify {file}` checks it; `bottega replay {file} --ply 10` shows it after 10 moves")


def read_link(link: str) -> tuple[str, str, str, str]:
    """The server, `table` or `replay`, the id, and the invitation that the link carries as a query."""
    parts = urlsplit(link)
    found = LINK.fullmatch(parts.path)
    if parts.scheme not in ("http", "https") or not parts.netloc or found is None:
        raise SetupError(f"`{link}` is not the link of a table or a replay, like https://…/table/…")
    secret = parse_qs(parts.fragment).get("i", [""])[0]
    invite = f"?invite={quote(secret, safe='')}" if secret else ""
    return f"{parts.scheme}://{parts.netloc}", found["page"], found["id"], invite


def answer(url: str) -> bytes:
    """What the server answers; BottegaError says why it does not."""
    try:
        with urlopen(Request(url, headers={"accept": "application/json"}), timeout=TIMEOUT) as answered:
            body: bytes = answered.read(LARGEST)
    except HTTPError as error:
        raise BottegaError(why(error)) from error
    except (URLError, HTTPException, OSError) as error:
        reason = getattr(error, "reason", error)
        raise BottegaError(f"{urlsplit(url).netloc} cannot be reached ({reason}): check the link") from error
    if not body.lstrip().startswith(b"{"):
        raise BottegaError(f"{urlsplit(url).netloc} is no Bottega server: check the link")
    return body


def why(error: HTTPError) -> str:
    """A refusal of the server in words."""
    try:
        told: Any = json.loads(error.read(LARGEST))
        code = str(told["code"])
    except (ValueError, KeyError, TypeError):
        return f"the server answered {error.code}: check the link"
    return REFUSED.get(code, f"the server refused ({code})")
