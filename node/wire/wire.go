package wire

import (
	"context"
	"errors"
	"strings"

	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/node/p2p"
	"github.com/infernetprotocol/infernet/train/canon"
	"github.com/libp2p/go-libp2p/core/peer"
)

// These are the codes of refusals between nodes.
const (
	CodeInvalid = "invalid" // the message breaks a rule: do not send it again
	CodeUnknown = "unknown" // no such job or lease here
	CodeBusy    = "busy"    // ask again later
	// CodeUnfunded means that an aggregator would take the job once its money is in the
	// escrow.
	CodeUnfunded = "unfunded"
	CodeStale    = "stale" // overtaken by something newer
	// CodeLate means that the block of a draw is mined already: name a later one.
	CodeLate = "late"
)

// ErrQueueFull is the answer of a full queue: the peer is busy.
var ErrQueueFull = p2p.Refuse(CodeBusy, "queue is full: send it again in a second")

// Ask sends one message and decodes the answer strictly.
func Ask[A any](ctx context.Context, n Network, to peer.ID, proto p2p.Protocol, msg any,
	decode func([]byte) (A, error)) (A, error) {
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

// Send sends a message that is answered by an Ack. A refusal is returned as an error.
func Send(ctx context.Context, n Network, to peer.ID, proto p2p.Protocol, msg any) error {
	a, err := Ask(ctx, n, to, proto, msg, market.DecodeAck)
	if err != nil {
		return err
	}
	return a.Err()
}

// Serve turns a typed function into a handler of raw messages. A message that does not
// decode is refused as invalid.
func Serve[Q, A any](
	decode func([]byte) (Q, error), fn func(ctx context.Context, from peer.ID, q Q) (A, error)) p2p.Handler {
	return func(ctx context.Context, from peer.ID, raw []byte) ([]byte, error) {
		q, err := decode(raw)
		if err != nil {
			return nil, p2p.Refuse(CodeInvalid, "%v", err)
		}
		a, err := fn(ctx, from, q)
		if err != nil {
			return nil, refusal(err)
		}
		return canon.Marshal(a)
	}
}

// refusal returns the error that the peer gets: err itself if it is a refusal, otherwise a
// refusal as invalid with its text.
func refusal(err error) error {
	var r *p2p.Refusal
	if errors.As(err, &r) {
		return err
	}
	return p2p.Refuse(CodeInvalid, "%v", err)
}

// Accepted is the positive Ack.
var Accepted = market.Ack{OK: true}

// Short returns what enters a state or a message of an error: one line of at most 200 bytes
// of valid UTF-8.
func Short(err error) string {
	s := strings.Join(strings.Fields(err.Error()), " ")
	return strings.ToValidUTF8(s[:min(len(s), 200)], "")
}

// Host registers handlers. p2p.Host implements it.
type Host interface {
	Handle(proto p2p.Protocol, fn p2p.Handler)
}

// Network sends requests to peers. It is safe for concurrent use.
type Network interface {
	Request(ctx context.Context, to peer.ID, proto p2p.Protocol, req []byte) ([]byte, error)
}
