package node

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	"github.com/infernetprotocol/infernet/node/api"
)

// maxJobFiles is more than a model has files.
const maxJobFiles = 10_000

// JobFiles implements api.Backend.
func (n *Node) JobFiles(_ context.Context, id string) (all []api.JobFile, err error) {
	root, err := n.openArtifact(id)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	err = fs.WalkDir(root.FS(), ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || !d.Type().IsRegular() {
			return err
		}
		info, err := d.Info()
		if err == nil && len(all) == maxJobFiles {
			err = fmt.Errorf("%w: over %d files", api.ErrTooLarge, maxJobFiles)
		}
		if err == nil {
			all = append(all, api.JobFile{Name: path, Bytes: info.Size()})
		}
		return err
	})
	return all, err
}

// OpenJobFile implements api.Backend. Nothing outside of the model's folder is opened, whatever
// the name is or a link says.
func (n *Node) OpenJobFile(_ context.Context, id, name string) (io.ReadSeekCloser, error) {
	root, err := n.openArtifact(id)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	none := api.WithHint(fmt.Errorf("%w: the model of job %s has no file %q", api.ErrNotFound, id, name),
		"/v1/jobs/{id}/files lists them")
	if !fs.ValidPath(name) {
		return nil, none
	}
	if info, err := root.Lstat(name); err != nil || !info.Mode().IsRegular() {
		return nil, none
	}
	return root.Open(name)
}

// openArtifact opens the folder of a finished job's model.
func (n *Node) openArtifact(id string) (*os.Root, error) {
	j, err := n.jobID(id)
	if err != nil {
		return nil, err
	}
	root, err := os.OpenRoot(n.artifactOf(j))
	if errors.Is(err, os.ErrNotExist) {
		return nil, api.WithHint(fmt.Errorf("%w: job %s has no model in %s", api.ErrNotFound, id, n.artifactOf(j)),
			"a job that goes on gets one at its end; `infernet explain "+id+"` says where it stands")
	}
	return root, err
}
