"""Battles: how one is declared, what is added to the dice, roll by roll to its result, and its odds."""
