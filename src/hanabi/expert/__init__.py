"""Players compiled with the kernel: a team that encodes hands as numbers, and one that sees its own cards."""

from hanabi.extras import require_extra

require_extra("fast")
