"""Commands and clicks as they come in: guarded, acknowledged in time, answered with a sentence."""

from .context import IN_DIRECT_MESSAGES, Context, parse_number, seat_of_player
from .handlers import answer_fault, answer_unknown, guarded, guarded_choices, log_fault, on_choice, on_click
from .rate_limits import Limits, Work
from .responses import Acknowledge
