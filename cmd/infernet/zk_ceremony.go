package main

import (
	"encoding/hex"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/zkproof/keys"
)

func newZKContribute(a *app) *cobra.Command {
	var name, circuit string
	c := &cobra.Command{
		Use:   "contribute FOLDER",
		Short: "Mix a secret into a ceremony's phase under way",
		Long: "Opens a ceremony for --circuit if the folder is new. Checks the last contribution,\n" +
			"then adds one of fresh randomness that never leaves memory. Publish the digest that\n" +
			"is printed: it shows later that your contribution is in the transcript.",
		Example: "  infernet zk contribute keys/r32 --circuit r32-64 --name 'Ada Example'",
		Args:    exactly("FOLDER"),
		RunE: func(c *cobra.Command, args []string) error {
			if name == "" {
				return usagef(c, "--name is missing: whose contribution this is")
			}
			y, err := openCeremony(c, args[0], circuit)
			if err != nil {
				return err
			}
			return a.contribute(y, name)
		},
	}
	c.Flags().StringVar(&name, "name", "", "whose contribution this is, as the transcript says it")
	c.Flags().StringVar(&circuit, "circuit", "", "open a new ceremony for it: r32-64 or x8-64 (infernet zk circuits)")
	return c
}

// openCeremony opens the ceremony of a folder, or a new one if the folder has none and a
// circuit is named.
func openCeremony(c *cobra.Command, dir, circuit string) (*keys.Ceremony, error) {
	if circuit != "" && !keys.Exists(dir) {
		return keys.Init(dir, circuit)
	}
	y, err := keys.Open(dir)
	if err != nil {
		return nil, err
	}
	if circuit != "" && circuit != y.Circuit {
		return nil, usagef(c, "--circuit %s: the ceremony in %s is of %s", circuit, dir, y.Circuit)
	}
	return y, nil
}

func (a *app) contribute(y *keys.Ceremony, name string) error {
	phase := y.Phase
	made, err := y.Contribute(name)
	if err != nil {
		return err
	}
	return a.print(map[string]any{"phase": phase, "contribution": made}, func(w io.Writer) {
		row(w, "circuit", y.Circuit)
		row(w, "phase", phase)
		row(w, "your contribution", made.Digest)
	})
}

func newZKSeal(a *app) *cobra.Command {
	var beacon, source string
	c := &cobra.Command{
		Use:   "seal FOLDER",
		Short: "End a ceremony's phase under way with a beacon",
		Long: "Checks every contribution, mixes the beacon in, and begins the next phase; at the\n" +
			"end of the second it writes the keys. The beacon is a public value that nobody knew\n" +
			"when the last contribution was made; name its source before that.",
		Example: "  infernet zk seal keys/r32 --beacon 0x3e45… --source 'Polygon, hash of block 80000000'",
		Args:    exactly("FOLDER"),
		RunE: func(c *cobra.Command, args []string) error {
			value, err := hex.DecodeString(strings.TrimPrefix(beacon, "0x"))
			if err != nil || beacon == "" || source == "" {
				return usagef(c, "--beacon wants hexadecimal, and --source where it can be looked up")
			}
			y, err := keys.Open(args[0])
			if err != nil {
				return err
			}
			if err := y.Seal(value, source); err != nil {
				return err
			}
			return a.printCeremonies([]*keys.Ceremony{y})
		},
	}
	c.Flags().StringVar(&beacon, "beacon", "", "a public value from after the last contribution: 16 to 64 bytes, "+
		"hexadecimal")
	c.Flags().StringVar(&source, "source", "", "where everybody can look it up")
	return c
}

// ceremonyView is a ceremony with what a node and a deployment must name.
type ceremonyView struct {
	keys.Transcript
	Digest   string `json:"transcript"`         // SHA-256 of ceremony.json
	Contract string `json:"contract,omitempty"` // that must hold the verifying key
}

func (a *app) printCeremonies(ys []*keys.Ceremony) error {
	var all []ceremonyView
	for _, y := range ys {
		digest, err := y.TranscriptDigest()
		if err != nil {
			return err
		}
		v := ceremonyView{Transcript: y.Transcript, Digest: digest}
		if v.Verifying != "" {
			v.Contract = y.Contract()
		}
		all = append(all, v)
	}
	return a.print(map[string]any{"ceremonies": all}, func(w io.Writer) {
		for _, v := range all {
			v.print(w)
		}
	})
}

func (v ceremonyView) print(w io.Writer) {
	row(w, "circuit", fmt.Sprintf("%s over %s, %d constraints, digest %s", v.Circuit, v.Curve, v.Constraints, v.System))
	row(w, "phase", v.Phase)
	printPart(w, keys.Tau, v.Tau)
	printPart(w, keys.Circuit, v.Own)
	if v.Verifying != "" {
		row(w, "verifying key", v.Verifying)
	}
	if v.Contract != "" {
		row(w, "a deployment needs", fmt.Sprintf("%s with KEY_HASH 0x%s", v.Contract, v.Verifying))
		row(w, "transcript", v.Digest+" (for disputes.transcripts)")
	}
}

func printPart(w io.Writer, name keys.Phase, p keys.Part) {
	for i, c := range p.Contributions {
		row(w, fmt.Sprintf("%s %d", name, i+1), fmt.Sprintf("%s by %s", c.Digest, c.Name))
	}
	if p.Beacon.Value != "" {
		row(w, fmt.Sprintf("%s beacon", name), fmt.Sprintf("%s (%s)", p.Beacon.Value, p.Beacon.Source))
	}
}
