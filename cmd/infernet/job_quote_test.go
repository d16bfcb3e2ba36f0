package main

import (
	"bytes"
	"testing"

	"github.com/infernetprotocol/infernet/node/api"
)

const comparedGolden = "slots\trounds\ttime\ta worker moves\tall segments\tloss above\n" +
	"  1\t16\t2m40s\t24.4 MiB\t4.00\t+0.000\n" +
	"  4\t4\t40s\t12.2 MiB\t4.00\t+0.294\n" +
	"  8\t2\tunknown\t6.1 MiB\t4.00\tnot measured\n" +
	"compared\tthe same tokens; loss in nats above one machine's, as measured on a small model from a seed " +
	"(docs/rounds.md): no bound\n"

// TestAQuoteComparesSlots: what is not known is said.
func TestAQuoteComparesSlots(t *testing.T) {
	one, four := 0.0, 0.294
	var b bytes.Buffer
	printCompared(&b, api.Quote{Decimals: 6, Compare: []api.SlotsOption{
		{Slots: 1, Rounds: 16, Seconds: 160, Bytes: 25_600_000, Price: 4_000_000, Loss: &one},
		{Slots: 4, Rounds: 4, Seconds: 40, Bytes: 12_800_000, Price: 4_000_000, Loss: &four},
		{Slots: 8, Rounds: 2, Bytes: 6_400_000, Price: 4_000_000},
	}})
	if got := b.String(); got != comparedGolden {
		t.Errorf("got\n%s\nwant\n%s", got, comparedGolden)
	}
	b.Reset()
	if printCompared(&b, api.Quote{}); b.Len() > 0 {
		t.Errorf("a job of one provider is compared:\n%s", b.String())
	}
}
