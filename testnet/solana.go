package testnet

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/gagliardetto/solana-go"
	"github.com/gagliardetto/solana-go/rpc"

	"github.com/infernetprotocol/infernet/chain/keys"
	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/testnet/surfpool"
)

// slotMS is the demo's slot time, a quarter of the main network's. Blocks are then final within 3 s.
const slotMS = 100

// solanaNetwork is the Solana network on which the parties are paid. Their stakes are on the EVM chain.
type solanaNetwork struct {
	net    *surfpool.Net
	client *solanarpc.Client
	keys   map[common.Address]solanarpc.Key // by wallet
}

func startSolana(ctx context.Context) (*solanaNetwork, error) {
	n, err := surfpool.Start(ctx, surfpool.Options{SlotMS: slotMS})
	if err != nil {
		return nil, err
	}
	c, err := n.Client(ctx, n.URL)
	if err != nil {
		return nil, err
	}
	return &solanaNetwork{n, c, map[common.Address]solanarpc.Key{}}, nil
}

// key derives a party's key from its seed.
func (s *solanaNetwork) key(p *Party) (solanarpc.Key, error) {
	seed, err := keys.Open(p.Home.Seed(), passphrase)
	if err != nil {
		return solanarpc.Key{}, err
	}
	private, err := seed.Solana(0)
	if err != nil {
		return solanarpc.Key{}, err
	}
	return solanarpc.KeyFromSeed(private.Seed())
}

// configure writes a party's configuration and funds it with coins and dollars. It must not run concurrently.
func (s *solanaNetwork) configure(ctx context.Context, p *Party) error {
	k, err := s.key(p)
	if err != nil {
		return err
	}
	s.keys[p.Wallet] = k
	c, err := config.Load(p.Home)
	if err != nil {
		return err
	}
	at := s.net.Deployment
	c.Rail = config.RailSolana
	c.Solana = config.Solana{RPC: []string{s.net.URL}, Genesis: at.Genesis.String(), Program: at.Program.String(),
		Mint: at.Token.Mint.String(), TokenProgram: at.Token.Program.String(),
		ProgramHash: at.Code.Hex()}
	if err := config.Save(p.Home, c); err != nil {
		return err
	}
	return s.net.Fund(ctx, k.PublicKey(), solana.LAMPORTS_PER_SOL, p.Dollars)
}

// books replaces the money in b by what the parties have on Solana: token accounts, what leases owe, and vaults.
func (s *solanaNetwork) books(ctx context.Context, b *Books) error {
	jobs, leases, err := s.state(ctx)
	if err != nil {
		return err
	}
	b.Escrow = 0
	for at := range jobs {
		u, err := s.held(ctx, bindings.VaultAddress(s.net.Deployment.Program, at))
		if err != nil {
			return err
		}
		b.Escrow += u
	}
	for a, h := range b.Accounts {
		h.Token, h.Credit = 0, 0
		if k, ok := s.keys[a]; ok {
			if h.Token, err = s.held(ctx, s.net.Deployment.Token.Account(k.PublicKey())); err != nil {
				return err
			}
			h.Credit = owed(leases, a, k.PublicKey())
		}
		b.Accounts[a] = h
	}
	return nil
}

func (s *solanaNetwork) held(ctx context.Context, at solana.PublicKey) (money.Units, error) {
	_, as, err := s.client.Accounts(ctx, rpc.CommitmentConfirmed, at)
	if err != nil {
		return 0, err
	}
	u, err := solanarpc.TokenAmount(as[0])
	return money.Units(min(u, 1<<63-1)), err
}

// settledLease is a lease with its arbiters.
type settledLease struct {
	bindings.Lease
	arbiters []bindings.Arbiter
}

// owed returns what settled leases owe a party.
func owed(leases []settledLease, wallet common.Address, k solana.PublicKey) (sum money.Units) {
	const closed = 3
	for _, l := range leases {
		if l.Status != closed {
			continue
		}
		if l.Terms.Provider == k {
			sum += money.Units(l.ProviderOwed)
		}
		for _, p := range l.Payee[:l.Payees] {
			if p.Account == wallet {
				sum += money.Units(p.Amount)
			}
		}
		for _, a := range l.arbiters {
			if a.Operator == wallet {
				sum += money.Units(a.Owed)
			}
		}
	}
	return sum
}

