"""Tables and matches over the network: PostgreSQL keeps every move, NATS carries it, any node may fall."""
