#!/usr/bin/env python3
"""Runs the benchmarks and prints one table.

    bench/table.py              criterion's figures, rounds of whole games and instruction counts
    bench/table.py --quick      the same with shorter measurements

Every round plays the same games, so that rounds differ only by what else the machine was doing: the
fastest is what a game takes when nothing disturbs it, the median what it took on this machine now.

Instruction counts come from callgrind and can be compared between commits on noisy machines: the
last ones are kept in target/bench-instructions.json and shown beside the new ones. Those of a room are
what a decision of a game of four people costs a server, from their messages to the messages for all,
without network and store.
"""

import argparse
import json
import pathlib
import shutil
import statistics
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TARGET = ROOT / "target"
# Each game with what it is called, how many of it are counted, how many make a round, and how many are counted in a room.
GAMES = {
    "lunch-money": ("Lunch Money, both decks", 2_000, 30_000, 20),
    "munchkin-bites": ("Munchkin Bites!", 200, 1_000, 4),
}
ROUNDS = 15
PARTS = ("clone", "moves", "clone+play", "random game, 2 players", "random game, 4 players", "random game, 6 players")


def run(*command: str) -> str:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout + done.stderr


def measure(quick: bool) -> None:
    extra = ["--", "--quick"] if quick else ["--", "--warm-up-time", "1", "--measurement-time", "3"]
    run("cargo", "bench", "-q", "-p", "bench", "--bench", "games", *extra)


def timings(game: str) -> list[tuple[str, float]]:
    rows = []
    for part in PARTS:
        # Criterion writes names that a directory may have.
        name = f"{game}: {part}".replace(":", "_")
        path = TARGET / "criterion" / name / "new" / "estimates.json"
        rows.append((part, json.loads(path.read_text())["median"]["point_estimate"]))
    return rows


def random_games(game: str, games: int) -> list[str]:
    """The command that plays so many random 4-player games."""
    return [str(TARGET / "release" / "random-games"), str(games), *([] if game == "lunch-money" else [game])]


def rounds(quick: bool) -> dict[str, list[float]]:
    """Microseconds per random 4-player game, round by round, both games in turns."""
    taken: dict[str, list[float]] = {game: [] for game in GAMES}
    for _ in range(5 if quick else ROUNDS):
        for game, (_, _, games, _) in GAMES.items():
            told = json.loads(run(*random_games(game, games), "--json"))
            taken[game].append(1_000_000 / told["games_per_s"])
    return taken


def instructions(game: str, games: int) -> tuple[float, float] | None:
    """Instructions and decisions per random 4-player game."""
    if shutil.which("valgrind") is None:
        return None
    counted = []
    for n in (0, games):
        output = run("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *random_games(game, n))
        line = next(line for line in output.splitlines() if "Collected" in line)
        counted.append(int(line.split(":")[1]))
    decisions = int(run(*random_games(game, games)).strip())
    return (counted[1] - counted[0]) / games, decisions / games


def served(game: str, games: int) -> float:
    """Instructions of a room per decision."""
    command = [str(TARGET / "release" / "room-decisions"), str(games), game]
    counting = ["--collect-atstart=no", "--toggle-collect=room_decisions::serve*", "--callgrind-out-file=/dev/null"]
    output = run("valgrind", "--tool=callgrind", *counting, *command)
    line = next(line for line in output.splitlines() if "Collected" in line)
    decisions = next(line for line in output.splitlines() if line.endswith("bytes")).split()[0]
    return int(line.split(":")[1]) / int(decisions)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="shorter measurements")
    quick = parser.parse_args().quick
    print("measuring; this takes a minute or two ...", file=sys.stderr)
    measure(quick)
    # Callgrind finds what to count by its name.
    run("cargo", "build", "-q", "--release", "-p", "bench", "--config", "profile.release.strip=false")
    taken = rounds(quick)
    kept = TARGET / "bench-instructions.json"
    before = json.loads(kept.read_text()) if kept.exists() else {}
    for game, (title, games, round_of, in_room) in GAMES.items():
        print(f"{title:<36}{'median':>14}")
        for name, nanoseconds in timings(game):
            text = f"{nanoseconds:.1f} ns" if nanoseconds < 1_000 else f"{nanoseconds / 1_000:.2f} µs"
            print(f"{name:<36}{text:>14}")
        fastest, middle = min(taken[game]), statistics.median(taken[game])
        print(f"{f'{len(taken[game])} rounds of {round_of:,} games for 4':<36}{middle:>11.2f} µs{fastest:>11.2f} µs fastest")
        counted = instructions(game, games)
        if counted is None:
            print("valgrind is not installed: no instruction count")
            continue
        per_game, decisions = counted
        print(f"{'instructions per 4-player game':<36}{per_game:>14,.0f}")
        print(f"{'decisions per 4-player game':<36}{decisions:>14.1f}")
        in_room_each = served(game, in_room)
        print(f"{'instructions per decision in a room':<36}{in_room_each:>14,.0f}")
        for of, count in ((game, per_game), (f"{game} in a room", in_room_each)):
            if of in before:
                where = "in a room, " if of.endswith("room") else ""
                print(f"{where + 'against the last measurement':<42}{count / before[of]:>7.3f}x")
            before[of] = count
        print()
    kept.write_text(json.dumps(before))


if __name__ == "__main__":
    main()
