package bootlists

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"time"

	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/p2p/bootlist"
)

// readTime bounds the reading of one list.
const readTime = 15 * time.Second

var errSource = errors.New("the list cannot be read")

// Check reads every list of a configuration once, and returns what is wrong with the first that cannot be used.
func Check(ctx context.Context, lists []config.BootstrapList, now time.Time) error {
	for _, l := range lists {
		if _, err := read(ctx, l, now); err != nil {
			return fmt.Errorf("%s: %w", l.From, err)
		}
	}
	return nil
}

// found is a list with its text.
type found struct {
	list bootlist.List
	text []byte
}

// read reads a list where it stands. It must be in force, and the signer's.
func read(ctx context.Context, l config.BootstrapList, now time.Time) (found, error) {
	signer, err := peer.Decode(l.Signer)
	if err != nil {
		return found{}, err
	}
	ctx, cancel := context.WithTimeout(ctx, readTime)
	defer cancel()
	text, err := textOf(ctx, l)
	if err != nil {
		return found{}, err
	}
	list, err := bootlist.Open(text, signer, now)
	return found{list, text}, err
}

func textOf(ctx context.Context, l config.BootstrapList) ([]byte, error) {
	if l.IsFile() {
		return fileOf(l.From)
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, l.From, nil)
	if err != nil {
		return nil, err
	}
	res, err := caller.Do(req)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", errSource, err)
	}
	defer res.Body.Close()
	if res.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("%w: the server answered %d", errSource, res.StatusCode)
	}
	return capped(res.Body)
}

// caller follows no redirection: whoever serves a list shall not have nodes call others.
var caller = &http.Client{
	Transport: &http.Transport{
		DisableKeepAlives: true, MaxResponseHeaderBytes: 16 << 10, Proxy: http.ProxyFromEnvironment,
	},
	CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
}

// fileOf reads a regular file: a pipe could keep its reader for ever.
func fileOf(path string) ([]byte, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", errSource, err)
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%w: it is no regular file", errSource)
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", errSource, err)
	}
	defer f.Close()
	return capped(f)
}

// capped reads one byte more than a list may have, so that bootlist.Read refuses what is longer.
func capped(r io.Reader) ([]byte, error) {
	b, err := io.ReadAll(io.LimitReader(r, bootlist.MaxBytes+1))
	if err != nil {
		return nil, fmt.Errorf("%w: %w", errSource, err)
	}
	return b, nil
}
