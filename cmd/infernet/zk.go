package main

import (
	"fmt"
	"io"
	"os"
	"os/exec"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/zkproof/circuit"
	"github.com/infernetprotocol/infernet/zkproof/keys"
)

func newZK(a *app) *cobra.Command {
	c := group("zk", "Make the keys of private disputes together",
		"A dispute over private data ends with a proof. Its keys come from a ceremony: every\n"+
			"contributor mixes in a secret and forgets it, and one honest contributor is enough.\n"+
			"Two phases, each with any number of contributors: powers of tau, then the circuit.\n"+
			"Pass the folder round, and seal each phase with a public value that came later, such\n"+
			"as a block's hash. A network has two ceremonies, of r32-64 and of x8-64, in the\n"+
			"folders r32 and x8. docs/ceremony.md is the guide.",
		"  infernet zk contribute keys/r32 --circuit r32-64 --name 'Ada Example'\n"+
			"  infernet zk seal keys/r32 --beacon 0x3e45… --source 'Polygon, hash of block 80000000'\n"+
			"  infernet zk verify keys")
	c.AddCommand(newZKCircuits(a), newZKContribute(a), newZKSeal(a), newZKVerify(a), newZKSolidity(), newZKDevnet(a))
	return c
}

func newZKCircuits(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "circuits",
		Short: "List the circuits of this build",
		Long: "Compiles the circuits and prints their sizes and digests. A ceremony is for one\n" +
			"digest: everybody who takes part must see the same.",
		Example: "  infernet zk circuits",
		Args:    exactly(),
		RunE: func(*cobra.Command, []string) error {
			all, err := keys.Circuits()
			if err != nil {
				return err
			}
			return a.print(map[string]any{"circuits": all}, func(w io.Writer) {
				row(w, "CIRCUIT", "CONSTRAINTS", "POWERS OF TAU", "FOR", "DIGEST")
				for _, c := range all {
					use := "-"
					if c.Games {
						use = "games"
					}
					row(w, c.Name, c.Constraints, c.Powers, use, c.System)
				}
			})
		},
	}
}

// newZKDevnet is a command because the keys need a process of their own.
func newZKDevnet(a *app) *cobra.Command {
	var dir string
	c := &cobra.Command{
		Use:   "devnet",
		Short: "Make the keys of the devnet",
		Long: "They come from a public text and are the same everywhere: anybody can forge proofs\n" +
			"under them, and no chain but those of development takes them. The folder has one of\n" +
			"r32's and one of x8's.",
		Example: "  infernet zk devnet --dir devnet-keys",
		Args:    exactly(),
		RunE: func(c *cobra.Command, _ []string) error {
			if dir == "" {
				return usagef(c, "--dir is missing: a new folder")
			}
			if err := keys.Devnet(dir); err != nil {
				return err
			}
			return a.printDevnetKeys(dir)
		},
	}
	c.Flags().StringVar(&dir, "dir", "", "a new folder")
	return c
}

func (a *app) printDevnetKeys(dir string) error {
	made := map[string]keys.Transcript{}
	for _, ar := range []circuit.Arithmetic{circuit.R32, circuit.X8} {
		t, err := keys.TranscriptOf(dir, ar)
		if err != nil {
			return err
		}
		made[ar.String()] = t
	}
	return a.print(made, func(w io.Writer) {
		for _, ar := range []circuit.Arithmetic{circuit.R32, circuit.X8} {
			row(w, made[ar.String()].Circuit, made[ar.String()].Verifying)
		}
	})
}

// makeDevnetKeys makes the devnet's keys in a process of their own, which takes
// seconds.
func makeDevnetKeys(dir string) error {
	exe, err := os.Executable()
	if err != nil {
		return err
	}
	out, err := exec.Command(exe, "zk", "devnet", "--dir", dir).CombinedOutput()
	if err != nil {
		return fmt.Errorf("make the devnet's proving keys: %w: %s", err, out)
	}
	return nil
}

func newZKSolidity() *cobra.Command {
	return &cobra.Command{
		Use:   "solidity FOLDER",
		Short: "Print the verifier contract of a ceremony's key",
		Long: "Verifies the ceremony and prints the contract that gnark writes for the key, which\n" +
			"holds the key's digest: what a deployment of the dispute game puts in the place of\n" +
			"contracts/evm/src/TileKey.sol or, of a ceremony of x8, of BlockKey.sol. Of keys\n" +
			"without a ceremony it takes those of the devnet alone.",
		Example: "  infernet zk solidity keys/r32 > contracts/evm/src/TileKey.sol",
		Args:    exactly("FOLDER"),
		RunE:    func(_ *cobra.Command, args []string) error { return keys.ExportSolidity(args[0], os.Stdout) },
	}
}
