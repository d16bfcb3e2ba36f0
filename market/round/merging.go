package round

import (
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market/money"
)

func (r *Round) vote(node common.Address) *Vote {
	for i := range r.Votes {
		if r.Votes[i].Node == node {
			return &r.Votes[i]
		}
	}
	return nil
}

func (e MergeReported) check(s *State) error {
	r := s.byManifest(e.Result.signed.Body.Manifest)
	if r == nil {
		return ErrStale
	}
	if _, ok := slices.BinarySearchFunc(r.Committee, e.Result.node, common.Address.Cmp); !ok {
		return ErrStranger
	}
	if v := r.vote(e.Result.node); v != nil && (v.Root == e.Result.signed.Body.Root || s.excludedForGood(v.Node)) {
		return ErrKnown
	}
	return nil
}

func (s *State) excludedForGood(node common.Address) bool {
	p := s.byNode(node)
	return p != nil && p.Until == forGood
}

func (e MergeReported) apply(m *machine) {
	b := e.Result.signed.Body
	r := m.s.byManifest(b.Manifest)
	if v := r.vote(e.Result.node); v != nil {
		m.do(ReportTwoResults{Signed[MergeResult]{MergeResult{b.Manifest, v.Root}, v.Sig}, e.Result.signed})
		m.distrust(m.s.byNode(v.Node).Operator, TwoFaced)
		return
	}
	r.Votes = append(r.Votes, Vote{e.Result.node, b.Root, e.Result.signed.Sig})
	if r.Root != (common.Hash{}) && r.Root != b.Root {
		m.do(JudgeMerge{r.Manifest})
	}
}

// mergeIfAgreed accepts the root of a quorum, or asks verifiers when there can be none.
func (m *machine) mergeIfAgreed() bool {
	r := m.s.current()
	split := slices.ContainsFunc(r.Votes, func(v Vote) bool { return v.Root != r.Votes[0].Root })
	switch {
	case !split && len(r.Votes) >= quorum(len(r.Committee)):
		m.accept(r, r.Votes[0].Root, Agreed, Last)
	case split || m.s.Clock.Chain >= m.s.Since+m.s.Params.MergeTime:
		m.move(Split)
		m.do(JudgeMerge{r.Manifest})
	default:
		return false
	}
	return true
}

// accept makes a root the start of the next round.
func (m *machine) accept(r *Round, root common.Hash, t, last Trigger) {
	r.Root = root
	m.s.Previous, m.s.Merged, m.s.Next = r.Manifest, root, r.Number+1
	m.settleRight(r)
	m.do(PublishMerge{r.Number, r.Manifest, root})
	m.finalise()
	if m.s.Next == m.s.Params.Rounds {
		m.s.Outcome = Finished
		t = last
	}
	m.move(t)
}

// finalise settles the rounds that cannot go back any more.
func (m *machine) finalise() {
	for len(m.s.Rounds) > int(m.s.Params.Credit) {
		r := &m.s.Rounds[0]
		m.settleAll(r)
		for i := range r.Cells {
			if c := &r.Cells[i]; c.Check == FoundRight {
				m.s.Slots[i].Verified, m.s.Slots[i].Round = c.Update.Body.State, r.Number
			}
		}
		m.s.Rounds = slices.Delete(m.s.Rounds, 0, 1)
	}
}

func (e MergeJudged) check(s *State) error {
	r := s.byManifest(e.Manifest)
	if r == nil || e.Root == (common.Hash{}) {
		return ErrStale
	}
	if r.Root == (common.Hash{}) && s.Phase != Judging {
		return ErrPhase
	}
	return nil
}

func (e MergeJudged) apply(m *machine) {
	r := m.s.byManifest(e.Manifest)
	n := r.Number
	if r.Root != e.Root && (r == m.s.current() || m.mayGoBack()) {
		cost := m.goBack(n)
		m.chargeVoters(m.s.round(n), e.Root, cost)
		m.accept(m.s.round(n), e.Root, Judged, JudgedLast)
		return
	}
	m.chargeVoters(r, e.Root, 0)
}

// chargeVoters excludes who gave another root than the right one, and divides among them what
// that has cost: equal parts, and what one's lock lacks falls to the next.
func (m *machine) chargeVoters(r *Round, root common.Hash, cost money.Units) {
	var liars []common.Address
	for _, v := range r.Votes {
		if p := m.s.byNode(v.Node); v.Root != root && p != nil {
			liars = append(liars, p.Operator)
		}
	}
	for i, op := range liars {
		part := (cost + money.Units(len(liars)-i) - 1) / money.Units(len(liars)-i)
		cost -= part - m.charge(op, part)
		m.distrust(op, Wrong)
	}
}

// mayGoBack reports whether work can be done again: the job is not stopped.
func (m *machine) mayGoBack() bool {
	return (m.s.Phase != Settling || m.s.Outcome == Finished) && m.s.Clock.Chain < m.s.Params.Deadline
}

// goBack drops the rounds after n, pays the honest work in them, and returns what that cost.
func (m *machine) goBack(n uint32) (cost money.Units) {
	for len(m.s.Rounds) > 0 && m.s.Rounds[len(m.s.Rounds)-1].Number > n {
		cost += m.settleAll(&m.s.Rounds[len(m.s.Rounds)-1])
		m.s.Rounds = m.s.Rounds[:len(m.s.Rounds)-1]
	}
	if cost > 0 || m.s.Next != n {
		m.s.Attempt++
	}
	m.uncount(n + 2)
	r := &m.s.Rounds[len(m.s.Rounds)-1]
	m.s.Next, m.s.Previous, m.s.Merged, m.s.Outcome = n, r.Previous, r.Merged, Unended
	return cost
}

// uncount takes the weight from updates that manifests of dropped rounds counted. from is 1 + the
// first of these rounds.
func (m *machine) uncount(from uint32) {
	for i := range m.s.Rounds {
		for j := range m.s.Rounds[i].Cells {
			if c := &m.s.Rounds[i].Cells[j]; c.CountedIn >= from {
				c.CountedIn = 0
			}
		}
	}
}

// listAgain makes the last round one without a manifest, whose updates are listed anew.
func (m *machine) listAgain() {
	r := &m.s.Rounds[len(m.s.Rounds)-1]
	m.s.Attempt++
	m.uncount(r.Number + 1)
	r.Manifest, r.Root, r.Votes = common.Hash{}, common.Hash{}, nil
	m.move(WentBack)
}
