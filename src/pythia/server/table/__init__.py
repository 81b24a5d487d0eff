"""One table: who sits where, its match, its clocks, and what it hears and tells."""
