package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/testnet"
)

// cheated is the segment of which the cheaper provider alters every interval.
const cheated = 1

// The prices of a segment of 512 tokens, base units, at 4.00 and 5.00 dollars for a million.
const (
	cheatPrice  money.Units = 2048
	honestPrice money.Units = 2560
)

// settling is how long the last payments may take after the job's end.
const settling = time.Minute

// scene is a network in which the only verifier is the one in Python.
type scene struct {
	net                             *testnet.Network
	client, cheat, honest, verifier *testnet.Party
}

// runVerifier has the verifier in Python check a job of which one provider cheats.
func runVerifier(exe, interpreter, program string) error {
	begun := time.Now()
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	dir, err := os.MkdirTemp("", "sdk")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	const held = 1_000_000_000
	s := &scene{
		client: &testnet.Party{Name: "client", Roles: "client", Dollars: held},
		cheat: &testnet.Party{Name: "cheat", Roles: "provider", Price: "4.00", Stake: "100", Dollars: held,
			Fault: fmt.Sprintf("alter-weights:%d", cheated)},
		honest: &testnet.Party{Name: "honest", Roles: "provider", Price: "5.00", Stake: "100", Dollars: held},
		// Its node is never started: the program in Python has its key.
		verifier: &testnet.Party{Name: "verifier", Roles: "verifier", Stake: "100", Dollars: held, Late: true},
	}
	s.net, ctx, err = testnet.StartNetwork(ctx, testnet.Options{Exe: exe, Dir: dir, Say: say,
		Parties: []*testnet.Party{s.client, s.cheat, s.honest, s.verifier}})
	if err != nil {
		return err
	}
	defer s.net.Close()
	if err := s.play(ctx, interpreter, program); err != nil {
		return err
	}
	say("the verifier in Python took %s", time.Since(begun).Round(time.Second/10))
	return nil
}

func (s *scene) play(ctx context.Context, interpreter, program string) error {
	before, err := s.net.Books(ctx)
	if err != nil {
		return err
	}
	posted, err := post(ctx, s.client)
	if err != nil {
		return err
	}
	bootstrap, err := addressesOf(ctx, s.client, s.cheat, s.honest)
	if err != nil {
		return err
	}
	ctx, fail := context.WithCancelCause(ctx)
	defer fail(nil)
	v, err := startPython(ctx, fail, s.net, s.verifier, interpreter, program, bootstrap)
	if err != nil {
		return err
	}
	job, findings, err := follow(ctx, s.client, posted.ID)
	if err == nil {
		err = s.settled(ctx, before, job)
	}
	if cause := context.Cause(ctx); cause != nil {
		err = cause
	}
	return errors.Join(err, v.stop(), s.checkVerdicts(v, findings))
}

// checkVerdicts finds that the client's node has taken the verdicts of the verifier in Python, which
// its key has signed: one that disagrees with the segment of the cheat, and one that agrees with each
// segment in the end.
func (s *scene) checkVerdicts(v *python, findings []finding) error {
	want := []finding{{0, true, s.verifier.Wallet}, {cheated, false, s.verifier.Wallet},
		{cheated, true, s.verifier.Wallet}, {2, true, s.verifier.Wallet}}
	var errs []error
	if fmt.Sprint(findings) != fmt.Sprint(want) {
		errs = append(errs, fmt.Errorf("the client's node has taken the verdicts %v, want %v", findings, want))
	}
	for _, f := range want {
		errs = append(errs, v.signed(s.net, f.Segment, f.Agree))
	}
	return errors.Join(errs...)
}

// settled waits until the money has moved as the job says.
func (s *scene) settled(ctx context.Context, before testnet.Books, job api.JobView) error {
	ctx, cancel := context.WithTimeout(ctx, settling)
	defer cancel()
	t := time.NewTicker(settling / 600)
	defer t.Stop()
	for {
		after, err := s.net.Books(ctx)
		if err != nil {
			return err
		}
		if job, err = s.client.API.Job(ctx, job.ID); err != nil {
			return err
		}
		wrong := s.checkMoney(before, after, job)
		if wrong == nil {
			return nil
		}
		select {
		case <-t.C:
		case <-ctx.Done():
			return wrong
		}
	}
}

// checkMoney compares what accounts gained with the job's terms: a tenth of every segment's price is the verifier's.
func (s *scene) checkMoney(before, after testnet.Books, job api.JobView) error {
	gained := func(p *testnet.Party) (sum money.Units) {
		for _, a := range p.Accounts() {
			c := before.Change(after, a)
			sum += c.Token + c.Credit + c.Stake
		}
		return sum
	}
	cheat, honest, fee := gained(s.cheat), gained(s.honest), gained(s.verifier)
	var told money.Units
	for account, units := range job.VerifierEarned {
		if strings.EqualFold(account, s.verifier.Wallet.Hex()) {
			told += units
		}
	}
	var errs []error
	for _, x := range []struct {
		what      string
		got, want money.Units
	}{
		{"segments paid", money.Units(job.SegmentsPaid), 3},
		{"what the client has spent", -gained(s.client), cheat + honest + fee},
		{"what the client's node says was spent", job.Spent, cheat + honest + fee},
		{"what the client's node says the verifier has earned", told, fee},
		{"what the cheat was paid for one segment", cheat, cheatPrice - cheatPrice.BasisPoints(verifyBPS)},
		{"what the honest provider was paid for two", honest, 2*honestPrice - (2 * honestPrice).BasisPoints(verifyBPS)},
		{"what the verifier has gained", fee, cheatPrice.BasisPoints(verifyBPS) +
			(2 * honestPrice).BasisPoints(verifyBPS)},
		{"money that appeared or vanished", before.Unaccounted(after), 0},
		{"what the escrow holds for jobs", after.EscrowBalance(), before.EscrowBalance()},
	} {
		if x.got != x.want {
			errs = append(errs, fmt.Errorf("%s: %d base units, want %d", x.what, x.got, x.want))
		}
	}
	if fee <= 0 || cheat <= 0 || honest <= 0 {
		errs = append(errs, errors.New("somebody was not paid"))
	}
	if len(errs) == 0 {
		say("%d base units paid: %d to the cheat for its right segment, %d to the honest provider, %d to the verifier",
			job.Spent, cheat, honest, fee)
	}
	return errors.Join(errs...)
}
