"""Learns from many matches what an outlook is made of, and tries whether a master gets stronger by it."""
