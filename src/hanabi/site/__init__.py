"""The web page's counterpart without a server: it answers what the page asks and hosts its rooms.

A web worker runs this package in Pyodide. It needs the core alone, and knows neither sockets nor files:
whatever is to be kept or sent is handed to the worker (`hanabi.site.service`).
"""
