package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"time"

	ethcrypto "github.com/ethereum/go-ethereum/crypto"
	"github.com/libp2p/go-libp2p/core/crypto"
	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/node/p2p/bootlist"
)

const peersSignLong = `Signs a list of nodes to join with this node's key, and prints it. Publish the
text anywhere: on a web server, in a repository. Whoever trusts you puts its
address and your peer id into the configuration of a new node, which then joins
the nodes of the newest list that you have signed:

  network:
    bootstrap_lists:
      - from: https://example.org/infernet.pem
        signer: PEER_ID

An ADDRESS is a multiaddress that ends in /p2p/ and a peer id, as infernet
status prints them. Of two lists the one with the higher number counts; the
number is the time unless you name one.`

func newPeersSign(a *app) *cobra.Command {
	var days uint
	var number uint64
	c := &cobra.Command{
		Use:     "sign ADDRESS...",
		Short:   "Sign a list of nodes for others to join",
		Long:    peersSignLong,
		Example: "  infernet peers sign /dns4/a.example.org/tcp/7420/p2p/16Uiu2… > infernet.pem",
		Args: func(c *cobra.Command, args []string) error {
			if len(args) == 0 {
				return usagef(c, "missing ADDRESS")
			}
			return nil
		},
		RunE: func(_ *cobra.Command, args []string) error {
			now := time.Now()
			if number == 0 {
				number = uint64(now.Unix()) //nolint:gosec // after 1970
			}
			until := now.AddDate(0, 0, int(min(days, 10_000))) //nolint:gosec // few
			l := bootlist.List{Number: number, Until: until, Nodes: args}
			text, err := a.signList(l, now)
			if errors.Is(err, bootlist.ErrFormat) || errors.Is(err, bootlist.ErrOver) {
				return &usageError{err, "`infernet peers sign --help` shows what a list holds"}
			}
			if err != nil {
				return err
			}
			_, err = a.out.Write(text)
			return err
		},
	}
	c.Flags().UintVar(&days, "days", 90, "how long the list holds, at most 400")
	c.Flags().Uint64Var(&number, "number", 0, "of the list (default: the time in seconds)")
	return c
}

// signList signs with the node's key.
func (a *app) signList(l bootlist.List, now time.Time) ([]byte, error) {
	own, err := loadNodeKey(a.home)
	if err != nil {
		return nil, err
	}
	key, err := crypto.UnmarshalSecp256k1PrivateKey(ethcrypto.FromECDSA(own.Key()))
	if err != nil {
		return nil, err
	}
	return bootlist.Sign(key, l, now)
}

func newPeersCheck(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "check FILE",
		Short: "Show a signed list of nodes, and who has signed it",
		Long: "Checks the signature of a list of nodes to join, and prints its signer, its end\n" +
			"and its nodes.",
		Example: "  infernet peers check infernet.pem",
		Args:    exactly("FILE"),
		RunE: func(_ *cobra.Command, args []string) error {
			f, err := os.Open(args[0])
			if err != nil {
				return err
			}
			defer f.Close()
			text, err := io.ReadAll(io.LimitReader(f, bootlist.MaxBytes+1))
			if err != nil {
				return err
			}
			l, signer, err := bootlist.Read(text)
			if err != nil {
				return fmt.Errorf("%s: %w", args[0], err)
			}
			over := l.InForce(time.Now())
			view := map[string]any{"signer": signer.String(), "number": l.Number, "until": l.Until.UTC(),
				"nodes": l.Nodes, "in_force": over == nil}
			return a.print(view, func(w io.Writer) {
				row(w, "signer", signer)
				row(w, "number", l.Number)
				row(w, "until", l.Until.UTC().Format(time.RFC3339))
				if over != nil {
					row(w, "not used", over)
				}
				for _, n := range l.Nodes {
					row(w, "node", n)
				}
			})
		},
	}
}
