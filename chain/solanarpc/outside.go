package solanarpc

import (
	"bytes"
	"context"
	"errors"
	"fmt"

	"github.com/gagliardetto/solana-go"
	computebudget "github.com/gagliardetto/solana-go/programs/compute-budget"
)

// ErrOtherMessage means that what a wallet signed is not what it was given, or not signed by it.
var ErrOtherMessage = errors.New("not the transaction that was prepared")

// outsideUnits is what a transaction of a wallet may compute: a transfer, and a token account that it makes.
const outsideUnits = 100_000

// maxPrice is the highest priority fee that endpoints may name, in micro-lamports per compute unit, unless a sender's
// configuration has another: whoever signs pays it.
const maxPrice = 1_000_000

// Unsigned is a transaction for a key that is not this node's.
type Unsigned struct {
	Payer   solana.PublicKey
	Message []byte // what is signed
	// LastValid is the last block height in which it can land.
	LastValid uint64
}

// Unsigned returns a transaction whose only signer is its payer. It names what it computes and pays for that, so that
// no wallet needs to add it.
func (c *Client) Unsigned(ctx context.Context, payer solana.PublicKey, ixs ...solana.Instruction) (Unsigned, error) {
	fee, err := c.priority(ctx, []solana.PublicKey{payer})
	if err != nil {
		return Unsigned{}, err
	}
	latest, err := c.blockhash(ctx)
	if err != nil {
		return Unsigned{}, err
	}
	all := append([]solana.Instruction{
		computebudget.NewSetComputeUnitLimitInstruction(outsideUnits).Build(),
		computebudget.NewSetComputeUnitPriceInstruction(min(fee, maxPrice)).Build(),
	}, ixs...)
	tx, err := solana.NewTransaction(all, latest.Blockhash, solana.TransactionPayer(payer))
	if err != nil {
		return Unsigned{}, fmt.Errorf("build a transaction: %w", err)
	}
	if n := tx.Message.Header.NumRequiredSignatures; n != 1 {
		return Unsigned{}, fmt.Errorf("%w: %d signers", ErrOtherMessage, n)
	}
	message, err := tx.Message.MarshalBinary()
	return Unsigned{payer, message, latest.LastValidBlockHeight}, err
}

// Bytes is the transaction in the form that wallets take: with room for the signature.
func (u Unsigned) Bytes() []byte {
	return append(append([]byte{1}, make([]byte, len(solana.Signature{}))...), u.Message...)
}

// Signed reads what a wallet returned: the same transaction with its signature, and nothing else.
func (u Unsigned) Signed(raw []byte) (*solana.Transaction, error) {
	const head = 1 + len(solana.Signature{})
	if len(raw) != head+len(u.Message) || raw[0] != 1 || !bytes.Equal(raw[head:], u.Message) {
		return nil, ErrOtherMessage
	}
	if !solana.SignatureFromBytes(raw[1:head]).Verify(u.Payer, u.Message) {
		return nil, fmt.Errorf("%w: the signature is not that of %s", ErrOtherMessage, u.Payer)
	}
	tx, err := solana.TransactionFromBytes(raw)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrOtherMessage, err)
	}
	return tx, nil
}

// Land sends what a wallet signed until it is confirmed. Doing so again is no second transaction. A refusal is a
// *TxError; ErrExpired says that it never landed.
func (c *Client) Land(ctx context.Context, u Unsigned, raw []byte) (solana.Signature, error) {
	tx, err := u.Signed(raw)
	if err != nil {
		return solana.Signature{}, err
	}
	if err := c.submit(ctx, tx); answered(err) && err != nil {
		if refused := preflight(err, tx); refused != nil {
			err = refused
		}
		// One that landed before is refused as seen already: its state tells.
		if done, landed := c.landed(ctx, tx, u.LastValid); done && landed == nil {
			return tx.Signatures[0], nil
		}
		return solana.Signature{}, err
	}
	return tx.Signatures[0], c.confirm(ctx, tx, u.LastValid)
}
