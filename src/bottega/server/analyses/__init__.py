"""Analyses of matches that are over: asked for once, made by workers, kept for all who may see the match."""
