"""Lessons: positions of real games with tasks, which are checked; glossaries."""
