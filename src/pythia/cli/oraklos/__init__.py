"""Oraklos in the terminal: a replayed position, and all predictions of a throw."""
