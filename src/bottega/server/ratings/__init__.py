"""Ratings, ladders and histories."""
