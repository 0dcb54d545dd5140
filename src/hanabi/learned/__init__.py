"""Teams that learned by playing with themselves: what they see, and their networks in NumPy.

`hanabi.learning` trains them. Here is what a bot needs to play: no PyTorch, and a few milliseconds a move.
"""

from hanabi.extras import require_extra

require_extra("fast")
