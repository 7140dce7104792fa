"""The databases, SQLite and PostgreSQL: connections, transactions, migrations, leases, what failures mean."""
