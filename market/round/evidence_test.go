package round

import (
	"crypto/ecdsa"
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/market"
)

func key(t *testing.T, b byte) (*ecdsa.PrivateKey, common.Address) {
	t.Helper()
	k, err := crypto.ToECDSA(common.LeftPadBytes([]byte{b}, 32))
	if err != nil {
		t.Fatal(err)
	}
	return k, crypto.PubkeyToAddress(k.PublicKey)
}

func sign[T market.Structured](t *testing.T, p Params, k *ecdsa.PrivateKey, body T) Signed[T] {
	t.Helper()
	d := p.Domain.Digest(body)
	sig, err := crypto.Sign(d[:], k)
	if err != nil {
		t.Fatal(err)
	}
	sig[64] += 27
	return Signed[T]{body, market.Signature(sig)}
}

// TestEvidence: two faces and a withheld update are proven by signatures alone, and what an
// honest node signs proves nothing.
func TestEvidence(t *testing.T) {
	p := params()
	boss, who := key(t, 1)
	k, node := key(t, 2)
	p.Coordinator = who
	u := Update{Job: p.Job, Slot: 1, Root: common.Hash{1}, State: common.Hash{2}, Weight: 64}
	other, redone := u, u
	other.Root, redone.Root, redone.Merged = common.Hash{9}, common.Hash{9}, common.Hash{9}
	m := Manifest{Job: p.Job, Closes: 10, Entries: []Entry{{Slot: 0}, {Slot: 1}, {Slot: 2}, {Slot: 3}}}
	m2, listed, again := m, m, m
	m2.Closes, again.Closes, again.Attempt = 11, 11, 1
	listed.Entries = []Entry{{Slot: 0}, {Slot: 1, Update: u.StructHash()}, {Slot: 2}, {Slot: 3}}
	r := func(at uint64) Signed[Receipt] { return sign(t, p, boss, Receipt{u.StructHash(), at}) }
	res := func(b byte) Signed[MergeResult] { return sign(t, p, k, MergeResult{m.StructHash(), common.Hash{b}}) }
	su, sm := sign(t, p, k, u), sign(t, p, boss, m)
	type proof struct {
		name   string
		fault  Fault
		err    error
		signer common.Address
	}
	var all []proof
	add := func(name string, signer common.Address, f Fault, err error) {
		all = append(all, proof{name, f, err, signer})
	}
	nobody := common.Address{}
	f, err := ProveTwoUpdates(p, su, sign(t, p, k, other))
	add("two updates", node, f, err)
	f, err = ProveTwoUpdates(p, su, su)
	add("one update twice", nobody, f, err)
	f, err = ProveTwoUpdates(p, su, sign(t, p, k, redone))
	add("work done again from another merge", nobody, f, err)
	f, err = ProveTwoUpdates(p, su, sign(t, p, boss, other))
	add("updates of two nodes", nobody, f, err)
	f, err = ProveTwoResults(p, res(1), res(2))
	add("two results", node, f, err)
	f, err = ProveTwoResults(p, res(1), res(1))
	add("one result twice", nobody, f, err)
	f, err = ProveTwoManifests(p, sm, sign(t, p, boss, m2))
	add("two manifests", who, f, err)
	f, err = ProveTwoManifests(p, sm, sign(t, p, boss, again))
	add("manifests of two attempts", nobody, f, err)
	f, err = ProveTwoManifests(p, sm, sm)
	add("one manifest twice", nobody, f, err)
	f, err = ProveCensored(p, su, r(9), sm)
	add("withheld", who, f, err)
	f, err = ProveCensored(p, su, r(10), sm)
	add("late", nobody, f, err)
	f, err = ProveCensored(p, su, r(9), sign(t, p, boss, listed))
	add("listed", nobody, f, err)
	for _, c := range all {
		if c.signer == nobody {
			if !errors.Is(c.err, ErrEvidence) {
				t.Errorf("%s: %v, want no proof", c.name, c.err)
			}
		} else if c.err != nil || c.fault.Signer() != c.signer {
			t.Errorf("%s: %v against %s", c.name, c.err, c.fault.Signer())
		}
	}
	if _, err := ProveCensored(p, su, r(9), sign(t, p, k, m)); !errors.Is(err, market.ErrSignature) {
		t.Errorf("a manifest of a stranger: %v", err)
	}
}
