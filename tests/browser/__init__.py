"""Whole matches in real browsers, on a real server."""
