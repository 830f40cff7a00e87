"""What every game is made of. Pure: no clock, no I/O, no luck but what was dealt at setup."""
