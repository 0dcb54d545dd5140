"""Bots in seats: each thinks in a worker process that is told what its seat sees, and nothing else."""
