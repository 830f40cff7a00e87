"""Connections to PostgreSQL, and migrations."""
