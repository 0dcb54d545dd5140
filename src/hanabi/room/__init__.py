"""A room: its people, seats, terms and talk around a table, free of sockets and databases.

What happened is a log of entries (`entries`), and a room is their fold (`state`). What may be asked of it,
and by whom, is decided in `judging` and `hosting`: a request becomes an entry or a refusal. Its game is a
table whose moves are logged (`game`), `plans` say what happens next by itself, `scene` what each person sees.
"""

from hanabi.extras import require_extra

require_extra("server")
