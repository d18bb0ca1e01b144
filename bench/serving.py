#!/usr/bin/env python3
"""Measures the server beside boardgame.io's own: what it carries, how fast, and in how much memory.

    bench/serving.py                      everything; some minutes
    bench/serving.py --tables 200 --seconds 5

`make bench-serving` builds what is needed and runs it. Server and load share the machine. Each part
starts a fresh server:

  at a rate    so many tables of four people decide once a second each, whether or not the server keeps
               up: a queue shows in the times
  idle         what a table takes that has begun and where nobody decides, with its four connections
  flat out     as many tables as boardgame.io's matches, where everybody decides as soon as they are asked;
               in turns with boardgame.io, some rounds, because a machine is not as fast at every moment:
               what is compared is the round in the middle

A move of ours is stored before anybody hears of it, and what everybody hears is their own view; its
moves are kept in memory, and its game is as small as can be (bench/peers/boardgame-io/server.mjs).
"""

import argparse
import contextlib
import json
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PEER = ROOT / "bench/peers/boardgame-io"
SEATS = 4


@contextlib.contextmanager
def ours(recess):
    """A server of ours with a file of its own: its address and process."""
    with tempfile.TemporaryDirectory() as home:
        command = [recess, "serve", "--listen", "127.0.0.1:0", "--data", f"{home}/tables.db", "--log", "off"]
        # One address is everybody here.
        for limit in ("tables", "tables-each", "connections", "connections-each", "messages"):
            command += [f"--max-{limit}", "1000000"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            found = (re.search(r"http://([^ /]+)", line) for line in server.stdout)
            yield next(match.group(1) for match in found if match), server.pid
        finally:
            server.terminate()
            server.wait(60)


@contextlib.contextmanager
def peers(port):
    """boardgame.io's server: its address and process."""
    server = subprocess.Popen(["node", "server.mjs", str(port)], cwd=PEER, stdout=subprocess.PIPE, text=True)
    try:
        if not any("ready" in line for line in server.stdout):
            sys.exit("boardgame.io's server does not start")
        yield f"127.0.0.1:{port}", server.pid
    finally:
        server.terminate()
        server.wait(60)


def resident(pid):
    """What a process has in memory, in KiB."""
    status = pathlib.Path(f"/proc/{pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status).group(1))


class Load:
    def __init__(self, program, seconds):
        self.program, self.seconds = program, seconds

    def command(self, address, tables, *more):
        return [self.program, "--server", address, "--tables", str(tables), "--seats", str(SEATS), *more]

    def figures(self, address, tables, *more):
        command = self.command(address, tables, "--seconds", str(self.seconds), "--json", *more)
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
        if done.returncode != 0:
            sys.exit("the load has failed")
        return json.loads(done.stdout)

    def idle(self, address, pid, tables):
        """How much more memory the server has with so many idle tables, in KiB for each."""
        before = resident(pid)
        command = self.command(address, tables, "--connect-only")
        load = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        try:
            if not any("connected" in line for line in load.stdout):
                sys.exit("the load has failed")
            return (resident(pid) - before) / tables
        finally:
            load.communicate("\n")


def shown(name, figures):
    print(
        f"{name:<34} {figures['decisions_per_s']:>8} decisions/s {figures['broadcasts_per_s']:>8} broadcasts/s"
        f"   p50 {figures['broadcast_p50_ms']:>7.2f} ms   p99 {figures['broadcast_p99_ms']:>7.2f} ms",
        flush=True,
    )


def main():
    parse = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parse.add_argument("--recess", default=ROOT / "target/release/recess", help="the server")
    parse.add_argument("--load", default=ROOT / "target/release/load-tables", help="the load")
    parse.add_argument("--tables", type=int, default=2000, help="tables at a rate, and idle ones (2000)")
    parse.add_argument("--matches", type=int, default=100, help="tables and matches flat out (100)")
    parse.add_argument("--seconds", type=float, default=20, help="how long each part takes (20)")
    parse.add_argument("--rounds", type=int, default=5, help="how often each server is driven flat out (5)")
    parse.add_argument("--port", type=int, default=8123, help="a free port for boardgame.io (8123)")
    args = parse.parse_args()
    load = Load(args.load, args.seconds)

    with ours(args.recess) as (address, pid):
        print(f"an idle table with {SEATS} people: {load.idle(address, pid, args.tables):.1f} KiB", flush=True)
    with ours(args.recess) as (address, _):
        shown(f"ours, {args.tables} tables, 1 a second", load.figures(address, args.tables, "--rate", "1"))
    rounds = []
    for _ in range(args.rounds):
        with peers(args.port) as (address, _):
            theirs = load.figures(address, args.matches, "--boardgame-io")
        shown(f"boardgame.io, {args.matches} flat out", theirs)
        with ours(args.recess) as (address, _):
            flat = load.figures(address, args.matches)
        shown(f"ours, {args.matches} flat out", flat)
        rounds.append((flat, theirs))

    def ratios(what):
        return sorted(flat[what] / theirs[what] for flat, theirs in rounds)

    for what in ("decisions_per_s", "broadcasts_per_s"):
        each = ratios(what)
        middle = statistics.median(each)
        name = what.removesuffix("_per_s")
        print(f"{name}: {middle:.1f} times as many ({each[0]:.1f} to {each[-1]:.1f} in {len(each)} rounds)")
    print(f"p99: {statistics.median(ratios('broadcast_p99_ms')):.2f} of theirs")


if __name__ == "__main__":
    main()
