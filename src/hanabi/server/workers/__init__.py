"""Bots in seats: each answers in a worker process that is told what its seat sees, and nothing else."""
