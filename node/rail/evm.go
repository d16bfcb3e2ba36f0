package rail

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/escrow"
	"github.com/infernetprotocol/infernet/escrow/evmrail"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
)

// permitLife is how long a permit holds, in seconds of chain time: it is signed for one
// transaction that follows at once.
const permitLife = 3600

// EVM pays in the stablecoin of the chain that holds the stakes.
type EVM struct {
	NoAdmission
	NoVoucherProofs
	*evmrail.Scanner // once connected

	d     Deps
	sides map[escrow.Party]*evmrail.Rail
}

var (
	_ Rail       = (*EVM)(nil)
	_ HeadReader = (*EVM)(nil)
)

// Info implements Rail.
func (r *EVM) Info() Info {
	c := r.d.Config
	return Info{
		Name: market.OnEVM, Domain: c.Domain(config.RailEVM), Token: c.Chain.Token, Decimals: c.Chain.Decimals,
		Asset: money.ERC20(c.Chain.ChainID, c.Chain.Token), LeastWindow: c.Chain.Profile().LeastWindow(),
		Finality: c.Chain.Profile().Finality(), Advances: true, SharedPermits: true,
	}
}

// Connect implements Rail.
func (r *EVM) Connect(ctx context.Context) error {
	if err := r.d.checkToken(ctx); err != nil {
		return err
	}
	asProvider, err := r.d.onChain(ctx, escrow.Provider)
	if err != nil {
		return err
	}
	asClient, err := r.d.onChain(ctx, escrow.Client)
	if err != nil {
		return err
	}
	r.sides = map[escrow.Party]*evmrail.Rail{escrow.Provider: asProvider, escrow.Client: asClient}
	r.Scanner = r.d.chainScanner(asClient)
	return nil
}

// onChain is the EVM chain's escrow as one party uses it.
func (d Deps) onChain(ctx context.Context, p escrow.Party) (*evmrail.Rail, error) {
	c := d.Config.Chain
	out, err := evmrail.New(ctx, evmrail.Config{
		Chain: d.Chain, Domain: c.Domain(), Party: p, Depth: c.ConfirmationDepth(), StartBlock: c.StartBlock,
		Poll: HeadPoll, Senders: []evmrail.Sender{d.NodeSender, d.Account.Sender()},
	})
	if err != nil {
		return nil, onEVM(err, "chain.escrow in the configuration names the contract")
	}
	return out, nil
}

func (d Deps) chainScanner(r *evmrail.Rail) *evmrail.Scanner {
	return evmrail.NewScanner(evmrail.ScanConfig{
		Chain: d.Chain, Rail: r, Registry: d.Config.Chain.Registry,
		Accounts: []common.Address{d.Account.Address(), d.NodeKey.Address()},
	})
}

// ChainScanner finds what the EVM chain's contracts hold for this node. Operators stake
// there whichever rails their jobs are paid on.
func ChainScanner(ctx context.Context, d Deps) (*evmrail.Scanner, error) {
	r, err := d.onChain(ctx, escrow.Client)
	if err != nil {
		return nil, err
	}
	return d.chainScanner(r), nil
}

// Run implements Rail. The chain's senders run by themselves.
func (r *EVM) Run(ctx context.Context) error {
	<-ctx.Done()
	return nil
}

// Escrow implements Rail.
func (r *EVM) Escrow(p escrow.Party) escrow.Rail { return r.sides[p] }

// EscrowBalance implements Rail.
func (r *EVM) EscrowBalance(ctx context.Context, o market.Offer) (EscrowBalance, error) {
	j, err := r.sides[escrow.Client].ReadJob(ctx, o.StructHash())
	return EscrowBalance{
		Known: j.Known, Over: j.Over, Free: money.Units(j.Pot), Reserved: money.Units(j.Reserved),
		Spent: money.Units(j.Spent),
	}, err
}

// ClientFunds implements Rail. A client's deposit needs no allowance, because it signs a permit
// (EIP-2612), so that its wallet's balance is what the escrow could take.
func (r *EVM) ClientFunds(ctx context.Context, o market.Offer) (money.Units, error) {
	held, err := r.d.Contracts.Balance(ctx, o.Client)
	if err != nil {
		return 0, err
	}
	if most, err := money.Units(o.MaxPrice).Mul(o.Segments); err == nil && held >= most {
		return held, nil // it need not be known what is deposited
	}
	escrowed, err := r.EscrowBalance(ctx, o)
	if err != nil {
		return 0, err
	}
	return held.Add(escrowed.Total())
}

// LeaseStatus implements Rail. The lease's hash covers its terms.
func (r *EVM) LeaseStatus(ctx context.Context, d escrow.Deal) (escrow.Status, error) {
	l, err := r.sides[escrow.Client].ReadLease(ctx, d.LeaseID())
	return l.Status, err
}

// HeadStatus implements HeadReader.
func (r *EVM) HeadStatus(ctx context.Context, d escrow.Deal) (escrow.Status, error) {
	return r.sides[escrow.Client].HeadStatus(ctx, d.LeaseID())
}

// Permit implements Rail: the wallet signs its next permit for the escrow.
func (r *EVM) Permit(ctx context.Context, value money.Units) (Permit, error) {
	until := r.d.now() + permitLife
	p, err := r.d.Contracts.Permission(ctx, r.d.Account.Address(), value, until)
	if err != nil {
		return Permit{}, fmt.Errorf("%w: %w", api.ErrUnavailable, err)
	}
	sig, err := r.d.Account.SignPermit(ctx, p)
	return Permit{Value: value, Deadline: until, Sig: sig}, err
}

// Balance implements Rail.
func (r *EVM) Balance(ctx context.Context) (money.Units, error) {
	return r.d.Contracts.Balance(ctx, r.d.Account.Address())
}

// Credit implements Rail.
func (r *EVM) Credit(ctx context.Context) (money.Units, error) {
	return r.d.Contracts.Credit(ctx, r.d.Account.Address())
}

// Withdraw implements Rail. The contract would refuse to pay nothing.
func (r *EVM) Withdraw(ctx context.Context) error {
	if owed, err := r.Credit(ctx); err != nil || owed == 0 {
		return err
	}
	c := r.d.Config.Chain
	data, err := bindings.NewJobEscrow().TryPackWithdraw(c.Token, r.d.Account.Address())
	if err != nil {
		return err
	}
	return Send(ctx, r.d.Account.Sender(), c, fmt.Sprintf("sweep/%d", r.d.Heads.Latest().Number), data)
}

// Send makes a transaction to the escrow, named by its action, and waits until it is
// final.
func Send(ctx context.Context, s *evm.Sender, c config.Chain, action string, data []byte) error {
	tx, err := s.Send(ctx, evm.Call{Action: action, To: c.Escrow, Data: data})
	if err != nil {
		return fmt.Errorf("%s: %w", action, err)
	}
	_, err = s.Wait(ctx, tx, max(c.Depth, 1))
	return err
}

// Close implements Rail.
func (r *EVM) Close() error { return nil }
