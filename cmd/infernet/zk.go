package main

import (
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/zkproof/circuit"
	"github.com/infernetprotocol/infernet/zkproof/keys"
)

func newZK(a *app) *cobra.Command {
	c := group("zk", "Make the keys of private disputes together",
		"A dispute over private data ends with a proof. Its keys come from a ceremony: every\n"+
			"contributor mixes in a secret and forgets it, and one honest contributor is enough.",
		"  infernet zk ceremony init --dir keys/r32\n  infernet zk ceremony contribute --dir keys/r32")
	ceremony := group("ceremony", "Run, join and check a key ceremony",
		"Two phases, each with any number of contributors: powers of tau, then the circuit.\n"+
			"Pass the folder round; seal each phase with a public value that came later, such\n"+
			"as a block's hash. For tiles of 64 terms, on two cores, a step takes some 15\n"+
			"seconds in the first phase and 80 in the second. A network has two ceremonies, one of\n"+
			"r32 and one of x8, in folders of these names.",
		"  infernet zk ceremony init --dir keys/r32 --arithmetic r32 --terms 64\n"+
			"  infernet zk ceremony contribute --dir keys/r32\n"+
			"  infernet zk ceremony seal --dir keys/r32 --beacon 0x3e45…\n"+
			"  infernet zk ceremony verify --dir keys/r32")
	ceremony.AddCommand(newCeremonyInit(a), newCeremonyContribute(a), newCeremonySeal(a), newCeremonyVerify(a),
		newCeremonySolidity())
	c.AddCommand(ceremony, newZKDevnet(a))
	return c
}

// newZKDevnet is a command because the keys need a process of their own.
func newZKDevnet(a *app) *cobra.Command {
	c := ceremonyCommand("devnet", "Make the keys of the devnet",
		"They come from a public text and are the same everywhere: anybody can forge proofs\n"+
			"under them, and no chain but the devnet takes them. The folder has one of r32's\n"+
			"and one of x8's.",
		func(dir string) error {
			if err := keys.Devnet(dir); err != nil {
				return err
			}
			var made []*keys.Ceremony
			for _, ar := range []circuit.Arithmetic{circuit.R32, circuit.X8} {
				y, err := keys.Open(keys.FolderOf(dir, ar))
				if err != nil {
					return err
				}
				made = append(made, y)
			}
			return a.printCeremonies(made)
		})
	c.Example = "  infernet zk devnet --dir devnet-keys"
	return c
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

// ceremonyCommand is a command over a ceremony's folder.
func ceremonyCommand(use, short, long string, run func(dir string) error) *cobra.Command {
	var dir string
	c := &cobra.Command{
		Use: use, Short: short, Long: long, Args: exactly(),
		Example: "  infernet zk ceremony " + use + " --dir keys/r32",
		RunE: func(c *cobra.Command, _ []string) error {
			if dir == "" {
				return usagef(c, "--dir is missing: the ceremony's folder")
			}
			return run(dir)
		},
	}
	c.Flags().StringVar(&dir, "dir", "", "the ceremony's folder")
	return c
}

func newCeremonyInit(a *app) *cobra.Command {
	var arithmetic string
	var terms int
	c := ceremonyCommand("init", "Open a ceremony for a circuit in a new folder",
		"The circuit is the one of this build; its digest goes into the transcript.",
		func(dir string) error {
			ar, err := keys.ArithmeticOf(arithmetic)
			if err != nil {
				return err
			}
			y, err := keys.Init(dir, ar, terms)
			if err != nil {
				return err
			}
			return a.printCeremony(y)
		})
	c.Flags().StringVar(&arithmetic, "arithmetic", "r32", "r32 or x8")
	c.Flags().IntVar(&terms, "terms", 64, "terms of a tile: 64, 256 or 1024")
	return c
}

func newCeremonyContribute(a *app) *cobra.Command {
	return ceremonyCommand("contribute", "Mix a secret into the phase under way",
		"The secret is fresh randomness that never leaves memory. Publish the digest that is\n"+
			"printed: it shows later that your contribution is in the transcript.",
		func(dir string) error {
			y, err := keys.Open(dir)
			if err != nil {
				return err
			}
			digest, err := y.Contribute()
			if err != nil {
				return err
			}
			return a.print(map[string]string{"phase": string(y.Phase), "contribution": digest}, func(w io.Writer) {
				row(w, "phase", y.Phase)
				row(w, "your contribution", digest)
			})
		})
}

func newCeremonySeal(a *app) *cobra.Command {
	var beacon string
	c := ceremonyCommand("seal", "End the phase under way with a beacon",
		"Checks every contribution, mixes the beacon in, and begins the next phase; at the\n"+
			"end of the second it writes the keys.",
		func(dir string) error {
			b, err := hex.DecodeString(strings.TrimPrefix(beacon, "0x"))
			if err != nil {
				return fmt.Errorf("--beacon: want hexadecimal: %w", err)
			}
			y, err := keys.Open(dir)
			if err != nil {
				return err
			}
			if err := y.Seal(b); err != nil {
				return err
			}
			return a.printCeremony(y)
		})
	c.Flags().StringVar(&beacon, "beacon", "", "a public value from after the last contribution, hexadecimal, at "+
		"least 16 bytes")
	return c
}

func newCeremonyVerify(a *app) *cobra.Command {
	return ceremonyCommand("verify", "Check a ceremony from its files alone",
		"Repeats every proof of every contribution, and that the keys are what they make.",
		func(dir string) error {
			y, err := keys.Open(dir)
			if err != nil {
				return err
			}
			if err := y.Verify(); err != nil {
				return err
			}
			a.say("every contribution and every key checks")
			return a.printCeremony(y)
		})
}

func (a *app) printCeremony(y *keys.Ceremony) error {
	return a.print(y.Transcript, ceremonyRows(y))
}

// printCeremonies prints several, by their arithmetic.
func (a *app) printCeremonies(ys []*keys.Ceremony) error {
	all := map[string]keys.Transcript{}
	for _, y := range ys {
		all[y.Arithmetic] = y.Transcript
	}
	return a.print(all, func(w io.Writer) {
		for _, y := range ys {
			ceremonyRows(y)(w)
		}
	})
}

func ceremonyRows(y *keys.Ceremony) func(w io.Writer) {
	return func(w io.Writer) {
		row(w, "circuit", fmt.Sprintf("%s, tiles of %d terms, digest %s", y.Arithmetic, y.Terms, y.Digest))
		row(w, "phase", y.Phase)
		if y.Phase != keys.OneParty {
			row(w, "contributions", fmt.Sprintf("%d to tau, %d to the circuit", len(y.Tau), len(y.Circuit)))
		}
		if y.Verifying != "" {
			row(w, "verifying key", y.Verifying)
		}
	}
}

func newCeremonySolidity() *cobra.Command {
	return ceremonyCommand("solidity", "Print the verifier contract of sealed keys",
		"The contract that gnark writes for the key, which holds the key's digest: what a\n"+
			"deployment of the dispute game puts in the place of contracts/evm/src/TileKey.sol,\n"+
			"or, of an x8 ceremony, of BlockKey.sol.",
		func(dir string) error { return keys.ExportSolidity(dir, os.Stdout) })
}
