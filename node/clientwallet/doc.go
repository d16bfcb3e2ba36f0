// Package clientwallet posts jobs for a wallet that is not this node's, such as one in a browser.
//
//	Prepare   freezes a draft: the offer and the permit (EIP-2612) that the wallet has to sign
//	Submit    checks both signatures, writes the job to the ledger, deposits by the permit, and posts the job
//	Resume    goes on after a restart with what was submitted
//	Calls     what the wallet itself has to send to have the rest of its money back
//
// The node is the job's delegate: it signs leases and vouchers within the offer that the wallet has signed, and pays
// the gas. The wallet pays the whole price into the escrow at once, because it may be away later.
package clientwallet
