"""What came of people's tries at puzzles, and how hard that makes them."""
