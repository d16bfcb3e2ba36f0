package evm_test

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
)

func (w *world) active(node account) bool {
	return read(w, w.registry, registry.PackIsActive(node.addr), registry.UnpackIsActive)
}

func (w *world) stakeOf(a account) uint64 {
	return read(w, w.registry, registry.PackStakeOf(a.addr), registry.UnpackStakeOf).Active.Uint64()
}

// owed is what an account won by disputes.
func (w *world) owed(a account) uint64 {
	return read(w, w.registry, registry.PackCreditOf(a.addr), registry.UnpackCreditOf).Uint64()
}

func (w *world) locksOf(a account) (open, cooling uint64) {
	l := read(w, w.registry, registry.PackLocksOf(a.addr), registry.UnpackLocksOf)
	return uint64(l.Open), uint64(l.Cooling)
}

func TestStakeLeavesThroughTheDelay(t *testing.T) {
	w := newWorld(t)
	late := named("late")
	w.must(stranger, w.token, dollar.PackMint(stranger.addr, big.NewInt(wealth)))
	w.authorize(stranger, late)
	w.stake(stranger, minimumStake-minimumStake/8-1)
	if w.active(late) {
		t.Error("active below seven eighths of the minimum")
	}
	w.stake(stranger, 1)
	if !w.active(late) {
		t.Error("not active after cuts of an eighth")
	}
	w.stake(stranger, minimumStake/8)
	amount := big.NewInt(minimumStake / 2)
	w.refused("ZeroAmount", stranger, w.registry, registry.PackStake(new(big.Int), noPermit))
	w.refused("ZeroAmount", stranger, w.registry, registry.PackRequestUnbond(new(big.Int)))
	w.refused("StakeTooSmall", stranger, w.registry, registry.PackRequestUnbond(big.NewInt(minimumStake+1)))
	w.refused("NothingUnbonding", stranger, w.registry, registry.PackUnbond(stranger.addr))
	w.must(stranger, w.registry, registry.PackRequestUnbond(amount))
	if w.active(late) {
		t.Error("active with half of it unbonding")
	}
	w.pass(unbondDelay - 10)
	w.refused("StillUnbonding", stranger, w.registry, registry.PackUnbond(stranger.addr))
	w.must(stranger, w.registry, registry.PackRequestUnbond(amount)) // joins, and starts anew
	w.pass(unbondDelay - 10)
	w.refused("StillUnbonding", stranger, w.registry, registry.PackUnbond(stranger.addr))
	w.pass(10)
	before := w.balance(delegate.addr)
	w.must(stranger, w.registry, registry.PackUnbond(delegate.addr))
	w.equal("paid out", w.balance(delegate.addr)-before, minimumStake)
	w.refused("NothingUnbonding", stranger, w.registry, registry.PackUnbond(stranger.addr))
	w.equal("others' stake stays", w.balance(w.registry), 4*minimumStake)
}

func TestNodeKeys(t *testing.T) {
	w := newWorld(t)
	fresh := named("fresh node")
	deadline := w.now() + 60
	by := func(operator account, deadline uint64, sig []byte) []byte {
		return registry.PackAuthorize(fresh.addr, deadline, sig)
	}
	w.refused("BadNodeSignature", stranger, w.registry, by(stranger, deadline, w.consent(provider, fresh, deadline)))
	w.refused("BadNodeSignature", provider, w.registry, by(provider, deadline, w.consent(provider, node, deadline)))
	w.refused("BadNodeSignature", provider, w.registry,
		by(provider, deadline, highS(w.consent(provider, fresh, deadline))))
	w.refused("AuthorizationExpired", provider, w.registry, by(provider, 1, w.consent(provider, fresh, 1)))
	w.must(provider, w.registry, by(provider, deadline, w.consent(provider, fresh, deadline)))
	w.refused("NodeTaken", stranger, w.registry, by(stranger, deadline, w.consent(stranger, fresh, deadline)))
	w.refused("NotNodesOperator", stranger, w.registry, registry.PackRevoke(fresh.addr))
	w.must(node, w.registry, registry.PackRevoke(node.addr)) // a node may leave by itself
	w.refused("NotNodesOperator", provider, w.registry, registry.PackRevoke(node.addr))
	got := read(w, w.registry, registry.PackOperatorOf(fresh.addr), registry.UnpackOperatorOf)
	if got != provider.addr {
		t.Errorf("operator of the fresh node: %s", got)
	}
	if got := read(w, w.registry, registry.PackOperatorOf(node.addr),
		registry.UnpackOperatorOf); got != (common.Address{}) {
		t.Errorf("operator of the revoked node: %s", got)
	}
}
