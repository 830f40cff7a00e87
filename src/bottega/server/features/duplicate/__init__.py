"""Duplicate: several tables play the same deal, and are compared at the end."""

from __future__ import annotations

from typing import Final

from bottega.server.feature import Feature
from bottega.server.features.duplicate.routes import DuplicateController

FEATURE: Final = Feature(name="groups", build=lambda rooms: rooms.groups, routes=[DuplicateController])
