"""Time: clocks, paces, deadlines, and people's hours."""
