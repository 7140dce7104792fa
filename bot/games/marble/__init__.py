"""Rome: City of Marble: families build Rome out of rhombuses round its hills."""
