"""Quest in the terminal: what happens in lines of text, what can be done as a numbered list."""
