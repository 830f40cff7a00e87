"""Analyses of finished matches: made once by workers, stored for all who may see the match."""
