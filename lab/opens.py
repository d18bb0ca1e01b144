"""Plays a small experiment and reads its games with DuckDB: what others see is what was written.

Called by `make test` with the recess binary; DuckDB is in a virtual environment of its own.
"""

import pathlib
import subprocess
import sys
import tempfile

import duckdb

EXPERIMENT = """
game = "lunch-money"
players = [2, 4]
switches = ["+no_holds"]
games = 40
chunk = 15
seed = 3
"""


def main() -> None:
    recess = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as scratch:
        experiment = pathlib.Path(scratch, "experiment.toml")
        experiment.write_text(EXPERIMENT)
        out = pathlib.Path(scratch, "out")
        subprocess.run([recess, "lab", "run", experiment, "-o", out], check=True, stdout=subprocess.DEVNULL)
        games = f"'{out}/games.parquet'"

        def one(query: str):
            return duckdb.sql(query.replace("GAMES", games)).fetchall()[0]

        # 40 games at two tables of two and two tables of four.
        assert one("select count(*), count(distinct cell) from GAMES") == (40 * 2 * 2 + 40 * 4 * 2, 4)
        # Every game is won once, and whoever is not out has counters left.
        assert one("select min(won), max(won) from (select sum(result) won from GAMES group by cell, deal)") == (1, 1)
        assert one("select count(*) from GAMES where (out_turn is null) <> (score > 0)") == (0,)
        # The same deals in every cell, and the same cards dealt where the decks are the same.
        assert one("select max(n) from (select count(distinct seed) n from GAMES group by deal)") == (1,)
        assert one("select count(distinct seed) from GAMES") == (40,)
        # Lists are lists, and counts are their lengths.
        assert one("select min(len(dealt)), max(len(dealt)) from GAMES") == (5, 5)
        assert one("select count(*) from GAMES where len(drawn) <> cards_drawn or len(played) <> cards_played") == (0,)
        assert one("select count(*) from GAMES where len(held) <> cards_held") == (0,)
        assert one("select count(*) from GAMES where list_contains(drawn, 'choke') and rules like '%no_holds%'") == (0,)
        assert one("select count(*) from GAMES where list_contains(drawn, 'choke')")[0] > 0
    print("games.parquet opens in DuckDB", duckdb.__version__)


if __name__ == "__main__":
    main()
