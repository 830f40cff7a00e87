"""What notices say, in one's own language."""
