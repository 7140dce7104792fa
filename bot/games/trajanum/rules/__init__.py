"""The rules of Forum Trajanum: set-up, taking tiles, turns, as in the rulebook.

What pictures and words need beside the position are pure functions of these modules: they take any table. What is
played for a player who is absent (`absent`) is in section 5.12: the first answer on offer where nothing is said.
"""
