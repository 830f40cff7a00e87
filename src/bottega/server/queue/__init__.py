"""People who wait for somebody to play with."""
