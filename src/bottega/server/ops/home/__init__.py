"""A host's own PostgreSQL and NATS, from wheels, with everything they keep in one folder."""
