"""Accounts: passkeys, mail addresses, preferences, blocks."""
