"""What is not installed with everything else: what is missing is said in a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bottega.kit.errors import SetupError


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Around everything that needs this extra of ours."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "bottega").startswith("bottega"):
            raise
        raise SetupError(f"`{error.name}` is not installed: pip install 'bottega-games[{extra}]'") from error
