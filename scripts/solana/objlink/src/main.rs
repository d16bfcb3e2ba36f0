//! sbpf-objlink IN.o OUT.so: turns an upstream-BPF ELF object into a Solana
//! shared object of version 0, the one that every cluster runs.
use sbpf_linker::{link_program, OptimizationConfig, ProgramOptions, SbpfArch, SbpfLinkerError};
use std::process::exit;

/// Bytes of a function's stack frame on Solana.
const FRAME: i32 = 4096;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [input, output] = args.as_slice() else {
        eprintln!("usage: sbpf-objlink IN.o OUT.so");
        exit(2)
    };
    let object = std::fs::read(input).unwrap_or_else(|e| fail(format!("read {input}: {e}")));
    let options = ProgramOptions::new(OptimizationConfig::default(), SbpfArch::V0, FRAME);
    let program = link_program(&object, options).unwrap_or_else(|e| fail(SbpfLinkerError::format_errors(&e)));
    std::fs::write(output, &program).unwrap_or_else(|e| fail(format!("write {output}: {e}")));
}

fn fail<T>(why: String) -> T {
    eprintln!("sbpf-objlink: {why}");
    exit(1)
}
