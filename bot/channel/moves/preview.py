"""What a move will do, in the player's words: the move is played ahead, as far as they can know."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bot.channel.messages.sentences import happened, marked
from bot.engine import Foreseen, Move, Telling
from bot.games.telling import then
from bot.words.fluent import Words

from .asking import Asking


@dataclass(frozen=True)
class Preview:
    """What a legal move will do, as far as its player can know."""

    asked: Asking
    foreseen: Foreseen

    @cached_property
    def lines(self) -> list[str]:
        """All of it, a line for each thing that happens."""
        return lines(
            marked(self.asked.table, self.asked.said.locale, self.asked.seat),
            self.asked.table.title.telling,
            self.foreseen,
        )

    @cached_property
    def caution(self) -> str | None:
        """What the player should think of twice, if there is anything.

        It stands out as a whole: nothing in it is emphasised by itself.
        """
        caution = self.asked.table.title.telling.caution(self.foreseen)
        plain = marked(self.asked.table, self.asked.said.locale, self.asked.seat).emphasising("")
        return None if caution is None else plain.text(caution)

    @property
    def nothing_to_see(self) -> bool:
        """Whether only playing the move shows what it brings: it would be foreseen to change nothing."""
        return self.foreseen.stop in ("chance", "light") and not self.foreseen.changes


def preview(asked: Asking, move: Move) -> Preview:
    """What a legal move will do, as far as its player can know."""
    return Preview(asked, asked.foresee(move))


def lines(said: Words, telling: Telling, foreseen: Foreseen) -> list[str]:
    """What happens in the words of the log, what it comes to in the game's, what follows.

    Where the game is over nothing follows: that it is, the log tells.
    """
    told = [*happened(said, foreseen.events), *map(said.text, telling.outlook(foreseen))]
    if foreseen.after.outcome is not None:
        return told
    return [*told, said("preview-then", what="; ".join(map(said.text, then(foreseen, telling.awaited))))]
