"""What all bots share: how they sit at a table, the random one, and the arena that compares them."""
