package node

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"strings"

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

// gameClient plays the dispute game for this operator. The wallet posts bonds and is paid rewards; moves are signed
// by the node key where the registry allows that, else by the wallet. It implements disputes.Games.
type gameClient struct {
	*games.Client // signs with the wallet's key
	n             *Node
	node          *games.Client // signs with the node key
	gas           *gasWatch
}

// openDisputes opens the dispute game where the configuration names one.
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
	for _, key := range wallet.Parameters().Keys {
		if err := forgeable(n.cfg.Chain.ChainID, key); err != nil {
			return err
		}
	}
	node, err := n.openGame(ctx, n.sender)
	if err != nil {
		return err
	}
	gas, err := newGasWatch(n.sender, n.account.Sender(), n.registry, n.log)
	if err != nil {
		return err
	}
	n.games = &gameClient{Client: wallet, n: n, node: node, gas: gas}
	n.disputes = disputes.New(n.deps, n.games, n.leases, disputes.Options{
		Patience: uint64(wallet.Parameters().Clock) / patience, CoinPrice: price, Depth: n.cfg.Chain.Depth,
		Fault: fault, Chain: n.cfg.Chain.ChainID, Contract: n.cfg.Chain.Game, Keys: n.provingKeys, Holds: n.holdsKeys,
		Speed: n.speed.replaying,
	})
	return nil
}

// patience divides an asserter's clock: for that part of it, the asserter waits for its challenger to play off chain
// before it opens the game on chain.
const patience = 8

// orZero is the text of an amount; an empty one means zero.
func orZero(text string) string {
	if text == "" {
		return "0"
	}
	return text
}

// openGame returns a client of the dispute game whose transactions s signs.
func (n *Node) openGame(ctx context.Context, s *evm.Sender) (*games.Client, error) {
	c := n.cfg.Chain
	out, err := games.New(
		ctx, games.Config{Chain: n.client, Domain: n.cfg.Chain.Domain(), Game: c.Game, StartBlock: c.StartBlock,
			Depth: 1, Sender: s})
	if errors.Is(err, games.ErrWrongContract) {
		err = api.WithHint(err, "chain.game in the configuration names the contract; leave it out where there is none")
	}
	return out, err
}

// challenger is what the verifier gives wrong segments to; nil without a dispute game.
func (n *Node) challenger() verifier.Challenger {
	if n.disputes == nil {
		return nil
	}
	return n.disputes
}

// stakes says what this node's bids put at stake; nil without a dispute game.
func (n *Node) stakes() intake.Stakes {
	if n.disputes == nil {
		return nil
	}
	return n.disputes
}

// mover is the client whose key may move for the operator: the node key if the registry authorises it and it can pay
// for the gas, so that the wallet's key is used less, else the wallet. The wallet's limits bound what that costs.
func (c *gameClient) mover(ctx context.Context) (*games.Client, error) {
	op, err := c.n.chain.OperatorOf(ctx, c.n.key.Address())
	if err != nil {
		return nil, err
	}
	if op == c.n.account.Address() && c.gas.nodePays(ctx) {
		return c.node, nil
	}
	return c.Client, nil
}

// GasPrice implements disputes.Games: wei that a transaction pays for a unit of gas now.
func (c *gameClient) GasPrice(ctx context.Context) (*big.Int, error) {
	return c.n.client.GasPrice(ctx)
}

// Move implements disputes.Games.
func (c *gameClient) Move(ctx context.Context, r games.Ref, s dispute.State, m dispute.Move) (common.Hash, error) {
	by, err := c.mover(ctx)
	if err != nil {
		return common.Hash{}, err
	}
	return by.Move(ctx, r, s, m)
}

// Timeout implements disputes.Games.
func (c *gameClient) Timeout(ctx context.Context, r games.Ref, s dispute.State) (common.Hash, error) {
	by, err := c.mover(ctx)
	if err != nil {
		return common.Hash{}, err
	}
	return by.Timeout(ctx, r, s)
}

// Moot implements disputes.Games.
func (c *gameClient) Moot(ctx context.Context, r games.Ref, s dispute.State) (common.Hash, error) {
	by, err := c.mover(ctx)
	if err != nil {
		return common.Hash{}, err
	}
	return by.Moot(ctx, r, s)
}

// TakeReward implements disputes.Games: it withdraws what the registry owes the wallet. Two games that end at
// once do so at once, and one withdrawal takes both rewards.
func (c *gameClient) TakeReward(ctx context.Context, after games.ID) error {
	r, at, me := bindings.NewOperatorRegistry(), c.n.cfg.Chain.Registry, c.n.account.Address()
	owed, err := evm.Read(ctx, c.n.client, at, r.PackCreditOf(me), evm.Latest, r.UnpackCreditOf)
	if err != nil || owed.Sign() == 0 {
		return err
	}
	s := c.n.account.Sender()
	tx, err := s.Send(ctx, evm.Call{Action: "game/" + after.String() + "/reward", To: at, Data: r.PackWithdraw(me)})
	if err == nil {
		_, err = s.Wait(ctx, tx, 1)
	}
	if revert := (*evm.RevertError)(nil); errors.As(err, &revert) && revert.Name == "NothingToPay" {
		return nil
	}
	return err
}

var _ disputes.Games = (*gameClient)(nil)

// matchesID reports whether name, as a person typed it, means id. It is the start of the id, or the start and the end
// around "…", as tables print it.
func matchesID(id, name string) bool {
	start, end, _ := strings.Cut(name, "…")
	const least = 4 // characters, with 0x
	return len(start) >= least && strings.HasPrefix(id, start) && strings.HasSuffix(id, end)
}
