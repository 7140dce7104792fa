"""A game in a channel, by subject: each service with its SQL beside it."""
