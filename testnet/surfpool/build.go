package surfpool

import (
	"cmp"
	"context"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
)

// sources of the server: what it is built from, all crates with their hashes.
//
//go:embed surfnet/Cargo.toml surfnet/Cargo.lock surfnet/src/main.rs
var sources embed.FS

// ErrNoCargo: the server is not built yet, and there is no Rust to build it.
var ErrNoCargo = errors.New(
	"the Solana test network is built with Rust (cargo 1.89 or newer) once, which takes about 8 minutes: install " +
		"Rust, or run scripts/solana/install on Debian 12")

// Cache is the folder of what is built for Solana.
func Cache() (string, error) {
	if dir := os.Getenv("INFERNET_CACHE"); dir != "" {
		return filepath.Join(dir, "solana"), nil
	}
	dir, err := os.UserCacheDir()
	return filepath.Join(dir, "infernet", "solana"), err
}

// Binary returns the path of the server, built first if its sources are new:
// some 8 minutes and 2 GB on two cores, of which 90 MB stay. Processes that ask
// at once build it once.
func Binary(ctx context.Context) (string, error) {
	cache, err := Cache()
	if err != nil {
		return "", err
	}
	id, err := fingerprint()
	if err != nil {
		return "", err
	}
	path := filepath.Join(cache, "bin", "surfnet-"+id)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return "", err
	}
	unlock, err := lock(filepath.Join(cache, "surfnet.lock"))
	if err != nil {
		return "", err
	}
	defer unlock()
	if _, err := os.Stat(path); err == nil {
		return path, nil
	}
	return path, build(ctx, cache, path)
}

// lock keeps other processes out until unlock.
func lock(path string) (unlock func(), err error) {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o644)
	if err != nil {
		return nil, err
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX); err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return func() { _ = f.Close() }, nil
}

// fingerprint names the sources.
func fingerprint() (string, error) {
	h := sha256.New()
	err := fs.WalkDir(sources, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		b, err := sources.ReadFile(path)
		fmt.Fprintf(h, "%s %d\n", path, len(b))
		h.Write(b)
		return err
	})
	return hex.EncodeToString(h.Sum(nil)[:6]), err
}

// build compiles in a folder of the cache, and puts the binary in place whole.
func build(ctx context.Context, cache, path string) error {
	work, err := os.MkdirTemp(cache, "build-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	if err := os.CopyFS(work, sources); err != nil {
		return err
	}
	cargo, env, err := toolchain(cache)
	if err != nil {
		return err
	}
	c := exec.CommandContext(ctx, cargo, "build", "--locked")
	c.Dir = filepath.Join(work, "surfnet")
	c.Env = append(append(os.Environ(), env...), "CARGO_TARGET_DIR="+filepath.Join(work, "target"))
	if out, err := c.CombinedOutput(); err != nil {
		return fmt.Errorf("build the Solana test network: %w: %s", err, tail(string(out)))
	}
	return os.Rename(filepath.Join(work, "target", "debug", "surfnet"), path)
}

// toolchain is the machine's own Rust, or the one that scripts/solana/install
// has unpacked.
func toolchain(cache string) (cargo string, env []string, err error) {
	if path, err := exec.LookPath(cmp.Or(os.Getenv("CARGO"), "cargo")); err == nil {
		return path, nil, nil
	}
	web := filepath.Join(cache, "toolchain", "usr")
	if _, err := os.Stat(filepath.Join(web, "bin", "cargo")); err != nil {
		return "", nil, ErrNoCargo
	}
	return filepath.Join(web, "bin", "cargo"), []string{"RUSTC=" + filepath.Join(web, "bin", "rustc"),
		"LD_LIBRARY_PATH=" + filepath.Join(web, "lib", "x86_64-linux-gnu")}, nil
}

// tail is the end of a long output.
func tail(s string) string {
	lines := strings.Split(strings.TrimSpace(s), "\n")
	return strings.Join(lines[max(0, len(lines)-20):], "\n")
}
