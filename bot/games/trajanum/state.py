"""The position of Forum Trajanum: open and hidden information, and views of it (section 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from bot import engine
from bot.engine import AskedDecision, Chance, Chosen, Decision, Position, Step

from . import components

Phase = Literal["set_up", "take", "turns", "scoring", "end"]
Source = Literal["column", "track", "bonus", "crane", "colonia", "eagle", "group", "order"]

SOURCES: tuple[Source, ...] = get_args(Source)
"""Sources of points, in the order of the rules."""
FACE_DOWN = "face_down"
"""Replaces the id of a tile whose front the viewer can't see."""
MERCHANT_1 = 3
"""The row whose citizen flips the slider, and makes upgrades move it to the next cypress."""


class Crane(Struct, frozen=True, cache_hash=True):
    """A construction crane in a corner: `covered` by a tile, `open` or `scored`."""

    colour: components.Colour
    state: Literal["covered", "open", "scored"] = "covered"


class Building(Struct, frozen=True, cache_hash=True):
    """A building; `joined` is the space of the other half of a double tile."""

    id: str
    joined: str | None = None


class PlacedCitizen(Struct, frozen=True):
    """A citizen in a row: its tile, and the seat whose color that has."""

    tile: str
    owner: int


class Row(Struct, frozen=True, cache_hash=True):
    """A citizen row: the citizens from the left, and whether they are active."""

    citizens: tuple[PlacedCitizen, ...] = ()
    active: bool = False

    @property
    def counting(self) -> int:
        return len(self.citizens) if self.active else 0


class Hand(Struct, frozen=True):
    """The own and the received tile of a round, until they are used or stored; `FACE_DOWN` if hidden."""

    own: str | None = None
    received: str | None = None


class Player(Struct):
    """The open part of what a player has.

    - `citizen` is the class of the starting citizen.
    - `tiles` are the tiles on the colonia by space, `FACE_DOWN` except in corners.
    - `rows` are the six citizen rows from the top.
    - `tracks` are the steps of the forum markers (0 to 4), `plaza` the tracks whose markers are on the plaza.
    - `reserve` are tiles received from the left neighbor.
    - `shown` are the player's own tiles that have been shown so far; `lifted` are those taken in this round that had
      been open before.
    - `ship` is the number of envoys on the ship, `shift` the slider's position (0 to 8), `flipped` whether the slider
      shows its other side.
    """

    citizen: components.SocialClass
    resources: components.Resources
    cranes: dict[str, Crane] = {}
    tiles: dict[str, str] = {}
    buildings: dict[str, Building] = {}
    rows: list[Row] = []
    tracks: dict[components.Track, int] = {}
    plaza: list[components.Track] = []
    hand: Hand = Hand()
    reserve: list[str] = []
    shown: list[str] = []
    lifted: tuple[str, ...] = ()
    ship: int = 0
    shift: int = 0
    flipped: bool = False
    points: dict[Source, int] = {}

    @property
    def vp(self) -> int:
        return sum(self.points.values())

    @property
    def active_citizens(self) -> int:
        return sum(row.counting for row in self.rows)

    @property
    def hidden_tiles(self) -> int:
        """The number of face-down tiles in the colonia."""
        return list(self.tiles.values()).count(FACE_DOWN)

    @property
    def citizens(self) -> list[PlacedCitizen]:
        return [citizen for row in self.rows for citizen in row.citizens]

    def on_track(self, track: components.Track) -> int | None:
        """The step of a marker (0 to 4); None if it is on the plaza."""
        return None if track in self.plaza else self.tracks[track]

    @property
    def inhabited(self) -> list[int]:
        """The numbers (1 to 6) of rows with citizens, active or not."""
        return [number for number, row in enumerate(self.rows, 1) if row.citizens]

    @property
    def upgraded(self) -> int:
        """The slider's position after an upgrade (rulings 18 and 19)."""
        if self.has_active(MERCHANT_1):
            return next((shift for shift in components.PRESTIGE.cypresses if shift > self.shift), self.shift)
        return min(self.shift + 1, components.PRESTIGE.last_shift)

    @property
    def order_points(self) -> int:
        """The points for a fulfilled order, by the slider's position."""
        return components.PRESTIGE.order_points[self.shift]

    @property
    def at_end_of_bar(self) -> bool:
        return self.shift == components.PRESTIGE.last_shift

    def next_step(self, track: components.Track) -> int | None:
        """The next step of the marker of a track; None at the end of the track (ruling 28)."""
        step = self.tracks[track] + 1
        return step if step <= components.CONSTANTS.track_steps else None

    def has_active(self, row: int) -> bool:
        return self.rows[row - 1].counting > 0

    def is_free(self, space: str) -> bool:
        return space not in self.tiles and space not in self.buildings

    def lacking(self, cost: components.Resources) -> components.Resources:
        """The resources that the player lacks for a cost."""
        held = self.resources
        return {name: amount - held[name] for name, amount in cost.items() if held[name] < amount}

    def lift(self, space: str) -> None:
        """Remove a tile from the colonia; in a corner the crane becomes open."""
        del self.tiles[space]
        if space in self.cranes:
            self.cranes[space] = replace(self.cranes[space], state="open")


