"""The balance of a game and of its variants: each is played many times with the same deals, and compared."""
