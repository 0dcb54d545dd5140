"""The expert team with search: a member tries out its options on what the hidden cards may be."""

from hanabi.extras import require_extra

require_extra("fast")
