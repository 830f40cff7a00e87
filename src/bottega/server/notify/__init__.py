"""Tells absent people that it is their turn, by mail and push, once a question."""
