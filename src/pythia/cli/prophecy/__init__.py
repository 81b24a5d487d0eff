"""Prophecy in the terminal: how the table is drawn, what is told, and how a person answers."""
