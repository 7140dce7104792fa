"""The reader in a message: the functions by which one sentence is said of a player and to the player.

`VERB($player, "takes", "take")` is the last form where the player is the reader. `WHOM($player)` and `TO-WHOM($player)`
are the accusative and the dative of the name or of "you", `WHOSE($player)` is the possessive; in German
`WHOSE($player, "Der Ring", "Dein Ring")`, with what is owned. `WHO($player)` is a selector: `[you]` or `*[other]`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class You(str):
    """The word for the reader, where somebody else's name would stand."""

    __slots__ = ()


def functions(say: Callable[..., str]) -> dict[str, Callable[..., Any]]:
    """The functions for the messages of one language; `say` says a message of it."""

    def verb(player: str, third: str, second: str) -> str:
        return second if isinstance(player, You) else third

    def whose(player: str, owned: str = "", yours: str = "") -> str:
        if isinstance(player, You):
            return yours or say("you-whose")
        return say("somebody-whose", name=player, owned=owned)

    return {
        "VERB": verb,
        "WHOSE": whose,
        "WHOM": lambda player: say("you-whom") if isinstance(player, You) else player,
        "TO-WHOM": lambda player: say("you-to-whom") if isinstance(player, You) else player,
        "WHO": lambda player: "you" if isinstance(player, You) else "other",
    }
