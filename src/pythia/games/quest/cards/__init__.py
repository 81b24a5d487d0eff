"""What is printed: the words of cards, the catalogue read from `decks/`, what powers and special rules do."""
