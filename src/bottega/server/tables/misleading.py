"""Refuses names that look like others': the site's, a bot's, or one in look-alike letters."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from bottega.bots import BOTS
from bottega.server.platform.errors import Refused

# In three languages; accents and case do not matter.
BOT_NAMES: Final = (
    *BOTS,
    *("Salai", "Melzi", "Verrocchio"),
    *("apprenti", "compagnon", "maitre"),
    *("apprendista", "compagno", "lavorante", "maestro"),
)
SITE_NAMES: Final = (
    *("Bottega", "admin", "bot", "system"),
    *("administrator", "administrateur", "amministratore", "moderator", "moderateur", "moderatore"),
)
# Alphabets that share shapes of letters: a name must use one of them.
ALIKE: Final = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU")
# Letters that look like Latin ones, for names written wholly in another alphabet.
LATIN_FOR: Final = str.maketrans(
    "авеіјкмнорсѕтухԁԛԝьгαβεικνορτυχω" + "0134578|",
    "abeijkmhopcstyxdqwbrabeikvoptuxw" + "oieastbl",
)
NUMBERED: Final = re.compile(r"[\s\W_]+(?:\d+|\w)$")  # “Master 2”, “Verrocchio B”


def must_not_mislead(name: str) -> None:
    """Raise Refused for a name that others would take for the site, a bot or another person."""
    if len(alphabets(name)) > 1:
        raise Refused("mixed_name")
    if {shape(name), shape(NUMBERED.sub("", name))} & RESERVED:
        raise Refused("reserved_name")


def alphabets(name: str) -> set[str]:
    """Which of the alphabets that look alike a name uses."""
    letters = [letter for letter in unicodedata.normalize("NFKC", name) if letter.isalpha()]
    return {unicodedata.name(letter, "").partition(" ")[0] for letter in letters} & set(ALIKE)


def shape(name: str) -> str:
    """A name as it looks at a glance: Latin letters alone, without accents, capitals and signs."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(LATIN_FOR)
    return "".join(letter for letter in plain if letter.isalpha())


RESERVED: Final = frozenset(map(shape, (*BOT_NAMES, *SITE_NAMES)))
