package testnode

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/accounts/keystore"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/infernetprotocol/infernet/chain/devnet"
	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/node/config"
)

const (
	consentSeconds = 3600    // for which a node key's consent holds
	gasLimit       = 500_000 // of one transaction
)

// Operator is a node's wallet on a chain for tests.
type Operator struct {
	Chain      *devnet.Chain
	Home       config.Home // whose keystore holds the wallet's key
	Passphrase string      // of the keystore
	Wallet     common.Address
}

// Call is the target and data of one transaction.
type Call struct {
	To   common.Address
	Data []byte
}

// Stake puts the minimum into the registry and authorises the node key.
func (o Operator) Stake(ctx context.Context, key *wallet.NodeKey) error {
	info := o.Chain.Info()
	r, amount := bindings.NewOperatorRegistry(), big.NewInt(devnet.DefaultMinimumStake)
	head, err := o.Chain.Client().HeaderByNumber(ctx, nil)
	if err != nil {
		return err
	}
	until := head.Time + consentSeconds
	sig, err := wallet.Consent(ctx, key, info.ChainID, info.Registry, o.Wallet, until)
	if err != nil {
		return err
	}
	none := bindings.Permit{Value: new(big.Int), Deadline: new(big.Int)}
	return o.Transact(ctx,
		Call{info.Dollar, bindings.NewTestDollar().PackApprove(info.Registry, amount)},
		Call{info.Registry, r.PackStake(amount, none)},
		Call{info.Registry, r.PackAuthorize(key.Address(), until, sig[:])},
	)
}

// Transact sends transactions of the wallet and waits for the last.
func (o Operator) Transact(ctx context.Context, calls ...Call) error {
	ks := keystore.NewKeyStore(o.Home.Keystore(), keystore.LightScryptN, keystore.LightScryptP)
	account := ks.Accounts()[0]
	if err := ks.Unlock(account, o.Passphrase); err != nil {
		return err
	}
	c := o.Chain.Client()
	nonce, err := c.PendingNonceAt(ctx, o.Wallet)
	if err != nil {
		return err
	}
	var last *types.Transaction
	for i, x := range calls {
		t := bind.NewKeyStoreTransactor(ks, account, big.NewInt(devnet.ChainID))
		t.Context, t.Value, t.GasLimit = ctx, new(big.Int), gasLimit
		t.Nonce = new(big.Int).SetUint64(nonce + uint64(i))
		contract := bind.NewBoundContract(x.To, abi.ABI{}, c, c, c)
		if last, err = bind.Transact(contract, t, x.Data); err != nil {
			return err
		}
	}
	r, err := bind.WaitMined(ctx, c, last.Hash())
	if err == nil && r.Status != types.ReceiptStatusSuccessful {
		err = fmt.Errorf("transaction of %s: %s reverted", o.Wallet, last.Hash())
	}
	return err
}
