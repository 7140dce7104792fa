"""The rules of Forum Trajanum: set-up, taking tiles, turns, scoring, as in the rulebook."""
