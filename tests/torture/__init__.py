"""Campaigns against the promises of the server, each with any number of attempts."""
