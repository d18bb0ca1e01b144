"""Random play of hidden-information card games: Recess beside OpenSpiel and RLCard.

All engines run in turn on the same single core. A decision is one choice by a player,
forced ones (a single legal action) included; chance moves are not counted.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import subprocess
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

OPEN_SPIEL = ("spades", "hearts", "crazy_eights", "gin_rummy", "hanabi")
PEERS = [f"open_spiel/{g}" for g in OPEN_SPIEL] + ["rlcard/uno", "rlcard/gin-rummy"]
RECESS = "random-games: Lunch Money, both decks, 4 players"
COUNTED = 1000  # games replayed after each timed run to count their decisions
EXAMPLES = """examples:
  peers.py --recess target/release/random-games
  peers.py --seconds 0.5 --rounds 2 --only open_spiel/spades,rlcard/uno
  peers.py --json > peers.json
"""


class UserError(Exception):
    """Something the user can put right; shown without a traceback."""


def say(text: str) -> None:
    print(f"peers: {text}", file=sys.stderr, flush=True)


class Peer:
    """A game of another engine, and our own runs made next to its runs."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.theirs: list[float] = []
        self.ours: list[float] = []
        self.loop: list[float] = []
        self.games = self.decisions = self.forced = 0  # counted, outside timed parts

    def rate(self, seconds: float, seed: int) -> float:
        """Decisions a second, in the quickest way the engine offers."""
        raise NotImplementedError

    def loop_rates(self, _seconds: float, _seed: int) -> list[float]:
        """The same with a Python loop a decision, where that is another way."""
        return []

    def report(self) -> dict[str, Any]:
        # Equal numbers of runs: the best of more would flatter us.
        theirs, ours = self.theirs, self.ours[: len(self.theirs)]
        return {
            "peer": self.name,
            "decisions_per_game": self.decisions / self.games,
            "forced_share": self.forced / self.decisions,
            "peer_best": max(theirs),
            "peer_median": median(theirs),
            "python_loop_best": max(self.loop, default=None),
            "recess_best": max(ours),
            "recess_median": median(ours),
            "ratio_best": max(ours) / max(theirs),
            "ratio_median": median(ours) / median(theirs),
            "peer_runs": theirs,
            "recess_runs": ours,
        }


class OpenSpiel(Peer):
    """Random play inside OpenSpiel's C++: Python is entered once a game."""

    def __init__(self, name: str) -> None:
        import pyspiel

        super().__init__(name)
        self.spiel = pyspiel
        self.game = pyspiel.load_game(name.split("/")[1])

    def bots(self, seed: int) -> list[Any]:
        players = range(self.game.num_players())
        return [self.spiel.make_uniform_random_bot(p, seed + p) for p in players]

    def rate(self, seconds: float, seed: int) -> float:
        new_state, play = self.game.new_initial_state, self.spiel.evaluate_bots
        first = seed * 10_000_000
        bots, games = self.bots(first), 0
        start = now = perf_counter()
        while now - start < seconds:
            play(new_state(), bots, first + games)
            games += 1
            now = perf_counter()
        return games * self.count(min(games, COUNTED), first) / (now - start)

    def count(self, games: int, first: int) -> float:
        """Plays the first games of a timed run again; their decisions a game."""
        bots, before = self.bots(first), self.decisions
        for number in range(games):
            state, again = self.game.new_initial_state(), self.game.new_initial_state()
            self.spiel.evaluate_bots(state, bots, first + number)  # plays on `state`
            for step in state.full_history():
                if step.player >= 0:  # chance is below zero
                    self.decisions += 1
                    self.forced += len(again.legal_actions()) == 1
                again.apply_action(step.action)
            self.games += 1
        return (self.decisions - before) / games

    def loop_rates(self, seconds: float, seed: int) -> list[float]:
        rng, decisions = random.Random(seed), 0
        start = now = perf_counter()
        while now - start < seconds:
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(actions, weights)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    decisions += 1
            now = perf_counter()
        return [decisions / (now - start)]


