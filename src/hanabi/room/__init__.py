"""A room: people, seats, terms and talk around a table, without sockets or databases.

Everything that happens is an entry in a log (`entries`), and a room is the fold of its entries (`state`).
`judging` and `hosting` decide who may ask for what: a request becomes an entry or is refused. The game is a
table whose moves are logged (`game`), `plans` says what happens next without a request, and `scene` builds
what each person is told.
"""

from hanabi.extras import require_extra

require_extra("server")
