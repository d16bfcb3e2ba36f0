"""Reads the vector beside this file with TensorBoard's reader (tensorboard 2.21.0).

Run it after the vector was renewed: `pip install tensorboard==2.21.0 'setuptools<81'`,
then `python3 read.py`.
"""
import math
import pathlib

from tensorboard.backend.event_processing.event_accumulator import EventAccumulator

vector = pathlib.Path(__file__).parent / "events.out.tfevents.1700000000.infernet"
a = EventAccumulator(str(vector)).Reload()
got = {tag: [(e.wall_time, e.step, e.value) for e in a.Scalars(tag)] for tag in a.Tags()["scalars"]}
rate = got.pop("train/rate")
assert [r[:2] for r in rate] == [(1700000001, 1)] and math.isclose(rate[0][2], 1e-4, rel_tol=1e-7), rate
assert got == {
    "train/loss": [(1700000001, 1, 5.5), (1700000005, 300, 2.5)],
    "eval/loss": [],
}, got
print("as written")
