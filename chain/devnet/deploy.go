package devnet

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/train/merkle"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/circuit"
	"github.com/infernetprotocol/infernet/zkproof/keys"
)

// The deployer's first transactions, by nonce.
const (
	nonceDollar = iota
	nonceRegistry
	nonceEscrow
	nonceRules
	nonceReferee
	noncePrivateRules
	nonceVerifier
	nonceBlockVerifier
	noncePrivateReferee
	nonceGame
)

// These are the parameters of the contracts on a devnet with the default
// configuration: long enough for a person to watch a dispute, short enough for a
// test to wait for its end.
const (
	// LossWindow is how long, by default, a lower voucher may be given once a segment
	// is lost. Clock is how much time, by default, each player of a dispute has in all, Extension
	// what it has at least on its turn. All are in seconds.
	LossWindow = 60
	Clock      = 300
	Extension  = 60
	// LeastWindow is the shortest window of an offer, and Span the longest time from the
	// opening of a lease to the end of its window, both in seconds.
	LeastWindow = 3
	Span        = 7 * 24 * 3600
	// LockUnits is how many units of stake, in which leases lock it, are the least stake.
	LockUnits = 1000
	// BondGas is the gas of a whole game and AnswerGas the asserter's part of it
	// (contracts/evm TestGas, rounded up). GasPriceCap is the gas price up to which a
	// bond covers them.
	BondGas     = 1_300_000
	AnswerGas   = 800_000
	GasPriceCap = 20_000_000_000
)

// deployBlocks is how many blocks the deployment may take: a busy machine seals a
// block without the transactions that arrived last.
const deployBlocks = 10

// deploy puts the contracts into the first blocks of a new chain. On an existing
// chain they are at the same addresses.
func (c *Chain) deploy(ctx context.Context) error {
	at := func(nonce uint64) common.Address { return crypto.CreateAddress(faucetAddress(), nonce) }
	c.info = Info{
		ChainID: ChainID, Dollar: at(nonceDollar), Registry: at(nonceRegistry), Escrow: at(nonceEscrow),
		Game: at(nonceGame), StartBlock: 1,
	}
	txs, err := c.deployments(at)
	if err != nil {
		return err
	}
	code, err := c.client.CodeAt(ctx, c.info.Game, nil)
	if err != nil || len(code) > 0 {
		return err
	}
	for _, tx := range txs {
		if err := c.client.SendTransaction(ctx, tx); err != nil {
			return err
		}
	}
	for range deployBlocks {
		if err := c.seal(ctx); err != nil {
			return err
		}
		if done, err := c.mined(ctx, txs); done || err != nil {
			return err
		}
	}
	return fmt.Errorf("%w after %d blocks", errNotSealed, deployBlocks)
}

func (c *Chain) deployments(at func(nonce uint64) common.Address) ([]*types.Transaction, error) {
	registry, escrow, game := bindings.NewOperatorRegistry(), bindings.NewJobEscrow(), bindings.NewDisputeGame()
	tiles, blocks := keys.DevnetPins[circuit.R32].KeyHash(), keys.DevnetPins[circuit.X8].KeyHash()
	stake := new(big.Int).SetUint64(c.cfg.MinimumStake)
	unit := new(big.Int).Div(stake, big.NewInt(LockUnits))
	codes := [][]byte{
		nonceDollar: common.FromHex(bindings.TestDollarMetaData.Bin),
		nonceRegistry: append(common.FromHex(bindings.OperatorRegistryMetaData.Bin),
			registry.PackConstructor(c.info.Dollar, stake, c.cfg.UnbondDelay, unit, c.info.Escrow,
				c.info.Game)...),
		nonceEscrow: append(common.FromHex(bindings.JobEscrowMetaData.Bin),
			escrow.PackConstructor(c.info.Registry, c.info.Game, Times(c.cfg.LossWindow))...),
		nonceRules:         common.FromHex(bindings.GameRulesMetaData.Bin),
		nonceReferee:       common.FromHex(bindings.RefereeMetaData.Bin),
		noncePrivateRules:  common.FromHex(bindings.PrivateRulesMetaData.Bin),
		nonceVerifier:      common.FromHex(bindings.TileVerifierMetaData.Bin),
		nonceBlockVerifier: common.FromHex(bindings.BlockVerifierMetaData.Bin),
		noncePrivateReferee: append(common.FromHex(bindings.PrivateRefereeMetaData.Bin),
			bindings.NewPrivateReferee().PackConstructor(at(nonceVerifier), tiles, at(nonceBlockVerifier), blocks,
				at(nonceReferee))...),
		nonceGame: append(common.FromHex(bindings.DisputeGameMetaData.Bin), game.PackConstructor(Parameters(Contracts{
			Registry: c.info.Registry, Escrow: c.info.Escrow, Rules: at(nonceRules), Referee: at(nonceReferee),
			PrivateRules: at(noncePrivateRules), PrivateReferee: at(noncePrivateReferee),
		}, c.cfg.Clock))...),
	}
	var txs []*types.Transaction
	for nonce, code := range codes {
		tx, err := faucetTx(uint64(nonce), nil, nil, code, 6_000_000)
		if err != nil {
			return nil, err
		}
		txs = append(txs, tx)
	}
	return txs, nil
}

// Times are those of a devnet's escrow.
func Times(lossWindow uint32) bindings.EscrowViewsTimes {
	return bindings.EscrowViewsTimes{LossWindow: lossWindow, LeastWindow: LeastWindow, Span: Span}
}

// Contracts are the addresses of the contracts that a DisputeGame calls.
type Contracts struct {
	Registry, Escrow, Rules, Referee common.Address
	// PrivateRules and PrivateReferee decide games about private data.
	PrivateRules, PrivateReferee common.Address
}

// Parameters returns the parameters of a DisputeGame on a devnet, with a clock
// in seconds. Its private games are about r32/1 and x8/1.
func Parameters(p Contracts, clock uint32) bindings.GameTableParameters {
	price := big.NewInt(GasPriceCap)
	return bindings.GameTableParameters{
		Registry: p.Registry, Escrow: p.Escrow, Rules: p.Rules, Referee: p.Referee,
		PrivateRules: p.PrivateRules, PrivateReferee: p.PrivateReferee, PrivateNumerics: merkle.Sum(program.R32Private),
		PrivateBlocks: merkle.Sum(program.X8Private),
		Bond:          new(big.Int).Mul(big.NewInt(BondGas), price),
		Answer:        new(big.Int).Mul(big.NewInt(AnswerGas), price),
		Clock:         clock, Extension: min(clock/4, Extension),
	}
}

// faucetTx signs a transaction of the faucet's account. Its fee cap is far above
// any devnet's base fee.
func faucetTx(nonce uint64, to *common.Address, value *big.Int, data []byte, gas uint64) (*types.Transaction, error) {
	return types.SignNewTx(faucetKey, types.LatestSignerForChainID(big.NewInt(ChainID)), &types.DynamicFeeTx{
		ChainID:   big.NewInt(ChainID),
		Nonce:     nonce,
		GasTipCap: big.NewInt(1_000_000_000),
		GasFeeCap: big.NewInt(100_000_000_000),
		Gas:       gas,
		To:        to,
		Value:     value,
		Data:      data,
	})
}
