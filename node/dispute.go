package node

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm"
	"github.com/infernetprotocol/infernet/chain/evm/games"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/disputes"
	"github.com/infernetprotocol/infernet/node/intake"
	"github.com/infernetprotocol/infernet/node/role"
	"github.com/infernetprotocol/infernet/node/verifier"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// courtClient is the dispute game as this operator plays it: bonds, rewards and
// cuts are the wallet's, moves are made by whoever may for it. It implements
// role.Games.
type courtClient struct {
	*games.Client // with the wallet's key
	n             *Node
	node          *games.Client // with the node key
}

// openDisputes opens the game, where the rail has one.
func (n *Node) openDisputes(ctx context.Context, fault role.FaultInjection) error {
	if !n.disputable() {
		return nil
	}
	price, err := money.Parse(orZero(n.cfg.Disputes.CoinPrice), n.cfg.Chain.Decimals)
	if err != nil {
		return fmt.Errorf("disputes.coin_price: %w", err)
	}
	wallet, err := n.openGame(ctx, n.account.Sender())
	if err != nil {
		return err
	}
	node, err := n.openGame(ctx, n.sender)
	if err != nil {
		return err
	}
	n.games = &courtClient{Client: wallet, n: n, node: node}
	n.disputes = disputes.New(n.deps, n.games, n.leases, disputes.Options{
		Patience: uint64(wallet.Parameters().Clock) / patience, CoinPrice: price, Depth: n.cfg.Chain.Depth, Fault: fault, Chain: n.cfg.Chain.ChainID, Contract: n.cfg.Chain.Game, Keys: n.provingKeys, Holds: n.holdsKeys,
	})
	return nil
}

// patience is the part of an asserter's clock in which its challenger may point
// at a place off chain: an eighth.
const patience = 8

func orZero(text string) string {
	if text == "" {
		return "0"
	}
	return text
}

func (n *Node) openGame(ctx context.Context, s *evm.Sender) (*games.Client, error) {
	c := n.cfg.Chain
	out, err := games.New(ctx, games.Config{Chain: n.client, Domain: n.cfg.Chain.Domain(), Game: c.Game, StartBlock: c.StartBlock, Depth: 1, Sender: s})
	if errors.Is(err, games.ErrWrongContract) {
		err = api.WithHint(err, "chain.game in the configuration names the contract; leave it out where there is none")
	}
	return out, err
}

// court is where this node's verifier takes what it finds wrong.
func (n *Node) court() verifier.Challenger {
	if n.disputes == nil {
		return nil
	}
	return n.disputes
}

// stakes says what this node's bids put at stake.
func (n *Node) stakes() intake.Stakes {
	if n.disputes == nil {
		return nil
	}
	return n.disputes
}

// mover is the client whose key may move for the operator: the node key if it
// is authorised, which spares the wallet's, else the wallet.
func (c *courtClient) mover(ctx context.Context) (*games.Client, error) {
	op, err := c.n.chain.OperatorOf(ctx, c.n.key.Address())
	if err != nil {
		return nil, err
	}
	if op == c.n.account.Address() {
		return c.node, nil
	}
	return c.Client, nil
}

// GasPrice implements role.Games: what a transaction pays for a unit of gas now.
func (c *courtClient) GasPrice(ctx context.Context) (*big.Int, error) {
	return c.n.client.GasPrice(ctx)
}

// Move implements role.Games.
func (c *courtClient) Move(ctx context.Context, r games.Ref, s dispute.State, m dispute.Move) (common.Hash, error) {
	by, err := c.mover(ctx)
	if err != nil {
		return common.Hash{}, err
	}
	return by.Move(ctx, r, s, m)
}

// Timeout implements role.Games.
func (c *courtClient) Timeout(ctx context.Context, r games.Ref, s dispute.State) (common.Hash, error) {
	by, err := c.mover(ctx)
	if err != nil {
		return common.Hash{}, err
	}
	return by.Timeout(ctx, r, s)
}

// Moot implements role.Games.
func (c *courtClient) Moot(ctx context.Context, r games.Ref, s dispute.State) (common.Hash, error) {
	by, err := c.mover(ctx)
	if err != nil {
		return common.Hash{}, err
	}
	return by.Moot(ctx, r, s)
}

// TakeReward implements role.Games: it pays what the registry owes the wallet.
func (c *courtClient) TakeReward(ctx context.Context, after games.ID) error {
	r, at, me := bindings.NewOperatorRegistry(), c.n.cfg.Chain.Registry, c.n.account.Address()
	owed, err := evm.Read(ctx, c.n.client, at, r.PackCreditOf(me), evm.Latest, r.UnpackCreditOf)
	if err != nil || owed.Sign() == 0 {
		return err
	}
	s := c.n.account.Sender()
	tx, err := s.Send(ctx, evm.Call{Action: "game/" + after.String() + "/reward", To: at, Data: r.PackWithdraw(me)})
	if err != nil {
		return err
	}
	_, err = s.Wait(ctx, tx, 1)
	return err
}

var _ disputes.Games = (*courtClient)(nil)
