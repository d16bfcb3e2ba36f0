package escrow

import (
	"errors"
	"fmt"
	"slices"

	"github.com/infernetprotocol/infernet/market"
)

// Errors of Apply. The state stays as it was.
var (
	// ErrPhase means that the event makes no sense in the lease's phase.
	ErrPhase = errors.New("not in this phase of the lease")
	// ErrSegment means that the segment is not the one that is due, was committed
	// differently, or is not known.
	ErrSegment = errors.New("segment does not fit")
	// ErrCredit means that the provider would be more segments ahead of its vouchers
	// than the offer's credit allows.
	ErrCredit = errors.New("beyond the credit: wait for the next voucher")
	// ErrVoucher means that the voucher shrinks, covers an unverified segment, or
	// names wrong payees.
	ErrVoucher = errors.New("voucher does not fit")
	// ErrVerdict means that the verdict is on another commitment, is by the provider
	// itself, or contradicts an earlier verdict of the same verifier.
	ErrVerdict = errors.New("verdict does not fit")
	// ErrUnknownAction means that no such action is in progress.
	ErrUnknownAction = errors.New("no such action is under way")
	// ErrChain means that the rail's reading contradicts itself.
	ErrChain = errors.New("reading of the chain makes no sense")
)

// machine is a state while an event is applied.
type machine struct {
	s       State
	actions []Action
}

// Apply returns the state after an event, and the actions that follow from it. On
// an error it returns the old state and no actions.
func (s State) Apply(e Event) (State, []Action, error) {
	m := machine{s: s.clone()}
	if err := e.apply(&m); err != nil {
		return s, nil, err
	}
	if err := m.decide(); err != nil {
		return s, nil, err
	}
	return m.s, m.actions, nil
}

// move changes the phase by the table.
func (m *machine) move(t Trigger) error {
	for _, tr := range Transitions {
		if tr.From == m.s.Phase && tr.Trigger == t {
			m.s.Phase = tr.To
			return nil
		}
	}
	return fmt.Errorf("%w: %s while %s", ErrPhase, t, m.s.Phase)
}

// step changes a segment's step by the table.
func (g *Segment) step(c Cause) error {
	for _, tr := range SegmentTransitions {
		if tr.From == g.Step && tr.Cause == c {
			g.Step = tr.To
			return nil
		}
	}
	return fmt.Errorf("%w: %s while %s", ErrSegment, c, g.Step)
}

func (m *machine) in(what string, phases ...Phase) error {
	if slices.Contains(phases, m.s.Phase) {
		return nil
	}
	return fmt.Errorf("%w: %s while %s", ErrPhase, what, m.s.Phase)
}

func (e Signed) apply(m *machine) error {
	l := &m.s.Deal.Lease
	if m.s.Phase != Quoted && l.DelegateSig == e.Delegate && l.NodeSig == e.Node {
		return nil
	}
	l.DelegateSig, l.NodeSig = e.Delegate, e.Node
	return m.move(BothSigned)
}

func (e Alive) apply(m *machine) error {
	m.s.Seen = max(m.s.Seen, m.s.now())
	return nil
}

func (e Stop) apply(m *machine) error {
	if m.s.Stopped == "" {
		m.s.Stopped = e.Reason
	}
	if m.s.Phase == Quoted {
		return m.move(Withdrawn)
	}
	return nil
}

func (e GiveUp) apply(m *machine) error {
	if m.s.Party != Client {
		return fmt.Errorf("%w: only the client takes the pot back", ErrPhase)
	}
	m.s.Returning = true
	return nil
}

func (e Failed) apply(m *machine) error {
	for i, is := range m.s.Issued {
		if is.id() != e.ActionID {
			continue
		}
		if is.Failed {
			return nil
		}
		is.Failed, is.Reason, is.At = true, e.Reason, m.s.now()
		m.s.Issued[i] = is
		return m.undo(e.ActionID)
	}
	return fmt.Errorf("%w: %q", ErrUnknownAction, e.ActionID)
}

// undo leaves the phase that was waiting for the action.
func (m *machine) undo(id string) error {
	switch {
	case m.s.Phase == Closing && hasKind(id, Close):
		return m.move(CloseFailed)
	case m.s.Phase == Refunding && hasKind(id, Refund):
		return m.move(RefundFailed)
	}
	return nil
}

func hasKind(id string, k Kind) bool {
	return len(id) > len(k) && id[:len(k)] == string(k) && id[len(k)] == '/'
}

func (e Vouched) apply(m *machine) error {
	s := &m.s
	if err := m.in("voucher", Funded, Closing, Ending); err != nil {
		return err
	}
	if err := s.checkVoucher(e.Voucher); err != nil {
		return err
	}
	for i := range s.Segments[:e.Voucher.Voucher.Segments] {
		if s.Segments[i].Step == Earned {
			continue
		}
		if err := s.Segments[i].step(Covered); err != nil {
			return fmt.Errorf("%w: segment %d: %w", ErrVoucher, i, err)
		}
	}
	if s.Party == Provider {
		s.Seen = max(s.Seen, s.now())
	}
	s.keep(e.Voucher)
	return nil
}

// checkVoucher requires that the voucher is for this lease, is not smaller than
// the last one, and has payees that match its hash and stay within their shares.
// The client's vouchers may cover only what is verified.
func (s State) checkVoucher(sv market.SignedVoucher) error {
	v, old := sv.Voucher, s.Voucher.Voucher
	l, o := s.lease(), s.Deal.Offer
	switch {
	case v.Lease != s.Deal.LeaseID():
		return fmt.Errorf("%w: it is for lease %s", ErrVoucher, v.Lease)
	case v.Segments < old.Segments || old.Last && !v.Last:
		return fmt.Errorf("%w: it is below the last one", ErrVoucher)
	case v.Segments > uint32(len(s.Segments)) || v.Segments > l.Segments:
		return fmt.Errorf("%w: it covers %d segments, %d are begun", ErrVoucher, v.Segments, len(s.Segments))
	case len(sv.Payees) > market.MaxPayees || market.PayeesHash(sv.Payees) != v.Payees:
		return fmt.Errorf("%w: the payees are not those hashed", ErrVoucher)
	}
	if _, _, _, err := Split(l.Price, v.Segments, o.VerifyBPS, o.DelegateBPS, sv.Payees); err != nil {
		return fmt.Errorf("%w: %w", ErrVoucher, err)
	}
	for i, g := range s.Segments[:v.Segments] {
		if s.Party == Client && g.Step != Verified && g.Step != Won && g.Step != Earned {
			return fmt.Errorf("%w: segment %d is %s", ErrVoucher, i, g.Step)
		}
	}
	return nil
}
