package solanarail

import (
	"context"
	"fmt"

	"github.com/gagliardetto/solana-go"

	"github.com/infernetprotocol/infernet/chain/solanarpc"
)

// Watcher is a Sender for a key that this process does not hold. It says whose
// money a rail reads, and sends nothing.
type Watcher solana.PublicKey

var _ Sender = Watcher{}

// PublicKey implements Sender.
func (w Watcher) PublicKey() solana.PublicKey { return solana.PublicKey(w) }

// Send implements Sender: it refuses, with ErrNoKey.
func (w Watcher) Send(context.Context, solanarpc.Call) (solana.Signature, error) {
	return solana.Signature{}, fmt.Errorf("%w: %s", ErrNoKey, solana.PublicKey(w))
}

// Wait implements Sender: nothing was sent.
func (w Watcher) Wait(context.Context, string) error {
	return fmt.Errorf("%w: %s", ErrNoKey, solana.PublicKey(w))
}
