"""Bottega: a table for four games about inventors and their codices."""

__version__ = "0.1.0"
