"""A level without a deed avoids it, and otherwise plays as before."""

from __future__ import annotations

from bot.engine import AnyView, deeds_of, foresee
from bot.games import TITLES
from tools.selfplay import computer_player, seed_bytes

TITLE = TITLES["praetor"]
GAME = TITLE.game


def deeds(player: str, view: AnyView) -> list[str]:
    """Return the keys of the deeds of the player's next move."""
    move = computer_player(TITLE, player, b"a test").choose(view)
    return [deed.key for deed in deeds_of(foresee(GAME, view, move).events)]


def test_a_level_without_a_deed_does_something_else() -> None:
    state = GAME.new(2, {}, seed_bytes("without"))
    while GAME.asked(state)[0].kind() != "take-action":
        seat = GAME.asked(state)[0].seat
        GAME.play(state, seat, computer_player(TITLE, "tiro", b"a test").choose(GAME.view(state, seat)))
    view = GAME.view(state, GAME.asked(state)[0].seat)
    done = deeds("tiro", view)
    assert deeds("tiro-without-nothing-at-all", view) == done
    assert done[0] not in deeds(f"tiro-without-{done[0]}", view)
