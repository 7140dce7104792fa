"""What texts and pictures show of a City of Marble position, stated independently of the game's own code."""

from __future__ import annotations

from bot.games.marble.scoring import outlook
from tests.conformance.facts import Fact, only_in_results

_KINDS = (
    ("temple", "temple", "Tempel", "Temple"),
    ("bath", "bath", "Bad", "Bath"),
    ("theatre", "theater", "Theater", "Theater"),
    ("arena", "arena", "Arena", "Arena"),
)


def _kind(kind: str, english: str, german: str, title: str) -> tuple[Fact, ...]:
    def tiles(view: object, seat: int) -> int:
        player = view.players[seat]  # type: ignore[attr-defined]
        return player.forum[kind] + player.incoming[kind]  # type: ignore[no-any-return]

    return (
        Fact(
            f"forum {kind}",
            f"players.*.forum.{kind}",
            (f"Forum: .*#× {english}", f"Auf der Spielertafel: .*#× {german}"),
            alt=(f"forum: .*#× {english}", f"Tafel: .*#× {german}"),
            icon=f"marble/tile_{kind}",
        ),
        Fact(
            f"incoming {kind}",
            f"players.*.incoming.{kind}",
            (f"Drawn, for the next turn: .*#× {english}", f"Gezogen, .*: .*#× {german}"),
            alt=None,
            icon=f"marble/tile_{kind}",
            shown=r"\+#",
        ),
        Fact(
            f"tile-{kind}",
            words=None,
            alt=None,
            status=None,
            drawn=(),
            result=(f"{english} tiles", f"{german}plättchen"),
            result_icon=f"marble/tile_{kind}",
            count=tiles,
        ),
        Fact(
            f"imperium-{kind}",
            f"players.*.imperium.{kind}",
            (f"Imperium tiles: .*#× {english}", f"Imperiumsplättchen: .*#× {german}"),
            icon=f"marble/imperium_{kind}",
            result=(f"{english} Imperium", f"{german}-Imperium"),
        ),
        Fact(
            f"magistrates {kind}",
            f"players.*.fields.{kind}",
            (f"# at the {english} Imperium space", f"# auf dem {german}-Imperiumsfeld"),
            alt=None,
            drawn=(),
        ),
        Fact(
            f"stack {kind}",
            f"stacks.{kind}",
            (rf"{title}: .*Stack: # tiles", rf"{german}: .*Stapel: # Plättchen"),
            alt=(f"Stacks: .*{title} #", f"Stapel: .*{german} #"),
            status=None,
            icon=f"marble/tile_{kind}",
            drawn=("table",),
        ),
        Fact(
            f"imperium left {kind}",
            f"imperium.{kind}",
            (rf"{title}: .*Imperium tiles left: #", rf"{german}: .*Imperiumsplättchen im Vorrat: #"),
            alt=None,
            status=None,
            icon=f"marble/imperium_{kind}",
            drawn=("table",),
        ),
    )


def _pieces(colour: str, english: str, german: str) -> Fact:
    patterns = (f"The {english} aqueduct .*Pieces left: #", f"Das {german}e Aquädukt .*Teile im Vorrat: #")
    return Fact(f"pieces {colour}", f"pieces.{colour}", patterns, None, None, "marble/outlet", ("table",))


FACTS = (
    Fact(
        "points",
        "players.*.points",
        ("# points, rank", "# Siegpunkte, Rang"),
        result=("points", "Siegpunkte"),
        result_icon="common/points_wreath",
        noun="points?",
    ),
    *(fact for kind in _KINDS for fact in _kind(*kind)),
    Fact(
        "coins",
        "players.*.coins",
        ("# coins", "# Münzen"),
        icon="marble/treasury",
        drawn=("table", "mat"),
        result=("coins", "Münzen"),
        noun="coins?",
    ),
    Fact(
        "bridges",
        words=None,
        alt=None,
        status=None,
        drawn=(),
        result=("bridges", "Brücken"),
        result_icon="marble/bridge",
        count=lambda view, seat: view.players[seat].bridges,
    ),
    Fact(
        "home",
        "players.*.home",
        ("Magistrates: # at home", "Beamte: # auf der Tafel"),
        unlikely=(2, 1),
        drawn=(),
        result=("at home", "auf der Tafel"),
        result_icon="common/pawn",
    ),
    Fact(
        "treasury",
        "players.*.fields.treasury",
        ("# at the Treasury", "# auf dem Staatskassenfeld"),
        alt=None,
        drawn=(),
    ),
    Fact(
        "sent",
        words=None,
        alt=None,
        status=None,
        drawn=(),
        result=("sent off", "losgeschickt"),
        result_icon="common/pawn",
        count=lambda view, seat: sum(view.players[seat].fields.values()),
    ),
    Fact(
        "fountains",
        "fountains",
        ("Fountains left: #", "Brunnen im Vorrat: #"),
        status=None,
        icon="marble/fountain",
        drawn=("table",),
    ),
    Fact(
        "coins left",
        "coins",
        ("Coins left: #", "Münzen im Vorrat: #"),
        status=None,
        icon="marble/treasury",
        drawn=("table",),
    ),
    Fact("turn", "turn", ("turn #", "Zug #"), alt=None, status=None, drawn=()),
    _pieces("grey", "gray", "grau"),
    _pieces("brown", "brown", "braun"),
    _pieces("white", "white", "weiß"),
    *(
        only_in_results(
            f"{source} bring", result, icon, lambda view, seat, source=source: outlook(view, seat)[source]
        )  # type: ignore[misc]
        for source, icon, result in (
            ("aqueducts", "marble/aqueduct", ("from aqueducts", "durch Aquädukte")),
            ("fountains", "marble/fountain", ("from fountains", "durch Brunnen")),
            ("coins", "marble/treasury", ("from coins", "durch Münzen")),
            ("imperium", "marble/imperium_all", ("from Imperium", "durch Imperium")),
        )
    ),
)
