// Package evm reads EVM chains and sends transactions to them. It knows no
// business rules; contracts/evm/bindings packs calls and unpacks answers.
//
// A Client speaks to one endpoint whose chain id it has checked. What it reads
// it reads at a named height or depth, and in bounded amounts: an endpoint is
// hostile until its answers fit together.
//
// A Pool is a backend of several endpoints. Heights and logs are asked of two of
// them; where the two differ the others, and receipts, decide (FilterLogs).
//
// A Sender owns one key's nonces on one chain. Every transaction belongs to an
// action, named by its caller. Nonce and signed bytes are in the Store before
// they are sent, so that, whatever crashes or answers wrongly in between, an
// action has one nonce:
//
//	Send(action) ─ known? ─ yes ─▶ the stored bytes are sent again
//	      │ no
//	      ▼
//	estimate ▶ sign ▶ SaveTx ▶ send ─ error ─▶ looked up by hash ─▶ ErrUnsent: Run sends again
//
// Run watches what is unconfirmed: it sends again what the endpoint lost,
// raises the fee of what is stuck (same nonce, so only one version is ever
// mined), and marks what is mined deep enough.
package evm
