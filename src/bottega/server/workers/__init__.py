"""Bots that take their turns: each thinks in a process of its own and knows only what its seat may see."""
