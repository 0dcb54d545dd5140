"""Figures of a campaign: percentiles, one JSON object, an exit code."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any


def spread(values: Sequence[float]) -> dict[str, float]:
    """How values are spread."""
    if not values:
        return {}
    ordered = sorted(values)
    places = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "most": 1.0}
    return {name: round(ordered[round(share * (len(ordered) - 1))], 4) for name, share in places.items()}


def report(figures: dict[str, Any], file: Path | None) -> int:
    """Print the figures; 1 when a promise is broken."""
    text = json.dumps(figures, indent=1)
    print(text, flush=True)
    if file is not None:
        file.write_text(f"{text}\n", encoding="utf-8")
    return 1 if figures["failures"] else 0
