"""The HTTP layer: requests, sockets and their limits."""
