"""Where our dependencies come from and under which licences: the cheap part of `make audit`, for every `make test`.

It reads the rules in deny.toml, what cargo and npm have resolved, and needs no network that a build does not need.
"""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Packages of the browser client that nobody is given: tools that test and build it. And what is shipped beside code: fonts
# (OFL), pictures (CC BY, with credits in the client), a tool's data.
ALSO_IN_NPM = {"MPL-2.0", "BlueOak-1.0.0", "OFL-1.1", "CC-BY-3.0"}


def allowed(expression, licences):
    """Whether an SPDX expression can be met with these licences; None if it cannot be read."""
    words = re.findall(r"[()]|[\w.+-]+", expression.replace("/", " OR "))

    def either():
        met = both()
        while words and words[0] == "OR":
            words.pop(0)
            other = both()
            met = met or other
        return met

    def both():
        met = one()
        while words and words[0] == "AND":
            words.pop(0)
            other = one()
            met = met and other
        return met

    def one():
        word = words.pop(0)
        if word == "(":
            met = either()
            if words.pop(0) != ")":
                raise ValueError(expression)
            return met
        if word in (")", "AND", "OR", "WITH"):
            raise ValueError(expression)
        if words and words[0] == "WITH":
            words.pop(0)
            word = f"{word} WITH {words.pop(0)}"
        return word in licences

    try:
        met = either()
        return None if words else met
    except (IndexError, ValueError):
        return None


def crates(rules, metadata):
    """What is wrong with the crates."""
    licences, bans = set(rules["licenses"]["allow"]), {ban["crate"] for ban in rules["bans"]["deny"]}
    sources = {f"registry+{source}" for source in rules["sources"]["allow-registry"]}
    for package in metadata["packages"]:
        name = f"{package['name']} {package['version']}"
        if package["source"] is None:
            continue  # our own
        if package["source"] not in sources:
            yield f"{name} comes from {package['source']}"
        if not allowed(package["license"] or "", licences):
            yield f"{name} has the licence {package['license']}"
        if package["name"] in bans:
            yield f"{name} is banned"


def packages(rules, lock):
    """What is wrong with the packages of the browser client."""
    licences = set(rules["licenses"]["allow"]) | ALSO_IN_NPM
    for path, package in lock["packages"].items():
        if not path:
            continue  # our own
        if not allowed(package.get("license") or "", licences):
            yield f"{path} has the licence {package.get('license')}"
        if not package.get("integrity"):
            yield f"{path} has no hash"
        # `.npmrc` leaves addresses out of the lock file, so npm takes the registry it is set up for. The hash says what comes.
        if "resolved" in package:
            yield f"{path} comes from {package['resolved']}"


def check_itself():
    """The check can fail."""
    some = {"MIT", "ISC"}
    for expression, met in [
        ("MIT", True), ("GPL-3.0-only", False), ("GPL-2.0-only OR MIT", True), ("MIT AND GPL-2.0-only", False),
        ("(MIT OR Apache-2.0) AND ISC", True), ("(Apache-2.0 OR BSD-3-Clause) AND MIT", False), ("MIT/Apache-2.0", True),
        ("MIT WITH Odd-exception", False), ("", None), ("MIT OR", None), ("(MIT", None), ("MIT MIT", None),
    ]:
        assert allowed(expression, some) is met, expression
    rules = {"licenses": {"allow": ["MIT"]}, "bans": {"deny": [{"crate": "bad"}]},
             "sources": {"allow-registry": ["https://here"]}}
    good = {"name": "good", "version": "1", "source": "registry+https://here", "license": "MIT"}
    wrong = [good | {"name": "bad"}, good | {"source": "git+https://there"}, good | {"license": None}]
    assert not list(crates(rules, {"packages": [good, good | {"source": None, "license": None}]}))
    assert len(list(crates(rules, {"packages": wrong}))) == 3
    fine = {"license": "MIT", "integrity": "sha512-x"}
    assert not list(packages(rules, {"packages": {"": {}, "a": fine}}))
    assert len(list(packages(rules, {"packages": {"a": fine | {"license": "UNLICENSED"}, "b": {"license": "MIT"},
                                                      "c": fine | {"resolved": "https://there"}}}))) == 3


def main():
    check_itself()
    rules = tomllib.loads((ROOT / "deny.toml").read_text(encoding="utf-8"))
    told = subprocess.run(["cargo", "metadata", "--format-version", "1", "--locked"],
                          cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout
    metadata, lock = json.loads(told), json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    wrong = [*crates(rules, metadata), *packages(rules, lock)]
    for fault in wrong:
        print(fault, file=sys.stderr)
    print(f"{len(metadata['packages'])} crates and {len(lock['packages'])} packages: licences and sources",
          "are not as deny.toml wants them" if wrong else "are as deny.toml wants them")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
