package p2p

import (
	"context"
	"errors"
	"fmt"
	"net"

	"github.com/libp2p/go-libp2p/core/network"
	"github.com/libp2p/go-libp2p/core/peer"
	"github.com/libp2p/go-libp2p/core/protocol"
	"github.com/libp2p/go-libp2p/p2p/net/swarm"
	"github.com/libp2p/go-msgio"
	multistream "github.com/multiformats/go-multistream"
)

// Request asks to and returns its answer. When the peer is not connected its
// addresses are looked up in the DHT. The deadline is the protocol's, or ctx's
// when that is sooner. Errors: ErrUnreachable, ErrUnsupported, ErrBusy, *Refusal
// (ErrRefused), ErrTimeout, ErrTooLarge, ErrBadAnswer, ErrBroken, ErrClosed, or
// ctx's cause when the caller gave up.
func (h *Host) Request(ctx context.Context, to peer.ID, proto Protocol, req []byte) ([]byte, error) {
	body, err := h.request(ctx, to, proto, req)
	h.metrics.asked(proto, outcomeOf(err))
	if err != nil {
		return nil, fmt.Errorf("ask %s %s: %w", to, proto, err)
	}
	return body, nil
}

func (h *Host) request(ctx context.Context, to peer.ID, proto Protocol, req []byte) ([]byte, error) {
	l := h.limits(proto)
	if len(req) > l.MaxRequest {
		return nil, fmt.Errorf("%w: %d bytes, cap %d", ErrTooLarge, len(req), l.MaxRequest)
	}
	if !h.begin() {
		return nil, ErrClosed
	}
	defer h.running.Done()
	asking, cancel := context.WithTimeout(ctx, l.Deadline)
	defer cancel()
	defer context.AfterFunc(h.ctx, cancel)()
	st, err := h.open(asking, to, proto)
	if err != nil {
		return nil, h.endOf(ctx, err)
	}
	defer context.AfterFunc(asking, func() { st.Reset() })()
	a, err := h.exchange(asking, st, proto, req, l)
	if err != nil {
		st.Reset()
		return nil, h.endOf(ctx, streamError(asking, err))
	}
	st.Close()
	return a.result()
}

// dialAnew clears libp2p's back-off of several seconds for a peer that could not be reached a moment ago. Callers wait
// between tries themselves, and a peer that is back after a restart must get its heartbeats at once.
func (h *Host) dialAnew(to peer.ID) {
	if s, ok := h.host.Network().(*swarm.Swarm); ok {
		s.Backoff().Clear(to)
	}
}

// open connects, finding addresses where none are known, and agrees on the
// protocol. A relayed connection will do: requests are small, and the direct
// one that hole punching makes may come too late.
func (h *Host) open(ctx context.Context, to peer.ID, proto Protocol) (network.Stream, error) {
	ctx = network.WithAllowLimitedConn(ctx, string(proto))
	if h.host.Network().Connectedness(to) != network.Connected {
		h.dialAnew(to)
		if err := h.host.Connect(ctx, peer.AddrInfo{ID: to}); err != nil {
			return nil, fmt.Errorf("%w: %v", ErrUnreachable, err)
		}
	}
	st, err := h.host.NewStream(ctx, to, protocol.ID(proto))
	var unsupported multistream.ErrNotSupported[protocol.ID]
	switch {
	case errors.As(err, &unsupported):
		return nil, ErrUnsupported
	case err != nil && ctx.Err() != nil:
		return nil, fmt.Errorf("%w: %v", ErrTimeout, err)
	case err != nil:
		return nil, fmt.Errorf("%w: %v", ErrUnreachable, err)
	}
	return st, nil
}

// exchange writes the request and reads the answer.
func (h *Host) exchange(ctx context.Context, st network.Stream, proto Protocol, req []byte, l Limits) (answer, error) {
	if deadline, ok := ctx.Deadline(); ok {
		if err := st.SetDeadline(deadline); err != nil {
			return answer{}, fmt.Errorf("%w: set deadline: %v", ErrBroken, err)
		}
	}
	// A busy peer answers without reading and may stop us writing, so a failed
	// write is no reason not to read.
	writeErr := msgio.NewVarintWriter(st).WriteMsg(req)
	if writeErr == nil {
		writeErr = st.CloseWrite()
		h.metrics.bytes(proto, directionOut, len(req))
	}
	b, err := readFrame(st, l.MaxAnswer+envelopeOverhead, nil)
	if err != nil {
		return answer{}, errors.Join(err, writeErr)
	}
	h.metrics.bytes(proto, directionIn, len(b))
	return decodeAnswer(b, l.MaxAnswer)
}

// streamError returns the error of this package that fits a failure of an open stream.
func streamError(ctx context.Context, err error) error {
	var lazy multistream.ErrNotSupported[protocol.ID]
	var late net.Error
	switch {
	case errors.As(err, &lazy):
		return ErrUnsupported
	case errors.Is(err, ErrTooLarge), errors.Is(err, ErrBadAnswer), errors.Is(err, ErrBroken):
		return err
	case ctx.Err() != nil, errors.As(err, &late) && late.Timeout():
		return fmt.Errorf("%w: %v", ErrTimeout, err)
	}
	return fmt.Errorf("%w: %v", ErrBroken, err)
}

// endOf returns why a request ended early: the host closed or the caller gave up, if that is so, else err. A network
// error that follows from either would mislead.
func (h *Host) endOf(ctx context.Context, err error) error {
	switch {
	case h.ctx.Err() != nil:
		return ErrClosed
	case errors.Is(context.Cause(ctx), context.DeadlineExceeded):
		return fmt.Errorf("%w: %v", ErrTimeout, err)
	case ctx.Err() != nil:
		return context.Cause(ctx)
	}
	return err
}
