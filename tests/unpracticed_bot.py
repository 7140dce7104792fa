"""`python -m tests.unpracticed_bot` is `python -m bot` whose drawing processes draw nothing before they are asked.

For tests that start many bots: the practice would take longer than all that they look at.
"""

from __future__ import annotations

import sys
from functools import partial

from bot.__main__ import main
from bot.channel.rendering import render_workers

if __name__ == "__main__":
    render_workers.drawing_executor = partial(render_workers.drawing_executor, games=())
    sys.exit(main())
