"""Names and other texts of people: clean, readable, and not misleading."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from bottega.server.platform.errors import Refused
from bottega.server.tables.misleading import must_not_mislead

LONGEST_NAME: Final = 30
BLANKS: Final = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")  # invisible letters
BOX: Final = "".join(map(chr, range(0x2500, 0x2580)))  # box drawing characters
LINES: Final = frozenset(BOX + "\u1173\u23bb\u23bc\u23e4\u3161\u30fc\uff70")  # letters that look like a dash
# Invisible marks, beside Unicode's control and format characters.
INVISIBLE: Final = frozenset(
    map(chr, [0x034F, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F, *range(0xFE00, 0xFE0F)])
) | frozenset(map(chr, range(0xE0100, 0xE01F0)))
EMOJI_STYLE: Final = "\ufe0f"  # shows the symbol before it in colours
TOWER: Final = re.compile("^m|mmmm")  # no script puts more than three marks on one letter


def clean(text: str, longest: int) -> str:
    """Text without invisible characters and changes of the reading direction."""
    kept = ""
    for letter in unicodedata.normalize("NFC", text):
        if unicodedata.category(letter)[0] == "C" or letter in INVISIBLE:
            continue
        if letter == EMOJI_STYLE and unicodedata.category(kept[-1:] or " ") != "So":
            continue
        kept += letter
    return " ".join(kept.translate(BLANKS).split())[:longest].strip()


def clean_name(text: str) -> str:
    """A name to show to others; Refused if unreadable or misleading."""
    name = clean(text, LONGEST_NAME)
    if not any(is_readable(letter) for letter in name) or TOWER.search(marks_of(name)):
        raise Refused("bad_name")
    must_not_mislead(name)
    return name


def is_readable(letter: str) -> bool:
    """Whether a name consists of letters, digits and pictures, and does not look like GONE."""
    kind = unicodedata.category(letter)
    return (kind[0] in "LN" or kind == "So") and letter not in LINES


def marks_of(name: str) -> str:
    """`m` for each combining mark, `.` for all other characters."""
    return "".join("m" if unicodedata.category(letter) in ("Mn", "Me") else "." for letter in name)
