// Package solanarpc reads Solana and sends transactions to it. It knows no
// business rules; contracts/solana/bindings builds instructions and reads
// accounts.
//
// A Client asks endpoints whose genesis hash it has checked. If one does not
// answer, it asks the next. Answers are bounded and typed.
//
// A Sender owns one key's transactions. Every transaction belongs to an action,
// named by its caller, and its signed bytes are in the Store before they leave:
//
//	Send(action) ─ stored, alive ─────────▶ the same bytes are sent again
//	      │ not, or expired
//	      ▼
//	simulate ▶ blockhash ▶ sign ▶ SaveTx ▶ send
//	Wait: resend ▶ finalized? ─ yes ▶ done, or *TxError
//	        ▲        │ no
//	        └── last valid block height passed, finalized? ─ no
//	                 │ yes, and still unknown
//	                 ▼
//	             ErrExpired: it can never land, so the action may be signed anew
//
// A transaction lives for about 150 blocks. Until its end is finalized, no other
// is signed for its action, whatever an endpoint says about the first: "sent but
// reported failed" and "failed but reported sent" end in the same loop.
package solanarpc
