"""Learning: lessons that somebody plays alone, by the chooser of the tables."""
