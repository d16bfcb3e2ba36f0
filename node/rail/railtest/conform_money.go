package railtest

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/node/rail"
)

func holdsWhatItWasGiven(ctx context.Context, c Case) error {
	switch has, err := c.Rail.Balance(ctx); {
	case err != nil:
		return err
	case has != c.Holds:
		return fmt.Errorf("it says %d, want %d", has, c.Holds)
	}
	return nil
}

func withdrawsNothing(ctx context.Context, c Case) error {
	switch owed, err := c.Rail.Credit(ctx); {
	case err != nil:
		return fmt.Errorf("credit: %w", err)
	case owed != 0:
		return fmt.Errorf("Credit says %d, but nobody owes anything", owed)
	}
	if err := c.Rail.Withdraw(ctx); err != nil {
		return err
	}
	return holdsWhatItWasGiven(ctx, c)
}

func knowsNoJob(ctx context.Context, c Case) error {
	switch b, err := c.Rail.EscrowBalance(ctx, c.Deal.Offer); {
	case err != nil:
		return err
	case b != rail.EscrowBalance{}:
		return fmt.Errorf("its balance is %+v", b)
	}
	return nil
}

func seesNoFunds(ctx context.Context, c Case) error {
	o := c.Deal.Offer
	o.Client = common.Address{0xee}
	switch has, err := c.Rail.ClientFunds(ctx, o); {
	case errors.Is(err, rail.ErrUnseen):
		return nil
	case err != nil:
		return err
	case has != 0:
		return fmt.Errorf("a stranger is seen to have %d", has)
	}
	return nil
}
