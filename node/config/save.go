package config

import (
	"bytes"
	"errors"
	"os"

	"github.com/goccy/go-yaml"
)

// Version is the format of the file that Save writes. Version 1 is the JSON
// file config.json, which has no key version; version 2 is YAML. Both have the
// same keys.
const Version = 2

// file is what a configuration file holds.
type file struct {
	Version uint64 `json:"version" as:"version"`
	Config  `yaml:",inline"`
}

// errUnreadable means that Save would write what Load does not read.
var errUnreadable = errors.New("this configuration cannot be written: a text in it does not read back")

// encode writes the YAML file with its comments.
func encode(c Config) ([]byte, error) {
	b, err := yaml.MarshalWithOptions(file{Version, c}, yaml.WithComment(comments()), yaml.IndentSequence(true))
	return bytes.ReplaceAll(b, []byte("\n# "), []byte("\n\n# ")), err // sections stand apart
}

// encodeChecked also makes sure that what it writes reads back.
func encodeChecked(c Config) ([]byte, error) {
	b, err := encode(c)
	if err != nil {
		return nil, err
	}
	back, err := Parse("", b)
	if err != nil {
		return nil, errors.Join(errUnreadable, err)
	}
	if again, err := encode(back); err != nil || !bytes.Equal(again, b) {
		return nil, errors.Join(errUnreadable, err)
	}
	return b, nil
}

// Save writes the configuration, mode 0600, by rename: a crash leaves the old
// file or the new one. It takes the place of a file of version 1.
func Save(h Home, c Config) error {
	if err := c.Validate(); err != nil {
		return err
	}
	b, err := encodeChecked(c)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(h.Config, 0o700); err != nil {
		return err
	}
	path := h.newConfigFile()
	if err := os.WriteFile(path+".new", b, 0o600); err != nil {
		return err
	}
	if err := os.Rename(path+".new", path); err != nil {
		return err
	}
	if err := os.Remove(h.oldConfigFile()); !errors.Is(err, os.ErrNotExist) {
		return err
	}
	return nil
}
