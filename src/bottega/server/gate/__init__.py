"""Where sockets and requests enter."""
