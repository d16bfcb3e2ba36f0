"""Reduces Slither's findings to sorted lines: detector, contract, function."""

import json
import sys


def name(element):
    fields = element.get("type_specific_fields") or {}
    parent = fields.get("parent") or {}
    if parent.get("type") in ("contract", "function"):
        return name(parent) + "." + element["name"] if parent["type"] == "contract" else name(parent)
    return element["name"]


def main():
    report = json.load(open(sys.argv[1], encoding="utf8"))
    if not report["success"]:
        sys.exit("slither failed: %s" % report["error"])
    found = report["results"].get("detectors", [])
    for line in sorted({f["check"] + " " + name(f["elements"][0]) for f in found}):
        print(line)


main()
