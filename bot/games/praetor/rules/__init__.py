"""The rules of Praetor, in the order of the rulebook: set-up, initiative, action, update.

What pictures and words need beside the position are the pure functions of `city`, `costs`, `effects` and
`update`: they take any table.
"""
