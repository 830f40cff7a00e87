"""Words mails in the reader's language."""

from __future__ import annotations

from bottega.kit.texts import read_phrasebook


def worded(language: str, kind: str, **told: str) -> tuple[str, str]:
    """The subject and the text of a mail."""
    book = read_phrasebook(__package__, language)
    return book.say(f"{kind}.subject"), book.say(f"{kind}.text", **told) + "\n"
