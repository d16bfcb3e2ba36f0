"""Fails if forge built other code than the artefacts: symbolic.py BUILT ARTEFACTS CONTRACT..."""

import json
import pathlib
import sys

built, artefacts, *contracts = sys.argv[1:]
for contract in contracts:
    code = json.loads(pathlib.Path(built, f"{contract}.sol", f"{contract}.json").read_text())["bytecode"]["object"]
    deployed = json.loads(pathlib.Path(artefacts, f"{contract}.json").read_text())["bytecode"]
    if code.removeprefix("0x") != deployed.removeprefix("0x"):
        sys.exit(f"symbolic: {contract} differs from its artefact: run scripts/contracts/build")
