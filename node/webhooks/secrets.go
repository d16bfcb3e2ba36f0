package webhooks

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"github.com/infernetprotocol/infernet/node/api"
)

// ErrSecret means that a file does not hold secrets, or that others can read it.
var ErrSecret = errors.New("no secret of a webhook")

// Bounds of a secret, in bytes, and of how many sign: a new one and the one before it.
const (
	minSecret   = 24
	maxSecret   = 64
	maxSecrets  = 2
	secretFile  = 1 << 10
	secretBegin = "whsec_"
)

const howToMake = "make one with: (umask 077; echo whsec_$(openssl rand -base64 32) > FILE)"

// secrets sign messages, each for itself.
type secrets [][]byte

// readSecrets reads a file of secrets. Its errors do not repeat what is in it.
func readSecrets(path string) (secrets, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, api.WithHint(fmt.Errorf("%w: %w", ErrSecret, err), howToMake)
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	if info.Mode().Perm()&0o077 != 0 {
		return nil, api.WithHint(fmt.Errorf("%w: others can read %s", ErrSecret, path), "chmod go= "+path)
	}
	b, err := io.ReadAll(io.LimitReader(f, secretFile+1))
	if err != nil {
		return nil, err
	}
	s, err := parseSecrets(b)
	if err != nil {
		return nil, api.WithHint(fmt.Errorf("%s: %w", path, err), howToMake)
	}
	return s, nil
}

// parseSecrets reads one secret a line.
func parseSecrets(b []byte) (out secrets, err error) {
	if len(b) > secretFile {
		return nil, fmt.Errorf("%w: over %d bytes", ErrSecret, secretFile)
	}
	for line := range bytes.Lines(b) {
		text := strings.TrimSpace(string(line))
		if text == "" {
			continue
		}
		key, ok := strings.CutPrefix(text, secretBegin)
		s, err := base64.StdEncoding.Strict().DecodeString(key)
		if !ok || err != nil || len(s) < minSecret || len(s) > maxSecret {
			return nil, fmt.Errorf("%w: want %s and base64 of %d to %d bytes on each line",
				ErrSecret, secretBegin, minSecret, maxSecret)
		}
		out = append(out, s)
	}
	if len(out) == 0 || len(out) > maxSecrets {
		return nil, fmt.Errorf("%w: %d secrets: want one, or a new one and the one before it", ErrSecret, len(out))
	}
	return out, nil
}

// sign returns the header webhook-signature: HMAC-SHA256 over id, unix seconds and body, joined by full stops.
func (s secrets) sign(id string, at int64, body []byte) string {
	var out []string
	for _, key := range s {
		h := hmac.New(sha256.New, key)
		h.Write([]byte(id + "." + strconv.FormatInt(at, 10) + "."))
		h.Write(body)
		out = append(out, "v1,"+base64.StdEncoding.EncodeToString(h.Sum(nil)))
	}
	return strings.Join(out, " ")
}
