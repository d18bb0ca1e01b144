#!/usr/bin/env python3
"""Attacks the program and its server on this machine, and ends with a table of what happened.

    bench/attack.py               the short form: some minutes
    bench/attack.py --long        the long form: 1 000 kills, 1 000 000 inputs, 60 000 windows; hours
    bench/attack.py --only abuse  one part: inputs, windows, stopwatch, kills, stops, faults, thinking or abuse

Servers listen on the loopback interface only and are stopped at the end. Every part is bounded in number
and time. `make attack` builds what is needed and runs the long form, `make attack ATTACK=short` the other.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PARTS = ("inputs", "windows", "stopwatch", "kills", "stops", "faults", "thinking", "abuse")


def run(command, limit, **more):
    """Runs a command and returns its output and whether it succeeded."""
    env = {**os.environ, **{name: str(value) for name, value in more.items()}}
    started = time.monotonic()
    process = subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    said = []
    try:
        for line in process.stdout:
            said.append(line)
            print(line, end="", flush=True)
            if time.monotonic() - started > limit:
                raise TimeoutError
        return "".join(said), process.wait(60) == 0
    except TimeoutError:
        said.append(f"it took more than {limit} s\n")
        return "".join(said), False
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()


def test(package, target, names, limit, ignored=False, **more):
    options = ["--nocapture", "--test-threads", "1", *(["--ignored"] if ignored else [])]
    command = ["cargo", "test", "--quiet", "--package", package, "--test", target, "--", *names, *options]
    return run(command, limit, **more)


def rows(said):
    """The lines that a test has marked for the table."""
    return [tuple(line[2:].split(" | ", 1)) for line in said.splitlines() if line.startswith("= ") and " | " in line]


def inputs(args):
    n = 1_000_000 if args.long else 20_000
    said, well = run([args.fuzz, str(args.seed), str(n)], 6 * 3600)
    counted = re.findall(r"(\d+) unreadable, (\d+) refused, (\d+) held", said)
    total = sum(int(part) for each in counted for part in each)
    panics = said.count("kept in ")
    return [("inputs tried", f"{total:,} for {len(counted)} readers, {panics} panics")], well


def windows(args):
    said, well = test("games", "room", ["nobody_can_tell", "a_leak_would_be_found"], 4 * 3600,
                      ATTACK_WINDOWS=60_000 if args.long else 8_000)
    found = []
    for game, n in re.findall(r"^([\w-]+): (\d+) windows$", said, re.M):
        scores = re.findall(rf"^{game}: (.+) right in ([\d.]+) ± ([\d.]+)$", said, re.M)
        name, share, margin = max(scores, key=lambda score: float(score[1]))
        found.append((f"windows of {game}", f"{n}, best classifier ({name}) {share} ± {margin}"))
    for leak, share in re.findall(r"^(\w+): .* is right in ([\d.]+)", said, re.M):
        found.append((f"a leak put in on purpose ({leak.lower()})", f"found: {share}"))
    return found, well


def kills(args):
    times = 1_000 if args.long else 10
    said, well = test("recess", "program", ["--exact", "crash::soak"], 4 * 3600, ignored=True,
                      SOAK_TABLES=24, SOAK_KILLS=times, SOAK_SEED=args.seed)
    last = re.search(r"^\d+ tables, \d+ kills.*$", said, re.M)
    return [("kills", last.group(0) if last else "FAILED")], well


def of_server(name):
    def part(args):
        said, well = test("recess", "program", [f"attack::{name}"], 3600, ignored=name != "faults::a_table",
                          ATTACK="long" if args.long else "short", RECESS=args.recess, ATTACK_SECONDS=args.seconds)
        return rows(said), well

    return part


RUN = {
    "inputs": inputs,
    "windows": windows,
    "stopwatch": of_server("stopwatch::"),
    "kills": kills,
    "stops": of_server("faults::stops"),
    "faults": of_server("faults::a_table"),
    "thinking": of_server("thinking::"),
    "abuse": of_server("abuse::"),
}


def main():
    parse = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parse.add_argument("--long", action="store_true", help="the long form")
    parse.add_argument("--only", choices=PARTS, action="append", help="this part only; may be repeated")
    parse.add_argument("--recess", default=ROOT / "target/play/recess", help="the server")
    parse.add_argument("--fuzz", default=ROOT / "target/play/fuzz", help="the fuzzer")
    parse.add_argument("--seconds", type=int, default=20, help="how long each abuse takes (20)")
    parse.add_argument("--seed", type=int, default=1, help="for everything random (1)")
    args = parse.parse_args()
    table, failed = [], []
    for name in args.only or PARTS:
        print(f"\n--- {name}", flush=True)
        found, well = RUN[name](args)
        table += found
        if not well:
            failed.append(name)
    width = max((len(name) for name, _ in table), default=0)
    print()
    for name, figure in table:
        print(f"{name:<{width}}  {figure}")
    if failed:
        sys.exit(f"\nfailed: {', '.join(failed)}")


if __name__ == "__main__":
    main()
