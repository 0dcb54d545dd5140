"""The table as a full screen: painted sheets of text, and the Textual screens that show them."""

from hanabi.extras import require_extra

require_extra("tui")
