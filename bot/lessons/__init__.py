"""Lessons: positions of the real games, what is to be done in them, and how it is told whether it was done."""
