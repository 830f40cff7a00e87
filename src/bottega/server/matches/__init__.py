"""Matches as the server plays them: a pure core, and the hands that append, commit and publish for it."""
