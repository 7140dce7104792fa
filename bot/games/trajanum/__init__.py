"""Forum Trajanum: governors build colonies, and send envoys to the emperor's forum in Rome."""
