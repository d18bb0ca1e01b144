#!/usr/bin/env python3
"""Plays a seat at a table of a Recess server, over its protocol (docs/protocol.md).

It knows nothing about the rules: it takes the first move that the table offers and sometimes another.

    pip install websockets
    python3 examples/bot.py http://127.0.0.1:7777              # makes a table and plays against bots
    python3 examples/bot.py http://127.0.0.1:7777 --table ID   # sits down at somebody's table
"""

import argparse
import asyncio
import json
import random
import sys
import urllib.error
import urllib.request

import websockets


def post(url, body):
    """Sends JSON, gives the JSON that comes back."""
    request = urllib.request.Request(url, json.dumps(body).encode(), {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        sys.exit(f"the server says no ({error.code}): {error.read().decode()}")
    except urllib.error.URLError as error:
        sys.exit(f"there is no server at {url}: {error.reason}")


async def play(server, table, name, seed, quiet):
    chance = random.Random(seed)
    if table is None:
        options = {"game": "lunch-money", "players": 4, "beat": 0, "bots": ["easy"]}
        place = post(f"{server}/api/tables", {**options, "name": name, "start": True})
        table = place["id"]
    else:
        place = post(f"{server}/api/tables/{table}/seats", {"name": name})
    address = server.replace("http", "ws", 1) + f"/api/tables/{table}/ws"
    async with websockets.connect(address) as socket:
        await socket.send(json.dumps({"type": "hello", "token": place["token"]}))
        answered = None
        async for text in socket:
            message = json.loads(text)
            kind = message["type"]
            if kind in ("welcome", "update"):
                for line in message["log"]:
                    if not quiet:
                        print(line["say"]["key"], *(event["event"] for event in line["events"]))
                ask = message["ask"]
                if ask and ask["id"] != answered:
                    answered = ask["id"]
                    moves = ask["moves"]
                    choice = moves[0] if chance.random() < 0.7 else chance.choice(moves)
                    await socket.send(json.dumps({"type": "move", "ask": answered, "mv": choice["mv"]}))
            elif kind == "refused":
                print("refused:", message["reasons"], file=sys.stderr)
            elif kind == "closed":
                sys.exit(f"closed: {message['why']['key']}")
            elif kind == "table" and message["stage"] == "over":
                print("over; the seed was", message["fair"]["seed"])
                return


def main():
    about, _, examples = __doc__.partition("\n\n")
    parser = argparse.ArgumentParser(description=about, epilog=examples, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("server", help="such as http://127.0.0.1:7777")
    parser.add_argument("--table", help="the id of a table; without one a new table is made")
    parser.add_argument("--name", default="Python")
    parser.add_argument("--seed", type=int, default=1, help="decides what the bot does")
    parser.add_argument("--quiet", action="store_true", help="print only the end")
    args = parser.parse_args()
    try:
        asyncio.run(play(args.server.rstrip("/"), args.table, args.name, args.seed, args.quiet))
    except (OSError, websockets.WebSocketException) as error:
        sys.exit(f"the connection broke: {error}")


if __name__ == "__main__":
    main()