class RLCard(Peer):
    """RLCard's own loop and random agents, by its training step: the quicker one."""

    def __init__(self, name: str) -> None:
        import rlcard
        from rlcard.agents import RandomAgent

        super().__init__(name)
        self.env = rlcard.make(name.split("/")[1])
        agent = RandomAgent(num_actions=self.env.num_actions)
        self.env.set_agents([agent] * self.env.num_players)

    def rate(self, seconds: float, seed: int) -> float:
        self.env.seed(seed)
        first = self.env.timestep
        start = now = perf_counter()
        while now - start < seconds:
            self.env.run(is_training=True)
            now = perf_counter()
        steps: int = self.env.timestep - first
        self.count(COUNTED // 10)
        return steps / (now - start)

    def count(self, games: int) -> None:
        """Checks that the engine's step counter counts decisions, one each."""
        for _ in range(games):
            first = self.env.timestep
            # For each player: state, action, state, action, … and a final state.
            paths, _ = self.env.run(is_training=True)
            asked = [state["legal_actions"] for path in paths for state in path[:-1:2]]
            if len(asked) != self.env.timestep - first:
                raise UserError(f"{self.name} counts its steps in some other way now")
            self.decisions += len(asked)
            self.forced += sum(len(legal) == 1 for legal in asked)
            self.games += 1


class Recess:
    """Our engine, which times itself; the wall clock checks what it says."""

    def __init__(self, binary: Path, seconds: float) -> None:
        self.binary, self.games = binary.resolve(), 200
        self.rate(seconds / 4)  # these two find how many games fill the time
        self.rate(seconds)

    def rate(self, seconds: float) -> float:
        """Runs the games planned, then plans the next run to last `seconds`."""
        options = [str(self.games), "--json"]
        start = perf_counter()
        try:
            run = [str(self.binary), *options]
            done = subprocess.run(run, capture_output=True, text=True, check=False)
        except OSError as error:
            hint = "build it with 'cargo build --release', or name it with --recess"
            raise UserError(f"Recess does not run ({error}): {hint}") from error
        wall = perf_counter() - start
        if done.returncode:
            said = done.stderr.strip() or "it said nothing"
            raise UserError(f"Recess ended with code {done.returncode}: {said}")
        try:
            report = json.loads(done.stdout)
            per_s, rate = float(report["games_per_s"]), float(report["decisions_per_s"])
            claimed = self.games / per_s
        except (ValueError, KeyError, TypeError, ZeroDivisionError) as error:
            wanted = "JSON with games_per_s and decisions_per_s"
            command = f"{self.binary.name} {' '.join(options)}"
            raise UserError(f"'{command}' gave no {wanted} ({error!r})") from error
        if wall - claimed > 0.25 + 0.1 * wall:
            say(f"warning: Recess says {claimed:.2f} s, the wall clock {wall:.2f} s")
        self.games = max(1, round(per_s * seconds))
        return rate


def load(name: str) -> Peer:
    try:
        return OpenSpiel(name) if name.startswith("open_spiel/") else RLCard(name)
    except ImportError as error:
        hint = "run 'make bench-peers', or pip install -r bench/peers/requirements.txt"
        raise UserError(f"{name} cannot be loaded ({error}): {hint}") from error


def measure(recess: Recess, peers: Sequence[Peer], args: argparse.Namespace) -> None:
    for number in range(1, args.rounds + 1):
        for peer in peers:
            peer.ours.append(recess.rate(args.seconds))
            peer.theirs.append(peer.rate(args.seconds, number))
            theirs, ours = f"{peer.theirs[-1]:12,.0f}", f"{peer.ours[-1]:12,.0f}"
            place = f"round {number}/{args.rounds}"
            say(f"{place}  {peer.name:<23} {theirs}/s  recess {ours}/s")
            peer.loop += peer.loop_rates(args.seconds / 4, number)


def table(reports: Sequence[dict[str, Any]]) -> str:
    heads = "a game,forced,peer best,median,Python loop,recess best,median,ratio,median"
    forms = [".1f", ".0%"] + [",.0f"] * 5 + [",.2f"] * 2  # in the order of a report
    rows = [["decisions/s", *heads.split(",")]]
    for peer, *values in (list(report.values())[:10] for report in reports):
        cells = zip(values, forms, strict=True)
        rows.append([peer, *("-" if v is None else format(v, f) for v, f in cells)])
    shape = "{:<23}" + "{:>12}" * len(forms)
    return "\n".join(shape.format(*row) for row in rows)


def options(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, epilog=EXAMPLES)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    add = parser.add_argument
    add("--recess", default="target/release/random-games", help="our program (%(default)s)")
    add("--seconds", type=float, default=2.0, help="length of a run (%(default)s)")
    add("--rounds", type=int, default=8, help="runs of each engine (%(default)s)")
    add("--only", default=",".join(PEERS), metavar="A,B", help=" ".join(PEERS))
    add("--json", action="store_true", help="print JSON in place of the table")
    args = parser.parse_args(argv)
    args.only = args.only.split(",")
    if unknown := set(args.only) - set(PEERS):
        parser.error(f"no peer '{min(unknown)}'; there are {', '.join(PEERS)}")
    if not 0 < args.seconds < 3600 or args.rounds < 1:
        parser.error("--seconds must be above 0 (and sane), --rounds at least 1")
    return args


def pin() -> int:
    """Keeps this process and its children on one core: the last one allowed."""
    if not hasattr(os, "sched_setaffinity"):
        raise UserError("this system cannot pin a process to a core; use Linux")
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def main(argv: Sequence[str] | None = None) -> int:
    args, peers, code = options(argv), [], 0
    try:
        core = pin()
        recess = Recess(Path(args.recess), args.seconds)
        peers = [load(name) for name in args.only]
        measure(recess, peers, args)
    except UserError as error:
        say(str(error))
        code = 2
    except KeyboardInterrupt:
        say("stopped; only what was measured so far is shown")
        code = 130
    reports = [peer.report() for peer in peers if peer.theirs]
    if not reports:
        return code
    top = max(reports, key=lambda report: report["peer_best"])
    fact = f"{top['ratio_best']:.2f} times the decisions of the fastest peer"
    summary = f"recess makes {fact} ({top['peer']})"
    if args.json:
        versions = {
            name: version(name) for name in {n.split("/")[0] for n in args.only}
        }
        versions["python"] = platform.python_version()
        about = {"core": core, "seconds": args.seconds, "rounds": args.rounds}
        about |= {"complete": code == 0, "versions": versions, "recess": RECESS}
        print(json.dumps(about | {"peers": reports, "summary": summary}, indent=2))
    else:
        print(f"{table(reports)}\n\nRecess plays {RECESS}; all on core {core}\n{summary}")
    return code


if __name__ == "__main__":
    sys.exit(main())
