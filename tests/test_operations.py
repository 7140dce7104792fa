"""The files for operators fit together: alarms, dashboard, Compose profiles, and the page on hosting."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

import promql_parser
import pytest
import yaml

from bot.engine import SEED_BYTES
from bot.metrics import (
    BackgroundJob,
    Delivery,
    InteractionKind,
    InteractionOutcome,
    LogLevel,
    Metrics,
    Shard,
    Stock,
    ThoughtOutcome,
)
from bot.play.lobby.invitations import MOST
from bot.play.store import Store
from bot.review.verification import MOST_BYTES
from bot.settings import Server, read

from .postgres_server import package

REPOSITORY = Path(__file__).parents[1]
OPERATIONS = REPOSITORY / "operations"
PAGE = (REPOSITORY / "docs/hosting.md").read_text(encoding="utf-8")

OF_EVERY_TARGET = {"instance", "job"}
"""Labels that Prometheus adds."""

NOT_OURS = {"up"}
"""Metrics of Prometheus itself."""

OF_THE_LIBRARY = re.compile(r"process_\w+")
"""Metrics that the client library measures of the process; the dashboard need not show them."""


def used() -> Metrics:
    """Metrics, each of which has a value."""
    metrics = Metrics(["example"])
    metrics.interactions.labels(InteractionKind.COMMAND, InteractionOutcome.ANSWERED).inc()
    metrics.acknowledgment.labels(InteractionKind.COMMAND).observe(0.1)
    metrics.durable(0.1)
    metrics.shown(0.1)
    metrics.answer_lost()
    metrics.announcements.labels(Delivery.TOLD).inc()
    metrics.drawing.labels("example", "table").observe(0.1)
    metrics.cache_requests.labels("pictures", "hit").inc()
    metrics.thought("tiro", ThoughtOutcome.PLAYED, 0.1)
    metrics.advised(0.1)
    metrics.lagged(0.1)
    metrics.log_lines.labels(LogLevel.ERROR).inc()
    stock = Stock(
        queues=dict.fromkeys(("drawing", "thinking", "outbox", "emojis"), 1),
        oldest={True: 1.0, False: 1.0},
        games={("example", "playing"): 1},
        shards=(Shard(0, connected=True, acknowledged=1.0, latency=0.1),),
        written=1.0,
        commands_known=True,
        jobs=(BackgroundJob("outbox", failing=False, succeeded=1.0),),
    )
    metrics.taken_stock(stock, ready=True)
    return metrics


@cache
def metrics() -> dict[str, dict[str, set[str]]]:
    """The names of all samples, with their labels and the values of these."""
    known: dict[str, dict[str, set[str]]] = {}
    for family in used().registry.collect():
        for sample in family.samples:
            labels = known.setdefault(sample.name, {})
            for name, value in sample.labels.items():
                labels.setdefault(name, set()).add(value)
    for name in ("tried", "queue", "outcome", "kind"):
        assert any(name in labels for labels in known.values())
    return known


def families() -> set[str]:
    """The bot's own metrics, by the names that pages use."""
    counters = {f"{family.name}_total" for family in used().registry.collect() if family.type == "counter"}
    infos = {f"{family.name}_info" for family in used().registry.collect() if family.type == "info"}
    others = {family.name for family in used().registry.collect() if family.type not in ("counter", "info")}
    return {name for name in counters | infos | others if not OF_THE_LIBRARY.fullmatch(name)}


def alarms() -> list[dict[str, Any]]:
    rules = yaml.safe_load((OPERATIONS / "alarms.yml").read_text(encoding="utf-8"))
    return [rule for group in rules["groups"] for rule in group["rules"]]


def dashboard() -> dict[str, Any]:
    return json.loads((OPERATIONS / "grafana/ludi-romani.json").read_text(encoding="utf-8"))


def expressions() -> dict[str, str]:
    """All expressions of alarms and panels, by where they are."""
    found = {f"alarm {alarm['alert']}": alarm["expr"] for alarm in alarms()}
    for panel in dashboard()["panels"]:
        for target in panel.get("targets", []):
            found[f"panel {panel['title']} {target['refId']}"] = target["expr"].replace(
                "$__rate_interval", "1m"
            )
    return found


def selected(expression: str) -> Iterator[tuple[str, dict[str, str]]]:
    """The metrics in an expression, with the labels that it requires."""
    for name, matchers in re.findall(r"\b(ludi_\w+|process_\w+|up)\b(?:\{([^}]*)\})?", expression):
        yield name, dict(re.findall(r'(\w+)(?:=~?|!=)"([^"]*)"', matchers))


