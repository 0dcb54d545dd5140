"""Boxes, editions and the names of rulesets."""
