"""Moderation: rulings, reports and incidents."""
