"""Backups and restores with PostgreSQL's own tools, and their verification."""
