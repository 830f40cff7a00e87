"""Puts into the wheel what is made from the sources: the web client, if it was built, and compiled rules.

The rules are compiled if COMPILED_RULES is set (see `make wheel`). A plain install needs no C compiler.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = "COMPILED_RULES" in os.environ
SUFFIX = EXTENSION_SUFFIXES[0]  # of a library that this Python loads
COMPILERS = ["mypy>=1.15", "setuptools>=75"]


class WheelHook(BuildHookInterface[Any]):
    """Run by hatchling before a wheel is written."""

    def dependencies(self) -> list[str]:
        """What is needed to compile; mypy reads what the rules import."""
        return [*COMPILERS, *self.metadata.core.dependencies] if COMPILED else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name each file and its place in the wheel; whoever installs from the tree has them there."""
        if version == "editable":
            return
        pages = Path(self.root) / "web" / "dist"
        if (pages / "index.html").is_file():
            build_data["force_include"][str(pages)] = "bottega/server/web"
        if COMPILED:
            sources = os.environ | {"PYTHONPATH": str(Path(self.root) / "src")}
            subprocess.run([sys.executable, "-m", "tools.compile"], cwd=self.root, env=sources, check=True)
            rules = Path(self.root) / "build" / "compiled"
            for library in [*rules.glob(f"*{SUFFIX}"), *(rules / "bottega").rglob(f"*{SUFFIX}")]:
                build_data["force_include"][str(library)] = str(library.relative_to(rules))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
