"""Campaigns against the promises of the server, each with as many tries as one likes."""
