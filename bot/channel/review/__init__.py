"""The story of a game in a channel: its curve, its replay, its film, its analysis, its way to another table."""
