"""The question to somebody at a table, as their turn begins with it."""

from __future__ import annotations

from bot.channel.moves.prompt import OpenTurn, Prompt, seat_asked
from bot.engine import Draft
from bot.i18n.fluent import Locale
from bot.play.table import Table
from bot.play.turn.games import KeptDraft


def prompt_for(table: Table, user: int, locale: Locale, game: str | None = None) -> Prompt:
    """The question to a user in the present position, without their draft. Raises Refused or Refusal."""
    seat = seat_asked(table, user, locale, game)
    turn = OpenTurn(table, seat, table.words(locale), KeptDraft(Draft(table.view(seat))))
    assert turn.asked is not None
    return turn.asked
