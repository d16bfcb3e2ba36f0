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

// TestLocks checks that who may lock and slash, and what for.
func TestLocks(t *testing.T) {
	w := newWorld(t)
	w.registry = w.deployRegistry(client.addr)
	w.must(stranger, w.token, dollar.PackMint(provider.addr, big.NewInt(wealth)))
	w.stake(provider, leaseLock+1)
	const window = 1024
	lock := registry.PackLock(provider.addr, locks)
	hold, cool := registry.PackHold(provider.addr, locks, window), registry.PackCool(provider.addr, locks, window)
	slash := slashLockData(locks, 4)
	for _, data := range [][]byte{lock, cool, hold} {
		w.refused("OnlyBy", judge, w.registry, data)
	}
	w.refused("OnlyBy", client, w.registry, slash)
	w.refused("OnlyBy", client, w.registry, registry.PackSlashVerifier(provider.addr, locks, stranger.addr))
	w.refused("OnlyBy", client, w.registry, registry.PackReward(provider.addr, common.Big1, stranger.addr))
	w.refused("NotLocked", client, w.registry, cool)
	w.refused("NotLocked", client, w.registry, hold)
	w.refused("NotLocked", judge, w.registry, slash)
	w.refused("NothingToPay", stranger, w.registry, registry.PackWithdraw(stranger.addr))

	w.must(client, w.registry, lock)
	w.refused("StakeTooSmall", client, w.registry, lock)
	w.refused("StakeTooSmall", client, w.registry, registry.PackLock(provider.addr, 1))
	w.must(client, w.registry, cool)
	w.must(client, w.registry, hold)
	w.refused("NotLocked", client, w.registry, hold) // it cools no more
	w.must(client, w.registry, cool)
	w.pass(window)
	w.must(client, w.registry, hold) // until the period after that in which it began is over
	w.must(client, w.registry, cool)
	w.pass(2 * window)
	w.refused("NotLocked", client, w.registry, hold)
	w.must(client, w.registry, lock)
	w.must(provider, w.registry, registry.PackRequestUnbond(big.NewInt(2)))
	w.pass(unbondDelay)
	w.refused("StakeLocked", provider, w.registry, registry.PackUnbond(provider.addr))
	w.must(judge, w.registry, slash)
	w.refused("NotLocked", judge, w.registry, slash)
}

// TestHostileManyWindowsMakeNoLockDearer: a client that posts jobs with windows of every length made each later
// lock of its provider read a slot for each, for ever.
func TestHostileManyWindowsMakeNoLockDearer(t *testing.T) {
	w := newWorld(t)
	w.registry = w.deployRegistry(client.addr)
	w.must(stranger, w.token, dollar.PackMint(provider.addr, big.NewInt(wealth)))
	w.stake(provider, 20*leaseLock)
	lock := registry.PackLock(provider.addr, 1)
	w.must(client, w.registry, lock)
	w.must(client, w.registry, registry.PackCool(provider.addr, 1, 2))
	w.must(client, w.registry, lock)
	first := w.gas
	for class := range 10 {
		w.must(client, w.registry, registry.PackCool(provider.addr, 1, 1<<class))
		w.must(client, w.registry, lock)
	}
	w.pass(4 << 10)
	w.must(client, w.registry, lock) // takes off those that are over
	w.must(client, w.registry, lock)
	if w.gas > first {
		t.Errorf("a lock costs %d gas, and %d before the windows", w.gas, first)
	}
	k := read(w, w.registry, registry.PackLocksOf(provider.addr), registry.UnpackLocksOf)
	if k.Open != 3 || k.Cooling != 0 {
		t.Errorf("%+v", k)
	}
	w.must(client, w.registry, registry.PackCool(provider.addr, 1, 1<<8)) // and a class can come back
	k = read(w, w.registry, registry.PackLocksOf(provider.addr), registry.UnpackLocksOf)
	if k.Open != 2 || k.Cooling != 1 {
		t.Errorf("%+v after the class came back", k)
	}
}

func slashLockData(units uint16, shares int64) []byte {
	return registry.PackSlashLock(provider.addr, units, stranger.addr, common.Address{}, big.NewInt(shares))
}

// TestAllowance checks that leases lock no more than the wallet allows, and that what is
// slashed is taken off.
func TestAllowance(t *testing.T) {
	w := newWorld(t)
	w.registry = w.deployRegistry(client.addr)
	w.must(stranger, w.token, dollar.PackMint(provider.addr, big.NewInt(wealth)))
	w.stake(provider, minimumStake)
	lock := func(units uint16) []byte { return registry.PackLock(provider.addr, units) }
	allowance := func(want uint32) {
		t.Helper()
		got := read(w, w.registry, registry.PackLocksOf(provider.addr), registry.UnpackLocksOf)
		w.equal("allowance", uint64(got.Allowance), uint64(want))
	}
	allowance(1<<24 - 1) // all
	w.must(provider, w.registry, registry.PackAllow(big.NewInt(10)))
	w.refused("BeyondAllowance", client, w.registry, lock(11))
	w.must(client, w.registry, lock(7))
	w.refused("BeyondAllowance", client, w.registry, lock(4))
	w.must(client, w.registry, registry.PackCool(provider.addr, 2, 600))
	w.refused("BeyondAllowance", client, w.registry, lock(4)) // what cools counts
	w.must(client, w.registry, lock(3))
	w.must(judge, w.registry, slashLockData(8, 4))
	allowance(2)
	w.refused("BeyondAllowance", client, w.registry, lock(1))
	w.pass(4 * 1024)
	w.must(client, w.registry, lock(2))
	w.must(provider, w.registry, registry.PackAllow(big.NewInt(1)))
	w.must(judge, w.registry, slashLockData(2, 4)) // more than is allowed by now
	allowance(0)
	w.must(provider, w.registry, registry.PackAllow(big.NewInt(5)))
	allowance(5)
}

// TestCuts checks that a cut is a part of the lock, but not much of the least stake, that it
// is taken in full or not at all, and that the others stay active with the rest.
func TestCuts(t *testing.T) {
	w := newWorld(t)
	w.registry = w.deployRegistry(client.addr)
	w.must(stranger, w.token, dollar.PackMint(provider.addr, big.NewInt(wealth)))
	w.stake(provider, minimumStake)
	w.authorize(provider, checker(7))
	cut := func(units uint16) []byte { return registry.PackSlashVerifier(provider.addr, units, stranger.addr) }
	const small, large = unit * 33 / 32, minimumStake / 16
	w.must(judge, w.registry, cut(33))
	w.equal("a quarter of a 32nd", w.owed(stranger), small/4)
	w.equal("the stake", w.stakeOf(provider), minimumStake-small)
	w.must(judge, w.registry, cut(65535))
	w.equal("a 64th of the least stake more", w.owed(stranger), small/4+large/4)
	w.equal("active", b2u(w.active(checker(7))), 1)
	w.must(judge, w.registry, cut(65535))
	w.equal("active after three cuts", b2u(w.active(checker(7))), 0)
	w.must(provider, w.registry, registry.PackRequestUnbond(new(big.Int).SetUint64(w.stakeOf(provider)-large/2)))
	w.pass(unbondDelay)
	w.must(judge, w.registry, cut(65535)) // of both
	w.equal("the rest", w.stakeOf(provider), 0)
	w.must(provider, w.registry, registry.PackUnbond(provider.addr))
	w.refused("StakeTooSmall", judge, w.registry, cut(1))
}

func b2u(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}
