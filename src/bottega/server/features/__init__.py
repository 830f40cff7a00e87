"""Features: none imports another."""
