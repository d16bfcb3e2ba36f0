"""What the verifier of examples/ finds where a provider shows no state. Needs py-libp2p."""

import hashlib
import logging
import secrets
import struct
import sys
import unittest
from pathlib import Path

import trio
from libp2p.bitswap.pb.bitswap_pb2 import Message

from infernet import digest
from infernet.blocks import PROTOCOL, Blocks, cid_text
from infernet.network import frame, read_frame
from infernet.numerics import Trainer, log_root, marks_root
from infernet.verify import Work

from test_network import RAW, two

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "examples"))
from checks import Verifier  # noqa: E402
from terms import Check  # noqa: E402

logging.disable(logging.ERROR)
DATA = b"the quick brown fox jumps over the lazy dog\n" * 20
PROGRAM = {
    "numerics": "r32/1", "batch": 1, "accumulate": 1, "seed": 7, "tokenizer": "byte", "steps": 6,
    "model": {"vocab": 256, "dim": 8, "layers": 1, "heads": 2, "kv_heads": 2, "hidden": 16, "context": 16,
              "rope_theta": 10000.0, "norm_eps": 1e-5, "qkv_bias": False, "tied_embeddings": False},
    "optimizer": {"kind": "adamw", "lr": 0.01, "min_lr": 0.001, "warmup": 2, "beta1": 0.9, "beta2": 0.95, "eps": 1e-8,
                  "weight_decay": 0.1, "clip": 1.0},
}


def segment() -> tuple[dict, bytes]:
    """Returns a result of six steps with three intervals, and its log."""
    run, roots, log = Trainer(PROGRAM, DATA), [], []
    start = run.root()
    for i in range(6):
        log.append((i, *run.step()))
        roots.append(run.root())
    marks = [roots[1], roots[3]]
    s = {"job": bytes(32), "program": digest("program", PROGRAM), "numerics": "r32/1", "dataset": bytes(32), "index": 0,
         "first_step": 0, "steps": 6, "start": start, "end": roots[5], "log": log_root(log), "marks": marks_root(marks)}
    commitment = {"lease": bytes(32), "segment": 0, "hash": digest("commit-segment", s), "height": 9}
    raw = b"".join(struct.pack("<IIff", i, 0, float(x), float(n)) for i, x, n in log)
    return {"commitment": commitment, "segment": s, "marks": marks}, raw


class States(unittest.TestCase):
    """A provider without `/infernet/state/1`."""

    def test_a_state_that_is_not_shown_is_computed_from_the_start(self):
        result, log = segment()
        cid, said = RAW + hashlib.sha256(DATA).digest(), []

        async def main():
            async with two() as (a, b):
                async def serve(stream):
                    m = Message()
                    m.ParseFromString(await read_frame(stream, 1 << 20))
                    answer = Message()
                    answer.payload.add(prefix=RAW, data=DATA)
                    await a.send(b.peer, PROTOCOL, frame(answer.SerializeToString()))
                a.serve(PROTOCOL, serve)
                spec = {"program": PROGRAM, "dataset": {"cid": cid_text(cid), "size": len(DATA)}}
                request = {"announcement": {"spec": spec, "contact": a.peer}, "provider_peer": a.peer, "result": result}
                v = Verifier(b, None, Blocks(b), secrets.token_bytes(32), bytes(20), bytes(20),
                             lambda what, **_: said.append(what))
                return await v._execute(Check(request, Work(result, 2), bytes(32), bytes(32)), [0, 2])
        found = trio.run(main)
        self.assertEqual(said, ["from the start"])
        self.assertEqual(found.roots, [result["marks"][0], result["segment"]["end"]])
        self.assertEqual(found.log, log[:32] + log[64:])


if __name__ == "__main__":
    unittest.main()
