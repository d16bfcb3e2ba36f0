package solanarpc

import (
	"context"

	"github.com/gagliardetto/solana-go"
)

// Look is Sender.look of a transaction that was not decoded.
func (s *Sender) Look(ctx context.Context, t Tx) (bool, error) {
	return s.look(ctx, t, &solana.Transaction{})
}
