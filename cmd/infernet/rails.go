package main

import (
	"context"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/config"
)

// railStatus is the present state of a rail.
type railStatus struct {
	Rail string `json:"rail"`
	Name string `json:"name"`
	// Use says what the rail is configured for: jobs, stakes, or a fallback.
	Use   string `json:"use"`
	OK    bool   `json:"ok"`
	Asset string `json:"asset"`
	// Fee is what one transaction of the escrow costs now, in the chain's
	// smallest unit, and how that is called.
	Fee     string `json:"fee"`
	FeeUnit string `json:"fee_unit"`
	// FeeText says the same for people.
	FeeText string `json:"fee_text"`
	// Least is the smallest pay of a segment that a job may have, in the same unit;
	// absent: any. LeastText says it for people.
	Least     string `json:"least_segment,omitempty"`
	LeastText string `json:"least_segment_text,omitempty"`
	// FinalSeconds is how old a block is when it counts, as measured.
	FinalSeconds float64 `json:"final_seconds"`
	Height       uint64  `json:"height"`
	Problem      string  `json:"problem,omitempty"`
	// Todo is what may solve the problem.
	Todo      string           `json:"todo,omitempty"`
	Endpoints []endpointStatus `json:"endpoints,omitempty"`
	// Node is how the running node finds the rail; absent if none runs, or if its
	// jobs are not paid there.
	Node *api.RailStatus `json:"node,omitempty"`

	rail string // its name in the configuration
}

// endpointStatus is the present state of one endpoint of a rail.
type endpointStatus struct {
	Endpoint string        `json:"endpoint"` // without credentials
	OK       bool          `json:"ok"`
	Reason   string        `json:"reason,omitempty"`
	Latency  time.Duration `json:"latency_ns"`
	Head     uint64        `json:"head"`
	HeadAge  time.Duration `json:"head_age_ns,omitempty"`
}

// railTime is how long one rail may take to answer.
const railTime = 20 * time.Second

func newRails(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "rails",
		Short: "Show the health, fees and finality of the payment rails",
		Long: "Looks at every configured rail: which endpoints answer, how fast and how far their\n" +
			"heads are, what a transaction costs now, and how long until a payment counts. It\n" +
			"checks that the token has code and the configured decimals. If the node runs, it says\n" +
			"whether that has the rail in use: one that is down is taken into use when it answers.",
		Example: "  infernet rails",
		Args:    exactly(),
		RunE: func(c *cobra.Command, _ []string) error {
			cfg, err := a.config()
			if err != nil {
				return err
			}
			all := railsOf(c.Context(), cfg)
			a.asFoundByNode(c.Context(), all)
			return a.print(all, func(w io.Writer) {
				for _, r := range all {
					r.print(w)
				}
			})
		},
	}
}

// railsOf looks at every rail that the configuration has a section for.
func railsOf(ctx context.Context, cfg config.Config) (all []railStatus) {
	look := func(rail string, fn func(context.Context, config.Config) railStatus) {
		ctx, cancel := context.WithTimeout(ctx, railTime)
		defer cancel()
		s := fn(ctx, cfg)
		s.rail, s.Use = rail, useOf(cfg, rail)
		if s.Problem != "" {
			s.Todo = todo[rail]
		}
		all = append(all, s)
	}
	look(config.RailEVM, evmRail)
	if len(cfg.Solana.RPC) > 0 {
		look(config.RailSolana, solanaRail)
	}
	if cfg.Lightning.Address != "" {
		look(config.RailLightning, lightningRail)
	}
	return all
}

// todo is what may bring a rail back into use, by its name.
var todo = map[string]string{
	config.RailEVM: "start its endpoint, or correct the section chain of the configuration; `infernet doctor` " +
		"checks every part of it",
	config.RailSolana: "start its endpoint, or correct the section solana of the configuration (and chain.decimals)",
	config.RailLightning: "start lnd and unlock it, open a channel, or correct the section lightning of the " +
		"configuration",
}

// asFoundByNode adds what the running node knows of its rails, if one runs.
func (a *app) asFoundByNode(ctx context.Context, all []railStatus) {
	ctx, cancel := context.WithTimeout(ctx, railTime)
	defer cancel()
	s, err := a.client().Status(ctx)
	if err != nil {
		return // it need not run
	}
	for i := range all {
		for _, r := range s.Rails {
			if r.Rail == all[i].rail {
				all[i].Node = &r
			}
		}
	}
}

// useOf says what a rail is configured for.
func useOf(cfg config.Config, rail string) string {
	var uses []string
	for i, r := range cfg.AllRails() {
		switch {
		case r.Rail != rail:
		case i == 0:
			uses = append(uses, "jobs are paid here")
		default:
			uses = append(uses, "jobs that name it are paid here")
		}
	}
	if rail == config.RailEVM {
		uses = append(uses, "operators stake here")
	}
	if len(uses) == 0 {
		uses = append(uses, "configured, not used for jobs")
	}
	return strings.Join(uses, "; ")
}

func (r *railStatus) fail(err error) railStatus {
	r.Problem = err.Error()
	return *r
}

func (r railStatus) print(w io.Writer) {
	state := "ok"
	if !r.OK {
		state = "DOWN"
	}
	row(w, r.Rail, r.Name, state)
	row(w, "", "use", r.Use)
	if r.Problem != "" {
		row(w, "", "problem", oneLine(r.Problem))
		row(w, "", "to do", r.Todo)
	}
	if r.OK {
		row(w, "", "token", r.Asset)
		row(w, "", "fee of a transaction", "about "+r.FeeText)
		if r.LeastText != "" {
			row(w, "", "least pay of a segment", r.LeastText)
		}
		row(w, "", "a payment counts after", fmt.Sprintf("%.1f s", r.FinalSeconds))
	}
	if r.Node != nil {
		row(w, "", "the running node", strings.TrimPrefix(railLine(*r.Node), r.rail+", "))
	}
	for _, e := range r.Endpoints {
		row(w, "", e.Endpoint, e.String())
	}
}

// String is an endpoint's line.
func (e endpointStatus) String() string {
	if !e.OK {
		return "out: " + e.Reason
	}
	age := ""
	if e.HeadAge > 0 {
		age = fmt.Sprintf(", %s old", e.HeadAge.Round(time.Second))
	}
	return fmt.Sprintf("ok, block %d%s, answers in %s", e.Head, age, e.Latency.Round(time.Millisecond))
}
