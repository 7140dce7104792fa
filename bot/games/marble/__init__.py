"""Rome: City of Marble: families build Rome out of rhombuses round its hills."""

from .game import GAME as GAME
