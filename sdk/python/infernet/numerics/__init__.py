"""Training steps of r32/1 and x8/1 with the bits of docs/numerics.md, in numpy.

Written from that page alone, to check it and to check others by it. It is slow: a step of a
small model takes seconds. Decoders with AdamW on bytes, without adapters.
"""

from .arithmetic import fma
from .checkpoint import BadCheckpoint
from .commitment import log_root, marks_root, state_root
from .frozen import nf4
from .random import normal, permute
from . import rounds
from .training import Trainer, Unsupported

__all__ = [
    "BadCheckpoint", "Trainer", "Unsupported", "fma", "log_root", "marks_root", "nf4", "normal", "permute",
    "rounds", "state_root",
]
