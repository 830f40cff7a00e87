"""Writes tests/vectors/texts.json: sentences of every game that Python and the browser must say alike.

Each phrase is said in every language; one that counts is said with several numbers. Where texts have changed
for good, `python -m tools.vectors` writes the file again (`make gen` does it too).
"""

import json
from collections.abc import Iterator
from typing import Final

from bottega.games import GAMES
from bottega.kit.book import LANGUAGES
from bottega.kit.events import Ask, Line, Phrase, Range
from bottega.kit.game import AnyGame
from bottega.kit.texts import Texts, read_texts
from tools.books import ROOT

FILE: Final = ROOT / "tests" / "vectors" / "texts.json"
PLAYERS: Final = ["Anna", "Bruno"]
COUNTS: Final = ["0", "1", "2", "5", "1000"]

Vector = tuple[str, dict[str, str], str, str]  # the phrase, its arguments, its form, and the sentence


def vectors() -> dict[str, dict[str, list[Vector]]]:
    """By game and language."""
    return {
        id: {lang: list(said(game, read_texts(game.package, lang, game.words))) for lang in LANGUAGES}
        for id, game in GAMES.items()
    }


def said(game: AnyGame, texts: Texts) -> Iterator[Vector]:
    """What a game says in one language."""
    for id, phrase in game.words.phrases.items():
        for args in arguments(phrase):
            line = Line(phrase.section, phrase.id, args)
            for form in ["you", "others"] if isinstance(phrase, Ask) else [""]:
                yield id, args, form, texts.say(line, PLAYERS, form)
            if isinstance(phrase, Ask) and (more := texts.more(line, PLAYERS)):
                yield id, args, "more", more


def arguments(phrase: Phrase) -> Iterator[dict[str, str]]:
    """The values to say a phrase with: several numbers if it counts, something hidden if it names things."""
    counts = any(is_count(field) for field in phrase.ranges)
    names = any(not is_count(field) and field.name != "seat" for field in phrase.ranges)
    for number in COUNTS if counts else ["?", "0"] if names else ["0"]:
        values = [value(field, number) for field in phrase.ranges]
        yield dict(zip(phrase.names, values, strict=True))


def value(field: Range, number: str) -> str:
    """A seat, a number, what is hidden, or the last of its names."""
    if field.name == "seat":
        return "1"
    return number if is_count(field) or number == "?" else field.names[-1]


def is_count(field: Range) -> bool:
    """Whether its values are numbers; the number of a seat stands for who sits there."""
    return field.name != "seat" and field.names == [str(number) for number in range(field.size)]


def written() -> str:
    """The file: a vector a line."""
    games = []
    for game, languages in vectors().items():
        lists = []
        for lang, found in languages.items():
            lines = ",\n".join(json.dumps(vector, ensure_ascii=False) for vector in found)
            lists.append(f'"{lang}": [\n{lines}\n]')
        games.append(f'"{game}": {{\n' + ",\n".join(lists) + "\n}")
    return "{\n" + ",\n".join(games) + "\n}\n"


def main() -> None:
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(written(), "utf-8")


if __name__ == "__main__":
    main()
