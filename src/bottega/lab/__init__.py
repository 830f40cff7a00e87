"""Bots measured against each other: leagues, ratings, honest statistics."""
