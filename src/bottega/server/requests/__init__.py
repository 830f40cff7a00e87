"""What handlers need of a request: the caller, limits, parameters, cached responses."""
