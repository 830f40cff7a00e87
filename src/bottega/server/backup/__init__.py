"""Backups and restores: PostgreSQL's own tools, what lies around them, and the proof that it worked."""
