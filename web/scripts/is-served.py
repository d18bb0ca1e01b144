#!/usr/bin/env python3
"""Starts the server on a free port, and looks whether the client and a table come from it."""

import json
import re
import subprocess
import sys
import tempfile
import urllib.request


def main(recess):
    with tempfile.TemporaryDirectory() as home:
        command = [recess, "serve", "--listen", "127.0.0.1:0", "--data", f"{home}/tables.db"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            address = next(found.group() for line in server.stdout if (found := re.search(r"http://[^ /]+", line)))
            page = urllib.request.urlopen(f"{address}/").read().decode()
            script = re.search(r'src="(/assets/[^"]+[.]js)"', page)
            if script is None:
                sys.exit(f"the client is not built in: {page[:200]}")
            size = len(urllib.request.urlopen(address + script.group(1)).read())
            body = json.dumps({"name": "Ann", "options": {"game": "lunch-money", "players": 4}, "start": True}).encode()
            request = urllib.request.Request(f"{address}/api/tables", body, {"content-type": "application/json"})
            table = json.load(urllib.request.urlopen(request))
            info = json.load(urllib.request.urlopen(f"{address}/api/tables/{table['id']}"))
            if info["stage"] != "playing":
                sys.exit(f"the game has not begun: {info}")
            print(f"{address}: the client is there ({size} bytes of script), and a game begins")
        finally:
            server.terminate()
            server.wait(10)
    if server.returncode != 0:
        sys.exit(f"the server ended with {server.returncode}")


if __name__ == "__main__":
    main(sys.argv[1])
