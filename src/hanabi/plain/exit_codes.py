"""The exit codes of the command `hanabi`; those above 128 are what shells expect after a signal."""

FINISHED, REFUSED, MISUSED = 0, 1, 2
INTERRUPTED, PIPE_CLOSED, TERMINATED = 130, 141, 143
