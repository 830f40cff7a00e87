"""Whether the rules that run here are compiled: by `make compile` into build/compiled, or in a wheel."""

from __future__ import annotations

from typing import Final

import bottega.kit.play

COMPILED: Final = not bottega.kit.play.__file__.endswith(".py")
RULES: Final = "compiled" if COMPILED else "interpreted"
