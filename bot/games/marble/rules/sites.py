"""Finished sites: their order, what is built, and which magistrates fetch a reward (section 5.7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from bot.engine import Decision, Form, Move, Place, Player, Task, Text, push, text, yes
from bot.games.marble.components import TREASURY, Field, SiteKind, place_names
from bot.games.marble.state import Site, State, Table

from . import city
from .moves import NONE, ChooseSite, Claim

SINGLE: Final = "single"
NEVER: Final = "never"
"""Ways to have claims answered automatically: by the only magistrate there, or by none."""


class FinishSites(Task):
    """Builds the sites that a tile of `seat` has enclosed, given in the order of the board."""

    seat: int
    points: list[str]

    def run(self, state: State) -> None:
        if len(self.points) > 1:
            push(state, SiteOrder(self.seat, self.points))
        elif self.points:
            resolve(state, self.seat, self.points[0])


class SiteOrder(Decision):
    """Which site is built next."""

    points: list[str]

    def forms(self, position: Table) -> Iterator[Form]:
        yield Form(ChooseSite, point=self.points)

    def play(self, state: State, move: ChooseSite) -> None:
        """Build on the site, and on the others only afterward (ruling 25)."""
        push(state, FinishSites(self.seat, [point for point in self.points if point != move.point]))
        if state.heard:
            state.did("site-chosen", self.seat, point=Place(move.point))
        resolve(state, self.seat, move.point)

    def why_not(self, position: Table, move: ChooseSite) -> Text | None:
        return text("refusal-site-point", points=place_names(self.points))


def resolve(state: State, seat: int, point: str) -> None:
    """Build on a site; then ask for claims, in turn order from the active seat."""
    found = city.prospect_at(state.tiles, point)
    site = state.sites[point] = found.becomes(state)
    if site.owner is not None:
        state.players[site.owner].points += found.points
    if site.kind == "fountain":
        state.fountains -= 1
    if state.heard:
        _tell(state, found, site)
    if site.kind == "plaza":
        return
    claims = [SiteClaim(claimant, point) for claimant in state.clockwise(seat)]
    push(state, *(claim for claim in claims if city.magistrates_of(state.tiles, found.places, claim.seat)))


def _tell(state: State, found: city.Prospect, site: Site) -> None:
    """Tell what a site has become, and which type its tiles make."""
    place, building = Place(found.point), Text(f"building-{found.kind}")
    ordered = sorted(found.influence.items(), key=lambda share: -share[1])
    shares = [text("share", player=Player(leading), amount=amount) for leading, amount in ordered]
    if site.owner is not None:
        contested = yes(len(shares) > 1)
        state.did("built", site.owner, building=building, point=place, shares=shares, contested=contested)
        state.note(site.owner, "points", found.points)
    elif site.kind == "fountain":
        level = yes(shares)
        state.tell("fountain-built", point=place, building=building, shares=shares, level=level)
    else:
        state.tell("plaza-left", point=place)


def field_of(kind: SiteKind) -> Field:
    """The field to which magistrates go from what is built on a site."""
    return TREASURY if kind == "fountain" or kind == "plaza" else kind


class SiteClaim(Decision):
    """Whether a magistrate leaves the district of a finished site to fetch its reward.

    A seat can have this answered always: with the only magistrate that it has there, or with none (section 13).
    """

    ways: ClassVar = (SINGLE, NEVER)

    point: str

    def forms(self, position: Table) -> Iterator[Form]:
        yield Form(Claim, magistrate=[*self.claimable(position), NONE])

    def claimable(self, table: Table) -> Sequence[str]:
        return city.magistrates_of(table.tiles, city.district(table.tiles, self.point), self.seat)

    def play(self, state: State, move: Claim) -> None:
        if move.magistrate == NONE:
            state.did("claim-declined", self.seat, point=Place(self.point))
            return
        field = field_of(state.sites[self.point].kind)
        state.tiles[move.magistrate] = state.tiles[move.magistrate].left()
        state.players[self.seat].fields[field] += 1
        if state.heard:
            place, point = Place(move.magistrate), Place(self.point)
            state.did("claimed", self.seat, place=place, point=point, field=Text(f"place-{field}"))

    def absent(self, position: Table) -> Move:
        """None (ruling 46)."""
        return Claim(NONE)

    def answer_in(self, position: Table, way: str) -> Move | None:
        if way == NEVER:
            return Claim(NONE)
        places = self.claimable(position)
        return Claim(places[0]) if len(places) == 1 else None

    def why_not(self, position: Table, move: Claim) -> Text | None:
        return text("refusal-claim", point=Place(self.point), places=place_names(self.claimable(position)))
