"""Where tables, matches and moves are kept."""