class Board(Struct, frozen=True):
    """A mosaic board of the forum: its face ("" if random), and the column and row of its upper left cell, from 0."""

    face: str
    column: int
    row: int
    turned: bool = False


class Area(Struct, frozen=True, cache_hash=True):
    """A color area of the forum."""

    colour: components.Colour
    cells: tuple[str, ...]


class Forum(Struct):
    """The forum square: boards, areas, eagle cells, and the seats of envoys by cell."""

    boards: tuple[Board, ...]
    areas: tuple[Area, ...]
    eagles: tuple[str, ...]
    envoys: dict[str, int] = {}

    def colours(self) -> dict[str, str]:
        coloured: dict[str, str] = {cell: area.colour for area in self.areas for cell in area.cells}
        return coloured | dict.fromkeys(self.eagles, "eagle")

    def area_of(self, cell: str) -> Area | None:
        return next((area for area in self.areas if cell in area.cells), None)

    def free(self, area: Area) -> list[str]:
        return [cell for cell in area.cells if cell not in self.envoys]

    def stage(self, area: Area) -> Literal["untouched", "begun", "complete"]:
        """Whether an area has no envoys ("untouched"), some ("begun"), or no free cell ("complete")."""
        free = len(self.free(area))
        return "complete" if not free else "untouched" if free == len(area.cells) else "begun"


class Turn(Struct):
    """A turn: how often each exchange was used, and whether the building action was."""

    seat: int
    exchanged: dict[str, int] = {}
    built: bool = False


class Taken(Struct, frozen=True):
    """A tile that a player took from their colonia in this round."""

    space: str
    tile: str


class Private(Struct):
    """What only one seat knows in a round.

    `taken` are the tiles taken until the delivery, `hand` those in hand until they are shown, and `passed` is the tile
    passed on until its receiver shows it.
    """

    taken: tuple[Taken, ...] = ()
    hand: Hand = Hand()
    passed: str | None = None


class Table(Position, kw_only=True):
    """The open part of the position.

    `start_seat` is the starting player, `streets` are the symbols called in this round, `called` those of earlier
    rounds. `trajan` has the Trajan cards by cycle. `supply` is empty if building tiles are unlimited.
    """

    start_seat: int
    players: list[Player]
    forum: Forum
    supply: dict[str, int]
    trajan: dict[int, str]
    cycle: int = 1
    round: int = 0
    phase: Phase = "set_up"
    streets: list[str] = []
    called: list[str] = []
    turn: Turn | None = None

    @property
    def column_value(self) -> int:
        """The points on the top fragment of Trajan's Column."""
        return components.FRAGMENTS[self.cycle].points

    def column_points(self, seat: int) -> int:
        """The points of a column or the end of a track now (section 3.10)."""
        return self.column_value + self.players[seat].active_citizens

    def is_scored(self, cycle: int) -> bool:
        early = self.outcome is not None and self.outcome.reason == "ended-abandoned"
        return cycle < self.cycle or (self.phase == "end" and not early)

    def turn_order(self) -> list[int]:
        return self.clockwise(self.start_seat)

    def left_of(self, seat: int) -> int:
        """The left neighbor, the next clockwise, who passes tiles to the seat."""
        return (seat + 1) % self.seats

    def right_of(self, seat: int) -> int:
        """The right neighbor, to whom the seat passes tiles."""
        return (seat - 1) % self.seats

    @property
    def has_built(self) -> bool:
        """Whether the player in turn has used the building action."""
        return self.turn is not None and self.turn.built

    def symbols(self, seat: int) -> tuple[str, ...]:
        """The street symbols of the seat's colonia: of its rows, then of its columns."""
        return components.STREETS_OF[self.options["colonia_side"]][seat]

    def private(self, seat: int) -> Private:
        """What only the seat knows. Raises LookupError if this position doesn't include it."""
        raise LookupError(seat)

    def hand_of(self, seat: int) -> Hand:
        """The tiles in a seat's hand, as far as they are known."""
        private, shown = self.private(seat).hand, self.players[seat].hand
        return Hand(private.own or shown.own, private.received or shown.received)


