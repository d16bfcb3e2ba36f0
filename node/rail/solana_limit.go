package rail

import (
	"context"
	"encoding/binary"
	"fmt"
	"log/slog"
	"math/big"
	"time"

	"github.com/infernetprotocol/infernet/node/account"
	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/ledger"

	"github.com/gagliardetto/solana-go"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
	"github.com/infernetprotocol/infernet/escrow/solanarail"
	"github.com/infernetprotocol/infernet/market/money"
)

// limitedSender is a sender on Solana that keeps wallet.limits.per_day: what is
// deposited there counts with what the wallet signs away on the EVM chain, as both
// tokens are dollars of as many decimals.
type limitedSender struct {
	solanarail.Sender
	program solana.PublicKey
	limits  wallet.Limits
	spent   wallet.Spending
	now     func() time.Time
}

// NewSolanaSender returns a sender that keeps the configuration's limits; all that this
// wallet sends to Solana goes through one.
func NewSolanaSender(cfg config.Config, client *solanarpc.Client, key solanarpc.Key, l *ledger.Ledger,
	log *slog.Logger) (solanarail.Sender, error) {
	limits, err := account.Limits(cfg)
	if err != nil {
		return nil, err
	}
	at := cfg.Solana.Deployment()
	return limitedSender{
		Sender: solanarpc.NewSender(client, key, ledger.NewSolanaStore(l, at.Genesis),
			solanarpc.SenderConfig{Log: log}),
		program: at.Program, limits: limits, spent: ledger.NewSpending(l), now: time.Now,
	}, nil
}

// Send implements solanarail.Sender. Nothing is signed that passes the limit.
func (s limitedSender) Send(ctx context.Context, c solanarpc.Call) (solana.Signature, error) {
	gives, err := s.deposits(c)
	if err == nil && gives > 0 {
		day := uint64(max(s.now().Unix(), 0)) / secondsPerDay
		err = s.spent.Reserve(ctx, wallet.Reservation{Day: day, Key: "solana/" + c.Action, Units: gives,
			Wei: new(big.Int)}, s.limits)
	}
	if err != nil {
		return solana.Signature{}, err
	}
	return s.Sender.Send(ctx, c)
}

const secondsPerDay = 24 * 60 * 60

// deposits are the base units that a call pays into the escrow.
func (s limitedSender) deposits(c solanarpc.Call) (sum money.Units, err error) {
	for _, i := range c.Instructions {
		data, err := i.Data()
		if err != nil {
			return 0, err
		}
		if i.ProgramID() != s.program || len(data) == 0 || data[0] != bindings.TagDeposit {
			continue
		}
		if len(data) != 9 || data[8]&0x80 != 0 {
			return 0, fmt.Errorf("%w: a deposit of %x", wallet.ErrLimit, data[1:])
		}
		if sum, err = sum.Add(money.Units(binary.LittleEndian.Uint64(data[1:]))); err != nil {
			return 0, err
		}
	}
	return sum, nil
}
