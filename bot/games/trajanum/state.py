"""The position of Forum Trajanum: what lies open, what is hidden, and who sees what of it (section 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from bot import engine
from bot.engine import Asked, Chance, Decision, Position, Step
from bot.engine.moves import Chosen

from . import components

Phase = Literal["set_up", "take", "turns", "scoring", "end"]
Source = Literal["column", "track", "bonus", "crane", "colonia", "eagle", "group", "order"]

SOURCES: tuple[Source, ...] = get_args(Source)
"""Where points come from, in the order of the rules."""
FACE_DOWN = "face_down"
"""What is seen of a tile that shows its back."""
MERCHANT_1 = 3
"""The row whose citizen turns the slider, and makes upgrades reach the next cypress."""


class Crane(Struct, frozen=True, cache_hash=True):
    """A construction crane in a corner: `covered` by its tile, `open`, or `scored`."""

    colour: components.Colour
    state: Literal["covered", "open", "scored"] = "covered"


class Building(Struct, frozen=True, cache_hash=True):
    """A building: which, and the space of the other half of its tile if that is a double one."""

    id: str
    joined: str | None = None


class PlacedCitizen(Struct, frozen=True):
    """A citizen in a row: its tile, and the seat whose tile it was."""

    tile: str
    owner: int


class Row(Struct, frozen=True, cache_hash=True):
    """A citizen row: its citizens from the left, and whether they are active."""

    citizens: tuple[PlacedCitizen, ...] = ()
    active: bool = False

    @property
    def counting(self) -> int:
        return len(self.citizens) if self.active else 0


class Hand(Struct, frozen=True):
    """The tiles of a round, from the taking until they are used or stored; `FACE_DOWN` for whom they hide."""

    own: str | None = None
    received: str | None = None


class Player(Struct):
    """What a player has openly.

    `citizen` is the class of the starting citizen; `tiles` are those on the colonia by space (`FACE_DOWN`, or
    which in the corners), `rows` the six citizen rows from the top, `tracks` the places of the forum markers (0 to
    4), `plaza` the tracks whose markers have left them; `reserve` are the left neighbor's tiles received so far,
    `ship` is the number of envoys, `shift` the slider's place (0 to 8). What everybody remembers of the player's
    own tiles: `shown` are those that were shown when they were used, kept or passed, `lifted` those that lay open
    before they were taken in this round.
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
        """How many tiles of the colonia lie face down."""
        return list(self.tiles.values()).count(FACE_DOWN)

    @property
    def citizens(self) -> list[PlacedCitizen]:
        return [citizen for row in self.rows for citizen in row.citizens]

    def on_track(self, track: components.Track) -> int | None:
        """The step that a marker has reached (0 to 4); None where it stands on the plaza."""
        return None if track in self.plaza else self.tracks[track]

    @property
    def inhabited(self) -> list[int]:
        """The rows (1 to 6) with citizens, active or not."""
        return [number for number, row in enumerate(self.rows, 1) if row.citizens]

    @property
    def upgraded(self) -> int:
        """Where an upgrade would move the slider (rulings 18 and 19)."""
        if self.has_active(MERCHANT_1):
            return next((shift for shift in components.PRESTIGE.cypresses if shift > self.shift), self.shift)
        return min(self.shift + 1, components.PRESTIGE.last_shift)

    @property
    def order_points(self) -> int:
        """What a fulfilled order is worth where the slider is."""
        return components.PRESTIGE.order_points[self.shift]

    @property
    def at_end_of_bar(self) -> bool:
        return self.shift == components.PRESTIGE.last_shift

    def next_step(self, track: components.Track) -> int | None:
        """The step to which the marker of a track would move; None from the end of the track on (ruling 28)."""
        step = self.tracks[track] + 1
        return step if step <= components.CONSTANTS.track_steps else None

    def has_active(self, row: int) -> bool:
        return self.rows[row - 1].counting > 0

    def is_free(self, space: str) -> bool:
        return space not in self.tiles and space not in self.buildings

    def lacking(self, cost: components.Resources) -> components.Resources:
        """What the player has too little of to pay."""
        held = self.resources
        return {name: amount - held[name] for name, amount in cost.items() if held[name] < amount}

    def lift(self, space: str) -> None:
        """A tile is gone from the colonia; in a corner that lays the crane open."""
        del self.tiles[space]
        if space in self.cranes:
            self.cranes[space] = replace(self.cranes[space], state="open")


class Board(Struct, frozen=True):
    """A mosaic board of the forum: its face ("" if made at random), and its upper left cell from 0, 0."""

    face: str
    column: int
    row: int
    turned: bool = False


class Area(Struct, frozen=True, cache_hash=True):
    """A color area of the forum."""

    colour: components.Colour
    cells: tuple[str, ...]


