"""The games, one folder each, all alike inside."""
