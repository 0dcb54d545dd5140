"""What is asked beside a room's messages: rules, lesson, finished games, without sockets or databases."""
