"""Everything about a game that is no move: gathering, taking back, leaving, ending."""
