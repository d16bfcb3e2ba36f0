package p2p

import (
	"flag"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/node/p2p/admission"
)

var updateDocs = flag.Bool("update", false, "write docs/protocol-budgets.md")

const budgetsDoc = "../../docs/protocol-budgets.md"

// TestBudgetsInDocs compares docs/protocol-budgets.md with the budgets that nodes keep.
func TestBudgetsInDocs(t *testing.T) {
	want := budgetsText()
	if *updateDocs {
		if err := os.WriteFile(budgetsDoc, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(budgetsDoc)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Errorf("%s does not say what nodes do: run go test ./node/p2p -run TestBudgetsInDocs -update", budgetsDoc)
	}
}

// TestEveryProtocolHasABudget: a protocol that is added gets a row.
func TestEveryProtocolHasABudget(t *testing.T) {
	src, err := os.ReadFile("protocol.go")
	if err != nil {
		t.Fatal(err)
	}
	named := regexp.MustCompile(`Protocol = "(/infernet/[a-z]+/[0-9]+)"`).FindAllStringSubmatch(string(src), -1)
	have := map[string]bool{}
	for _, b := range budgets {
		l := budgetOf(b.Protocol)
		if have[string(b.Protocol)] || b.asks == "" || l.Reserved >= l.InFlight || l.Reading > l.Deadline {
			t.Errorf("the budget of %s makes no sense: %+v", b.Protocol, l)
		}
		have[string(b.Protocol)] = true
	}
	for _, m := range named {
		if !have[m[1]] {
			t.Errorf("%s has no budget", m[1])
		}
	}
	if len(named) != len(budgets) || len(named) < 12 {
		t.Errorf("%d protocols, %d budgets", len(named), len(budgets))
	}
}

//nolint:lll // rows of tables
func budgetsText() string {
	var b strings.Builder
	b.WriteString(`# What a peer may cost

This page is generated from the budgets in the code by ` + "`go test ./node/p2p -run TestBudgetsInDocs -update`" + `.

A **known** peer has a lease with this node and was heard within ten minutes, or its key speaks for an operator with a
stake (looked up when it connects, and every 10 minutes). Everybody else is a **stranger**. What is reserved for known peers
is never given to strangers.

## Requests
A request is read before it takes a slot. "Reading" is how long that may take, "time" is all, with the answer. Who is
over a budget is answered "busy". A provider that was answered so for want of slots misses no heartbeat, for a minute
in a row at most.

| protocol | who asks | request | answer | reading | time | a peer: requests/s, at once, in work | slots | of them for strangers |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
`)
	for _, p := range budgets {
		l := budgetOf(p.Protocol)
		fmt.Fprintf(
			&b,
			"| %s | %s | %s | %s | %s | %s | %g, %d, %d | %d | %d |\n",
			p.Protocol,
			p.asks,
			bytesText(l.MaxRequest),
			bytesText(l.MaxAnswer),
			milliseconds(l.Reading),
			milliseconds(l.Deadline),
			l.PerPeerRate,
			l.PerPeerBurst,
			l.PerPeerInFlight,
			l.InFlight,
			l.InFlight-l.Reserved,
		)
	}
	r := admission.DefaultReadLimits()
	fmt.Fprintf(&b, `
Of all protocols together strangers may have %d streams that are being read (a peer: %d), and %s of requests that are
being read or handled; known peers as much again. A stranger's stream beyond that takes the place of the oldest, if
that is older than %s. Nothing may follow a request: who writes on, to fill the window of its stream (256 KiB), has the
stream reset, its request given up, and its slot freed.

`, r.Streams, r.PerPeer, bytesText(r.Bytes), milliseconds(r.Grace))
	o := DefaultOfferLimits()
	c := Config{}.withDefaults()
	fmt.Fprintf(&b, `## Everything else
| what | a stranger | all strangers | a known peer |
| --- | --- | --- | --- |
| inbound connections | %d of its IPv4 /%d or IPv6 /%d, %d of its address (private networks: no bound) | %d of %d | what strangers leave |
| announcements, of %s | %g a second, %d at once, in any case | %g a second, %d at once, beyond that | %g a second, %d at once |
| announcements as funded, not seen to be so | %d at first, %g a second more, %d under way at once when earned | | the same |
| blocks it asks for | %d, with %s on their way | | the same |
| blocks that it sends | only what was asked for, within a size known before; %s a second on the whole, after %s | | the same |
| provider records | %s a key, %d of a key | %d keys | the same |

`, c.PerPrefix, admission.IPv4Bits, admission.IPv6Bits, c.PerPrefix/2, c.MaxPeers, c.MaxPeers+c.MaxPeers/2,
		bytesText(o.MaxSize), o.ShareRate, o.ShareBurst, o.PoolRate, o.PoolBurst, o.PerPeerRate, o.PerPeerBurst,
		o.Claims.Start, o.Claims.Rate, o.Claims.Burst, maxWants, bytesText(maxOutstanding), bytesText(c.LeastRate), milliseconds(c.Stall), bytesText(maxProviderKeyB),
		maxProviders, maxProvided)
	b.WriteString(`## Metrics
| metric | says |
| --- | --- |
| infernet_p2p_requests_total{protocol,direction,outcome} | requests, and how they ended: busy, garbage, … |
| infernet_p2p_payload_bytes_total{protocol,direction} | bytes of requests and answers |
| infernet_p2p_handling_seconds_total{protocol,peer} | time in which requests of strangers and of known peers were handled |
| infernet_p2p_slots_in_use{protocol,peer} | slots that strangers and known peers hold |
| infernet_p2p_streams_reading, infernet_p2p_requests_bytes | streams that are being read, and bytes of requests |
| infernet_p2p_connections_trimmed_total | strangers' connections closed because they had all of theirs |
| infernet_p2p_offers_total{result} | announcements: accept, ignore, reject, over budget |
| infernet_p2p_funded_offers_total{result} | announcements on the topic of funded offers, also: unbacked |
`)
	return b.String()
}

func bytesText(n int) string {
	switch {
	case n >= 1<<20 && n%(1<<20) == 0:
		return fmt.Sprintf("%d MiB", n>>20)
	case n >= 1<<10 && n%(1<<10) == 0:
		return fmt.Sprintf("%d KiB", n>>10)
	}
	return fmt.Sprintf("%d B", n)
}

func milliseconds(d time.Duration) string { return fmt.Sprintf("%d ms", d.Milliseconds()) }
