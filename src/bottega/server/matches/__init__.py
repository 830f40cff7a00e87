"""One match on the server: a pure core, and the cache that loads it and performs its effects."""
