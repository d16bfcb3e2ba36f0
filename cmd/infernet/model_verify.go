package main

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/node"
	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/artifacts"
)

// verifiedModel is what `model verify` prints.
type verifiedModel struct {
	Job      string `json:"job"`
	Segments uint32 `json:"segments" doc:"all verified and paid"`
	artifacts.Checks
}

func newModelVerify(a *app) *cobra.Command {
	var id string
	c := &cobra.Command{
		Use:   "verify FOLDER",
		Short: "Check that a folder has the model that a job paid for",
		Long: `Computes the root of the state from the weights of a folder that ` + "`infernet job get`" + `
wrote, and compares it with the last verified segment of the job, as the node has it
in its ledger. All segments must be paid by leases that the chain has closed. Every
file is compared with what the node delivered. It says what it could not check.

The node must have coordinated the job. A folder that differs ends with exit code 1.`,
		Example: "  infernet model verify ./model --job 0x3f2a…",
		Args:    exactly("FOLDER"),
		RunE: func(c *cobra.Command, args []string) error {
			v, err := verifyModel(c.Context(), a.client(), args[0], id)
			if err != nil {
				return err
			}
			return a.print(v, v.text)
		},
	}
	c.Flags().StringVar(&id, "job", "", "the `ID` of the job, as `infernet job list` prints it")
	cobra.CheckErr(c.MarkFlagRequired("job"))
	return c
}

// jobModels is a node's API, as far as its jobs' models go.
type jobModels interface {
	modelFiles
	Job(ctx context.Context, id string) (api.JobView, error)
}

// verifyModel checks a folder against a job that a node coordinated.
func verifyModel(ctx context.Context, from jobModels, dir, id string) (v verifiedModel, err error) {
	j, err := from.Job(ctx, id)
	if err != nil {
		return v, err
	}
	k, err := node.KnownOf(j)
	if err != nil {
		return v, withVerifyHint(err, j.ID)
	}
	here, err := artifacts.ReadProvenance(dir)
	if err != nil {
		return v, api.WithHint(fmt.Errorf("%s: %w", dir, err), "name the folder that `infernet job get` wrote")
	}
	v.Job, v.Segments = j.ID, j.Segments
	if here.Job == j.ID && k.Paid >= k.Segments {
		if here, err = nodeProvenance(ctx, from, j.ID); err != nil {
			return v, err
		}
	}
	v.Checks, err = artifacts.Verify(dir, here, k)
	return v, withVerifyHint(err, j.ID)
}

// nodeProvenance is the node's own file, which says what was delivered. That of the folder may have
// been changed with the folder.
func nodeProvenance(ctx context.Context, from modelFiles, id string) (p artifacts.Provenance, err error) {
	f, err := from.OpenJobFile(ctx, id, artifacts.ProvenanceName)
	if err != nil {
		return p, fmt.Errorf("the node's own copy of the model: %w", err)
	}
	defer f.Close()
	return artifacts.DecodeProvenance(f)
}

// withVerifyHint says what to do about a model that was not verified.
func withVerifyHint(err error, id string) error {
	switch {
	case errors.Is(err, node.ErrUncoordinated):
		return api.WithHint(err, "an aggregator did: only its node can check the model")
	case errors.Is(err, artifacts.ErrTampered):
		return api.WithHint(err, "get it again with `infernet job get "+id+" FOLDER`")
	case errors.Is(err, artifacts.ErrOtherJob):
		return api.WithHint(err, "`infernet job list` shows the jobs of this node")
	case errors.Is(err, artifacts.ErrUnpaid):
		return api.WithHint(err, "wait until the leases are closed: `infernet explain "+id+"`")
	}
	return err
}

func (v verifiedModel) text(w io.Writer) {
	row(w, "job", v.Job)
	row(w, "segments", fmt.Sprintf("%d, all verified and paid by leases that the chain has closed", v.Segments))
	row(w, "weights", fmt.Sprintf("%s has the root of the last paid segment, %s", v.Weights, v.Root))
	row(w, "files", fmt.Sprintf("%d, as the node delivered them", v.Files))
	for _, x := range v.Unchecked {
		row(w, "not checked", x)
	}
}