@pytest.mark.parametrize("place", expressions())
def test_each_expression_can_be_parsed_and_uses_existing_metrics_and_labels(place: str) -> None:
    expression = expressions()[place]
    promql_parser.parse(expression)
    grouped = {
        label for labels in re.findall(r"by \(([^)]*)\)", expression) for label in re.findall(r"\w+", labels)
    }
    asked = dict(selected(expression))
    assert asked
    there = set(OF_EVERY_TARGET)
    for name, matchers in asked.items():
        if name in NOT_OURS:
            continue
        assert name in metrics(), f"nothing is called {name}"
        labels = metrics()[name]
        there |= labels.keys()
        for label, value in matchers.items():
            if label in OF_EVERY_TARGET:
                continue
            assert label in labels, f"{name} has no label {label}"
            if label not in ("state", "le"):
                assert set(value.split("|")) <= labels[label], f"{label} of {name} is never {value}"
            if label == "le":
                assert value in labels[label], f"{name} has no bucket up to {value}"
    assert grouped <= there


def test_every_metric_is_on_the_dashboard() -> None:
    shown = {
        re.sub(r"_(bucket|count|sum)$", "", name) if name not in families() else name
        for panel in dashboard()["panels"]
        for target in panel.get("targets", [])
        for name, _ in selected(target["expr"])
    }
    assert families() <= shown


def test_the_panels_of_the_dashboard_do_not_overlap() -> None:
    panels = dashboard()["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    cells: set[tuple[int, int]] = set()
    for panel in panels:
        at = panel["gridPos"]
        own = {(x, y) for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])}
        assert all(x < 24 for x, _ in own)
        assert not own & cells, panel["title"]
        cells |= own


def test_the_page_lists_exactly_the_metrics_and_alarms_that_exist() -> None:
    assert set(re.findall(r"^\| `(ludi_\w+)`", PAGE, re.MULTILINE)) == families()
    assert set(re.findall(r"^\| \*\*(\w+)\*\*", PAGE, re.MULTILINE)) == {alarm["alert"] for alarm in alarms()}


def test_each_alarm_has_a_severity_and_a_summary_with_existing_labels() -> None:
    for alarm in alarms():
        assert alarm["labels"]["severity"] in ("page", "look")
        summary = alarm["annotations"]["summary"]
        assert summary.endswith(".")
        labels = set(re.findall(r"\$labels\.(\w+)", summary))
        aggregated = re.search(r"\b(sum|max)\b", alarm["expr"]) is not None
        grouped = set(re.findall(r"\w+", " ".join(re.findall(r"by \(([^)]*)\)", alarm["expr"]))))
        kept = (
            grouped if aggregated else OF_EVERY_TARGET | metrics().get(alarm["expr"].split(" ")[0], {}).keys()
        )
        assert labels <= kept, alarm["alert"]


def test_failures_are_counted_from_zero_so_that_the_first_is_seen() -> None:
    counted = {
        (sample.name, *sample.labels.values()): sample.value
        for family in Metrics().registry.collect()
        for sample in family.samples
    }
    for kind in InteractionKind:
        assert counted["ludi_interactions_total", kind, InteractionOutcome.FAILED] == 0
    assert counted["ludi_drawings_failed_total",] == 0
    assert counted["ludi_log_lines_total", LogLevel.ERROR] == 0
    assert metrics()["ludi_thoughts_total"]["outcome"] == set(ThoughtOutcome)


# Compose


def compose() -> dict[str, Any]:
    return yaml.safe_load((REPOSITORY / "compose.yaml").read_text(encoding="utf-8"))


def services(profile: str) -> dict[str, Any]:
    return {name: one for name, one in compose()["services"].items() if profile in one["profiles"]}


def test_one_profile_is_a_single_bot_and_the_other_two_bots_with_their_services() -> None:
    assert set(services("single")) == {"bot"}
    assert set(services("many")) == {"bot-0", "bot-1", "postgres", "prometheus", "grafana"}


def test_the_two_bots_divide_the_shards_and_share_one_database() -> None:
    said = [
        service["environment"] for service in services("many").values() if service["image"] == "ludi-romani"
    ]
    assert len({one["DATABASE"] for one in said}) == 1
    settings = [read({**one, "DATABASE": "", "DISCORD_TOKEN": "t"}) for one in said]
    assert sorted(shard for one in settings for shard in one.shard_ids or ()) == list(
        range(settings[0].shard_count or 0)
    )
    assert {one.metrics_host for one in settings} == {"0.0.0.0"}


