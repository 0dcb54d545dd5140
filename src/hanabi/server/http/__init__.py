"""Everything spoken over HTTP and WebSockets: connections, routes, request and response bodies."""
