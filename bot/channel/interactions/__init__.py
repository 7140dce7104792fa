"""Incoming commands and clicks: limited, acknowledged in time, and always answered."""

from .bot_types import Limits, Work
from .context import IN_DIRECT_MESSAGES, Acknowledge, Context, parse_number, seat_of_player
from .handlers import (
    answer_error,
    completes,
    guarded,
    guarded_choices,
    on_choice,
    on_choices,
    on_click,
    on_table_click,
)
