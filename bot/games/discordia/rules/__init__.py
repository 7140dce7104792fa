"""The rules of Discordia: set-up, turns, bonuses, the end of a year.

Words and pictures use them too: functions that take a `Table` change nothing. For an absent player the first answer
is given, or an offer is declined (ruling 44).
"""

from . import building as building  # registers its kinds of bonus
from . import dispatches as dispatches  # registers its kinds of bonus
