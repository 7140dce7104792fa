"""SQLite: what must not be forgotten, the schema and its migrations. Start at `store.Store`."""
