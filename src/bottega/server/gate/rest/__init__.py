"""What is asked over HTTP."""
