"""Puts the built web client into the wheel, if it was built: `bottega serve` then needs nothing beside it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PagesHook(BuildHookInterface[Any]):
    """Run by hatchling before a wheel is written."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name the folder and its place in the wheel; whoever installs from the tree has it there."""
        pages = Path(self.root) / "web" / "dist"
        if version != "editable" and (pages / "index.html").is_file():
            build_data["force_include"][str(pages)] = "bottega/server/web"
