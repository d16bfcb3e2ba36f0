package main

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
)

// errUnwell says that a check of the doctor failed.
var errUnwell = errors.New("not everything is in order")

// finding is what one check found.
type finding struct {
	Check  string `json:"check"`
	OK     bool   `json:"ok"`
	Detail string `json:"detail"`
	Hint   string `json:"hint,omitempty"`
}

// checkup is one run of the doctor: what the checks look at, and what they found.
type checkup struct {
	here    func(string) string // puts this home into the commands of a hint
	home    config.Home
	cfg     config.Config
	running bool // a node answers: its ports are taken by itself
	found   []finding
}

func newDoctor(a *app) *cobra.Command {
	gpu, chaos, attack := false, false, false
	c := &cobra.Command{
		Use:   "doctor",
		Short: "Check this machine and the configuration",
		Long: "Checks the configuration, the modes of secret files, the disk, the ports, the chain,\n" +
			"its contracts and its clock, the money for gas and stake, and that every training\n" +
			"back end of this processor computes the same bits. It says what to fix.\n\n" +
			"With --gpu it checks the NVIDIA GPUs alone: it runs the conformance suite and a\n" +
			"short training on them and compares every bit with the reference's. Exit code 1\n" +
			"says that there is no GPU, or that one must not be used.\n\n" +
			"With --chaos it also runs the chain client against the configured endpoint through\n" +
			"a proxy that stalls, lies and answers nonsense. Nothing is sent to the chain.\n\n" +
			"With --attack it does to the running node of this home, and to no other, what strangers\n" +
			"can do: idle, slow, oversized and malformed requests on every protocol, forged offers and\n" +
			"bids, too many connections, and wrong calls of the API. It takes less than a minute and\n" +
			"says for each what the node did and whether its bound held. Nothing that is sent is\n" +
			"forwarded to other nodes. Exit code 1 says that a bound did not hold.",
		Example: "  infernet doctor\n  infernet doctor --gpu\n  infernet doctor --attack",
		Args:    exactly(),
		RunE: func(c *cobra.Command, _ []string) error {
			switch {
			case gpu:
				return a.doctorGPU(c.Context())
			case attack:
				return a.doctorAttack(c.Context())
			}
			return a.doctor(c.Context(), chaos)
		},
	}
	c.Flags().BoolVar(&gpu, "gpu", false, "check the GPUs, and nothing else")
	c.Flags().BoolVar(&chaos, "chaos", false, "rehearse the chain client under faults")
	c.Flags().BoolVar(&attack, "attack", false, "rehearse attacks of strangers on the running node, and nothing else")
	c.MarkFlagsMutuallyExclusive("gpu", "chaos", "attack")
	return c
}

func (a *app) doctor(ctx context.Context, chaos bool) error {
	p := &checkup{home: a.home, here: a.here}
	cfg, err := config.Load(a.home)
	p.note("configuration", err, "%s", a.home.ConfigFile())
	if err == nil {
		p.cfg = cfg
		_, down := a.client().Status(ctx)
		p.running = down == nil
		p.secrets()
		p.webhooks()
		p.disk()
		p.ports()
		p.lists(ctx)
		p.chain(ctx)
		if chaos {
			p.chaos(ctx)
		}
	}
	p.engine(ctx)
	if err := a.print(map[string]any{"ok": p.well(), "checks": p.found}, p.print); err != nil {
		return err
	}
	if !p.well() {
		return errUnwell
	}
	return nil
}

// note adds a finding: the detail, or the error with its hint.
func (p *checkup) note(check string, err error, detail string, args ...any) {
	if err != nil {
		p.found = append(p.found, finding{check, false, err.Error(), p.here(api.Hint(err))})
		return
	}
	p.found = append(p.found, finding{check, true, fmt.Sprintf(detail, args...), ""})
}

func (p *checkup) well() bool {
	for _, f := range p.found {
		if !f.OK {
			return false
		}
	}
	return true
}

func (p *checkup) print(w io.Writer) {
	for _, f := range p.found {
		mark := "ok"
		if !f.OK {
			mark = "FIX"
		}
		row(w, mark, f.Check, f.Detail)
		if f.Hint != "" {
			row(w, "", "", "→ "+f.Hint)
		}
	}
}