class Forum(Struct):
    """The forum square: boards, areas, eagle cells, and the envoys by cell (whose they are)."""

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
        """How far an area is filled; one that is begun has an envoy, and room for another."""
        free = len(self.free(area))
        return "complete" if not free else "untouched" if free == len(area.cells) else "begun"


class Turn(Struct):
    """What the player in turn has used up: how often each exchange, and the building action."""

    seat: int
    exchanged: dict[str, int] = {}
    built: bool = False


class Taken(Struct, frozen=True):
    """A tile taken out of the own colonia in this round."""

    space: str
    tile: str


class Private(Struct):
    """What a seat alone knows in a round.

    `taken` are the tiles taken while others may still be taking; `hand` those that are not shown yet, `passed`
    the one given away until its receiver shows it.
    """

    taken: tuple[Taken, ...] = ()
    hand: Hand = Hand()
    passed: str | None = None


class Table(Position, kw_only=True):
    """What lies open on the table.

    `start_seat` has the start figure; `streets` are the symbols called in this round, `called` those of all
    earlier ones; `trajan` the card of each cycle that has one; `supply` is empty where tiles never run out.
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
        """What the uppermost fragment of Trajan's Column shows."""
        return components.FRAGMENTS[self.cycle].points

    def column_points(self, seat: int) -> int:
        """What a column, or the end of a track, is worth now (section 3.10)."""
        return self.column_value + self.players[seat].active_citizens

    def is_scored(self, cycle: int) -> bool:
        return cycle < self.cycle or self.phase == "end"

    def turn_order(self) -> list[int]:
        return self.clockwise(self.start_seat)

    def left_of(self, seat: int) -> int:
        """The left neighbor: the next clockwise, who passes tiles to the seat."""
        return (seat + 1) % self.seats

    def right_of(self, seat: int) -> int:
        """The right neighbor, to whom the seat passes tiles."""
        return (seat - 1) % self.seats

    @property
    def has_built(self) -> bool:
        """Whether the player in turn has done the building action."""
        return self.turn is not None and self.turn.built

    def symbols(self, seat: int) -> tuple[str, ...]:
        """The streets of the seat's colonia: those of its rows, then those of its columns."""
        return components.STREETS_OF[self.options["colonia_side"]][seat]

    def private(self, seat: int) -> Private:
        """What a seat alone knows. Raises LookupError for whom it is none of their business."""
        raise LookupError(seat)

    def hand_of(self, seat: int) -> Hand:
        """The tiles that a seat has to use, as far as they are known."""
        private, shown = self.private(seat).hand, self.players[seat].hand
        return Hand(private.own or shown.own, private.received or shown.received)


class State(Table, engine.State, kw_only=True):
    """The position with its secrets.

    `faces` are the fronts of the tiles that lie face down, by seat and space, `spares` the tiles left over;
    `decks` the street cards of each cycle, of which the last is the next.
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
        """Receive what the icons show; the supply is without limit (section 3.1)."""
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
        """Look at the tile of a space that is taken.

        As nobody can know which tile lies where, they are turned up in the order in which they were shuffled,
        whatever the space: so looking ahead compares spaces, not the luck of the draw. Up to version 2 each had
        its own.
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
    """The position as somebody sees it.

    `answer` is what the viewer has answered unseen by the others; `unseen` the viewer's tiles that lie face
    down in the colonia, in the order of the components, or else `spare` the one left over (option `spare_tile`).
    """

    viewer: int | None
    asked: list[Asked]
    answered: list[int]
    decision: Decision | None
    agenda: list[Step]
    answer: Chosen | None
    own: Private | None
    unseen: list[str]
    spare: str | None

    def private(self, seat: int) -> Private:
        """What the viewer alone knows. Raises LookupError for another seat."""
        if self.own is None or seat != self.viewer:
            raise LookupError(seat)
        return self.own

    def with_player(self, seat: int, player: Player) -> View:
        """The same if a seat has something else."""
        return replace(self, players=[*self.players[:seat], player, *self.players[seat + 1 :]])

    def hand_of(self, seat: int) -> Hand:
        return super().hand_of(seat) if seat == self.viewer else self.players[seat].hand


def seen_by(state: State, viewer: int | None) -> View:
    """What a seat, or a spectator (None), may know."""
    own, unseen, spare = None, [], None
    if viewer is not None:
        own = state.privates[viewer]
        # by the option `spare_tile` the owner may list the tiles face down in the colonia, never where they lie,
        # or look at the one left over, once it is
        if state.options["spare_tile"] == "list":
            hidden = set(state.faces[viewer].values())
            unseen = [tile for tile in components.TILES if tile in hidden]
        elif state.spares:
            spare = state.spares[viewer]
    answer = engine.answer_of(state, viewer)
    return engine.open_view(View, state, viewer, answer=answer, own=own, unseen=unseen, spare=spare)
