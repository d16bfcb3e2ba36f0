package evm_test

import (
	"encoding/json"
	"flag"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/eth/ethconfig"
	gethnode "github.com/ethereum/go-ethereum/node"

	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

const goldenGas = "testdata/gas.json"

var updateGas = flag.Bool("update-gas", false, "write the table of gas anew")

// gasTable is gas by purpose.
type gasTable map[string]uint64

// TestGas fails if anything costs 2 % more gas than the table says.
func TestGas(t *testing.T) {
	runs := map[string]claimPair{}
	for _, numerics := range []string{program.R32, program.X8} {
		s := newStudy(t, preset(t, numerics), 30, 17)
		runs[numerics] = claimPair{right: s.right, wrong: s.flipped(s.products())}
	}
	got := map[string]gasTable{"osaka": gasUnder(t, osakaRules, runs), "polygon": gasUnder(t, polygonRules, runs)}
	if *updateGas {
		raw, err := json.MarshalIndent(got, "", "\t")
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(goldenGas, append(raw, '\n'), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	raw, err := os.ReadFile(goldenGas)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]gasTable{}
	if err := json.Unmarshal(raw, &want); err != nil {
		t.Fatal(err)
	}
	for rules, b := range got {
		if len(b) != len(want[rules]) {
			t.Errorf("%s: %d entries, the table has %d", rules, len(b), len(want[rules]))
		}
		for _, what := range slices.Sorted(maps.Keys(b)) {
			t.Logf("%-8s %-44s %9d", rules, what, b[what])
			if limit := want[rules][what]; b[what]*100 > limit*102 {
				t.Errorf("%s: %s costs %d gas, 2 %% more than %d: save it, or write the table anew with -update-gas",
					rules, what, b[what], limit)
			}
		}
	}
}

// claimPair is a right and a wrong claim about one run.
type claimPair struct{ right, wrong *party }

func gasUnder(t *testing.T, rules func(*gethnode.Config, *ethconfig.Config), runs map[string]claimPair) gasTable {
	b := gasTable{}
	b.escrow(newWorldUnder(t, rules))
	b.commits(newWorldUnder(t, rules))
	b.commitOfTwo(newWorldUnder(t, rules))
	for numerics, run := range runs {
		wrong := run.wrong
		lost := newWorldUnder(t, rules).signed(wrong)
		lost.play(lost.challenge(stranger), run.right)
		b.game("lost dispute, "+numerics, lost.moves)
		won := newWorldUnder(t, rules).signed(run.right)
		won.play(won.challenge(stranger), wrong)
		b.game("won dispute, "+numerics, won.moves)
		b.pointed(t, rules, "lost dispute by pointing, "+numerics, wrong, run.right)
		b.pointed(t, rules, "won dispute by pointing, "+numerics, run.right, wrong)
		silent := newWorldUnder(t, rules).signed(wrong)
		st := silent.challenge(stranger)
		silent.pass(clock + 1)
		silent.must(stranger, silent.game, timeoutData(silent, st))
		b["end of a silent asserter's dispute"] = silent.gas
	}
	return b
}

// pointed books a game whose asserter serves its openings off chain.
func (b gasTable) pointed(t *testing.T, rules func(*gethnode.Config, *ethconfig.Config), name string, claim,
	knows *party) {
	s := newWorldUnder(t, rules).signed(claim)
	st := s.challenge(stranger)
	next, _ := s.move(st, s.pointAt(st, s.sought(st, knows)))
	s.play(next, knows)
	b.game(name, s.moves)
}

// game books every move of the first games, and of others the sums.
func (b gasTable) game(name string, moves []spent) {
	var total uint64
	for i, m := range moves {
		total += m.gas
		if strings.HasPrefix(name, "lost") && strings.HasSuffix(name, program.R32) {
			b[name+", "+string('a'+rune(i))+" "+m.name] = m.gas
		}
	}
	b[name+", whole"] = total
	b[name+", last step"] = moves[len(moves)-1].gas
}

func (b gasTable) escrow(w *world) {
	o, l := w.opened()
	b["open with permit"] = w.gas
	second := l
	second.Nonce++
	w.must(client, w.address, w.openData(o, second, 0, noPermit))
	b["open without a deposit"] = w.gas
	v, sig, ps := w.voucher(l, 3, shares(o, l, 3)[:1], false)
	w.must(provider, w.address, closeData(o, l, v, sig, ps))
	b["close, one payee, paid for the first time"] = w.gas
	v, sig, ps = w.voucher(second, 3, shares(o, second, 3)[:1], false)
	w.must(provider, w.address, closeData(o, second, v, sig, ps))
	b["close, one payee, paid before"] = w.gas
}

func (b gasTable) commits(w *world) {
	o, l := w.opened()
	v, sig, ps := w.voucher(l, 1, shares(o, l, 1), false)
	w.must(provider, w.address, endData(o, l, v, sig, ps))
	w.must(provider, w.address, commitData(l, w.claim(l, 3, 2)))
	b["commit, the first segment, 2 verdicts"] = w.gas
	w.must(provider, w.address, commitData(l, w.claim(l, 4, 2)))
	b["commit, a later segment, 2 verdicts"] = w.gas
	o.Quorum, o.Nonce = 1, 2 // a job's by default
	l.Offer = o.StructHash()
	w.must(client, w.address, w.openData(o, l, 10_000_000, w.permit(client, 10_000_000)))
	v, sig, ps = w.voucher(l, 1, shares(o, l, 1), false)
	w.must(provider, w.address, endData(o, l, v, sig, ps))
	w.must(provider, w.address, commitData(l, w.claim(l, 3, 1)))
	b["commit, a segment, 1 verdict"] = w.gas
}

// commitOfTwo is what a node does that has as much credit.
func (b gasTable) commitOfTwo(w *world) {
	o, l := w.opened()
	v, sig, ps := w.voucher(l, 1, shares(o, l, 1), false)
	w.must(provider, w.address, endData(o, l, v, sig, ps))
	w.must(provider, w.address, commitData(l, w.claim(l, 3, 2), w.claim(l, 4, 2)))
	b["commit, two segments at once, each"] = w.gas / 2
}

func timeoutData(s *disputedLease, st dispute.State) []byte {
	return game.PackTimeout(bindState(st), s.boundRef())
}
