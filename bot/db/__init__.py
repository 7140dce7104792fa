"""What the bot must not forget. `Store` has the queries, the rest is what goes in and comes out."""
