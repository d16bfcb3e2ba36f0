package account

import (
	"cmp"
	"math/big"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/config"
)

// Limits of gas are written in coins, with as many decimals as billionths have.
const (
	coinDecimals = 9
	weiPerGwei   = 1e9
)

// Limits are those that a configuration sets for its wallet; empty texts are no limit.
func Limits(cfg config.Config) (l wallet.Limits, err error) {
	c := cfg.Wallet.Limits
	l.Unit = money.Unit{Name: "dollars", Decimals: cfg.Chain.Decimals}
	l.JobUnit = money.Unit{Name: cmp.Or(config.UnitOf(cfg.AllRails()[0].Rail), "dollars"), Decimals: cfg.Decimals()}
	for _, x := range []struct {
		text     string
		decimals int
		to       *money.Units
	}{{c.PerDay, cfg.Chain.Decimals, &l.PerDay}, {c.PerJob, cfg.Decimals(), &l.PerJob}} {
		if x.text == "" {
			continue
		}
		if *x.to, err = money.Parse(x.text, x.decimals); err != nil {
			return l, err
		}
	}
	if c.GasPerDay != "" {
		gwei, err := money.Parse(c.GasPerDay, coinDecimals)
		if err != nil {
			return l, err
		}
		l.GasPerDay = new(big.Int).Mul(gwei.Big(), big.NewInt(weiPerGwei))
	}
	return l, nil
}