class State(Table, engine.State, kw_only=True):
    """The position with its secrets.

    `faces` are the face-down tiles by seat and space, `spares` the spare tiles by seat, and `decks` the street cards by
    cycle, drawn from the end.
    """

    privates: list[Private]
    faces: list[dict[str, str]]
    spares: list[str]
    decks: list[list[str]]
    agenda: list[Step]
    chance: Chance

    def private(self, seat: int) -> Private:
        return self.privates[seat]

    def change(self, seat: int, resource: components.Resource, amount: int) -> None:
        self.players[seat].resources[resource] += amount
        self.note(seat, resource, amount)

    def gain(self, seat: int, icons: Sequence[components.Icon]) -> None:
        """Gain what the icons show; the supply is unlimited (section 3.1)."""
        for icon in dict.fromkeys(icons):
            if icon != "upgrade":
                self.change(seat, icon, icons.count(icon))
                continue
            for _ in range(icons.count(icon)):
                player = self.players[seat]
                before, player.shift = player.shift, player.upgraded
                self.note(seat, "shift", player.shift - before)

    def pay(self, seat: int, cost: components.Resources) -> None:
        for resource, amount in cost.items():
            self.change(seat, resource, -amount)

    def score(self, seat: int, source: Source, points: int) -> None:
        self.players[seat].points[source] += points
        self.note(seat, "vp", points)

    def sail(self, seat: int, envoys: int) -> None:
        self.players[seat].ship += envoys
        self.note(seat, "ship", envoys)

    def front(self, seat: int, space: str) -> str:
        """The tile of a space, drawn if it is face down.

        Face-down tiles come in shuffled order, whatever the space, which makes no difference to players: so previews
        compare spaces, not luck. Before version 3 each space had its own tile.
        """
        shown, faces = self.players[seat].tiles[space], self.faces[seat]
        if shown != FACE_DOWN:
            return shown
        if self.rules_version < 3:
            return faces.pop(space)
        tile, *others = faces.values()
        spaces = list(faces)
        spaces.remove(space)
        self.faces[seat] = dict(zip(spaces, others, strict=True))
        return tile


class View(Table, engine.View, kw_only=True):
    """The position as a viewer sees it.

    `answer` is the viewer's secret answer. By the option `spare_tile` the viewer sees either their `unseen` tiles, face
    down in the colonia, in the order of the components, or their `spare` tile.
    """

    viewer: int | None
    asked: list[AskedDecision]
    answered: list[int]
    decision: Decision | None
    agenda: list[Step]
    answer: Chosen | None
    own: Private | None
    unseen: list[str]
    spare: str | None

    def private(self, seat: int) -> Private:
        """What only the viewer knows. Raises LookupError for other seats."""
        if self.own is None or seat != self.viewer:
            raise LookupError(seat)
        return self.own

    def with_player(self, seat: int, player: Player) -> View:
        """A copy with another player at a seat."""
        return replace(self, players=[*self.players[:seat], player, *self.players[seat + 1 :]])

    def hand_of(self, seat: int) -> Hand:
        return super().hand_of(seat) if seat == self.viewer else self.players[seat].hand


def seen_by(state: State, viewer: int | None) -> View:
    """The view of a seat, or of a spectator (None)."""
    own, unseen, spare = None, [], None
    if viewer is not None:
        own = state.privates[viewer]
        # By the option `spare_tile` the owner sees either a list of the face-down tiles, without their spaces, or the
        # spare tile as soon as there is one.
        if state.options["spare_tile"] == "list":
            hidden = set(state.faces[viewer].values())
            unseen = [tile for tile in components.TILES if tile in hidden]
        elif state.spares:
            spare = state.spares[viewer]
    answer = engine.answer_of(state, viewer)
    return engine.open_view(View, state, viewer, answer=answer, own=own, unseen=unseen, spare=spare)
