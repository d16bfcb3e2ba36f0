package clientwallet

import (
	"context"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm/binder"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
)

// Call is a transaction that only the client's wallet can send.
type Call struct {
	// What says in a few words what the call does.
	What string
	To   common.Address
	Data []byte
	// Units is what it brings, base units of the chain's token.
	Units money.Units
}

// Money is what the escrow holds for a wallet.
type Money struct {
	// Free is what no lease reserves of the job's deposit, and Credit what the escrow owes the wallet already.
	Free, Credit money.Units
	// Calls bring it to the wallet, in this order.
	Calls []Call
}

// Left says what the client of an offer can take back now, and by which calls. A job's deposit comes back in two steps:
// cancelling credits what no lease reserves, withdrawing pays the credit out.
func (p *Poster) Left(ctx context.Context, o market.Offer) (m Money, err error) {
	held, err := p.d.Held(ctx, o)
	if err != nil {
		return m, err
	}
	if m.Credit, err = p.d.Contracts.Credit(ctx, o.Client); err != nil {
		return m, err
	}
	m.Free = held.Free
	escrow := bindings.NewJobEscrow()
	if held.Free > 0 && !held.Over {
		data, err := escrow.TryPackCancel(binder.Offer(o))
		if err != nil {
			return m, err
		}
		m.Calls = append(m.Calls, Call{"end the job and credit what no lease reserves", p.d.Escrow, data, held.Free})
	}
	if m.Credit > 0 {
		data, err := escrow.TryPackWithdraw(p.d.Token, o.Client)
		if err != nil {
			return m, err
		}
		m.Calls = append(m.Calls, Call{"pay the credit out to the wallet", p.d.Escrow, data, m.Credit})
	}
	return m, nil
}
