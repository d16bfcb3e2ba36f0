package top

import (
	"cmp"
	"fmt"
	"math/big"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
)

// nodeRows is the first page: what is at stake, how the machine does, the rails, the latest events.
func nodeRows(m model) []string {
	s := m.last.status
	out := []string{
		m.named("stake", stake(s)),
		m.named("at risk", atRisk(s, m.last.leases)),
		m.named("money", m.money()),
		m.named("work", fmt.Sprintf("%s, %s, %s waiting, %s", many(s.Jobs, "job"), many(s.Leases, "lease"),
			many(s.Bids, "bid"), many(s.Peers, "peer"))),
		m.named("machine", m.machine()),
	}
	for _, r := range s.Rails {
		out = append(out, m.named("rail", m.rail(r)))
	}
	for _, x := range s.SetAside {
		out = append(out, m.named("set aside", m.ink.write(inkBad, fmt.Sprintf("✗ %s: the node died %d times over it",
			clean(x.What), x.Deaths))))
	}
	out = append(out, "", m.ink.write(inkFaint, "latest events"))
	if len(m.last.events) == 0 {
		return append(out, "none yet")
	}
	return append(out, each(m.last.events, event)...)
}

func (m model) named(name, text string) string { return m.ink.write(inkFaint, pad(name, 10)) + text }

// stake is in the chain's token.
func stake(s api.Status) string {
	cash := func(u money.Units) string { return money.Format(u, s.Chain.Decimals) }
	return fmt.Sprintf("%s dollars, %s of it free", cash(s.Stake), cash(s.Free))
}

// many counts things.
func many[N int | uint32](n N, one string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %ss", n, one)
}

// atRisk is what this node can lose: the stake that its leases lock, and segments that are begun and not earned yet.
func atRisk(s api.Status, leases []api.LeaseView) string {
	var unpaid uint32
	var games uint32
	for _, l := range leases {
		if l.As == "provider" && !l.Settled && l.Begun > l.Vouched {
			unpaid += l.Begun - l.Vouched
		}
		games += l.Games
	}
	return fmt.Sprintf("%s dollars locked by leases, %s not earned yet, %s",
		money.Format(s.Locked, s.Chain.Decimals), many(unpaid, "segment"), many(games, "dispute"))
}

func (m model) money() string {
	if m.last.noMoney != nil {
		return m.ink.write(inkBad, "✗ not known: "+clean(m.last.noMoney.Error()))
	}
	b := m.last.balances
	cash := func(u money.Units) string { return money.Format(u, b.Decimals) }
	text := fmt.Sprintf("wallet %s %s, to withdraw %s, gas %s coins", cash(b.Wallet), m.unit(), cash(b.Credit),
		coins(b.GasWallet))
	off := func(by string) {
		text += m.ink.write(inkBad, "; ✗ the books are off by "+by+": `infernet ledger audit`")
	}
	if b.LedgerTotal != 0 {
		off(cash(b.LedgerTotal))
	}
	for _, x := range b.Others {
		if x.Total != 0 {
			off(money.Format(x.Total, x.Decimals) + " of " + clean(string(x.Asset)))
		}
	}
	return text
}

// unit is what jobs are paid in.
func (m model) unit() string {
	if rails := m.last.status.Rails; len(rails) > 0 {
		return cmp.Or(config.UnitOf(rails[0].Rail), "dollars")
	}
	return "dollars"
}

// coins writes wei with four digits after the point.
func coins(wei string) string {
	n, ok := new(big.Float).SetString(clean(wei))
	if !ok || n.IsInf() {
		return "?"
	}
	return n.Quo(n, big.NewFloat(1e18)).Text('f', 4)
}

// machine is the engine's processor time per second between two rounds, and the process's memory.
func (m model) machine() string {
	s, b := m.last.status, m.before.status
	text := fmt.Sprintf("%s, %s, memory %d MiB", clean(s.Engine.Backend), many(s.Engine.Threads, "thread"),
		s.Memory>>20)
	passed := (s.Uptime - b.Uptime).Seconds()
	if b.Uptime > 0 && passed > 0 { // else this is the first round, or the node was started again
		text += fmt.Sprintf(", training on %.1f processors", max(s.Engine.Seconds-b.Engine.Seconds, 0)/passed)
	}
	return text
}

func (m model) rail(r api.RailStatus) string {
	since := r.Since.Local().Format(shortTime)
	text := m.ink.write(inkGood, "✓ "+clean(r.Rail)) + ", in use since " + since
	if !r.OK {
		text = m.ink.write(inkBad, "✗ "+clean(r.Rail)+" OUT OF USE") + " since " + since
	}
	if r.Leases > 0 {
		text += fmt.Sprintf(", %s open, first until %s", many(r.Leases, "lease"), chainTime(r.Deadline))
	}
	if r.Problem != "" {
		text += ": " + clean(r.Problem)
	}
	return text
}
