"""How a network learns Prophecy, and how it is brought to the table (`docs/studies/self-play.md`)."""
