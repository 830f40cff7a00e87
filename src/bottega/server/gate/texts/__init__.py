"""What a page says that the house writes itself, in one's own language."""
