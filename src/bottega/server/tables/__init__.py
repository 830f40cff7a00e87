"""Where people gather: who sits where, who may watch, what will be played."""
