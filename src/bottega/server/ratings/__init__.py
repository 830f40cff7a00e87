"""Who plays how well, and what they played."""
