"""What Praetor says of its positions and moves; the module is the game's `Telling`."""

from bot.games import telling
from bot.games.sayings import Sayings

from . import action, activating, building, positions, rulebook, set_up, trade, update

_said = Sayings(
    positions.said, set_up.said, action.said, building.said, activating.said, trade.said, update.said
)

awaited = telling.awaited
choice = _said.choice
length = telling.rounds
missing = _said.missing
position = positions.position
preview = _said.preview
prompt = _said.prompt
rules = rulebook.rules
status = positions.status
