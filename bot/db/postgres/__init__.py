"""PostgreSQL: a server, for several processes on several machines."""
