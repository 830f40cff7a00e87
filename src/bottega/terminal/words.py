"""The words of the terminal itself, in every language; a game brings its own."""

from __future__ import annotations

import os

from bottega.kit.book import LANGUAGES
from bottega.kit.texts import Phrasebook, read_phrasebook


def read_words(lang: str) -> Phrasebook:
    """The terminal's words in a language."""
    return read_phrasebook(__package__, lang)


def spoken_here() -> str:
    """The language the machine is set to, if we speak it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        lang = os.environ.get(name, "")[:2]
        if lang in LANGUAGES:
            return lang
    return LANGUAGES[0]
