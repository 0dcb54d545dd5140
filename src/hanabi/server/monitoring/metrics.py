"""Metrics for Prometheus; none of them identifies a person, a room or a card."""

from prometheus_client import Counter, Gauge, Histogram

ACTIONS = Counter("hanabi_actions", "Actions committed by this process")
COMMIT_SECONDS = Histogram(
    "hanabi_commit_seconds",
    "How long a write took to be on disk",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
REQUEST_SECONDS = Histogram(
    "hanabi_request_seconds",
    "How long a request over a socket took to be answered",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
CONNECTIONS = Gauge("hanabi_connections", "Open sockets")
ROOMS = Gauge("hanabi_rooms", "Rooms this process has in memory")
REFUSED = Counter("hanabi_refused", "Requests refused", ("code",))
DISMISSED = Counter("hanabi_dismissed", "Connections closed by the server", ("code",))
BOT_RESTARTS = Gauge("hanabi_bot_restarts", "Bot processes that had to be replaced")
BOT_STAND_INS = Gauge("hanabi_bot_stand_ins", "Turns a beginner took for a bot that was late or broken")
