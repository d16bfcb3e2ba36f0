package wallet

import (
	"context"
	"errors"
	"math/big"
	"slices"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"pgregory.net/rapid"

	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

var (
	theEscrow   = common.Address{1}
	theRegistry = common.Address{2}
	theToken    = common.Address{3}
)

// recordingKey counts what reaches the signer.
type recordingKey struct {
	*NodeKey
	txs, offers, releases int
	permits               map[string]money.Units
}

func newRecordingKey(t testing.TB) *recordingKey {
	t.Helper()
	k, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	return &recordingKey{NodeKey: NewNodeKey(k), permits: map[string]money.Units{}}
}

func (k *recordingKey) total() int { return k.txs + k.offers + k.releases + len(k.permits) }

func (k *recordingKey) SignTx(ctx context.Context, tx *types.Transaction, id *big.Int) (*types.Transaction, error) {
	k.txs++
	return k.NodeKey.SignTx(ctx, tx, id)
}

func (k *recordingKey) SignOffer(ctx context.Context, d market.Domain, o market.Offer) (market.Signature, error) {
	k.offers++
	return k.SignDigest(ctx, d.Digest(o))
}

func (k *recordingKey) SignPermit(_ context.Context, p Permission) (market.Signature, error) {
	k.permits[p.Nonce.String()] = max(k.permits[p.Nonce.String()], p.Value)
	return market.Signature{}, nil
}

func (k *recordingKey) SignRelease(ctx context.Context, d market.Domain, r market.Release) (market.Signature, error) {
	k.releases++
	return k.SignDigest(ctx, d.Digest(r))
}

// memory is a Spending that forgets; the ledger has the real one.
type memory map[uint64]map[string]Reservation

func (m memory) Reserve(_ context.Context, r Reservation, l Limits) error {
	if m[r.Day] == nil {
		m[r.Day] = map[string]Reservation{}
	}
	old, had := m[r.Day][r.Key]
	if had {
		r.Units = max(r.Units, old.Units)
	}
	m[r.Day][r.Key] = r
	var units money.Units
	wei := new(big.Int)
	for _, x := range m[r.Day] {
		units += x.Units
		wei.Add(wei, x.Wei)
	}
	if l.PerDay > 0 && units > l.PerDay || l.GasPerDay != nil && wei.Cmp(l.GasPerDay) > 0 {
		delete(m[r.Day], r.Key)
		if had {
			m[r.Day][r.Key] = old
		}
		return ErrLimit
	}
	return nil
}

func newGuard(k Key, l Limits, now func() time.Time) *Guard {
	return NewGuard(GuardConfig{Key: k, Limits: l, Spending: memory{},
		Domain: market.Domain{ChainID: 137, Escrow: theEscrow}, Escrow: theEscrow, Registry: theRegistry,
		Token: theToken, Now: now})
}

func noon() time.Time { return time.Unix(43_200, 0) }

func call(nonce uint64, to common.Address, data []byte) *types.Transaction {
	return types.NewTx(&types.DynamicFeeTx{ChainID: big.NewInt(137), Nonce: nonce, To: &to, Data: data, Gas: 100,
		GasFeeCap: big.NewInt(10)})
}

func permission(nonce int64, value money.Units) Permission {
	return Permission{Name: "USD Coin", Version: "2", ChainID: 137, Token: theToken, Spender: theEscrow, Value: value,
		Nonce: big.NewInt(nonce)}
}

func TestGuardRefusesWhatIsForeign(t *testing.T) {
	k := newRecordingKey(t)
	g := newGuard(k, Limits{}, noon)
	thief := common.Address{66}
	dollar, esc := bindings.NewTestDollar(), bindings.NewJobEscrow()
	for name, tx := range map[string]*types.Transaction{
		"a gift of coins":         types.NewTx(&types.DynamicFeeTx{To: &thief, Value: big.NewInt(1)}),
		"a new contract":          types.NewTx(&types.DynamicFeeTx{Data: []byte{1, 2, 3, 4}}),
		"another token":           call(0, thief, dollar.PackTransfer(thief, big.NewInt(1))),
		"transferFrom":            call(0, theToken, dollar.PackTransferFrom(k.Address(), thief, big.NewInt(1))),
		"an unknown function":     call(0, theEscrow, []byte{1, 2, 3, 4}),
		"half of the arguments":   call(0, theToken, dollar.PackTransfer(thief, big.NewInt(1))[:20]),
		"the credit to another":   call(0, theEscrow, esc.PackWithdraw(theToken, thief)),
		"the stake to another":    call(0, theRegistry, bindings.NewOperatorRegistry().PackUnbond(thief)),
		"an approval without end": call(0, theToken, dollar.PackApprove(theEscrow, new(big.Int).Lsh(common.Big1, 255))),
	} {
		if _, err := g.SignTx(t.Context(), tx, big.NewInt(137)); !errors.Is(err, ErrForeign) &&
			!errors.Is(err, ErrLimit) {
			t.Errorf("%s: %v", name, err)
		}
	}
	other := permission(1, 1)
	other.Spender = thief
	if _, err := g.SignPermit(t.Context(), other); !errors.Is(err, ErrForeign) {
		t.Errorf("a permit for another: %v", err)
	}
	if _, err := g.SignOffer(t.Context(), market.Domain{ChainID: 137, Escrow: thief},
		market.Offer{MaxPrice: 1, Segments: 1}); !errors.Is(err, ErrForeign) {
		t.Errorf("an offer for another escrow: %v", err)
	}
	if _, err := g.SignRelease(t.Context(), market.Domain{ChainID: 137, Escrow: thief},
		market.Release{}); !errors.Is(err, ErrForeign) {
		t.Errorf("a release for another escrow: %v", err)
	}
	if k.total() != 0 {
		t.Errorf("%d of it reached the signer", k.total())
	}
	if _, err := g.SignTx(t.Context(), call(0, theEscrow, esc.PackWithdraw(theToken, k.Address())),
		big.NewInt(137)); err != nil || k.txs != 1 {
		t.Errorf("the credit to the wallet: %v", err)
	}
}

// TestGuardLetsDisputesThrough: the wallet plays and posts bonds, which count as
// coins that are sent; what it wins goes to nobody else. Without a game it
// refuses both.
func TestGuardLetsDisputesThrough(t *testing.T) {
	k, at, bond := newRecordingKey(t), common.Address{77}, big.NewInt(5000)
	c := newGuard(k, Limits{GasPerDay: big.NewInt(7000)}, noon).c
	without := NewGuard(c)
	c.Game = at
	g, game := NewGuard(c), bindings.NewDisputeGame()
	challenge := func(nonce uint64) *types.Transaction {
		data := game.PackChallenge(bindings.Offer{}, bindings.Lease{}, bindings.Segment{}, bindings.Header{},
			bindings.Signed{}, bindings.Interval{})
		return types.NewTx(&types.DynamicFeeTx{ChainID: big.NewInt(137), Nonce: nonce, To: &at, Value: bond, Data: data,
			Gas: 100, GasFeeCap: big.NewInt(10)})
	}
	if _, err := without.SignTx(t.Context(), challenge(0), big.NewInt(137)); !errors.Is(err, ErrForeign) {
		t.Errorf("a game that is not configured: %v", err)
	}
	if _, err := g.SignTx(t.Context(), challenge(0), big.NewInt(137)); err != nil {
		t.Errorf("a challenge: %v", err)
	}
	if _, err := g.SignTx(t.Context(), challenge(1), big.NewInt(137)); !errors.Is(err, ErrLimit) {
		t.Errorf("a second bond, beyond the day's coins: %v", err)
	}
	if _, err := g.SignTx(t.Context(), call(1, at, game.PackWithdraw(common.Address{66})),
		big.NewInt(137)); !errors.Is(err, ErrForeign) {
		t.Errorf("the bond to another: %v", err)
	}
	if _, err := g.SignTx(t.Context(), call(1, at, game.PackWithdraw(k.Address())), big.NewInt(137)); err != nil {
		t.Errorf("the bond to the wallet: %v", err)
	}
}

func TestOfferBeyondItsJobsLimit(t *testing.T) {
	k := newRecordingKey(t)
	g := newGuard(k, Limits{PerJob: 100}, noon)
	d := market.Domain{ChainID: 137, Escrow: theEscrow}
	if _, err := g.SignOffer(t.Context(), d, market.Offer{MaxPrice: 50, Segments: 2}); err != nil {
		t.Errorf("at the limit: %v", err)
	}
	for _, o := range []market.Offer{{MaxPrice: 51, Segments: 2}, {MaxPrice: 1 << 63, Segments: 2},
		{MaxPrice: 1 << 62, Segments: 4}} {
		if _, err := g.SignOffer(t.Context(), d, o); !errors.Is(err, ErrLimit) {
			t.Errorf("%+v: %v", o, err)
		}
	}
	if k.offers != 1 {
		t.Errorf("%d offers reached the signer", k.offers)
	}
}

func TestGasIsLimited(t *testing.T) {
	k := newRecordingKey(t)
	g := newGuard(k, Limits{GasPerDay: big.NewInt(2500)}, noon) // 1000 wei a transaction
	data := bindings.NewOperatorRegistry().PackRevoke(common.Address{9})
	for i := range uint64(4) {
		_, err := g.SignTx(t.Context(), call(i, theRegistry, data), big.NewInt(137))
		if (err != nil) != (i >= 2) || err != nil && !errors.Is(err, ErrLimit) {
			t.Errorf("transaction %d: %v", i, err)
		}
	}
	if k.txs != 2 {
		t.Errorf("%d reached the signer", k.txs)
	}
}

// TestNothingPassesTheDaysLimit: whatever is asked for in whatever order, what
// reached the signer on one day adds up to the limit at most; and a new day
// begins anew.
func TestNothingPassesTheDaysLimit(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		now := noon()
		k := newRecordingKey(t)
		limit := money.Units(rapid.Int64Range(1, 1000).Draw(rt, "limit"))
		g := newGuard(k, Limits{PerDay: limit}, func() time.Time { return now })
		txs := map[uint64]money.Units{}
		for range rapid.IntRange(1, 30).Draw(rt, "asks") {
			v := rapid.Int64Range(0, 600).Draw(rt, "value")
			n := rapid.Int64Range(0, 5).Draw(rt, "nonce")
			var err error
			if rapid.Bool().Draw(rt, "permit") {
				_, err = g.SignPermit(t.Context(), permission(n, money.Units(v)))
			} else {
				data := bindings.NewTestDollar().PackApprove(theEscrow, big.NewInt(v))
				_, err = g.SignTx(t.Context(), call(uint64(n), theToken, data), big.NewInt(137))
				if err == nil {
					txs[uint64(n)] = max(txs[uint64(n)], money.Units(v))
				}
			}
			if err != nil && !errors.Is(err, ErrLimit) {
				rt.Fatal(err)
			}
			var sum money.Units
			for _, p := range k.permits {
				sum += p
			}
			for _, x := range txs {
				sum += x
			}
			if sum > limit {
				rt.Fatalf("%d of %d reached the signer", sum, limit)
			}
		}
		now = now.Add(24 * time.Hour)
		if _, err := g.SignPermit(t.Context(), permission(99, limit)); err != nil {
			rt.Fatalf("on the next day: %v", err)
		}
	})
}

