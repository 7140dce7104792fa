"""What a running or finished game looks like from its record: curve, replay, film, analysis."""
