"""Bots: each thinks in its own process and gets only what its seat may see."""
