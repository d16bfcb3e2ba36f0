package job

// Pending returns every action that the state waits for, by its phase. A driver carries
// them out after a restart. Some may have been done before; repeating them does no
// harm.
func (s State) Pending() []Action {
	m := machine{s: s}
	for _, e := range s.Past {
		if !e.Released {
			m.do(e.action())
		}
	}
	switch s.Phase {
	case Announced:
		m.do(Announce{s.Announcement}, CollectBids{s.Since + s.Policy.BidWindow})
	case Merging:
		m.do(Announce{s.Announcement})
	case Matching:
		m.do(m.readStakes())
	case Leasing:
		m.do(s.proposalAction())
	case Funding:
		if !s.FundingWaits {
			m.do(Fund{s.Lease.Signed})
		}
	case Running, Verifying:
		m.pendingWork()
	case Delivered:
		m.pendingDelivery()
	case Refunding:
		m.do(m.refund())
	}
	return m.out
}

func (m *machine) pendingWork() {
	l := m.s.Lease
	if l.Paid.Voucher.Segments > 0 {
		m.do(SendVoucher{l.Peer, l.Paid})
	}
	for _, w := range l.Works {
		if w.Receipt != nil && !w.Kept {
			m.do(w.keepAction())
		}
		switch {
		case w.Receipt == nil:
			m.do(m.s.receiptAction(w))
		case w.Drawing == nil:
			m.do(w.drawAction())
		case w.Finding == Open:
			for _, a := range w.Checks {
				if a.Answer == Waiting {
					m.do(m.s.checkAction(w, a))
				}
			}
		}
	}
}

func (m *machine) pendingDelivery() {
	if l := m.s.Lease; l != nil {
		m.do(SendVoucher{l.Peer, l.Paid})
		if l.EndRequested {
			m.do(l.settlementAction())
		}
	}
	if !m.s.Fetched {
		m.do(m.s.fetchAction())
	}
	if m.s.released() && !m.s.Returned {
		m.do(m.refund())
	}
}
