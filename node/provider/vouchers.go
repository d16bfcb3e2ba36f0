package provider

import (
	"context"
	"errors"
	"time"

	"github.com/infernetprotocol/infernet/escrow"
)

// voucherWait is how long a provider without credit or work waits for the next voucher. A
// verifier has ten minutes to check a segment (job.DefaultPolicy), and some are replaced.
const voucherWait = 30 * time.Minute

// errNoVoucher ends a lease whose client is there, and pays for nothing: it would keep this
// node from other work until the lease's deadline.
var errNoVoucher = errors.New("no voucher has come for half an hour")

// await waits until ok holds for the lease's state, as long as vouchers come. Otherwise it
// returns errNoVoucher, or the cause of ctx's end.
func (w *work) await(ctx context.Context, ok func(escrow.State) bool) (escrow.State, error) {
	s, err := w.p.leases.State(w.hash)
	for err == nil && !ok(s) {
		s, err = w.nextVoucher(ctx, s.Vouched(), ok)
	}
	return s, err
}

// nextVoucher waits until ok holds, or a voucher for more than so many segments is there.
func (w *work) nextVoucher(ctx context.Context, have uint32, ok func(escrow.State) bool) (escrow.State, error) {
	wait, cancel := context.WithTimeoutCause(ctx, voucherWait, errNoVoucher)
	defer cancel()
	s, err := w.p.leases.Wait(wait, w.hash, func(s escrow.State) bool { return ok(s) || s.Vouched() > have })
	if err != nil {
		err = context.Cause(wait)
	}
	return s, err
}
