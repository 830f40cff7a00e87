"""What hosts decide for the whole house, and what they are told."""
