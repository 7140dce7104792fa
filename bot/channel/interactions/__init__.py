"""Commands and clicks as they come in: guarded, acknowledged in time, answered with a sentence."""

from .bot_types import Limits, Work
from .context import IN_DIRECT_MESSAGES, Acknowledge, Context, parse_number, seat_of_player
from .handlers import (
    answer_error,
    completes,
    guarded,
    guarded_choices,
    on_choice,
    on_click,
    on_table_click,
)
