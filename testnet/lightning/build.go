package lightning

import (
	"context"
	"crypto/sha256"
	_ "embed"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
)

// The module of the daemons: btcd and lnd as tools, with lnd's replace lines.
var (
	//go:embed daemons.mod
	daemonsMod []byte
	//go:embed daemons.sum
	daemonsSum []byte
)

// tags enable the sub-servers of lnd that its own releases have.
const tags = "invoicesrpc signrpc walletrpc chainrpc peersrpc"

// ErrBuild means that the daemons were not built.
var ErrBuild = errors.New("btcd and lnd were not built: is Go installed, and does it reach its module proxy?")

// Build returns the folder of btcd and lnd. It builds them if the user's cache
// does not have these versions: that takes minutes the first time. The Go tool's
// output goes to log.
func Build(ctx context.Context, log io.Writer) (string, error) {
	cache, err := os.UserCacheDir()
	if err != nil {
		return "", fmt.Errorf("%w: %w", ErrBuild, err)
	}
	h := sha256.New()
	for _, part := range [][]byte{daemonsMod, daemonsSum, []byte(tags), []byte(runtime.Version())} {
		h.Write(part)
	}
	dir := filepath.Join(cache, "infernet", "lightning", hex.EncodeToString(h.Sum(nil)[:8]))
	if _, err := os.Stat(filepath.Join(dir, "lnd")); err == nil {
		return dir, nil
	}
	if err := buildInto(ctx, dir, log); err != nil {
		return "", fmt.Errorf("%w: %w", ErrBuild, err)
	}
	return dir, nil
}

// buildInto builds beside dir and then renames, so that dir is complete or
// missing.
func buildInto(ctx context.Context, dir string, log io.Writer) error {
	if err := os.MkdirAll(filepath.Dir(dir), 0o755); err != nil {
		return err
	}
	tmp, err := os.MkdirTemp(filepath.Dir(dir), "build-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	for name, b := range map[string][]byte{"go.mod": daemonsMod, "go.sum": daemonsSum} {
		if err := os.WriteFile(filepath.Join(tmp, name), b, 0o644); err != nil {
			return err
		}
	}
	c := exec.CommandContext(ctx, "go", "build", "-trimpath", "-buildvcs=false", "-tags", tags, "-o",
		filepath.Join(tmp, "bin")+"/",
		"github.com/btcsuite/btcd", "github.com/lightningnetwork/lnd/cmd/lnd")
	c.Dir, c.Stdout, c.Stderr = tmp, log, log
	c.Env = append(os.Environ(), "CGO_ENABLED=0", "GOWORK=off", "GOFLAGS=")
	if err := c.Run(); err != nil {
		return err
	}
	err = os.Rename(filepath.Join(tmp, "bin"), dir)
	if _, there := os.Stat(filepath.Join(dir, "lnd")); there == nil {
		return nil // another process was faster
	}
	return err
}
