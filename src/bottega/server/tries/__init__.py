"""What-ifs: tables that go on from a ply of a match that is over, and the tree of them."""
