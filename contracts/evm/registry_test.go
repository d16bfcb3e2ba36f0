package evm_test

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
)

func (w *world) active(node account) bool {
	return read(w, w.registry, registry.PackIsActive(node.addr), registry.UnpackIsActive)
}

func TestStakeLeavesThroughTheDelay(t *testing.T) {
	w := newWorld(t)
	w.stake(provider, minimumStake-1)
	if w.active(node) {
		t.Error("active below the minimum")
	}
	w.stake(provider, 1)
	if !w.active(node) {
		t.Error("not active at the minimum")
	}
	amount := big.NewInt(minimumStake / 2)
	w.refused("ZeroAmount", provider, w.registry, registry.PackStake(new(big.Int), noPermit))
	w.refused("ZeroAmount", provider, w.registry, registry.PackRequestUnbond(new(big.Int)))
	w.refused("StakeTooSmall", provider, w.registry, registry.PackRequestUnbond(big.NewInt(minimumStake+1)))
	w.refused("NothingUnbonding", provider, w.registry, registry.PackUnbond(provider.addr))
	w.must(provider, w.registry, registry.PackRequestUnbond(amount))
	if w.active(node) {
		t.Error("active with half of it unbonding")
	}
	w.pass(unbondDelay - 10)
	w.refused("StillUnbonding", provider, w.registry, registry.PackUnbond(provider.addr))
	w.must(provider, w.registry, registry.PackRequestUnbond(amount)) // joins, and starts anew
	w.pass(unbondDelay - 10)
	w.refused("StillUnbonding", provider, w.registry, registry.PackUnbond(provider.addr))
	w.pass(10)
	before := w.balance(stranger.addr)
	w.must(provider, w.registry, registry.PackUnbond(stranger.addr))
	w.equal("paid out", w.balance(stranger.addr)-before, minimumStake)
	w.refused("NothingUnbonding", provider, w.registry, registry.PackUnbond(provider.addr))
	w.equal("others' stake stays", w.balance(w.registry), 3*minimumStake)
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
	w.refused("BadNodeSignature", provider, w.registry, by(provider, deadline, highS(w.consent(provider, fresh, deadline))))
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
	if got := read(w, w.registry, registry.PackOperatorOf(node.addr), registry.UnpackOperatorOf); got != (common.Address{}) {
		t.Errorf("operator of the revoked node: %s", got)
	}
}
