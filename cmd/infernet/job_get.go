package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/node/api"
)

func newJobGet(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "get ID [FOLDER]",
		Short: "Get a finished job's model",
		Long: "Downloads the model of a finished job from the node, in Hugging Face's layout, into\n" +
			"a folder that does not exist yet; without a folder it prints where the node has it.\n" +
			"Of a job that trained an adapter these are the folder `adapter`, as PEFT writes it,\n" +
			"and `merged` and GGUF files if the job file's `deliver` asked for them. What was cut\n" +
			"goes on in FOLDER.part when the command is given again.",
		Example: "  infernet job get 0x3f2a… ./model",
		Args:    between(1, "ID", "FOLDER"),
		RunE: func(c *cobra.Command, args []string) error {
			j, err := a.client().Job(c.Context(), args[0])
			if err != nil {
				return err
			}
			if j.Artifact == "" {
				return noModel(j)
			}
			where := j.Artifact
			if len(args) == 2 {
				where = args[1]
				if err := download(c.Context(), a.client(), j.ID, where); err != nil {
					return err
				}
			}
			return a.print(map[string]string{"job": j.ID, "artifact": where}, func(w io.Writer) { row(w, where) })
		},
	}
}

// noModel says that a job has no model, or none yet.
func noModel(j api.JobView) error {
	if j.Ended {
		return api.WithHint(fmt.Errorf("job %s has ended, and the node has no model of it", short(j.ID)),
			"`infernet explain "+j.ID+"` says how it ended; a model that was removed is not fetched again")
	}
	return api.WithHint(fmt.Errorf("job %s has no model yet: it is %s", short(j.ID), j.State),
		"follow it with `infernet job watch "+j.ID+"`")
}

// modelFiles is where a job's model comes from: a node's API.
type modelFiles interface {
	JobFiles(ctx context.Context, id string) ([]api.JobFile, error)
	OpenJobFile(ctx context.Context, id, name string) (io.ReadSeekCloser, error)
}

// download fetches a job's model into a folder. Until it is whole, the folder's name ends with
// .part.
func download(ctx context.Context, from modelFiles, id, to string) error {
	if _, err := os.Lstat(to); err == nil {
		return &usageError{fmt.Errorf("%s exists already", to), "name a folder that does not exist yet"}
	}
	all, err := from.JobFiles(ctx, id)
	if err != nil {
		return err
	}
	part := filepath.Clean(to) + ".part"
	if err := os.MkdirAll(part, 0o755); err != nil { //nolint:gosec // a model is no secret
		return err
	}
	root, err := os.OpenRoot(part)
	if err != nil {
		return err
	}
	defer root.Close()
	for _, f := range all {
		if err := downloadFile(ctx, from, id, f, root); err != nil {
			return api.WithHint(fmt.Errorf("%s: %w", f.Name, err),
				"give the command again: it goes on where it was cut")
		}
	}
	return os.Rename(part, to)
}

// downloadFile fetches what root lacks of a file.
func downloadFile(ctx context.Context, from modelFiles, id string, f api.JobFile, root *os.Root) (err error) {
	name := filepath.FromSlash(f.Name)
	if !filepath.IsLocal(name) {
		return fmt.Errorf("the node names a file outside of the model")
	}
	if err := root.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	out, err := root.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_APPEND, 0o644)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, out.Close()) }()
	info, err := out.Stat()
	if err != nil || info.Size() == f.Bytes {
		return err
	}
	if info.Size() > f.Bytes {
		return fmt.Errorf("%s is larger than the node's: remove it", filepath.Join(root.Name(), name))
	}
	in, err := from.OpenJobFile(ctx, id, f.Name)
	if err != nil {
		return err
	}
	defer in.Close()
	if _, err := in.Seek(info.Size(), io.SeekStart); err != nil {
		return err
	}
	n, err := io.Copy(out, io.LimitReader(in, f.Bytes-info.Size()))
	if err == nil && n < f.Bytes-info.Size() {
		err = io.ErrUnexpectedEOF
	}
	return err
}
