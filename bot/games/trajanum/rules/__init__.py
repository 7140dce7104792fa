"""The rules of Forum Trajanum: set-up, taking tiles, turns, scoring, as in the rulebook.

What pictures and words need beside the position are pure functions of these modules: they take any table.
"""
