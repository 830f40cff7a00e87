"""Duplicate: several tables play the same deal, and are compared at the end."""
