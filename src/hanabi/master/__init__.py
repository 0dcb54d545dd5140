"""The expert's language with search: what a member does is tried out on what its cards may be."""

from hanabi.extras import require_extra

require_extra("fast")
