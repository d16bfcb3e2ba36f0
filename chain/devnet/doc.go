// Package devnet is a whole EVM chain inside a process: go-ethereum's state,
// pool and JSON-RPC over HTTP and WebSocket on a loopback address, so that the
// processes of a demo or a test share it through the same client code that
// they use for a public chain. It deploys TestDollar, OperatorRegistry and
// JobEscrow at addresses that are always the same, and gives money to anyone.
//
// Blocks carry wall-clock time and never run ahead of it, since deadlines and
// windows of the protocol are chain time: at most one block a second, sealed at
// once when a transaction waits and the second has none yet, else near the
// second's end. The tag "safe" is the head; "finalized" follows in epochs of
// 32 blocks.
//
//	chain, err := devnet.New(ctx, devnet.Config{Listen: "127.0.0.1:0"})
//	go chain.Run(ctx) // seals blocks; closes the chain when ctx ends
//	client, err := ethclient.Dial(chain.URL())
//
// Other processes call devnet_info and devnet_fund (see Remote). The faucet's
// key is public: nothing on this chain is worth anything.
package devnet
