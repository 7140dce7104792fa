"""The rules of Provincia Romana (docs/rules/provincia.md): decisions, tasks, and pure functions of any table.

For a player who is absent the first answer on offer is given, where a decision says no other (ruling 51).
"""