// unsent are the methods that change a contract's state and that no wallet of a node calls:
// those for the other contracts alone, and what a token offers that a node does not use.
var unsent = map[string][]string{
	"JobEscrow":        {"dispute", "resolve"},
	"OperatorRegistry": {"lock", "cool", "hold", "slashLock", "reward"},
	"token":            {"permit", "transferFrom", "mint"},
}

// TestAuditLTheGuardKnowsEveryMethod: what a contract offers is either signed or known not to be for wallets. So a
// method that is added to a contract cannot be forgotten here.
func TestAuditLTheGuardKnowsEveryMethod(t *testing.T) {
	for name, meta := range map[string]*bind.MetaData{
		"JobEscrow": &bindings.JobEscrowMetaData, "OperatorRegistry": &bindings.OperatorRegistryMetaData,
		"DisputeGame": &bindings.DisputeGameMetaData, "token": &bindings.TestDollarMetaData,
	} {
		contract, err := meta.ParseABI()
		if err != nil {
			t.Fatal(err)
		}
		for method, f := range contract.Methods {
			_, spends := spending[method]
			signed := spends || slices.Contains(harmless, method)
			if f.IsConstant() == signed {
				if !f.IsConstant() && slices.Contains(unsent[name], method) {
					continue
				}
				t.Errorf("%s.%s: known to the guard: %v", name, method, signed)
			}
		}
	}
}

// TestAuditLTheGuardSignsPointAndAdvance: a wallet that plays by itself can name the position that it shows, and take
// the pay that a dispute holds up.
func TestAuditLTheGuardSignsPointAndAdvance(t *testing.T) {
	k, at := newRecordingKey(t), common.Address{77}
	c := newGuard(k, Limits{}, noon).c
	c.Game = at
	g, game, escrow := NewGuard(c), bindings.NewDisputeGame(), bindings.NewJobEscrow()
	for name, tx := range map[string]*types.Transaction{
		"point": call(0, at, game.PackPoint(bindings.Packed{}, [7][32]byte{}, nil)),
		"advance": call(1, theEscrow,
			escrow.PackAdvance(bindings.Offer{}, bindings.Lease{}, bindings.Voucher{}, nil, nil)),
	} {
		if _, err := g.SignTx(t.Context(), tx, big.NewInt(137)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}
