"""What texts and pictures show of a Forum Trajanum position, stated independently of the game's own code."""

from __future__ import annotations

from bot.games.trajanum import scoring
from bot.games.trajanum.rules import forum
from tests.conformance.facts import Fact, only_in_results

_RESOURCES = (
    ("builder", "builders?", "Baumeister", "Builder", "Baumeister"),
    ("worker_red", "red workers?", "rote[r]? Arbeiter", "Red worker", "Roter Arbeiter"),
    ("worker_blue", "blue workers?", "blaue[r]? Arbeiter", "Blue worker", "Blauer Arbeiter"),
    ("worker_green", "green workers?", "grüne[r]? Arbeiter", "Green worker", "Grüner Arbeiter"),
    ("worker_yellow", "yellow workers?", "gelbe[r]? Arbeiter", "Yellow worker", "Gelber Arbeiter"),
    ("assistant", "assistants?", "Assistenten", "Assistant", "Assistent"),
    ("tribune", "tribunes?", "Tribune", "Tribune", "Tribun"),
    ("coin", "coins?", "Geld", "Coin", "Geld"),
)
_COLOURS = (
    ("red", "Basilica or house", "Basilika oder Haus", "trajanum/house"),
    ("blue", "Library or fountain", "Bibliothek oder Brunnen", "trajanum/fountain"),
    ("green", "Column or park", "Siegessäule oder Park", "trajanum/park"),
    ("yellow", "Market or stable", "Markt oder Stallung", "trajanum/stable"),
)


def _resource(name: str, english: str, german: str, label: str, schild: str) -> Fact:
    return Fact(
        name,
        f"players.*.resources.{name}",
        (f"Resources: .*({label} #|# {english})", f"Ressourcen: .*({schild} #|# {german})"),
        alt=(f"# {english}", f"# {german}"),
        status=(f"Resources: .*# {english}", f"Ressourcen: .*# {german}"),
        icon="common/coin" if name == "coin" else f"trajanum/{name}",
        result=(label, schild),
        noun=english,
    )


def _supply(colour: str, english: str, german: str, icon: str) -> tuple[Fact, Fact]:
    return (
        Fact(
            f"single {colour}",
            f"supply.single_{colour}",
            (f"{english}: single tiles #", f"{german}: Einzelplättchen #"),
            None,
            None,
            icon,
            ("table",),
        ),
        Fact(
            f"double {colour}",
            f"supply.double_{colour}",
            (f"{english}: .*double tiles #", f"{german}: .*Doppelplättchen #"),
            None,
            None,
            icon,
            ("table",),
        ),
    )


def _track(name: str, english: str, german: str) -> Fact:
    return Fact(
        name,
        f"players.*.tracks.{name}",
        words=None,
        alt=(f"racks: .*{english} #", f"leisten: .*{german} #"),
        status=(f"Tracks: .*{english} #", f"leisten: .*{german} #"),
        drawn=(),
        result=(f"{english} track", f"{german}leiste" if name != "library" else "Bibliotheksleiste"),
        result_icon=f"trajanum/{name}",
    )


FACTS = (
    Fact(
        "vp",
        "players.*.points.bonus",
        ("# points, rank", "# Siegpunkte, Rang"),
        alt=("# points", "# Siegpunkte"),
        result=("points", "Siegpunkte"),
        result_icon="common/points_wreath",
        noun="points?",
        more=1,
        count=lambda view, seat: sum(view.players[seat].points.values()),
    ),
    *(_resource(*resource) for resource in _RESOURCES),
    Fact(
        "ship",
        "players.*.ship",
        ("Envoys: # on the ship", "Gesandte: # auf dem Schiff"),
        alt=("Envoys: # on the ship", "Gesandte: # auf dem Schiff"),
        icon="trajanum/ship",
        result=("envoys aboard", "Gesandte an Bord"),
    ),
    Fact(
        "shift",
        "players.*.shift",
        ("Slider at # of 8", "Schieber auf # von 8"),
        alt=("slider at #,", "Schieber auf #,"),
        icon="trajanum/upgrade",
        drawn=("table",),
        result=("slider", "Schieber"),
        unlikely=(7, 5),
        ends=(0, 8),
    ),
    Fact(
        "reserve",
        words=None,
        alt=None,
        status=None,
        drawn=(),
        result=("reserve tiles", "Reserve"),
        result_icon="trajanum/reserve",
        count=lambda view, seat: len(view.players[seat].reserve),
    ),
    Fact(
        "citizens",
        words=None,
        alt=None,
        status=None,
        drawn=(),
        result=("active citizens", "aktive Bürger"),
        result_icon="trajanum/citizen",
        count=lambda view, seat: sum(len(row.citizens) for row in view.players[seat].rows if row.active),
    ),
    _track("library", "library", "Bibliothek"),
    _track("basilica", "basilica", "Basilika"),
    _track("market", "market", "Markt"),
    Fact("round", "round", ("round # of 12", "Runde # von 12"), status=None, drawn=(), unlikely=(11,)),
    *(fact for colour in _COLOURS for fact in _supply(*colour)),
    only_in_results(
        "orders",
        ("order worth", "Auftrag bringt"),
        "trajanum/trajan",
        lambda v, seat: v.players[seat].order_points,
    ),
    only_in_results(
        "colonia",
        ("colonia worth", "Colonia bringt"),
        "trajanum/build",
        lambda v, seat: scoring.colonia_points(v.players[seat]),
    ),
    only_in_results(
        "eagles",
        ("eagles worth", "Adler bringen"),
        "trajanum/eagle",
        lambda v, seat: forum.eagle_points(v, seat),
    ),
    only_in_results(
        "group",
        ("group worth", "Gruppe bringt"),
        "trajanum/envoy",
        lambda v, seat: scoring.group_points(v.players[seat], len(forum.largest_group(v, seat))),
    ),
)
