"""How much the property tests search: `HYPOTHESIS_PROFILE` is `quick`, `test` or `campaign`."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "test", max_examples=100, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("quick", settings.get_profile("test"), max_examples=15)
settings.register_profile(
    "campaign",
    settings.get_profile("test"),
    derandomize=False,
    max_examples=int(os.environ.get("HANABI_EXAMPLES", "5000")),
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "test"))
