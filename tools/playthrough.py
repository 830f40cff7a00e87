"""Writes and checks tests/playthroughs/*.play: whole matches, to be read beside the rulebook.

A file holds its seed and its moves: it is checked by playing them again. `--write` plays the matches anew.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import sys
from itertools import zip_longest
from pathlib import Path

from bottega.kit.board import Board
from bottega.kit.events import Event
from bottega.kit.luck import Luck
from bottega.kit.play import apply, apply_unchecked, awaited, legal_moves, question, result
from bottega.kit.record import Record
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import State
from bottega.kit.texts import Texts, read_texts
from tests.all_games import ALL_GAMES
from tools.judges import JUDGES

FOLDER = Path(__file__).parent.parent / "tests" / "playthroughs"
NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena"]
WANTED: dict[str, tuple[str, int, dict[str, str]]] = {
    "codex-2p": ("codex", 2, {}),
    "codex-3p": ("codex", 3, {}),
    "codex-4p": ("codex", 4, {}),
    "leonardo-2p": ("leonardo", 2, {}),
    "leonardo-3p": ("leonardo", 3, {}),
    "leonardo-5p": ("leonardo", 5, {}),
    "leonardo-4p-expert": ("leonardo", 4, {"preset": "expert"}),
    "leonardo-4p-pietrocupo": ("leonardo", 4, {"preset": "pietrocupo"}),
    "inventors-2p": ("inventors", 2, {}),
    "inventors-4p": ("inventors", 4, {"teams": "random"}),
    "inventors-3p-goals": ("inventors", 3, {"teams": "random"}),
    "workshop-1p-rotation": ("workshop", 1, {}),
    "workshop-1p-sequence": ("workshop", 1, {"solitaire": "sequence"}),
    "workshop-3p": ("workshop", 3, {}),
    "sample-2p-rich": ("sample", 2, {"preset": "rich"}),
}
SAID = re.compile(r"^ +(\w+)> (.+)$")


def choose(s: State[Board], seat: Seat, luck: Luck) -> int:
    """The move that looks best in a guessed world; any move in a game without a judge."""
    moves = legal_moves(s, seat)
    judge = JUDGES.get(s.setup.game.id)
    if judge is None or len(awaited(s)) > 1:
        return luck.pick(moves)
    guessed = s.view(seat).determinise(seat, luck)
    found: list[tuple[int, int, int]] = []
    for move in moves:
        world = guessed.copy()
        apply_unchecked(world, seat, move)
        found.append((judge(world.board, seat), luck.below(1000), move))
    return max(found)[2]


def play_match(name: str) -> Record:
    """A match of the wanted kind, played sensibly; its seed comes from its name."""
    game, seats, options = WANTED[name]
    record = Record(ALL_GAMES[game], seats, options, hashlib.sha256(f"playthrough {name}".encode()).digest())
    s, _ = record.start()
    luck = Luck(record.seed, "playthrough")
    while seats_now := awaited(s):
        move = choose(s, seats_now[0], luck)
        apply_unchecked(s, seats_now[0], move)
        record.note(s, seats_now[0], move)
    return record


def tell(record: Record) -> list[str]:
    """The match of a record, line by line."""
    texts = read_texts(record.game.package, "en", record.game.words)
    s, events = record.start()
    told = [*heading(record), "", "0. Setting up.", *happened(events, texts, record.seats)]
    for ply, (seat, text) in enumerate(record.moves, start=1):
        asked = texts.say(question(s, seat), NAMES, "you")
        told.append(f"{ply}. {asked} [offers: {len(legal_moves(s, seat))}]")
        events = apply(s, seat, record.game.words.parse(text))
        told += [f"   {NAMES[seat]}> {text}", *happened(events, texts, record.seats)]
    return [*told, "", *scores(s, texts)]


def heading(record: Record) -> list[str]:
    """What the match is played with."""
    options = " ".join(f"{id}={value}" for id, value in record.options.items())
    return [
        "# Told to a spectator; a line that begins with a name in brackets is what only that player reads.",
        f"game: {record.game.id}",
        f"players: {' '.join(NAMES[: record.seats])}",
        f"options: {options}".rstrip(),
        f"seed: {record.seed.hex()}",
    ]


def happened(events: list[Event], texts: Texts, seats: int) -> list[str]:
    """Each event as a spectator reads it, then as those do who read more."""
    lines: list[str] = []
    for event in events:
        lines.append(f"   {texts.say(event.line(NOBODY), NAMES)}")
        for seat in range(seats):
            if event.line(seat) != event.line(NOBODY):
                lines.append(f"   [{NAMES[seat]}] {texts.say(event.line(seat), NAMES)}")
    return lines


def scores(s: State[Board], texts: Texts) -> list[str]:
    """The end of a match."""
    ended = result(s)
    if ended is None:
        return ["The match is not over."]
    lines = []
    for seat, parts in enumerate(ended.parts):
        said = " + ".join(f"{points} {texts.get('parts', part)}" for part, points in parts.items())
        lines.append(f"{NAMES[seat]}: {ended.scores[seat]} = {said}; place {ended.ranking[seat]}")
    return lines + [f"Decided by: {texts.get('ties', name)}" for name in ended.tie_breaks]


def read(lines: list[str]) -> Record:
    """The record a file tells."""
    head = {key: value.strip() for key, _, value in (line.partition(":") for line in lines[1:5])}
    options = dict(word.split("=", 1) for word in head["options"].split())
    record = Record(
        ALL_GAMES[head["game"]], len(head["players"].split()), options, bytes.fromhex(head["seed"])
    )
    said = [found.groups() for line in lines if (found := SAID.match(line))]
    record.moves.extend((NAMES.index(name), text) for name, text in said)
    return record


def difference(path: Path) -> str:
    """The first line of a file that playing it again would write otherwise; empty if there is none."""
    lines = path.read_text("utf-8").splitlines()
    for number, (old, new) in enumerate(zip_longest(lines, tell(read(lines)), fillvalue=""), start=1):
        if old != new:
            return f"{path.name}, line {number}:\n  in the file  {old}\n  played again {new}"
    return ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="play the matches anew and write them")
    if parser.parse_args().write:
        FOLDER.mkdir(parents=True, exist_ok=True)
        for name in WANTED:
            (FOLDER / f"{name}.play").write_text("\n".join(tell(play_match(name))) + "\n", "utf-8")
    found = [wrong for path in sorted(FOLDER.glob("*.play")) if (wrong := difference(path))]
    print("\n".join(found) or "every playthrough plays the same again")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
