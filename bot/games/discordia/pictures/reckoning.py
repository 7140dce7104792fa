"""What a year's end did to all seats at once: the header tells it in one breath."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from bot.games.discordia.state import View


@dataclass(frozen=True)
class Reckoning:
    """Who held out against the tribes and who was raided, and by how much each stock changed."""

    tribes: int = 0
    held: list[int] = field(default_factory=list)
    raided: list[int] = field(default_factory=list)
    shortages: dict[int, int] = field(default_factory=dict)


def reckoning(view: View) -> Reckoning | None:
    """The raids and shortages of the last move; None where there were none."""
    found = Reckoning()
    for event in view.events:
        if event.seat is None:
            continue
        if event.key in ("raid-won", "raid-lost"):
            found = replace(found, tribes=int(str(event.arguments["tribes"])))
            (found.held if event.key == "raid-won" else found.raided).append(event.seat)
        elif event.key in ("shortage", "surplus"):
            found.shortages[event.seat] = sum(change.amount for change in event.changes)
    return found if found.held or found.raided or found.shortages else None
