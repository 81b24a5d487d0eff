"""What speaks HTTP: routes, who is who, what is refused, and what one client may ask for."""