// state reads every job and lease.
func (s *solanaNetwork) state(ctx context.Context) (map[solana.PublicKey]bindings.Job, []settledLease, error) {
	program := s.net.Deployment.Program
	found, err := s.client.Owned(ctx, rpc.CommitmentConfirmed, program,
		solanarpc.Match{Bytes: []byte{bindings.KindJob}})
	if err != nil {
		return nil, nil, err
	}
	jobs := map[solana.PublicKey]bindings.Job{}
	for _, f := range found {
		if jobs[f.Address], err = bindings.DecodeJob(f.Data); err != nil {
			return nil, nil, err
		}
	}
	if found, err = s.client.Owned(ctx, rpc.CommitmentConfirmed, program,
		solanarpc.Match{Bytes: []byte{bindings.KindLease}}); err != nil {
		return nil, nil, err
	}
	var leases []settledLease
	for _, f := range found {
		l, as, err := bindings.DecodeLease(f.Data)
		if err != nil {
			return nil, nil, err
		}
		leases = append(leases, settledLease{l, as})
	}
	return jobs, leases, nil
}

// history is what happened to the only job of a demo.
type history struct {
	place   bindings.Builder
	job     bindings.Job
	outcome Outcome
	txs     int
}

// read reads what the program did with the client's job.
func (s *solanaNetwork) read(ctx context.Context) (h history, err error) {
	jobs, leases, err := s.state(ctx)
	if err != nil {
		return h, err
	}
	for at, j := range jobs {
		h.job, h.place = j, bindings.Builder{Program: s.net.Deployment.Program, Domain: j.Terms.Domain,
			Client: j.Account, Offer: j.Offer,
			Token: s.net.Deployment.Token}
		sigs, err := s.client.History(ctx, at, 1000)
		if err != nil {
			return h, err
		}
		h.txs, h.outcome.Offer = len(sigs), j.Offer
		for _, sig := range sigs {
			log, err := s.client.LogOf(ctx, sig)
			if err != nil {
				return h, err
			}
			for _, e := range bindings.Events(h.place.Program.String(), log.Lines) {
				if e.Kind == bindings.Refunded {
					h.outcome.Refunded += money.Units(e.Numbers[0])
				}
			}
		}
	}
	for _, l := range leases {
		if l.Segments > 0 {
			h.outcome.Settled, h.outcome.Segments = h.outcome.Settled+1, h.outcome.Segments+l.Segments
		}
	}
	return h, nil
}

// readSolana is the part of Demo.readChain for parties that are paid on Solana.
func (d *Demo) readSolana(ctx context.Context) error {
	h, err := d.net.solana.read(ctx)
	d.outcome, d.solanaTxs = h.outcome, h.txs
	return err
}

// refundVanishedClientOnSolana is refundVanishedClient for Solana: the client's key takes the job's balance back.
func (d *Demo) refundVanishedClientOnSolana(ctx context.Context) error {
	s := d.net.solana
	for {
		h, err := s.read(ctx)
		if err != nil {
			return err
		}
		if h.job.Kind != 0 && h.job.Reserved == 0 {
			d.Say("the provider collected %d verified segments on Solana, with nobody's help", h.outcome.Segments)
			k := s.keys[d.client.Wallet]
			if _, err := s.client.Transact(ctx, []solana.Instruction{h.place.Refund(k.PublicKey(), k.PublicKey())},
				k.Private()); err != nil {
				return fmt.Errorf("%w: %w", errRefund, err)
			}
			d.Say("the client's wallet took the rest back: one transaction")
			return nil
		}
		if err := retry.Pause(ctx, 5*poll); err != nil {
			return err
		}
	}
}

// joinSolana starts the Solana network and configures the parties for it, if they are paid there.
func (n *Network) joinSolana(ctx context.Context) error {
	if n.Rail != config.RailSolana {
		return nil
	}
	var err error
	if n.solana, err = startSolana(ctx); err != nil {
		return err
	}
	n.Say("Solana at %s: the escrow program is %s", n.solana.net.URL, n.solana.net.Deployment.Program)
	for _, p := range n.Parties {
		if err := n.solana.configure(ctx, p); err != nil {
			return fmt.Errorf("%s: %w", p.Name, err)
		}
	}
	return nil
}
