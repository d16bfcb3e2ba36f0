package rail

import (
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"time"

	"github.com/gagliardetto/solana-go"

	"github.com/infernetprotocol/infernet/chain/lnd"
	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
)

// TopUpLife is how long a wallet may take to sign or to pay what was prepared.
const TopUpLife = 10 * time.Minute

// TopUps is a rail whose wallet another wallet can fund by a text that the node prepares.
type TopUps interface {
	// TopUpTo says where such money goes: to the rail's wallet, on which network.
	TopUpTo() (wallet, chain string)
	// PrepareTopUp makes what the wallet from signs or pays. What it asks for can never succeed as it stands wraps
	// api.ErrInvalid.
	PrepareTopUp(ctx context.Context, from string, units money.Units) (TopUp, error)
	// FinishTopUp checks what the wallet returned against what was prepared, and returns the payment's id once the
	// money is in the rail's wallet. Doing so again pays nothing twice. An answer that is something else is
	// api.ErrInvalid.
	FinishTopUp(ctx context.Context, t TopUp, answer []byte) (id string, err error)
}

// TopUp is a payment that was prepared.
type TopUp struct {
	Units       money.Units
	Transaction solanarpc.Unsigned // to be signed; or
	Invoice     string             // to be paid, of
	Hash        lnd.Hash
}

var (
	_ TopUps = (*Solana)(nil)
	_ TopUps = (*Lightning)(nil)
)

// TopUps returns how the rail's wallet is funded from outside, or nil if the rail has no such way.
func (s *Supervisor) TopUps() (TopUps, error) {
	t, ok := s.rail.(TopUps)
	if !ok {
		return nil, nil //nolint:nilnil // a rail without one
	}
	return t, s.notConnected()
}

// clusters are the names that wallets have for Solana's clusters, by the hashes of their genesis.
var clusters = map[string]string{
	"5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d": "solana:mainnet",
	"EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG": "solana:devnet",
	"4uhcVJyU9pJkvQyS88uRDiswHScsKzu1jV2zFQ3DNTQd": "solana:testnet",
}

// TopUpTo implements TopUps.
func (r *Solana) TopUpTo() (wallet, chain string) {
	if chain = clusters[r.deployment.Genesis.String()]; chain == "" {
		chain = "solana:localnet"
	}
	return r.key.PublicKey().String(), chain
}

// PrepareTopUp implements TopUps: a transfer of the token, which also makes this node's token account if there is none.
func (r *Solana) PrepareTopUp(ctx context.Context, from string, units money.Units) (TopUp, error) {
	payer, err := solana.PublicKeyFromBase58(from)
	if err != nil || payer.IsZero() || payer == r.key.PublicKey() {
		return TopUp{}, fmt.Errorf("%w: from: want the Solana address of another wallet", api.ErrInvalid)
	}
	token, me := r.deployment.Token, r.key.PublicKey()
	_, held, err := r.client.Accounts(ctx, "confirmed", token.Account(payer))
	if err != nil {
		return TopUp{}, onSolana(err, "the endpoints of solana.rpc answer for the wallet's token account")
	}
	if has, err := solanarpc.TokenAmount(held[0]); err != nil || has < uint64(units) {
		err = fmt.Errorf("%w: the wallet %s holds %d base units of %s", api.ErrInvalid, payer, has, token.Mint)
		return TopUp{}, api.WithHint(err, "choose an account of the wallet that holds the token, or send less")
	}
	u, err := r.client.Unsigned(ctx, payer, token.NewTokenAccount(payer, me),
		token.Transfer(payer, me, uint64(units), uint8(r.Info().Decimals)))
	if err != nil {
		return TopUp{}, onSolana(err, "the endpoints of solana.rpc give a block hash")
	}
	return TopUp{Units: units, Transaction: u}, nil
}

// FinishTopUp implements TopUps.
func (r *Solana) FinishTopUp(ctx context.Context, t TopUp, answer []byte) (string, error) {
	sig, err := r.client.Land(ctx, t.Transaction, answer)
	var refused *solanarpc.TxError
	switch {
	case errors.Is(err, solanarpc.ErrOtherMessage):
		return "", api.WithHint(fmt.Errorf("%w: %w", api.ErrInvalid, err),
			"sign again; a wallet that changes what it signs cannot be used here")
	case errors.Is(err, solanarpc.ErrExpired):
		return "", api.WithHint(fmt.Errorf("%w: %w", api.ErrConflict, err), "nothing moved: begin again")
	case errors.As(err, &refused):
		return "", api.WithHint(fmt.Errorf("%w: %w", api.ErrInvalid, err),
			"nothing moved; the wallet pays the fee in SOL")
	case err != nil:
		return "", onSolana(err, "ask again: the transaction may have landed, and does not land twice")
	}
	return sig.String(), nil
}

// TopUpTo implements TopUps.
func (r *Lightning) TopUpTo() (wallet, chain string) {
	return "", "lightning:" + r.d.Config.Lightning.Network
}

// PrepareTopUp implements TopUps: an invoice of this node's lnd, which says what its channels can receive.
func (r *Lightning) PrepareTopUp(ctx context.Context, from string, units money.Units) (TopUp, error) {
	if from != "" {
		return TopUp{}, fmt.Errorf("%w: from: an invoice is paid by anybody", api.ErrInvalid)
	}
	request, err := r.lnd.AddInvoice(ctx, units, "infernet: top up", TopUpLife)
	if err != nil {
		return TopUp{}, onLightning(err)
	}
	read, err := r.lnd.Decode(ctx, request)
	if err != nil || read.Amount != units {
		return TopUp{}, onLightning(errors.Join(err, lnd.ErrAnswer))
	}
	return TopUp{Units: units, Invoice: request, Hash: read.Hash}, nil
}

// FinishTopUp implements TopUps. The preimage shows that the wallet has paid; that the money is here, this node's lnd
// says.
func (r *Lightning) FinishTopUp(ctx context.Context, t TopUp, answer []byte) (string, error) {
	var p lnd.Preimage
	if n, err := hex.Decode(p[:], answer[:min(len(answer), hex.EncodedLen(len(p)))]); err != nil || n != len(p) ||
		len(answer) != hex.EncodedLen(len(p)) || p.Hash() != t.Hash {
		return "", api.WithHint(fmt.Errorf("%w: not the preimage of this invoice", api.ErrInvalid),
			"the wallet says whether it has paid; the balance is on this page")
	}
	for { // lnd settles a moment after it has given the preimage away
		i, err := r.lnd.Lookup(ctx, t.Hash)
		if err != nil {
			return "", onLightning(err)
		}
		if i.State == lnd.InvoiceSettled {
			return t.Hash.String(), nil
		}
		if i.State == lnd.InvoiceCanceled {
			return "", api.WithHint(fmt.Errorf("%w: the invoice is canceled", api.ErrConflict),
				"nothing moved: begin again")
		}
		select {
		case <-ctx.Done():
			return "", onLightning(ctx.Err())
		case <-time.After(HeadPoll):
		}
	}
}

func onLightning(err error) error {
	return api.WithHint(fmt.Errorf("%w: lightning: %w", api.ErrUnavailable, err), "`infernet rails` shows lnd's state")
}
