"""No byte a seat gets depends on its own hidden cards: pairs of worlds that differ in nothing else.

Two worlds have the same public history and differ in what one seat may not know: its own cards, the order of
the deck, of the tiles and of the places to come, the nonce, other people's ids, notes and arrangements, other
bots' seeds. Whatever the seat gets must be the same in both. The commitment alone is set to one constant in
both worlds, since it is a hash of the deck; `proofs` shows that a fresh nonce hides what it was taken of.
"""
