"""The full screen: layouts of styled text, and the Textual screens that show them."""

from hanabi.extras import require_extra

require_extra("tui")
