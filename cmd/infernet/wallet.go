package main

import (
	"context"
	"io"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/chain/devnet"
	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
)

func newWallet(a *app) *cobra.Command {
	c := group("wallet", "Use this node's wallet",
		"The wallet owns the node's money: it signs offers and stakes. It lies encrypted in\n"+
			"the keystore; its passphrase is asked for, read from --passphrase-file or taken\n"+
			"from INFERNET_PASSPHRASE.",
		"  infernet wallet balance")
	c.AddCommand(newWalletNew(a), newWalletAddress(a), newWalletBalance(a), newWalletFund(a))
	return c
}

func newWalletNew(a *app) *cobra.Command {
	var file string
	c := &cobra.Command{
		Use:   "new",
		Short: "Make a wallet in an empty keystore",
		Long: "Makes the node's wallet when its keystore is empty, for example after the old one\n" +
			"was moved away. `infernet init` makes the first one.",
		Example: "  infernet wallet new --passphrase-file pass.txt",
		Args:    exactly(),
		RunE: func(*cobra.Command, []string) error {
			if w, err := walletAddress(a.home); err == nil {
				return api.WithHint(errExists, "its address is "+w.Hex())
			}
			pass, err := a.newPassphrase(file)
			if err != nil {
				return err
			}
			w, err := wallet.Create(a.home.Keystore(), pass, wallet.Standard)
			if err != nil {
				return err
			}
			return a.printAddress(w)
		},
	}
	c.Flags().StringVar(&file, "passphrase-file", "", "file with the passphrase, mode 0600")
	return c
}

func newWalletAddress(a *app) *cobra.Command {
	return &cobra.Command{
		Use:     "address",
		Short:   "Print the wallet's address",
		Long:    "Prints the address of this node's wallet, to send gas and stablecoin to.",
		Example: "  infernet wallet address",
		Args:    exactly(),
		RunE: func(*cobra.Command, []string) error {
			cfg, err := config.Load(a.home)
			if err != nil {
				cfg = config.Config{} // a keystore is enough
			}
			w, err := operator(a.home, cfg)
			if err != nil {
				return err
			}
			return a.printAddress(w)
		},
	}
}

func (a *app) printAddress(w common.Address) error {
	return a.print(map[string]string{"wallet": w.Hex()}, func(out io.Writer) { row(out, w.Hex()) })
}

// walletMoney is a wallet's money on chain.
type walletMoney struct {
	Wallet   common.Address `json:"wallet"`
	Token    money.Units    `json:"token"`
	Decimals int            `json:"decimals"`
	Gas      string         `json:"gas"` // wei
}

func newWalletBalance(a *app) *cobra.Command {
	return &cobra.Command{
		Use:     "balance",
		Short:   "Read the wallet's money from the chain",
		Long:    "Reads the wallet's balance of the stablecoin and of gas from the chain; no node\nneeds to run.",
		Example: "  infernet wallet balance",
		Args:    exactly(),
		RunE:    func(c *cobra.Command, _ []string) error { return a.walletBalance(c.Context()) },
	}
}

func (a *app) walletBalance(ctx context.Context) error {
	cfg, err := a.config()
	if err != nil {
		return err
	}
	w, err := operator(a.home, cfg)
	if err != nil {
		return err
	}
	client, err := dialChain(ctx, cfg.Chain)
	if err != nil {
		return err
	}
	defer client.Close()
	token := bindings.NewTestDollar()
	held, err := read(ctx, client, cfg.Chain.Token, token.PackBalanceOf(w), token.UnpackBalanceOf)
	if err != nil {
		return chainError(cfg.Chain, err)
	}
	gas, err := client.BalanceAt(ctx, w, nil)
	if err != nil {
		return chainError(cfg.Chain, err)
	}
	f := walletMoney{w, money.Units(held.Int64()), cfg.Chain.Decimals, gas.String()}
	return a.print(f, func(out io.Writer) {
		row(out, "wallet", f.Wallet)
		row(out, "stablecoin", money.Format(f.Token, f.Decimals))
		row(out, "gas", inCoins(f.Gas))
	})
}

func newWalletFund(a *app) *cobra.Command {
	var dollars string
	var ether int64
	c := &cobra.Command{
		Use:   "fund",
		Short: "Get test money (devnet only)",
		Long: "Asks the devnet for test dollars and gas for this node's wallet, and gas for its\n" +
			"node key. Only a devnet gives money away.",
		Example: "  infernet wallet fund --dollars 1000",
		Args:    exactly(),
		RunE: func(c *cobra.Command, _ []string) error {
			if err := a.walletFund(c.Context(), dollars, ether); err != nil {
				return err
			}
			return a.walletBalance(c.Context())
		},
	}
	c.Flags().StringVar(&dollars, "dollars", "1000", "test dollars for the wallet")
	c.Flags().Int64Var(&ether, "ether", 10, "ether for gas, to the wallet and to the node key")
	return c
}

func (a *app) walletFund(ctx context.Context, dollars string, ether int64) error {
	cfg, err := a.config()
	if err != nil {
		return err
	}
	amount, err := money.Parse(dollars, cfg.Chain.Decimals)
	if err != nil {
		return &usageError{err, "--dollars 1000"}
	}
	w, err := operator(a.home, cfg)
	if err != nil {
		return err
	}
	key, err := loadNodeKey(a.home)
	if err != nil {
		return err
	}
	faucet, err := devnet.Dial(ctx, cfg.Chain.RPC)
	if err != nil {
		return chainError(cfg.Chain, err)
	}
	defer faucet.Close()
	wei := new(big.Int).Mul(big.NewInt(ether), big.NewInt(1e18))
	if err := faucet.Fund(ctx, w, wei, uint64(amount)); err != nil {
		return api.WithHint(err, "only the chain of `infernet devnet` gives money away")
	}
	return faucet.Fund(ctx, key.Address(), wei, 0)
}
