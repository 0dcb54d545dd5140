"""Logs, metrics and the readiness check."""
