"""SQLite: the schema, its migrations and a dozen queries."""
