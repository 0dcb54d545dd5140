"""The command `train`: a team learns by playing with itself; the work is done in `hanabi.learning`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hanabi.cli.shell_completion import complete_ruleset
from hanabi.cli.usage import UsageError, check_range
from hanabi.text import Catalogue

if TYPE_CHECKING:  # keeps `--help` fast
    from hanabi.learning.training import Measurement, TrainingPlan

DEVICES = ("cpu", "cuda")
GAMES = {"cpu": 512, "cuda": 8192}
WIDTH = {"cpu": 128, "cuda": 768}
"""The usual sizes on each device."""


def train(
    context: typer.Context,
    ruleset: Annotated[
        str, typer.Option("--ruleset", metavar="RULESET", autocompletion=complete_ruleset)
    ] = "pl",
    players: Annotated[int, typer.Option("--players", metavar="N")] = 2,
    minutes: Annotated[int | None, typer.Option("--minutes", metavar="N")] = None,
    moves: Annotated[int | None, typer.Option("--moves", metavar="N")] = None,
    device: Annotated[str, typer.Option("--device", metavar="DEVICE")] = "cpu",
    seed: Annotated[int, typer.Option("--seed", metavar="N")] = 0,
    games: Annotated[int | None, typer.Option("--games", metavar="N")] = None,
    width: Annotated[int | None, typer.Option("--width", metavar="N")] = None,
    out: Annotated[str, typer.Option("--out", metavar="FOLDER")] = "team",
    compiled: Annotated[bool, typer.Option("--compile/--no-compile")] = True,
) -> None:
    """Train a team by letting it play with itself."""
    if device not in DEVICES:
        raise UsageError("usage-bad-value", option="--device", choices=", ".join(DEVICES), value=device)
    if minutes is not None and moves is not None:
        raise UsageError("usage-does-not-apply", option="--moves", other="--minutes")
    check_range("--minutes", minutes, 1, 100_000)
    check_range("--moves", moves, 1, 1 << 50)
    check_range("--seed", seed, 0, 1 << 31)
    check_range("--games", games, 32, 1 << 20)
    check_range("--width", width, 16, 1 << 13)
    from hanabi.learning.training import TrainingPlan
    from hanabi.rules import ruleset as read_ruleset

    seconds = None if moves is not None else 60.0 * (minutes or 20)
    sizes = games or GAMES[device], width or WIDTH[device]
    plan = TrainingPlan(read_ruleset(ruleset), players, device, seed, *sizes, seconds, moves)
    _train(context.obj, plan, Path(out), compiled and device == "cuda")


def _train(catalogue: Catalogue, plan: "TrainingPlan", folder: Path, compiled: bool) -> None:
    """Train, and print a line for each measurement."""
    from hanabi.arena.wording import Wording
    from hanabi.learning.graphs import Recorder
    from hanabi.learning.training import Run

    wording = Wording(catalogue)

    def tell(measured: "Measurement") -> None:
        told: dict[str, str | int] = {
            "share": wording.percent(measured.share, 0),
            "time": wording.duration(measured.seconds),
            "moves": wording.decimal(measured.moves / 1e6, 1),
            "score": wording.decimal(measured.score),
            "best": plan.rules.best,
            "perfect": wording.percent(measured.perfect),
        }
        print(catalogue.say("train-progress", **told), flush=True)

    run = Run(plan, folder, Recorder(compiled, compiled))
    begins = "train-goes-on" if run.done.moves else "train-begins"
    print(catalogue.say(begins, folder=str(folder)), flush=True)
    try:
        run.go(tell)
    except KeyboardInterrupt:
        print(catalogue.say("train-interrupted", folder=str(folder)), flush=True)
        raise
    print(catalogue.say("train-done", file=str(folder / "weights.npz")))
