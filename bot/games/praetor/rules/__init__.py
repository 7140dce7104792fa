"""The rules of Praetor: rounds, the action phase in them, and the pure functions on any table that both need."""
