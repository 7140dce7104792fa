"""Hostile files on a bot with a gigabyte of memory: each is answered, and none costs more than a load may."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter

import pytest

from bot.review.verification import MOST_SECONDS
from tests.seeds import seeded

EACH = 500
"""Files per process, limited because the fake Discord keeps everything that it is sent."""

LEAST_ANSWERS = 5


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no bounds of a process")
@pytest.mark.parametrize("processes", [1, pytest.param(20, marks=pytest.mark.soak)])
def test_no_file_exceeds_the_limits_of_time_memory_and_disk(processes: int) -> None:
    count = EACH if processes > 1 else 25
    answers: Counter[str] = Counter()
    begun = 0
    for number in range(processes):
        run = subprocess.run(
            [sys.executable, "-m", "tests.channel.hostile_files", seeded(f"files {number}"), str(count)],
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stderr[-2000:]
        found = json.loads(run.stdout)
        assert found["files"] == count
        assert found["faults"] == []
        assert found["grown"] <= 64_000_000
        assert found["written"] <= 2_000_000
        if processes > 1:
            assert found["seconds"] <= 2 * MOST_SECONDS
        answers.update(found["answers"])
        begun += found["begun"]
    assert len(answers) >= LEAST_ANSWERS, answers
    assert begun > 0
