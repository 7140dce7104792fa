"""The rules of Provincia Romana (docs/rules/provincia.md): decisions, tasks, and pure functions of any table.

For an absent player, the first possible answer is given unless the decision says otherwise (ruling 51).
"""
