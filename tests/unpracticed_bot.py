"""Runs `python -m bot` without warming up its rendering workers: `python -m tests.unpracticed_bot`.

For tests that start many bots: the warm-up would take longer than the tests themselves.
"""

from __future__ import annotations

import sys
from functools import partial

from bot.__main__ import main
from bot.channel.rendering import render_workers

if __name__ == "__main__":
    render_workers.drawing_executor = partial(render_workers.drawing_executor, games=())
    sys.exit(main())
