package disputes

import (
	"errors"
	"fmt"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/evm/binder"
	"github.com/infernetprotocol/infernet/market"
)

// burned is the key of money that a contract holds and owes to no account.
var burned = common.Address{}

// holdings is what an account owns, in all contracts together.
type holdings struct {
	wei     int64 // coins and what the game owes, with the gas paid so far added
	dollars int64 // tokens, stake, and what registry and escrow owe
}

// auditor reads balances until the first error.
type auditor struct {
	land playableChain
	err  error
}

func amount[T any](a *auditor, to common.Address, data []byte, unpack func([]byte) (T, error)) (v T) {
	if a.err != nil {
		return v
	}
	out, err := a.land.see(to, data)
	if err == nil {
		v, err = unpack(out)
	}
	a.err = err
	return v
}

func (a *auditor) number(to common.Address, data []byte, unpack func([]byte) (*big.Int, error)) int64 {
	v := amount(a, to, data, unpack)
	if v == nil {
		return 0
	}
	return v.Int64()
}

func (a *auditor) token(of common.Address) int64 {
	return a.number(a.land.place().token, dollarABI.PackBalanceOf(of), dollarABI.UnpackBalanceOf)
}

func (a *auditor) stake(of common.Address) int64 {
	s := amount(a, a.land.place().registry, registryABI.PackStakeOf(of), registryABI.UnpackStakeOf)
	if a.err != nil {
		return 0
	}
	return s.Active.Int64() + s.Unbonding.Int64()
}

// owed returns what registry and escrow owe an account.
func (a *auditor) owed(to common.Address) (byRegistry, byEscrow int64) {
	p := a.land.place()
	return a.number(p.registry, registryABI.PackCreditOf(to), registryABI.UnpackCreditOf),
		a.number(p.escrow, escrowABI.PackCreditOf(p.token, to), escrowABI.UnpackCreditOf)
}

func (a *auditor) bonds(owedTo common.Address) int64 {
	return a.number(a.land.place().game, gameABI.PackCredits(owedTo), gameABI.UnpackCredits)
}

func (a *auditor) of(who common.Address) holdings {
	registry, escrow := a.owed(who)
	w := holdings{dollars: a.token(who) + a.stake(who) + registry + escrow}
	if a.err != nil {
		return w
	}
	coins, err := a.land.balance(who)
	fees, ferr := a.land.fees(who)
	a.err = errors.Join(err, ferr)
	w.wei = int64(coins) + a.bonds(who) + int64(fees)
	return w
}

// audit returns the holdings of all accounts. It fails if a contract does not hold
// exactly what it owes, or if the total has changed.
func audit(t testing.TB, l playableChain, j job, names []string) map[common.Address]holdings {
	t.Helper()
	a, p := &auditor{land: l}, l.place()
	people := []common.Address{client.addr, delegate.addr, provider.addr, node.addr, stranger.addr}
	for _, v := range verifiers {
		people = append(people, v.addr)
	}
	for _, n := range names {
		people = append(people, player(n).addr)
	}
	books := map[common.Address]holdings{}
	var stakes, dues, credits, tokens, bonds int64
	for _, who := range people {
		books[who] = a.of(who)
		registry, escrow := a.owed(who)
		stakes, dues, credits, tokens, bonds = stakes+a.stake(who), dues+registry, credits+escrow, tokens+a.token(who),
			bonds+a.bonds(who)
	}
	job := amount(a, p.escrow, escrowABI.PackJobOf(j.offer.StructHash()), escrowABI.UnpackJobOf)
	held := a.token(p.registry)
	if held < stakes+dues {
		t.Errorf("the registry holds %d and owes %d of stakes and %d of slashed", held, stakes, dues)
	}
	if holds := a.token(p.escrow); holds != int64(job.Pot+job.Reserved)+credits {
		t.Errorf("the escrow holds %d and owes %+v and %d", holds, job, credits)
	}
	supply := a.number(p.token, dollarABI.PackTotalSupply(), dollarABI.UnpackTotalSupply)
	if all := tokens + held + a.token(p.escrow) + a.token(p.game); all != supply {
		t.Errorf("%d dollars of %d", all, supply)
	}
	coins, err := l.balance(p.game)
	if a.err = errors.Join(a.err, err); int64(coins) < bonds {
		t.Errorf("the game holds %d wei and owes %d", coins, bonds)
	}
	// What of it is burned, a scenario knows: see verdict.stakes and check.
	books[burned] = holdings{wei: int64(coins) - bonds, dollars: held - stakes - dues}
	if a.err != nil {
		t.Fatal(a.err)
	}
	return books
}

// collect closes the lease with a voucher for the disputed segment. The segment is paid
// if its claim stands, and never if it was lost.
func (j job) collect(l testChain) error {
	v := market.Voucher{Lease: j.lease.StructHash(), Segments: 1, Payees: market.PayeesHash(nil)}
	sig, err := l.place().sign(delegate, v)
	if err != nil {
		return err
	}
	data := escrowABI.PackClose(binder.Offer(j.offer), binder.Lease(j.lease), binder.Voucher(v), sig[:], nil)
	return l.call(node, l.place().escrow, data, nil)
}

// share returns the provider's share of one segment.
func (j job) share() int64 {
	gross := int64(j.lease.Price)
	return gross - gross*int64(j.offer.VerifyBPS)/10_000 - gross*int64(j.offer.DelegateBPS)/10_000
}

// refusedBy checks that the contract refused with the error of that name.
func refusedBy(err error, want string) error {
	var revert *evm.RevertError
	if !errors.As(err, &revert) || revert.Name != want {
		return fmt.Errorf("got %w, want a refusal with %s", err, want)
	}
	return nil
}
