"""One match: its log, its state, the cache of live matches, and what viewers are shown."""
