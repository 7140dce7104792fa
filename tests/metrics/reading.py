"""Reads what operators read over HTTP."""

from __future__ import annotations

from typing import Any

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

Sample = tuple[str, dict[str, str], float]


class Reader:
    """Reads from an address, and parses metrics."""

    def __init__(self, address: str) -> None:
        self.address = address

    async def get(self, path: str) -> tuple[int, str]:
        """Status and text of an answer."""
        async with aiohttp.ClientSession() as session, session.get(self.address + path) as answer:
            return answer.status, await answer.text()

    async def families(self) -> list[Any]:
        """All metrics with their samples."""
        status, text = await self.get("/metrics")
        assert status == 200
        return list(text_string_to_metric_families(text))

    async def samples(self) -> list[Sample]:
        """All samples: name, labels, value."""
        return [
            (sample.name, sample.labels, sample.value)
            for family in await self.families()
            for sample in family.samples
        ]

    async def value(self, name: str, **labels: str) -> float:
        """The value of a metric, added up over the samples with these labels; 0 if there are none."""
        return sum(
            value
            for metric, has, value in await self.samples()
            if metric == name and labels.items() <= has.items()
        )
