"""Stored tables, matches, log entries and guests."""
