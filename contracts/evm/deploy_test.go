package evm_test

import (
	"bytes"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/vm/runtime"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"

	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
)

// deployments is an EVM to deploy in.
type deployments struct{ cfg *runtime.Config }

func newDeployments() deployments {
	return deployments{&runtime.Config{ChainConfig: params.MergedTestChainConfig, GasLimit: 30_000_000,
		BlockNumber: big.NewInt(1), Time: 1}}
}

// try deploys a contract. It returns the address, or the revert data of the
// constructor.
func (y deployments) try(meta *bind.MetaData, args []byte) (common.Address, []byte, error) {
	out, at, _, err := runtime.Create(append(common.FromHex(meta.Bin), args...), y.cfg)
	return at, out, err
}

// wantDeployment checks that a deployment succeeds, and that every change of a
// parameter is refused with BadParameter.
func wantDeployment[P any](t *testing.T, y deployments, meta *bind.MetaData, pack func(P) []byte, good P,
	bad map[string]func(*P)) common.Address {
	t.Helper()
	at, _, err := y.try(meta, pack(good))
	if err != nil {
		t.Fatalf("%s: %v", meta.ID, err)
	}
	for name, change := range bad {
		p := good
		change(&p)
		if _, out, err := y.try(meta, pack(p)); err == nil ||
			!bytes.Equal(out, crypto.Keccak256([]byte("BadParameter()"))[:4]) {
			t.Errorf("%s with %s: %v, %x", meta.ID, name, err, out)
		}
	}
	return at
}

type registryParameters struct {
	token, escrow, game common.Address
	stake, delay, lock  uint64
	huge                bool // a lock that no slot holds
}

func (p registryParameters) pack() []byte {
	lock := new(big.Int).SetUint64(p.lock)
	if p.huge {
		lock.Lsh(lock, 70)
	}
	return registry.PackConstructor(p.token, new(big.Int).SetUint64(p.stake), p.delay, lock,
		p.escrow, p.game)
}

// TestDeploymentsThatMakeNoSense checks everything that a constructor must refuse.
func TestDeploymentsThatMakeNoSense(t *testing.T) {
	y := newDeployments()
	none := common.Address{}
	code := func(meta *bind.MetaData) common.Address {
		at, _, err := y.try(meta, nil)
		if err != nil {
			t.Fatal(err)
		}
		return at
	}
	token := code(&bindings.TestDollarMetaData)
	r := registryParameters{token: token, escrow: common.Address{1}, game: common.Address{2}, stake: 100, delay: 1,
		lock: 32}
	at := wantDeployment(t, y, &bindings.OperatorRegistryMetaData, registryParameters.pack, r,
		map[string]func(*registryParameters){
			"no token":             func(p *registryParameters) { p.token = stranger.addr },
			"no stake":             func(p *registryParameters) { p.stake = 0 },
			"no delay":             func(p *registryParameters) { p.delay = 0 },
			"a lock without a cut": func(p *registryParameters) { p.lock = 31 },
			"a lock beyond a slot": func(p *registryParameters) { p.huge = true },
			"no escrow":            func(p *registryParameters) { p.escrow = none },
			"no game":              func(p *registryParameters) { p.game = none },
		})
	type escrowParameters struct {
		game common.Address
		bindings.EscrowViewsTimes
	}
	pack := func(p escrowParameters) []byte { return escrow.PackConstructor(at, p.game, p.EscrowViewsTimes) }
	e := wantDeployment(t, y, &bindings.JobEscrowMetaData, pack, escrowParameters{common.Address{2},
		bindings.EscrowViewsTimes{LossWindow: 1 << 23, LeastWindow: 1 << 23, Span: 1 << 23}},
		map[string]func(*escrowParameters){
			"no game":              func(p *escrowParameters) { p.game = none },
			"no window of a loss":  func(p *escrowParameters) { p.LossWindow, p.LeastWindow = 0, 0 },
			"a short one":          func(p *escrowParameters) { p.LossWindow-- },
			"no least window":      func(p *escrowParameters) { p.LeastWindow = 0 },
			"a span below windows": func(p *escrowParameters) { p.Span-- },
			"a span beyond a slot": func(p *escrowParameters) { p.Span++ },
		})
	g := bindings.GameTableParameters{
		Registry: at, Escrow: e, Rules: code(&bindings.GameRulesMetaData), Referee: code(&bindings.RefereeMetaData),
		Bond: big.NewInt(2), Answer: big.NewInt(1), Clock: 8, Extension: 2,
	}
	private := g
	private.PrivateRules, private.PrivateReferee, private.PrivateNumerics = g.Rules, g.Referee, [32]byte{1}
	bad := map[string]func(*bindings.GameTableParameters){
		"no registry": func(p *bindings.GameTableParameters) { p.Registry = none },
		"no escrow":   func(p *bindings.GameTableParameters) { p.Escrow = none },
		"no rules":    func(p *bindings.GameTableParameters) { p.Rules = none },
		"no referee":  func(p *bindings.GameTableParameters) { p.Referee = none },
		"no bond": func(p *bindings.GameTableParameters) {
			p.Bond, p.Answer = new(big.Int), new(big.Int)
		},
		"more answer than bond": func(p *bindings.GameTableParameters) { p.Answer = big.NewInt(3) },
		"no clock":              func(p *bindings.GameTableParameters) { p.Clock, p.Extension = 0, 0 },
		"more extension":        func(p *bindings.GameTableParameters) { p.Extension = 3 },
	}
	wantDeployment(t, y, &bindings.DisputeGameMetaData, game.PackConstructor, g, bad)
	wantDeployment(t, y, &bindings.DisputeGameMetaData, game.PackConstructor, private,
		map[string]func(*bindings.GameTableParameters){
			"no private rules":    func(p *bindings.GameTableParameters) { p.PrivateRules = none },
			"no private referee":  func(p *bindings.GameTableParameters) { p.PrivateReferee = none },
			"no private numerics": func(p *bindings.GameTableParameters) { p.PrivateNumerics = [32]byte{} },
		})
	wantDeployment(t, y, &bindings.DisputeGameMetaData, game.PackConstructor, g,
		map[string]func(*bindings.GameTableParameters){
			"private blocks alone": func(p *bindings.GameTableParameters) { p.PrivateBlocks = [32]byte{1} },
		})
}
