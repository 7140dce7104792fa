"""Rome: City of Marble: families build Rome out of rhombuses around its hills."""
