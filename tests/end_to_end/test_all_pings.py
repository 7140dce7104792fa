"""A whole game in which each player has another setting of pings: every ping is counted, and checked when it comes."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any, Final

from simcord.actors import MemberActor

from bot.play.clock.hours import hours_of
from tests.scene import Scene, seated

HOUR: Final = 3600.0
REMINDERS: Final = 2
"""How many reminders a decision may have, besides the ping with which it begins."""

WAYS: Final[dict[str, dict[str, Any]]] = {
    "anna": {"pings": "channel", "zone": "Europe/Berlin", "quiet_from": 22 * 60, "quiet_until": 8 * 60},
    "ben": {"pings": "direct", "zone": "America/New_York", "quiet_from": 23 * 60, "quiet_until": 7 * 60},
    "carla": {"pings": "both"},
    "dora": {"pings": "none"},
}


class PingCounter:
    """Counts the pings: mentions that notify, and direct messages that aren't silent."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._before = self._all()

    def _all(self) -> Counter[tuple[str, str]]:
        names = {player.id: player.name for player in self.scene.players}
        heard = Counter((names[user], "channel") for pinged in self.scene.pings() for user in pinged)
        for player in self.scene.players:
            heard[player.name, "direct"] = self.scene.silent(player).count(False)
        return heard

    def new(self) -> Counter[tuple[str, str]]:
        """The pings since the last call, by person and way."""
        before, self._before = self._before, self._all()
        return self._before - before


async def test_each_decision_pings_once_in_its_players_way_and_nobody_who_rests(tmp_path: Path) -> None:
    chance = random.Random(4)
    async with seated(tmp_path, 4) as scene:
        for player in scene.players:
            await scene.settle(player, **WAYS[player.name])
        await scene.mod.slash(scene.channel, "game pace", hours=24)
        ear, asked = (
            PingCounter(scene),
            {player.name: 1 for player in await scene.asked()},
        )  # by the first card
        decided = 0
        while (table := await scene.table()).status == "playing":
            mover = chance.choice(await scene.asked())
            waits = chance.randrange(5) if len(asked) == 1 else 0
            for _ in range(waits):
                scene.now += 5 * HOUR
                await look(scene)
                await count(scene, ear, asked)
            view = table.view(table.seat_of(mover.id))
            form = next(form for form in view.decision.forms(view) if form.move.kind() in ("hide", "rest"))
            move = next(iter(form.moves()))
            await scene.bot.tables.games.play(scene.caller(mover), move)
            check_reached(mover, asked.pop(mover.name, 0))
            decided += 1
            still = {player.name for player in await scene.asked()}
            asked.update(dict.fromkeys(still - asked.keys(), 0))
            for name in asked.keys() - still:
                del asked[name]
            await look(scene)
            await count(scene, ear, asked)
        assert decided > 8, "it was a game"


async def look(scene: Scene) -> None:
    """Handle all clocks and pings that are due, and send all waiting announcements."""
    await scene.bot.tables.deadlines.put_due()
    await scene.bot.tables.pinging.put_due()
    await scene.bot.outbox.sweep()
    await scene.thought()


async def count(scene: Scene, ear: PingCounter, asked: dict[str, int]) -> None:
    """Check the pings since the last call: in the player's way, not while they rest, not too many for a decision."""
    over = (await scene.table()).status != "playing"
    for (name, way), times in ear.new().items():
        settled = WAYS[name]
        player = next(player for player in scene.players if player.name == name)
        assert times == 1, f"{name} is pinged twice at once"
        assert settled["pings"] in (way, "both"), f"{name} wants no pings by {way}"
        person = await scene.store.people.of(player.id)
        assert hours_of(person).rests(scene.now) is None, f"{name} is pinged while they rest"
        if over:
            continue
        assert name in asked, f"{name} is pinged though nobody asks them"
        if settled["pings"] != "both" or way == "channel":
            asked[name] += 1
        assert asked[name] <= 1 + REMINDERS, f"{name} is pinged too often for one decision"


def check_reached(mover: MemberActor, times: int) -> None:
    """Assert that the player who never rests was pinged for their decision."""
    if mover.name == "carla":
        assert times >= 1
