"""I/O: who sits where, one task a table, and what goes over the wire."""
