//! surfnet SLOT_MS [PROGRAM_ID SO]...: Surfpool without any other network, its
//! JSON-RPC on a free port of 127.0.0.1. Prints the URL and ends with its
//! standard input, so that it cannot outlive who started it.
use std::{io::Read, process::exit};
use surfpool_sdk::{cheatcodes::builders::DeployProgram, BlockProductionMode, Pubkey, Surfnet};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some(slot_ms) = args.first().and_then(|a| a.parse().ok()).filter(|_| args.len() % 2 == 1) else {
        eprintln!("usage: surfnet SLOT_MS [PROGRAM_ID SO]...");
        exit(2)
    };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let net = Surfnet::builder()
            .offline(true)
            .block_production_mode(BlockProductionMode::Clock)
            .slot_time_ms(slot_ms)
            .start()
            .await
            .expect("a network");
        for p in args[1..].chunks(2) {
            let id: Pubkey = p[0].parse().expect("a program id");
            net.cheatcodes().deploy(DeployProgram::new(id).so_path(&p[1])).expect("a deployed program");
        }
        println!("{}", net.rpc_url());
        let _ = std::io::stdin().read_to_end(&mut Vec::new());
    });
}
