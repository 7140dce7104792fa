"""One game in one channel, by subject: what happens to a table, with its SQL beside its service."""
