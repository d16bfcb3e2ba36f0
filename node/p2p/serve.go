package p2p

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/libp2p/go-libp2p/core/network"
	"github.com/libp2p/go-libp2p/core/peer"
	"github.com/libp2p/go-libp2p/core/protocol"
	"github.com/libp2p/go-msgio"

	"github.com/infernetprotocol/infernet/node/p2p/admission"
)

// Handler answers one request of one peer. from is authenticated: its key
// signed the connection. ctx ends a little before the stream's deadline. A
// *Refusal reaches the caller as it is, ErrBusy as ErrBusy, any other error as
// a refusal with CodeFailed and no details. Called concurrently.
type Handler func(ctx context.Context, from peer.ID, req []byte) ([]byte, error)

// Handle answers requests of proto with fn until the host closes. Limits come
// from Config.Limits. A second call for the same protocol replaces the first.
func (h *Host) Handle(proto Protocol, fn Handler) {
	s := &server{
		proto: proto, limits: h.limits(proto), handle: fn, host: h,
	}
	s.slots = admission.NewSlots(s.limits, h.now)
	h.metrics.slots(proto, s.slots)
	h.host.SetStreamHandler(protocol.ID(proto), s.accept)
}

// StopHandling makes the host answer that it does not support proto. Requests that are being handled are finished.
func (h *Host) StopHandling(proto Protocol) { h.host.RemoveStreamHandler(protocol.ID(proto)) }

// server answers the streams of one protocol.
type server struct {
	proto  Protocol
	limits Limits
	handle Handler
	slots  *admission.Slots
	host   *Host
}

// accept runs on a goroutine of libp2p's, one for each stream.
func (s *server) accept(st network.Stream) {
	if !s.host.begin() {
		st.Reset()
		return
	}
	defer s.host.running.Done()
	outcome, err := s.serve(st)
	s.host.metrics.served(s.proto, outcome)
	if err != nil {
		st.Reset()
		s.host.log.Debug("request failed", "protocol", s.proto, "peer", st.Conn().RemotePeer(), "err", err)
		return
	}
	st.Close()
}

// serve answers one stream and says how it went. The request is read before it takes a slot of the protocol, so that
// a peer that says nothing takes none.
func (s *server) serve(st network.Stream) (outcome, error) {
	opened, from := time.Now(), st.Conn().RemotePeer()
	known := s.host.known.Has(from)
	if err := st.SetDeadline(opened.Add(min(s.limits.Reading, s.limits.Deadline))); err != nil {
		return outcomeBroken, fmt.Errorf("set deadline: %w", err)
	}
	if !s.slots.Allow(from) {
		// The request is not read: being busy must cost less than asking.
		return outcomeBusy, s.reply(st, answer{Status: statusBusy})
	}
	reader, own := s.host.readers.Begin(from, known, func() {
		s.host.turnedAway.Add(from, s.host.now())
		st.Reset()
	})
	if reader == nil {
		return s.busy(st, from, own)
	}
	defer reader.Close()
	req, err := readFrame(st, s.limits.MaxRequest, reader.Take)
	switch {
	case errors.Is(err, admission.ErrBytes):
		return s.busy(st, from, false)
	case err != nil:
		return outcomeGarbage, fmt.Errorf("read request: %w", err)
	}
	reader.Read()
	s.host.metrics.bytes(s.proto, directionIn, len(req))
	ctx, end := context.WithCancel(s.host.ctx)
	defer end()
	go expectEnd(st, end)
	return s.answer(ctx, st, known, req, opened.Add(s.limits.Deadline))
}

// expectEnd reads what follows a request, until the stream is closed on either side. Nothing may follow: who writes on
// would fill the stream's window, 256 KiB, for as long as the request is handled. Its stream is reset and its request
// given up.
func expectEnd(st network.Stream, giveUp context.CancelFunc) {
	if n, _ := st.Read(make([]byte, 1)); n > 0 {
		st.Reset()
		giveUp()
	}
}

// answer handles a request that was read, until ctx ends or the deadline.
func (s *server) answer(
	ctx context.Context, st network.Stream, known bool, req []byte, deadline time.Time,
) (outcome, error) {
	from := st.Conn().RemotePeer()
	leave, entry := s.slots.Enter(from, known)
	if entry != admission.Entered {
		return s.busy(st, from, entry == admission.OverOwn)
	}
	defer leave()
	if err := st.SetDeadline(deadline); err != nil {
		return outcomeBroken, fmt.Errorf("set deadline: %w", err)
	}
	began := time.Now()
	// A tenth of the time is kept for telling the caller that time ran out.
	a := s.run(ctx, from, req, deadline.Add(-s.limits.Deadline/10))
	s.host.metrics.handled(s.proto, known, time.Since(began))
	return a.outcome(), s.reply(st, a)
}

// busy turns a peer away. Unless that is for what the peer itself has under way, it is noted: see Host.TurnedAway.
func (s *server) busy(st network.Stream, from peer.ID, own bool) (outcome, error) {
	if !own {
		s.host.turnedAway.Add(from, s.host.now())
	}
	return outcomeBusy, s.reply(st, answer{Status: statusBusy})
}

// run calls the handler.
func (s *server) run(ctx context.Context, from peer.ID, req []byte, deadline time.Time) answer {
	ctx, cancel := context.WithDeadline(ctx, deadline)
	defer cancel()
	body, err := s.handle(ctx, from, req)
	if err != nil {
		s.host.log.Debug("request refused", "protocol", s.proto, "peer", from, "err", err)
	}
	if errors.Is(err, context.DeadlineExceeded) && ctx.Err() != nil {
		return refusal(CodeTimeout, "the peer ran out of time: ask again later")
	}
	return answerFor(body, err, s.limits)
}

func (s *server) reply(st network.Stream, a answer) error {
	b := a.encode()
	if err := msgio.NewVarintWriter(st).WriteMsg(b); err != nil {
		return fmt.Errorf("write answer: %w", err)
	}
	s.host.metrics.bytes(s.proto, directionOut, len(b))
	return nil
}
