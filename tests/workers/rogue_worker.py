"""A worker that does what it is asked, or goes wrong as it is asked to."""

import gc
import io
import os
import subprocess
import sys
import time
from pathlib import Path

from hanabi.codec import Json
from hanabi.workers.serving import Handlers, claim_pipes, serve


def echo(body: Json) -> Json:
    return body


def list_files(body: Json) -> Json:
    """The files of a disk that are open."""
    targets = [os.path.realpath(file) for file in Path("/proc/self/fd").iterdir()]
    return [target for target in targets if Path(target).is_file()]


def divide(body: int) -> Json:
    return 1 // body


def leave(body: Json) -> Json:
    os._exit(3)


def sleep(body: Json) -> Json:
    while True:
        time.sleep(60)


def have_child(body: Json) -> Json:
    """The number of a child that sleeps."""
    return subprocess.Popen(["sleep", "613.75"]).pid


def write(body: str) -> Json:
    """Write hexadecimal digits to the owner, then answer."""
    write_to_owner(bytes.fromhex(body))
    return None


def write_to_owner(data: bytes) -> None:
    """Write what no handler should."""
    os.write(find_pipe(), data)


def find_pipe() -> int:
    """The file number of the pipe to the owner, which handlers do not get."""
    [pipe] = [each for each in gc.get_objects() if isinstance(each, io.BufferedWriter) and each.fileno() > 2]
    return pipe.fileno()


def hang_up(body: Json) -> Json:
    """Close the pipe to the owner, but go on reading requests."""
    os.close(find_pipe())
    return sleep(None)


def write_and_sleep(body: str) -> Json:
    write(body)
    return sleep(None)


HANDLERS: Handlers = {
    handler.__name__: handler
    for handler in (echo, list_files, divide, leave, hang_up, sleep, have_child, write, write_and_sleep)
}

if __name__ == "__main__":
    serve(HANDLERS, claim_pipes([int(word) for word in sys.argv[1:]]))
