"""Compile every .cu of a folder to PTX with NVRTC: no GPU, no driver.

usage: compile.py LIBNVRTC SOURCES OUTPUT
"""

import ctypes
import pathlib
import sys

# compute_80 is the first architecture with int8 mma of depth 32. -fmad=false and
# the two -prec flags hold for anything that is not written as an intrinsic.
OPTIONS = [
    "--gpu-architecture=compute_80",
    "--fmad=false",
    "--ftz=false",
    "--prec-div=true",
    "--prec-sqrt=true",
    "--std=c++17",
]


def strings(items):
    return (ctypes.c_char_p * len(items))(*items)


class Compiler:
    def __init__(self, path):
        self.lib = ctypes.CDLL(path)
        self.lib.nvrtcGetErrorString.restype = ctypes.c_char_p

    def must(self, code):
        if code != 0:
            sys.exit("nvrtc: " + self.lib.nvrtcGetErrorString(code).decode())

    def text(self, program, what):
        size = ctypes.c_size_t()
        self.must(getattr(self.lib, f"nvrtcGet{what}Size")(program, ctypes.byref(size)))
        buffer = ctypes.create_string_buffer(size.value)
        self.must(getattr(self.lib, f"nvrtcGet{what}")(program, buffer))
        return buffer.value

    def ptx(self, source, headers):
        program = ctypes.c_void_p()
        names, texts = strings([h.name.encode() for h in headers]), strings([h.read_bytes() for h in headers])
        self.must(self.lib.nvrtcCreateProgram(
            ctypes.byref(program), source.read_bytes(), source.name.encode(), len(headers), texts, names))
        if self.lib.nvrtcCompileProgram(program, len(OPTIONS), strings([o.encode() for o in OPTIONS])) != 0:
            sys.exit(self.text(program, "ProgramLog").decode())
        return self.text(program, "PTX")


def main():
    library, sources, output = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    compiler, headers = Compiler(library), sorted(sources.glob("*.cuh"))
    for source in sorted(sources.glob("*.cu")):
        target = output / source.with_suffix(".ptx").name
        target.write_bytes(compiler.ptx(source, headers))


main()
