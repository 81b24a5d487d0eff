"""One match, still pure: where its chance comes from, its record, and the match itself."""
