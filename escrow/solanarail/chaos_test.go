//go:build daemons

package solanarail_test

import (
	"errors"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gagliardetto/solana-go"
	"github.com/gagliardetto/solana-go/programs/system"
	"github.com/gagliardetto/solana-go/rpc"

	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/escrowtest"
	"github.com/infernetprotocol/infernet/testnet/fault"
	"github.com/infernetprotocol/infernet/testnet/fault/faulttest"
	"github.com/infernetprotocol/infernet/testnet/surfpool"
)

// proxy stands before the network until the test ends.
func proxy(t testing.TB, plan fault.Plan) *fault.Proxy {
	t.Helper()
	return faulttest.Serve(t, fault.Config{Upstream: network.URL, Dialect: surfpool.Faults, Plan: plan,
		Stall: 300 * time.Millisecond}, &tally)
}

// TestConformanceOverFailingEndpoints plays scenarios while one of six requests
// goes wrong, in every way that endpoints know; the money must come out the
// same.
func TestConformanceOverFailingEndpoints(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	var seed atomic.Uint64
	escrowtest.RunSome(t, func(t testing.TB) escrowtest.Testbed {
		b := newBed(t)
		b.url, b.leeway = proxy(t, surfpool.Faults.Random(seed.Add(1), 6)).URL(), 20
		return b
	}, "happy path of several segments", "provider vanishes", "client vanishes before any voucher",
		"crash at every action of a happy path")
}

// payment is a transfer of coins by a sender behind a proxy.
type payment struct {
	from   party
	to     solana.PublicKey
	sender *solanarpc.Sender
	proxy  *fault.Proxy
}

const lamports = 5_000_000

func newPayment(t *testing.T) *payment {
	t.Helper()
	x := &payment{from: newParty(t), to: newParty(t).sol.PublicKey(), proxy: proxy(t, fault.NoFaults)}
	if err := network.Airdrop(t.Context(), x.from.sol.PublicKey(), solana.LAMPORTS_PER_SOL); err != nil {
		t.Fatal(err)
	}
	x.sender = solanarpc.NewSender(client(t, x.proxy.URL()), x.from.sol, x.from.store,
		solanarpc.SenderConfig{Poll: poll, Resend: 3 * poll})
	return x
}

func (x *payment) call() solanarpc.Call {
	ix := system.NewTransferInstruction(lamports, x.from.sol.PublicKey(), x.to).Build()
	return solanarpc.Call{Action: "pay", Instructions: []solana.Instruction{ix}}
}

// paid counts how often the payment arrived.
func (x *payment) paid(t *testing.T) uint64 {
	t.Helper()
	_, as, err := client(t, network.URL).Accounts(t.Context(), rpc.CommitmentConfirmed, x.to)
	if err != nil {
		t.Fatal(err)
	}
	if as[0] == nil {
		return 0
	}
	return as[0].Lamports / lamports
}

func (x *payment) sendAndWait(t *testing.T) error {
	t.Helper()
	if _, err := x.sender.Send(t.Context(), x.call()); err != nil {
		t.Fatal(err)
	}
	return x.sender.Wait(t.Context(), "pay")
}

func (x *payment) mustBePaidOnce(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Error(err)
	}
	if _, err := x.sender.Send(t.Context(), x.call()); err != nil { // again, as after a crash
		t.Error(err)
	}
	if err := x.sender.Wait(t.Context(), "pay"); err != nil {
		t.Error(err)
	}
	if n := x.paid(t); n != 1 {
		t.Errorf("paid %d times", n)
	}
}

func TestSentButReportedFailed(t *testing.T) {
	t.Parallel()
	x := newPayment(t)
	x.proxy.SetPlan(fault.Always(fault.LostAnswer))
	x.mustBePaidOnce(t, x.sendAndWait(t))
	if x.proxy.Counts()[fault.LostAnswer] == 0 {
		t.Error("no answer was lost")
	}
}

func TestDroppedSendIsSentAgain(t *testing.T) {
	t.Parallel()
	x := newPayment(t)
	x.proxy.SetPlan(fault.Always(fault.DroppedSend))
	if _, err := x.sender.Send(t.Context(), x.call()); err != nil {
		t.Fatal(err)
	}
	x.proxy.SetPlan(fault.NoFaults)
	x.mustBePaidOnce(t, x.sender.Wait(t.Context(), "pay"))
}

