"""Before a game: tables are opened, people gather, and where a table stands."""
