"""Work on a whole server: a folder with everything, backups, retention, health."""
