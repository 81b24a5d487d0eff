"""A turn from its chance card to its end: moving, meeting and using cards, places, death and victory."""
