package main

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/bases"
	"github.com/infernetprotocol/infernet/train/hf"
	"github.com/infernetprotocol/infernet/train/program"
)

// bases is the store of bases, for calls that make no room in it.
func (a *app) bases() *bases.Store { return bases.New(a.home.Bases(), 0, nil) }

// base finds a base by its root, by the root's first digits, or by its content id.
func (a *app) base(name string) (bases.Entry, error) {
	e, err := a.bases().Find(name, uint64(time.Now().Unix()))
	if errors.Is(err, bases.ErrNone) || errors.Is(err, bases.ErrNames) {
		err = &usageError{err, "`infernet model list` shows the bases that are here"}
	}
	return e, err
}

func newModelList(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "list",
		Short: "List the models that are here for jobs to start from",
		Long: "Lists the bases in the node's data folder: those that were added, which stay, and those\n" +
			"that jobs brought, which go when others need the room.",
		Example: "  infernet model list",
		Args:    exactly(),
		RunE: func(*cobra.Command, []string) error {
			all, err := a.bases().List(uint64(time.Now().Unix()))
			if err != nil {
				return err
			}
			return a.print(map[string]any{"bases": append([]bases.Entry{}, all...)}, func(w io.Writer) {
				if len(all) == 0 {
					row(w, "no model is here: `infernet model add FOLDER` brings one")
					return
				}
				row(w, "ROOT", "SIZE", "LICENCE", "STAYS")
				for _, e := range all {
					row(w, e.Root.String()[:18], mebibytes(e.Bytes), licenceText(e), staysText(e))
				}
			})
		},
	}
}

// staysText says why a base stays here.
func staysText(e bases.Entry) string {
	var why []string
	if e.Kept {
		why = append(why, "added here")
	}
	for _, u := range e.Jobs {
		why = append(why, fmt.Sprintf("job %s until %s", u.Job, untilText(u)))
	}
	if why == nil {
		return "until others need the room"
	}
	return strings.Join(why, "; ")
}

func untilText(u bases.Use) string { return time.Unix(int64(u.Until), 0).UTC().Format(time.RFC3339) }

// shownBase is what `model show --json` prints.
type shownBase struct {
	bases.Entry
	Family     string            `json:"family"`
	Model      program.Model     `json:"model"`
	Parameters uint64            `json:"parameters"`
	Types      map[hf.Type]int   `json:"types"` // tensors by type
	Tensors    []hf.StoredTensor `json:"tensors"`
}

func newModelShow(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "show ROOT",
		Short: "Say what a model is, and which jobs use it",
		Long: "Says what a base of the node is: its shape, weights, licence and folder, and the jobs that\n" +
			"use it. ROOT is what `infernet model list` shows, at least its first eight digits, or the\n" +
			"content id. With --json it lists every tensor.",
		Example: "  infernet model show 0x9301301073bd87d0",
		Args:    exactly("ROOT"),
		RunE: func(_ *cobra.Command, args []string) error {
			s, err := a.showModel(args[0])
			if err != nil {
				return err
			}
			return a.print(s, s.text)
		},
	}
}

func (a *app) showModel(name string) (s shownBase, err error) {
	if s.Entry, err = a.base(name); err != nil {
		return s, err
	}
	f, err := hf.Open(s.Path)
	if err != nil {
		return s, err
	}
	defer f.Close()
	s.Family, s.Model, s.Parameters = f.Family(), f.Model, f.Model.Parameters()
	s.Types, s.Tensors = f.Types(), f.Stored()
	return s, nil
}

func (s shownBase) text(w io.Writer) {
	printBase(w, s.Entry)
	m := s.Model
	row(w, "content id", s.CID)
	row(w, "model", fmt.Sprintf("%s, %d parameters: %d layers, %d wide, %d heads of %d (%d for k and v), "+
		"vocabulary %d, context %d", s.Family, s.Parameters, m.Layers, m.Dim, m.Heads, m.Head(), m.KVHeads, m.Vocab,
		m.Context))
	row(w, "tensors", s.tensorsText())
	row(w, "stays", staysText(s.Entry))
}

// tensorsText counts the tensors by the type of their values.
func (s shownBase) tensorsText() string {
	var parts []string
	for _, t := range []hf.Type{hf.F32, hf.BF16, hf.F16} {
		if n := s.Types[t]; n > 0 {
			parts = append(parts, fmt.Sprintf("%d in %s", n, t))
		}
	}
	return strings.Join(parts, ", ")
}

func newModelRemove(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "rm ROOT",
		Short: "Remove a model that no job uses",
		Long: "Removes a base of the node. One that a job uses is refused until the job's segments can\n" +
			"no longer be disputed. ROOT is as for `infernet model show`.",
		Example: "  infernet model rm 0x9301301073bd87d0",
		Args:    exactly("ROOT"),
		RunE: func(_ *cobra.Command, args []string) error {
			e, err := a.base(args[0])
			if err != nil {
				return err
			}
			if err := a.bases().Remove(e); errors.Is(err, bases.ErrUsed) {
				return api.WithHint(err, "remove it after "+untilText(e.LastUse())+
					", when none of its segments can be disputed any more")
			} else if err != nil {
				return err
			}
			return a.print(map[string]any{"removed": e.Root, "cid": e.CID}, func(w io.Writer) {
				row(w, "removed", e.Root)
			})
		},
	}
}
