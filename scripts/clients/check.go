package main

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/testnet"
)

// checkMoney compares what accounts gained on chain with what a program was told.
func (m *market) checkMoney(before, after testnet.Books, told outcome) error {
	gained := func(p *testnet.Party) (sum money.Units) {
		for _, a := range p.Accounts() {
			c := before.Change(after, a)
			sum += c.Token + c.Credit + c.Stake
		}
		return sum
	}
	var errs []error
	for _, x := range []struct {
		what      string
		got, want money.Units
	}{
		{"what the client has spent", -gained(m.client), told.Spent},
		{"what the provider has gained", gained(m.provider), told.Provider},
		{"what the verifier has gained", gained(m.verifier), told.Verifier},
		{"what provider and verifier were paid", told.Provider + told.Verifier, told.Spent},
		{"what came back", told.Refunded, told.Deposited - told.Spent},
		{"money that appeared or vanished", before.Unaccounted(after), 0},
		{"what the escrow holds for jobs", after.EscrowBalance(), before.EscrowBalance()},
	} {
		if x.got != x.want {
			errs = append(errs, fmt.Errorf("%s: %d base units, want %d", x.what, x.got, x.want))
		}
	}
	if told.Spent <= 0 || told.Verifier <= 0 {
		errs = append(errs, errors.New("nobody was paid"))
	}
	return errors.Join(errs...)
}

// checkJobs finds that the program has made two jobs though it has sent more calls, that the first is paid in full and
// the second not begun, and that the file which it downloaded is the node's.
func (m *market) checkJobs(ctx context.Context, known []api.JobView, told outcome) error {
	all, err := m.client.API.Jobs(ctx)
	if err != nil {
		return err
	}
	if made := len(all) - len(known); made != 2 {
		return fmt.Errorf("%d jobs were made, want 2", made)
	}
	done, err := m.client.API.Job(ctx, told.Job)
	if err != nil {
		return err
	}
	idle, err := m.client.API.Job(ctx, told.Idle)
	if err != nil {
		return err
	}
	if !done.Ended || done.SegmentsPaid != done.Segments || done.Segments != told.Segments || done.Spent != told.Spent {
		return asIs(done)
	}
	if !idle.Ended || idle.Spent != 0 || idle.Deposited != idle.Refunded {
		return asIs(idle)
	}
	return m.checkFile(ctx, told)
}

// asIs says how the node has a job that it has otherwise than the program told.
func asIs(v api.JobView) error {
	return fmt.Errorf("the node has job %s as %s: %d of %d segments paid, %d of %d base units spent, %d back",
		v.ID, v.State, v.SegmentsPaid, v.Segments, v.Spent, v.Deposited, v.Refunded)
}

// checkFile compares a download of a program with the file.
func (m *market) checkFile(ctx context.Context, told outcome) error {
	f, err := m.client.API.OpenJobFile(ctx, told.Job, told.File)
	if err != nil {
		return err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return err
	}
	if got := hex.EncodeToString(h.Sum(nil)); got != told.SHA256 {
		return fmt.Errorf("%s was downloaded as %s, want %s", told.File, told.SHA256, got)
	}
	return nil
}