def test_prometheus_scrapes_every_bot_at_its_port() -> None:
    read_from = yaml.safe_load((OPERATIONS / "prometheus.yml").read_text(encoding="utf-8"))
    (job,) = read_from["scrape_configs"]
    targets = {target for group in job["static_configs"] for target in group["targets"]}
    assert targets == {
        f"{name}:{service['environment']['METRICS_PORT']}"
        for name, service in services("many").items()
        if service["image"] == "ludi-romani"
    }
    assert f'job="{job["job_name"]}"' in (OPERATIONS / "alarms.yml").read_text(encoding="utf-8")


def test_the_dashboard_uses_the_configured_data_source() -> None:
    (source,) = yaml.safe_load((OPERATIONS / "grafana/datasources.yml").read_text(encoding="utf-8"))[
        "datasources"
    ]
    asked = {
        target["datasource"]["uid"] for panel in dashboard()["panels"] for target in panel.get("targets", [])
    }
    assert asked == {source["uid"]}
    host, port = source["url"].removeprefix("http://").split(":")
    assert host in services("many")
    assert port == "9090"


def test_services_are_read_only_and_have_no_unneeded_rights() -> None:
    for name, service in compose()["services"].items():
        assert service["read_only"], name
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert {"mem_limit", "pids_limit", "logging"} <= set(service), name
        assert name == "postgres" or "cap_add" not in service
        assert not name.startswith("bot") or "ports" not in service


def test_mounts_exist_ports_are_local_and_images_have_versions() -> None:
    for name, service in compose()["services"].items():
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            there = (
                (REPOSITORY / source).is_file() if source.startswith(".") else source in compose()["volumes"]
            )
            assert there, f"{name}: {source}"
        assert all(port.startswith("127.0.0.1:") for port in service.get("ports", []))
        assert "build" in service or re.search(r":v?\d+\.\d+", service["image"])


# Back up and restore


def block(page: str, command: str) -> str:
    """The shell block of a page that contains a command."""
    (found,) = [text for text in re.findall(r"```sh\n(.*?)```", page, re.DOTALL) if command in text]
    return str(found)


def type_in(shell: str, folder: Path, **environment: str) -> str:
    """Run shell commands, with the Python of the tests; return their output."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "-euc", shell],
        cwd=folder,
        env={"PATH": path, "PYTHONPATH": str(REPOSITORY), "HOME": str(folder), **environment},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@asynccontextmanager
async def opened(database: Path | Server) -> AsyncIterator[Store]:
    store = await Store.open(database, now=0.0)
    yield store
    await store.close()


def test_the_commands_on_the_page_restore_a_backup_made_while_the_bot_ran(tmp_path: Path) -> None:
    database = tmp_path / "data/ludi.sqlite3"

    async def back_up() -> None:
        async with opened(database) as store:
            await store.set_setting("played", "before")
            said = await asyncio.to_thread(type_in, block(PAGE, "bot backup"), tmp_path)
            assert "is copied to" in said
            await store.set_setting("played", "after")

    async def played() -> str | None:
        async with opened(database) as store:
            return await store.setting("played")

    asyncio.run(back_up())
    assert asyncio.run(played()) == "after"
    (copy,) = (tmp_path / "backups").iterdir()
    type_in(block(PAGE, 'cp "$BACKUP"'), tmp_path, BACKUP=str(copy))
    assert asyncio.run(played()) == "before"
    (aside,) = tmp_path.glob("data/aside-*/ludi.sqlite3")
    assert aside.stat().st_size > 0


def test_the_commands_on_the_page_restore_a_postgres_database(tmp_path: Path, server: Server) -> None:
    installed = package()
    assert installed is not None
    programs = f"{installed / 'pginstall/bin'}{os.pathsep}{os.environ['PATH']}"
    restored = Server(re.sub(r"/test_\w+", "/ludi_restored", server.url))

    async def play(place: Server, was: str | None, now: str) -> None:
        async with opened(place) as store:
            assert await store.setting("played") == was
            await store.set_setting("played", now)

    asyncio.run(play(server, None, "before"))
    type_in(block(PAGE, '--file="ludi-'), tmp_path, PATH=programs, DATABASE=server.url)
    asyncio.run(play(server, "before", "after"))
    (copy,) = tmp_path.glob("ludi-*.dump")
    told = {"PATH": programs, "DATABASE": server.url, "RESTORED": restored.url, "BACKUP": str(copy)}
    type_in(block(PAGE, "createdb"), tmp_path, **told)
    try:
        asyncio.run(play(restored, "before", "again"))
    finally:
        type_in(
            'dropdb --maintenance-db="$DATABASE" ludi_restored', tmp_path, PATH=programs, DATABASE=server.url
        )


DOCKER: Final = """#!/bin/bash
shift 3  # compose --profile ...
case "$1" in
    exec) while [[ $1 != bot && $1 != postgres ]]; do shift; done; exec "${@:2}" ;;
    run) while [[ $1 != bot ]]; do shift; done; exec sh "${@:2}" ;;
    cp) cp "${2#bot:/app/}" "$3" ;;
