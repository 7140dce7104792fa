"""The rules of Discordia: set-up, turns, bonuses, the end of a year, as in the rulebook.

Words and pictures ask them as well: what takes a table and reads it changes nothing. For a player who is absent the
first answer on offer is given, or what is offered is declined (ruling 44).
"""

from . import building as building  # says what its kinds of bonus do
from . import dispatches as dispatches  # as well
