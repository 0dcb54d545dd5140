"""Train a team by letting it play with itself; `hanabi.learned` plays what was learned."""

from hanabi.extras import require_extra

require_extra("learn")
