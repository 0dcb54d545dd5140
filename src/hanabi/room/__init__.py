"""A room: people, seats, terms and talk around a table, without sockets or databases.

Everything that happens is an entry in a log (`entries`), and a room is the fold of its entries (`state`).
`judging` and `hosting` decide who may ask for what: a request becomes an entry or is refused. The game is a
table whose moves are logged (`game`), `plans` says what happens next without a request, `scene` builds what
each person is told, and `audience` tells them. `hanabi.server.live` hosts rooms on a server, `local_room` one
in this process, and `keyboard_room` one whose people share a keyboard.
"""
