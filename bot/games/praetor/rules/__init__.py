"""The rules of Praetor: rounds, their action phase, and the pure functions that both need."""
