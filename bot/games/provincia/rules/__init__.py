"""The rules of Provincia Romana: set-up, draft, card turns, battle, upkeep, yields (docs/rules/provincia.md).

What pictures and words need beside the position are pure functions of these modules: they take any table.
"""
