"""Players compiled with the kernel: a team that tells hands apart by numbers, and one that peeks."""

from hanabi.extras import require_extra

require_extra("fast")
