"""What texts and pictures show of a Discordia position, stated independently of the game's own code."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.discordia.rules import building, dispatches, years
from bot.games.discordia.state import Player, Privilege
from tests.conformance.facts import Fact, only_in_results

_COLOURS = (
    ("blue", "sailors", "Seeleute", "discordia/sailor", "Blau"),
    ("red", "soldiers", "Soldaten", "discordia/soldier", "Rot"),
    ("white", "merchants", "Händler", "discordia/merchant", ""),
    ("yellow", "farmers", "Bauern", "discordia/farmer", "Gelb"),
)
_EXTENSIONS = (
    ("harbour", "Harbor", "Hafen"),
    ("castle", "Castle", "Kastell"),
    ("market_place", "Market place", "Marktplatz"),
    ("field", "Field", "Acker"),
    ("expedition_ext", "Expedition extension", "Expedition"),
    ("development_ext", "Development extension", "Entwicklung"),
)


def _stock(colour: str, english: str, german: str, artwork: str, die: str) -> Fact:
    return Fact(
        colour,
        f"players.*.stock.{colour}",
        (rf"\(.*# {english}.*in stock", rf"\(.*# {german}.*im Vorrat"),
        alt=(rf"\(.*# {english}", rf"\(.*# {german}"),
        icon=artwork,
        result=(english.capitalize(), german),
        noun=f"{english}?",
    )


def _at_the_end(name: str, artwork: str, count: Callable[[Player], int]) -> Fact:
    """Return a fact whose number is shown only in the final table."""
    return Fact(
        name,
        alt=None,
        status=None,
        icon=artwork,
        drawn=(),
        count=lambda view, seat: count(view.players[seat]),
    )


def _left(name: str, english: str, german: str) -> Fact:
    patterns = (rf"Extensions left: .*{english} #", rf"Stadtausbauten: .*{german} #")
    return Fact(f"left {name}", f"extensions.{name}", patterns, None, None, f"discordia/{name}", ("table",))


def _die(colour: str, german: str) -> Fact:
    patterns = (f"Dice: .*{colour} #", f"Würfel: .*{german} #")
    return Fact(f"die {colour}", f"dice.{colour}", patterns, status=None, drawn=())


FACTS = (
    *(_stock(*colour) for colour in _COLOURS),
    Fact(
        "stock",
        words=(r"^# \(", r"^# \("),
        result=("In stock", "Im Vorrat"),
        result_icon="discordia/stock",
        count=lambda view, seat: sum(view.players[seat].stock.values()),
    ),
    Fact(
        "star",
        "players.*.stars",
        ("# stars in stock", "# Sterne im Vorrat"),
        alt=("# stars", "# Sterne"),
        icon="discordia/star",
        result=("Stars", "Sterne"),
        noun="stars?",
    ),
    Fact(
        "manipulators",
        "players.*.manipulators",
        (r"manipulators ready: \d+ of #", r"Manipulatoren bereit: \d+ von #"),
        icon="discordia/manipulator",
        shown=r"\d+/#",
    ),
    Fact(
        "manipulator",
        "players.*.active",
        ("manipulators ready: # of", "Manipulatoren bereit: # von"),
        shown=r"#/\d+",
        icon="discordia/manipulator",
        result=("Manipulators", "Manipulatoren"),
    ),
    Fact(
        "expedition",
        "players.*.expedition",
        (r"Expedition track: # of", r"Expeditionspfad: \d+ Felder, Sterne auf #"),
        alt=("Expedition track #", "Expeditionspfad #"),
        icon="discordia/expedition",
        drawn=("mat",),
        result=("Expedition", "Expedition"),
        unlikely=(3, 4),
    ),
    Fact(
        "development",
        "players.*.development",
        (r"Development track: # of", r"Entwicklungsleiste: \d+ Felder, Sterne auf #"),
        alt=("Development track #", "Entwicklungsleiste #"),
        drawn=(),
        result=("Development", "Entwicklung"),
        result_icon="discordia/development",
        unlikely=(5, 2),
    ),
    Fact(
        "aqueduct",
        "players.*.aqueduct",
        ("the ring is on # of 10", "Der Ring liegt auf # von 10"),
        alt=("aqueduct #", "Aquädukt #"),
        icon="discordia/ring",
        drawn=("mat",),
        result_icon="discordia/aqueduct",
        result=("Aqueduct", "Aquädukt"),
        unlikely=(7, 9),
    ),
    Fact(
        "relief",
        "players.*.relief",
        ("− # \\(this year", "− # \\(Belohnung des Jahres"),
        alt=None,
        drawn=(),
        unlikely=(3, 2),
    ),
    Fact(
        "decrees",
        words=None,
        alt=("decrees # of 4", "Dekrete # von 4"),
        status=("Decrees: # of 4", "Dekrete: # von 4"),
        drawn=(),
        result=("Decrees", "Dekrete"),
        result_icon="discordia/decree",
        count=lambda view, seat: len(view.players[seat].decrees),
    ),
    _at_the_end(
        "placed", "discordia/dispatch", lambda player: sum(tile.placed for tile in player.each_tile())
    ),
    _at_the_end("towers", "discordia/tower", lambda player: len(player.tiles("T"))),
    Fact(
        "year",
        "year",
        ("Year # of 4", "Jahr # von 4"),
        alt=("year # of 4", "Jahr # von 4"),
        status=None,
        drawn=(),
        unlikely=(2,),
    ),
    Fact(
        "season",
        "season",
        ("season # of 5", r"#\. Jahreszeit von 5"),
        status=None,
        drawn=(),
        unlikely=(4,),
        count=lambda view, _: view.season if view.phase == "season" else 0,
    ),
    *(_left(*extension) for extension in _EXTENSIONS),
    Fact(
        "manipulators left",
        "manipulators",
        ("Manipulators left: #", "Manipulatoren: noch #"),
        status=None,
        icon="discordia/manipulator",
        drawn=("table",),
    ),
    Fact(
        "cult",
        "cult",
        ("In the star cult: # stars", "Im Sternenkult: # Sterne"),
        status=None,
        icon="discordia/star",
        drawn=("table",),
    ),
    Fact(
        "stack",
        "stack",
        ("City tiles in the stack: #", "Stadtplättchen im Stapel: #"),
        alt=("in the stack: #", "im Stapel: #"),
        status=None,
        icon="common/stack",
        drawn=("table",),
    ),
    Fact(
        "bag",
        "bag.blue",
        ("Figures in the bag: #", "Figuren im Beutel: #"),
        status=None,
        icon="discordia/bag",
        drawn=("table",),
        count=lambda view, seat: sum(view.bag.values()),
    ),
    *(_die(name, german) for name, _, _, _, german in _COLOURS if german),
    only_in_results(
        "shortage",
        ("Shortage", "Mangel"),
        "discordia/shortage",
        lambda v, seat: years.lack(v.players[seat]).total,
    ),
    only_in_results(
        "strength", ("Strength", "Stärke"), "discordia/strength", lambda v, seat: v.players[seat].strength
    ),
    Fact(
        "privileges",
        "players.*.privileges",
        alt=None,
        status=None,
        drawn=(),
        result=("Privileges", "Privilegien"),
        result_icon="discordia/privilege",
        unlikely=([Privilege("dispatch"), Privilege("dispatch", spent=True)], [Privilege("joker_red")]),
        count=lambda v, seat: sum(not privilege.spent for privilege in v.players[seat].privileges),
        more=[Privilege("dispatch")],
    ),
    only_in_results(
        "special dispatches",
        ("special dispatches", "Sonderentsendungen"),
        "discordia/special",
        lambda v, seat: (
            len(dispatches.special_targets(v.players[seat], v.turn)) if v.turn and v.turn.seat == seat else 0
        ),
    ),
    only_in_results(
        "tiles to take",
        ("tiles to take", "Plättchen"),
        "common/stack",
        lambda v, seat: len(building.filled_cells(v, v.turn.value)) if v.turn and v.turn.seat == seat else 0,
    ),
)
