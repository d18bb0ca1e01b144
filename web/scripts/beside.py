#!/usr/bin/env python3
"""Runs a command while another one runs, which is shown.

    beside.py LOG COMMAND -- SHOWN COMMAND

What COMMAND prints goes to LOG, and is printed when both have ended. If SHOWN COMMAND fails, COMMAND is stopped with
everything it has started.
"""

import contextlib
import os
import pathlib
import signal
import subprocess
import sys


def stop(group):
    """Stops a process with all its children."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(group.pid, signal.SIGTERM)
    group.wait()


def main():
    log, *commands = sys.argv[1:]
    at = commands.index("--")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    with pathlib.Path(log).open("w") as out:
        beside = subprocess.Popen(commands[:at], stdout=out, stderr=subprocess.STDOUT, start_new_session=True)
    try:
        shown = subprocess.run(commands[at + 1 :], check=False).returncode
        if shown != 0:
            return shown
        ended = beside.wait()
        print(pathlib.Path(log).read_text(), end="")
        return ended
    finally:
        stop(beside)


if __name__ == "__main__":
    sys.exit(main())
