"""What the server needs of a machine: database, bus, mail, settings, logs and metrics."""
