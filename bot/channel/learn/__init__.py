"""Learning: lessons that somebody plays alone, on the pages of a turn."""
