"""Attempts at puzzles, and how hard these make them."""
