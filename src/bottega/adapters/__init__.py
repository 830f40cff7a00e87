"""Every game as an environment of PettingZoo and as a game of OpenSpiel, for learners (docs/adapters.md)."""
