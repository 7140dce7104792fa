"""The rules of Discordia: set-up, turns, bonuses, the end of a year, as in the rulebook.

Words and pictures ask them as well: what takes a table and tells something of it changes nothing.
"""

from . import effects as effects  # fills the table of what each kind of bonus does
