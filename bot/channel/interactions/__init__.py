"""Commands and clicks as they come in: guarded, acknowledged in time, answered with a sentence."""
