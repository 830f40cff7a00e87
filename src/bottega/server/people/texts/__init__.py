"""What mails to a person say, in their language."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources


@cache
def read(language: str) -> dict[str, dict[str, str]]:
    """All texts in a language."""
    return tomllib.loads((resources.files(__package__) / f"{language}.toml").read_text("utf-8"))


def worded(language: str, kind: str, **told: str) -> tuple[str, str]:
    """The subject and the text of a mail."""
    texts = read(language)[kind]
    return texts["subject"], texts["text"].strip().format(**told) + "\n"
