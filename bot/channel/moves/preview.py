"""What a move will do, in the player's words: the move is played ahead, as far as they can know."""

from __future__ import annotations

from dataclasses import dataclass

from bot.channel.messages.sentences import happened, marked
from bot.engine import Foreseen, Move, Telling
from bot.games.telling import then
from bot.words.fluent import Words

from .asking import Asking


@dataclass(frozen=True)
class Preview:
    """The lines before the last click, and what the player should think of twice, if there is anything.

    The caution stands out as a whole: nothing in it is emphasised by itself.
    """

    foreseen: Foreseen
    lines: list[str]
    caution: str | None


def preview(asked: Asking, move: Move) -> Preview:
    """What a legal move will do, as far as its player can know."""
    said = marked(asked.table, asked.said.locale)
    plain = said.emphasising("")
    telling = asked.table.title.telling
    foreseen = asked.foresee(move)
    caution = telling.caution(foreseen)
    return Preview(
        foreseen,
        lines(said, telling, foreseen),
        plain.text(caution) if caution is not None else None,
    )


def lines(said: Words, telling: Telling, foreseen: Foreseen) -> list[str]:
    """What happens in the words of the log, what it comes to in the game's, what follows.

    Where the game is over nothing follows: that it is, the log tells.
    """
    told = [*happened(said, foreseen.events), *map(said.text, telling.outlook(foreseen))]
    if foreseen.after.outcome is not None:
        return told
    return [*told, said("preview-then", what="; ".join(map(said.text, then(foreseen, telling.awaited))))]
