"""What-ifs: matches that continue from a ply of a finished one, and their tree."""
