"""The schema of release 0.1.0."""

from __future__ import annotations

from pathlib import Path

from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Run the statements of 0001_schema.sql one by one: the driver prepares each."""
    schema = Path(__file__).with_suffix(".sql").read_text("utf-8")
    for statement in schema.split(";\n"):
        if statement.strip():
            op.execute(statement)
