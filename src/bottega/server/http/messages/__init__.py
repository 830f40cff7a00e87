"""Bodies of requests and replies, and what goes over sockets."""
