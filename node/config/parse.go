package config

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/market/strictyaml"
)

var format = strictyaml.Format{
	MaxBytes: 64 << 10, Err: ErrInvalid, TooLarge: "a configuration has no more than a few hundred lines",
	Help: "correct the file; `infernet doctor` checks it",
	Kinds: map[string]strictyaml.Kind{
		"address": {Want: "an address: 0x and 40 hexadecimal digits", Parse: parseAddress},
		"version": {Want: "1 or 2", Parse: parseVersion},
	},
}

func parseAddress(text string) (any, error) {
	var a common.Address
	if a.UnmarshalText([]byte(text)) != nil {
		return nil, strictyaml.ErrValue
	}
	return a, nil
}

func parseVersion(text string) (any, error) {
	switch text {
	case "1":
		return uint64(1), nil
	case "2":
		return uint64(2), nil
	}
	return nil, errors.New("this build of infernet reads no other")
}

// Load reads and validates the configuration of a home.
func Load(h Home) (Config, error) {
	path := h.ConfigFile()
	if old := h.oldConfigFile(); path != old && exists(path) && exists(old) {
		return Config{}, &advised{
			fmt.Errorf("%w: %s and %s are both there", ErrInvalid, path, filepath.Base(old)),
			"keep " + filepath.Base(path) + " and move the other away, or the other way round",
		}
	}
	b, err := read(path)
	if errors.Is(err, os.ErrNotExist) {
		return Config{}, &advised{fmt.Errorf("%w at %s", ErrMissing, path), "run `" + h.Init() + "` first"}
	}
	if err != nil {
		return Config{}, err
	}
	return Parse(path, b)
}

// read reads at most one byte more than a configuration may have.
func read(path string) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, int64(format.MaxBytes)+1))
}

// advised is an error that says what to do next.
type advised struct {
	error
	hint string
}

// Unwrap returns the error without its advice.
func (a *advised) Unwrap() error { return a.error }

// Hint is what api.Hint finds.
func (a *advised) Hint() string { return a.hint }

// Parse decodes a configuration, YAML or JSON, over the defaults and validates
// it. name is the file's name, for messages. Errors are of type
// *strictyaml.Error and wrap ErrInvalid.
func Parse(name string, b []byte) (Config, error) {
	d, err := format.Parse(name, b)
	if err != nil {
		return Config{}, err
	}
	f := file{Config: Default()}
	if err := d.Decode(&f); err != nil {
		return Config{}, err
	}
	if err := f.Validate(); err != nil {
		text := strings.TrimPrefix(err.Error(), ErrInvalid.Error()+": ")
		path, _, _ := strings.Cut(text, ":")
		path, _, _ = strings.Cut(path, " ")
		return Config{}, d.Refuse(path, "", text)
	}
	return f.Config, nil
}
