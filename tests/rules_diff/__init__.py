"""How two rulesets differ."""
