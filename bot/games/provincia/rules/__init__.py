"""The rules of Provincia Romana (docs/rules/provincia.md): decisions, tasks, and pure functions of any table."""
