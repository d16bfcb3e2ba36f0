package role

import (
	"context"
	"errors"

	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/train/canon"
)

// Codes of refusals between nodes.
const (
	codeInvalid = "invalid" // the message breaks a rule: do not send it again
	codeUnknown = "unknown" // no such job or lease here
	codeBusy    = "busy"    // ask again later
	// CodeUnfunded: an aggregator would take the job, once its money is in the escrow.
	CodeUnfunded = "unfunded"
	codeStale    = "stale" // overtaken by something newer
)

// errQueueFull is the explicit busy answer of a full queue.
var errQueueFull = p2p.Refuse(codeBusy, "queue is full: send it again in a second")

// ask sends one message and decodes the answer strictly.
func ask[A any](ctx context.Context, n Net, to peer.ID, proto p2p.Protocol, msg any, decode func([]byte) (A, error)) (A, error) {
	var none A
	req, err := canon.Marshal(msg)
	if err != nil {
		return none, err
	}
	resp, err := n.Request(ctx, to, proto, req)
	if err != nil {
		return none, err
	}
	return decode(resp)
}

// tell sends a message that is answered by an Ack; a refusal is an error.
func tell(ctx context.Context, n Net, to peer.ID, proto p2p.Protocol, msg any) error {
	a, err := ask(ctx, n, to, proto, msg, market.DecodeAck)
	if err != nil {
		return err
	}
	return a.Err()
}

// serve turns a typed function into a handler of raw messages.
func serve[Q, A any](decode func([]byte) (Q, error), fn func(ctx context.Context, from peer.ID, q Q) (A, error)) p2p.Handler {
	return func(ctx context.Context, from peer.ID, raw []byte) ([]byte, error) {
		q, err := decode(raw)
		if err != nil {
			return nil, p2p.Refuse(codeInvalid, "%v", err)
		}
		a, err := fn(ctx, from, q)
		if err != nil {
			return nil, refusal(err)
		}
		return canon.Marshal(a)
	}
}

// refusal gives a peer the reason when it is one for peers.
func refusal(err error) error {
	var r *p2p.Refusal
	if errors.As(err, &r) {
		return err
	}
	return p2p.Refuse(codeInvalid, "%v", err)
}

// accepted is the positive Ack.
var accepted = market.Ack{OK: true}
