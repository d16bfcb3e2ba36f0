package main

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/zkproof/circuit"
	"github.com/infernetprotocol/infernet/zkproof/keys"
)

func newZKVerify(a *app) *cobra.Command {
	var game, rpc string
	c := &cobra.Command{
		Use:   "verify FOLDER",
		Short: "Check a ceremony from its files alone",
		Long: "Repeats the check of every contribution and of both seals, and computes the keys\n" +
			"again. FOLDER is a ceremony's, or has two of them, r32 and x8. Prints the key that a\n" +
			"deployment must hold, and the transcript's digest, which a node's configuration names\n" +
			"in disputes.transcripts. With --game it also compares the keys of a dispute game on\n" +
			"the configured chain, or at --rpc. A circuit of games takes minutes.",
		Example: "  infernet zk verify keys\n" +
			"  infernet zk verify keys --game 0x5FbD… --rpc https://polygon.example",
		Args: exactly("FOLDER"),
		RunE: func(c *cobra.Command, args []string) error {
			if game != "" && !common.IsHexAddress(game) {
				return usagef(c, "--game: %q is no address", game)
			}
			held, err := a.heldKeys(c.Context(), rpc, game)
			if err != nil {
				return err
			}
			ys, err := a.verifyCeremonies(args[0])
			if err != nil {
				return err
			}
			if err := sameGameKeys(ys, held); err != nil {
				return err
			}
			if held != nil {
				a.say("the dispute game %s holds these keys", game)
			}
			return a.printCeremonies(ys)
		},
	}
	c.Flags().StringVar(&game, "game", "", "address of a dispute game whose keys must be these")
	c.Flags().StringVar(&rpc, "rpc", "", "endpoint of its chain (default: chain.rpc of the configuration)")
	return c
}

// verifyCeremonies verifies the ceremony in a folder, or those in its folders r32 and x8.
func (a *app) verifyCeremonies(dir string) (ys []*keys.Ceremony, err error) {
	dirs := []string{dir}
	if r32, x8 := keys.FolderOf(dir, circuit.R32), keys.FolderOf(dir, circuit.X8); !keys.Exists(dir) &&
		(keys.Exists(r32) || keys.Exists(x8)) {
		dirs = []string{r32, x8}
	}
	for _, d := range dirs {
		y, err := keys.Open(d)
		if err != nil {
			return nil, err
		}
		if err := y.Verify(); err != nil {
			return nil, fmt.Errorf("%s: %w", d, err)
		}
		a.say("%s: every contribution verifies, phase %s", d, y.Phase)
		ys = append(ys, y)
	}
	return ys, nil
}

// errGameKeys is wrapped if a deployment holds other keys than a ceremony's.
var errGameKeys = errors.New("the dispute game does not hold the ceremony's key")

// heldKeys reads the keys of a dispute game, before minutes go into verifying; nil if no
// game is named.
func (a *app) heldKeys(ctx context.Context, rpc, game string) (gameKeys, error) {
	if game == "" {
		return nil, nil
	}
	client, err := a.dialGame(ctx, rpc)
	if err != nil {
		return nil, err
	}
	defer client.Close()
	held, err := readGameKeys(ctx, client, common.HexToAddress(game))
	if err != nil {
		return nil, fmt.Errorf("read the keys of %s: %w", game, err)
	}
	return held, nil
}

// sameGameKeys compares the keys of ceremonies with those of a dispute game, if there is one.
func sameGameKeys(ys []*keys.Ceremony, held gameKeys) error {
	if held == nil {
		return nil
	}
	for _, y := range ys {
		if err := sameGameKey(y, held); err != nil {
			return err
		}
	}
	return nil
}

func (a *app) dialGame(ctx context.Context, rpc string) (*ethclient.Client, error) {
	if rpc != "" {
		return ethclient.DialContext(ctx, rpc)
	}
	cfg, err := a.config()
	if err != nil {
		return nil, err
	}
	return dialChain(ctx, cfg.Chain)
}

// gameKeys are the hashes of the verifying keys that a dispute game takes, by the name of
// the circuit.
type gameKeys map[string][32]byte

func readGameKeys(ctx context.Context, c *ethclient.Client, at common.Address) (gameKeys, error) {
	game, private := bindings.NewDisputeGame(), bindings.NewPrivateReferee()
	referee, err := read(ctx, c, at, game.PackPrivateReferee(), game.UnpackPrivateReferee)
	if err != nil {
		return nil, err
	}
	if referee == (common.Address{}) {
		return nil, fmt.Errorf("%w: it has no private games", errGameKeys)
	}
	tiles, err := read(ctx, c, referee, private.PackKeyHash(), private.UnpackKeyHash)
	if err != nil {
		return nil, err
	}
	blocks, err := read(ctx, c, referee, private.PackBlockKeyHash(), private.UnpackBlockKeyHash)
	return gameKeys{keys.GameCircuit(circuit.R32): tiles, keys.GameCircuit(circuit.X8): blocks}, err
}

func sameGameKey(y *keys.Ceremony, held gameKeys) error {
	key, sealed := y.KeyHash()
	has, used := held[y.Circuit]
	switch {
	case !sealed:
		return fmt.Errorf("%w: the ceremony of %s is not sealed", errGameKeys, y.Circuit)
	case !used:
		return fmt.Errorf("%w: games are not proven with %s", errGameKeys, y.Circuit)
	case keys.IsDevnet(has):
		return fmt.Errorf("%w: for %s it holds the devnet's, under which everybody can forge proofs", errGameKeys,
			y.Circuit)
	case has != key:
		return fmt.Errorf("%w: for %s it holds 0x%x, the ceremony made 0x%x", errGameKeys, y.Circuit, has, key)
	}
	return nil
}