func TestExpiredBlockhashIsRebuilt(t *testing.T) {
	t.Parallel()
	x := newPayment(t)
	x.proxy.SetPlan(fault.Always(surfpool.DeadHash))
	if err := x.sendAndWait(t); !errors.Is(err, solanarpc.ErrExpired) {
		t.Fatalf("a dead blockhash: %v", err)
	}
	x.proxy.SetPlan(fault.NoFaults)
	x.mustBePaidOnce(t, x.sendAndWait(t))
	if f := x.from.store.Statuses(); f[solanarpc.Expired] != 1 || f[solanarpc.Landed] != 1 {
		t.Errorf("fates %v", f)
	}
}

// TestDroppedUntilItExpires: a transaction that no endpoint ever forwards is
// signed anew only when its last valid block height is final.
func TestDroppedUntilItExpires(t *testing.T) {
	t.Parallel()
	x := newPayment(t)
	x.proxy.SetPlan(fault.Always(fault.DroppedSend))
	started := time.Now()
	if err := x.sendAndWait(t); !errors.Is(err, solanarpc.ErrExpired) {
		t.Fatal(err)
	}
	if n := x.proxy.Counts()[fault.DroppedSend]; n < 5 {
		t.Errorf("sent %d times in %s", n, time.Since(started))
	}
	x.proxy.SetPlan(fault.NoFaults)
	x.mustBePaidOnce(t, x.sendAndWait(t))
}

func TestStalledEndpointIsPassedOver(t *testing.T) {
	t.Parallel()
	bad := proxy(t, fault.NoFaults)
	cfg := solanarpc.Config{Endpoints: []string{bad.URL(), network.URL}, Genesis: network.Deployment.Genesis}
	for _, f := range []fault.Kind{fault.Stall, fault.Malformed, fault.Truncated, fault.ServerError,
		surfpool.WrongGenesis} {
		bad.SetPlan(fault.Always(f))
		c, err := solanarpc.NewClient(t.Context(), cfg)
		if err != nil {
			t.Fatalf("%s: %v", f, err)
		}
		if slot, err := c.Slot(t.Context(), rpc.CommitmentConfirmed); err != nil || slot == 0 {
			t.Errorf("%s: slot %d, %v", f, slot, err)
		}
	}
	if n := bad.Counts(); n[fault.Stall] == 0 || n[surfpool.WrongGenesis] == 0 {
		t.Errorf("counts %v", n)
	}
}

func TestWrongGenesisIsRefused(t *testing.T) {
	t.Parallel()
	bad := proxy(t, fault.NoFaults)
	bad.SetPlan(fault.Always(surfpool.WrongGenesis))
	_, err := network.Client(t.Context(), bad.URL())
	if !errors.Is(err, solanarpc.ErrWrongGenesis) {
		t.Errorf("another cluster: %v", err)
	}
}

func TestUnfundedKeyIsNoRefusal(t *testing.T) {
	t.Parallel()
	x := newPayment(t)
	poor := newParty(t)
	s := solanarpc.NewSender(client(t, network.URL), poor.sol, poor.store, solanarpc.SenderConfig{Poll: poll})
	ix := system.NewTransferInstruction(1, poor.sol.PublicKey(), x.to).Build()
	_, err := s.Send(t.Context(), solanarpc.Call{Action: "a", Instructions: []solana.Instruction{ix}})
	var refused *solanarpc.TxError
	if !errors.As(err, &refused) || !refused.Passing() {
		t.Errorf("a payer without coins: %v", err)
	}
	if _, err := s.Send(t.Context(), solanarpc.Call{}); !errors.Is(err, solanarpc.ErrNoAction) {
		t.Errorf("no action: %v", err)
	}
}

func TestRefusalsAreTyped(t *testing.T) {
	t.Parallel()
	b := newBed(t)
	d := b.Deal(t, escrowtest.Terms{Segments: 1, Credit: 1, Quorum: 1, Window: 5, Lifetime: 600})
	r := b.rail(t, escrow.Client, b.verifiers[0], nil) // a stranger
	for _, k := range []escrow.Kind{escrow.Open, escrow.Close, escrow.End, escrow.Claim, escrow.Release} {
		if err := r.Do(t.Context(), escrow.Action{ID: "x/" + string(k), Kind: k, Deal: d}); !errors.Is(err,
			escrow.ErrRefused) {
			t.Errorf("%s by a stranger: %v", k, err)
		}
	}
}
