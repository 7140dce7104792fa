"""SQLite: one file, for one machine."""
