"""Messages between nodes, and work queues for bots."""
