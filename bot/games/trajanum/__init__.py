"""Forum Trajanum: governors build their colonies, and send envoys to the emperor's forum in Rome."""
