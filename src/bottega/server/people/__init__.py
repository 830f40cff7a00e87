"""Guests who want to be known again: passkeys, mail addresses, wishes. All on the house's shard."""
