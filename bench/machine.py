"""What a measurement was made on."""

import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path


def cpu() -> str:
    """The model of the processor."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


def versions(libraries: tuple[str, ...]) -> dict[str, str]:
    """The versions of the libraries that are here."""
    return {name: found for name in libraries if (found := _installed(name))}


def _installed(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None
