"""The rules of Forum Trajanum: set-up, taking tiles, turns.

Words and pictures use them too: functions that take a `Table` change nothing. For an absent player the first answer
is given, unless a decision defines `absent` (section 5.12).
"""