esac
"""
"""Stands for Docker: what runs in a container runs here, and services neither start nor stop."""


def with_docker(folder: Path, path: str = "") -> dict[str, str]:
    """The environment in which commands find this Docker."""
    (folder / "bin").mkdir()
    (folder / "bin/docker").write_text(DOCKER)
    (folder / "bin/docker").chmod(0o755)
    return {
        "PATH": os.pathsep.join(
            [f"{folder / 'bin'}", path, f"{Path(sys.executable).parent}", os.environ["PATH"]]
        )
    }


def test_the_page_brings_back_the_database_on_the_volume_of_a_container(tmp_path: Path) -> None:
    database = tmp_path / "data/ludi.sqlite3"
    docker = with_docker(tmp_path)

    async def play(was: str | None, now: str) -> None:
        async with opened(database) as store:
            assert await store.setting("played") == was
            await store.set_setting("played", now)

    asyncio.run(play(None, "before"))
    type_in(block(PAGE, "exec -T bot rm"), tmp_path, **docker)
    asyncio.run(play("before", "after"))
    assert not (tmp_path / "data/copy.sqlite3").exists()
    (copy,) = tmp_path.glob("ludi-*.sqlite3")
    type_in(block(PAGE, "--entrypoint sh bot"), tmp_path, BACKUP=str(copy), **docker)
    assert database.stat().st_mode & 0o077 == 0
    asyncio.run(play("before", "again"))
    (aside,) = tmp_path.glob("data/aside-*/ludi.sqlite3")
    assert aside.stat().st_size > 0


def test_the_page_brings_back_the_database_in_the_container_of_a_server(
    tmp_path: Path, server: Server
) -> None:
    installed = package()
    assert installed is not None
    there = {"PGHOST": server.url.partition("?host=")[2], "PGUSER": "ludi"}
    docker = with_docker(tmp_path, f"{installed / 'pginstall/bin'}") | there
    ludi = Server(re.sub(r"/test_\w+", "/ludi", server.url))

    async def play(was: str | None, now: str) -> None:
        async with opened(ludi) as store:
            assert await store.setting("played") == was
            await store.set_setting("played", now)

    type_in("createdb ludi", tmp_path, **docker)
    try:
        asyncio.run(play(None, "before"))
        type_in(block(PAGE, "postgres pg_dump"), tmp_path, **docker)
        asyncio.run(play("before", "after"))
        (copy,) = tmp_path.glob("ludi-*.dump")
        type_in(block(PAGE, "ALTER DATABASE"), tmp_path, BACKUP=str(copy), **docker)
        asyncio.run(play("before", "again"))
        databases = type_in(
            "psql -d postgres -Atc 'SELECT datname FROM pg_database'", tmp_path, **docker
        ).split()
        assert sum(name.startswith("ludi_2") for name in databases) == 1, "the former database is still there"
    finally:
        made = "SELECT datname FROM pg_database WHERE datname ~ '^ludi(_2.*)?$'"
        drop = f'psql -d postgres -Atc "{made}" | xargs -n 1 dropdb'
        type_in(drop, tmp_path, **docker)


def test_the_page_has_the_present_limits_of_one_person() -> None:
    section = PAGE.split("## Limits")[1].split("\n## ")[0]
    figures = [int(figure) for figure in re.findall(r"^\|.*\| (\d+)[^|]*\|$", section, re.MULTILINE)]
    most = (MOST.games, MOST.waiting, MOST.hosted, MOST.loaded, MOST.films, MOST.analyses)
    assert figures == [*most, 1]
    assert f"has {MOST_BYTES // 1000} KB at most" in section
    assert f"a seed of {SEED_BYTES} bytes" in section
