"""How much a node bears: a crowd of players in a process of its own, and what is measured while they play."""
