"""Telling people who are away that it is their turn: by mail and to closed browsers, each question once."""
