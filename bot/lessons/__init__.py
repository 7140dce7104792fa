"""Lessons: positions of real games, tasks in them, and the check whether a task was done; glossaries."""
