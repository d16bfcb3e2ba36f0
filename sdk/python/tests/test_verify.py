"""A verifier's work on the segments of docs/vectors/step.json."""

import unittest

import infernet
from infernet import numerics, verify
from test_numerics import VECTORS, floats, program_of

KEY, OPERATOR, SALT = bytes([1]) * 32, bytes([2]) * 20, bytes([3]) * 32
DOMAIN = infernet.Domain(31337, bytes([4]) * 20)


def unhex(x):
    return bytes.fromhex(x[2:])


def case(v):
    """Returns program, data, the segment and its log, with marks after every step."""
    segment = {k: unhex(x) if isinstance(x, str) and x.startswith("0x") else x for k, x in v["segment"].items()}
    log = b"".join(i.to_bytes(8, "little") + floats([r["loss"], r["norm"]]).tobytes()
                   for i, r in enumerate(v["records"]))
    return program_of(v["program"]), v["data"].encode("ascii"), segment, log, [unhex(r["root"]) for r in v["records"]]


def work_of(segment, marks):
    commitment = {"lease": bytes(32), "segment": 0, "hash": infernet.digest("commit-segment", segment), "height": 9}
    return verify.Work({"commitment": commitment, "segment": segment, "marks": marks}, 1)


class Verify(unittest.TestCase):
    def setUp(self):
        self.program, self.data, self.segment, self.log, self.roots = case(VECTORS["steps"][0])
        run = numerics.Trainer(self.program, self.data)
        run.step()
        self.state = run.checkpoint()

    def judge(self, segment, marks, log, intervals):
        work = work_of(segment, marks)
        found = verify.execute(work, self.program, self.data, intervals, lambda i: self.state if i else None)
        verdict = verify.Verdict(work, found, OPERATOR, SALT)
        committed, signed = verdict.commitment(KEY), verdict.signed(log, DOMAIN, KEY)
        self.opens(committed, signed, work, log, intervals)
        return signed

    def opens(self, committed, signed, work, log, intervals):
        v = signed["verdict"]
        shown = work.log_of(log, intervals) if v["agree"] else signed["log"]
        want = verify.sealed(v["commitment"], OPERATOR, v["intervals"], v["root"], shown, signed["salt"])
        self.assertEqual(committed["hash"], want)
        by = infernet.recover(infernet.digest("verdict", v, DOMAIN), signed["sig"])
        self.assertEqual(by, infernet.recover(infernet.digest("verdict-commitment", committed), committed["sig"]))
        for kind, x in (("verdict-commitment", committed), ("signed-verdict", signed)):
            self.assertEqual(infernet.decode(kind, infernet.encode(kind, x)), x)

    def test_agrees_with_an_honest_provider(self):
        for intervals, bits in (([0], 1), ([1], 2), ([0, 1], 3)):
            signed = self.judge(self.segment, self.roots[:-1], self.log, intervals)
            self.assertTrue(signed["verdict"]["agree"])
            self.assertEqual(signed["verdict"]["intervals"], bits)
            self.assertEqual(signed["verdict"]["root"], self.roots[intervals[-1]])

    def test_disagrees_with_another_end(self):
        signed = self.judge(self.segment | {"end": bytes([7]) * 32}, self.roots[:-1], self.log, [1])
        self.assertFalse(signed["verdict"]["agree"])
        self.assertEqual(signed["verdict"]["root"], self.roots[1])
        self.assertEqual(signed["log"], self.log[16:])

    def test_disagrees_with_another_mark_before_the_last(self):
        marks = [bytes([7]) * 32]
        segment = self.segment | {"marks": numerics.marks_root(marks)}
        self.assertFalse(self.judge(segment, marks, self.log, [0, 1])["verdict"]["agree"])

    def test_disagrees_with_another_log(self):
        records = [(i, *floats([r["loss"], r["norm"] ^ i])) for i, r in enumerate(VECTORS["steps"][0]["records"])]
        log = self.log[:28] + floats([VECTORS["steps"][0]["records"][1]["norm"] ^ 1]).tobytes()
        segment = self.segment | {"log": numerics.log_root(records)}
        self.assertFalse(self.judge(segment, self.roots[:-1], log, [1])["verdict"]["agree"])
        self.assertTrue(self.judge(segment, self.roots[:-1], log, [0])["verdict"]["agree"])

    def test_refuses_what_the_provider_did_not_commit_to(self):
        work = work_of(self.segment, self.roots[:-1])
        with self.assertRaises(verify.Mismatch):
            work.log_of(self.log[:16] + self.log[:16], [0])
        with self.assertRaises(verify.Mismatch):
            work_of(self.segment, [bytes(32)])
        changed = self.state[:-4] + bytes([0, 0, 128, 63])  # another value at the end
        for state in (None, changed):
            with self.assertRaises(verify.Mismatch):
                verify.execute(work, self.program, self.data, [1], lambda i: state)

    def test_hostile_checkpoints_are_refused(self):
        run = numerics.Trainer(self.program, self.data)
        swapped = self.state.replace(b"r32/1", b"r32/2")
        for raw in (b"", self.state[:30], self.state[:-1], self.state + b"\0", swapped,
                    self.state[:22] + b"\xff" * 4 + self.state[26:], b"x" + self.state[1:]):
            with self.assertRaises(numerics.BadCheckpoint):
                run.resume(raw)

    def test_the_hash_of_a_result(self):
        got = verify.sealed(bytes([1]) * 32, bytes([2]) * 20, 5, bytes([3]) * 32, bytes([4]) * 16, bytes([5]) * 32)
        self.assertEqual(got.hex(), "f5170c3a2f60f21d6a91caa6183df2047e6ffa3c3e3317e40c9c1480908c4357")


if __name__ == "__main__":
    unittest.main()
