"""The device on which the peer computes: the processor, or a GPU by CUDA.

The module does not import torch; the caller passes it to choose.
"""
import importlib.util


class Unusable(Exception):
    """The device, or a mode on it, is not available. The message says what to do."""


class Device:
    def __init__(self, torch, name, now):
        self.torch, self.name, self.now = torch, name, now
        self.description = torch.cuda.get_device_name(0) if name == "cuda" else ""

    def synchronise(self):
        """Waits until everything that was queued is computed."""
        if self.name == "cuda":
            self.torch.cuda.synchronize()

    def time(self):
        """The clock's time when the device has computed everything."""
        self.synchronise()
        return self.now()

    def free(self):
        if self.name != "cuda":
            raise Unusable("free memory is a question to a GPU: ask with -device cuda")
        return self.torch.cuda.mem_get_info(0)[0]

    def compiles(self):
        """torch.compile writes kernels for a GPU in Triton."""
        if self.name == "cuda" and importlib.util.find_spec("triton") is None:
            raise Unusable("torch.compile needs triton here: pip install triton")


def choose(torch, name, now):
    """The device of that name: "cpu", or "cuda" for the first GPU."""
    if name == "cuda":
        if torch.version.cuda is None:
            raise Unusable(
                f"torch {torch.__version__} is a build for the processor: -device cuda needs one with CUDA, as PyPI has for Linux on x86-64")
        if not torch.cuda.is_available():
            raise Unusable(
                f"torch {torch.__version__} (CUDA {torch.version.cuda}) finds no GPU it can use: check nvidia-smi and the driver, or measure with -device cpu")
    elif name != "cpu":
        raise Unusable(f"device {name!r}: want cpu or cuda")
    exact(torch, name)
    return Device(torch, name, now)


def exact(torch, name):
    """Turns TF32 off and verifies that by a product: (1 + 2^-12) times 1 is 1 in
    TF32, which keeps ten bits after the binary point."""
    torch.set_float32_matmul_precision("highest")
    torch.backends.cudnn.allow_tf32 = False
    n, x = 256, 1 + 2.0**-12
    y = torch.full((n, n), x, device=name) @ torch.eye(n, device=name)
    if torch.backends.cuda.matmul.allow_tf32 or torch.backends.cudnn.allow_tf32 or not bool((y == x).all()):
        raise Unusable(f"torch {torch.__version__} multiplies binary32 in TF32 although that was turned off: no fair peer")
