package testnet

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/accounts/keystore"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
)

// errRefund is returned when the client's own transaction failed.
var errRefund = errors.New("the client's transaction failed")

// refundVanishedClient waits until the provider has collected on chain what the vanished client owed it. Then it takes
// out the rest with the client's wallet alone, because no node of the client runs any more.
func (d *Demo) refundVanishedClient(ctx context.Context) error {
	for {
		if err := d.readChain(ctx); err != nil {
			return err
		}
		job, err := d.escrowJob(ctx)
		if err != nil {
			return err
		}
		if job.Known && job.Reserved == 0 {
			break
		}
		if err := retry.Pause(ctx, 5*poll); err != nil {
			return err
		}
	}
	d.Say("the provider collected %d verified segments on chain, with nobody's help", d.outcome.Segments)
	return d.refund(ctx)
}

func (d *Demo) escrowJob(ctx context.Context) (bindings.EscrowViewsJob, error) {
	e := bindings.NewJobEscrow()
	out, err := d.net.Chain.CallContract(
		ctx,
		ethereum.CallMsg{To: &d.net.Contracts.Escrow, Data: e.PackJobOf(d.outcome.Offer)},
		nil,
	)
	if err != nil {
		return bindings.EscrowViewsJob{}, err
	}
	return e.UnpackJobOf(out)
}

// refund moves what the job still has in the escrow into the client's wallet by two transactions: the first turns it
// into the client's credit, the second withdraws that credit.
func (d *Demo) refund(ctx context.Context) error {
	offer, ok := d.traffic.Offer()
	if !ok {
		return fmt.Errorf("%w: no offer on chain", errRefund)
	}
	ks := keystore.NewKeyStore(d.client.Home.Keystore(), keystore.LightScryptN, keystore.LightScryptP)
	if len(ks.Accounts()) != 1 {
		return fmt.Errorf("%w: no wallet in %s", errRefund, d.client.Home.Keystore())
	}
	account := ks.Accounts()[0]
	if err := ks.Unlock(account, passphrase); err != nil {
		return err
	}
	id, err := d.net.Chain.ChainID(ctx)
	if err != nil {
		return err
	}
	opts := bind.NewKeyStoreTransactor(ks, account, id)
	e := bindings.NewJobEscrow()
	if err := d.transact(ctx, opts, e.PackRefund(offer)); err != nil {
		return fmt.Errorf("refund: %w", err)
	}
	if err := d.transact(ctx, opts, e.PackWithdraw(d.net.Contracts.Token, d.client.Wallet)); err != nil {
		return fmt.Errorf("withdraw: %w", err)
	}
	d.Say("the client's wallet took the rest back: refund and withdraw, two transactions")
	return nil
}

func (d *Demo) transact(ctx context.Context, opts *bind.TransactOpts, data []byte) error {
	o := *opts
	o.Context, o.Value = ctx, new(big.Int)
	c := d.net.Chain
	tx, err := bind.Transact(bind.NewBoundContract(d.net.Contracts.Escrow, abi.ABI{}, c, c, c), &o, data)
	if err != nil {
		return err
	}
	r, err := bind.WaitMined(ctx, c, tx.Hash())
	if err == nil && r.Status != types.ReceiptStatusSuccessful {
		err = fmt.Errorf("%w: %s reverted", errRefund, tx.Hash())
	}
	return err
}
