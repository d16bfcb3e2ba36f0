package main

import (
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/testnet"
)

// segments of the example's job, and the part of their price that is the verifiers', 1/10000.
const (
	segments  = 2
	verifyBPS = 1000
)

// check compares what accounts gained with what the job's terms give them.
func check(before, after testnet.Books, client common.Address, provider, verifier *testnet.Party, end settled) error {
	gross := segments * end.Price
	fee := gross.BasisPoints(verifyBPS)
	gained := func(p *testnet.Party) (sum money.Units) {
		for _, a := range p.Accounts() {
			c := before.Change(after, a)
			sum += c.Token + c.Credit + c.Stake
		}
		return sum
	}
	spent := before.Change(after, client)
	var errs []error
	for _, x := range []struct {
		what      string
		got, want money.Units
	}{
		{"segments paid", money.Units(end.Segments), segments},
		{"what the provider has gained", gained(provider), gross - fee},
		{"what the verifier is owed", gained(verifier), fee},
		{"what the client has spent", -(spent.Token + spent.Credit), gross},
		{"what the settlement gave the provider", end.Provider, gross - fee},
		{"what the settlement gave others", end.Others, fee},
		{"what came back", end.Back, 0},
		{"money that appeared or vanished", before.Unaccounted(after), 0},
		{"what the escrow holds for jobs", after.EscrowBalance(), before.EscrowBalance()},
	} {
		if x.got != x.want {
			errs = append(errs, fmt.Errorf("%s: %d base units, want %d", x.what, x.got, x.want))
		}
	}
	if fee <= 0 {
		errs = append(errs, errors.New("nobody was paid"))
	}
	if len(errs) == 0 {
		say("%d base units paid: %d to the provider, %d to the verifier, as signed", gross, gross-fee, fee)
	}
	return errors.Join(errs...)
}
