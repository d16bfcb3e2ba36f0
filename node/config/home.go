package config

import (
	"os"
	"path/filepath"

	"github.com/adrg/xdg"
)

// Home is where a node keeps its things.
type Home struct {
	Config string // folder of config.yml, node.key, keystore/
	Data   string // folder of ledger/, blocks/, jobs/, api.sock
}

// HomeAt puts everything under one folder.
func HomeAt(dir string) Home { return Home{Config: dir, Data: dir} }

// DefaultHome follows the XDG base directory specification.
func DefaultHome() Home {
	return Home{Config: filepath.Join(xdg.ConfigHome, "infernet"), Data: filepath.Join(xdg.DataHome, "infernet")}
}

// Init is the command that makes what this home lacks.
func (h Home) Init() string {
	if h == DefaultHome() {
		return "infernet init"
	}
	return "infernet init --home " + h.Config
}

// ConfigFile is the path of the configuration: config.yml, unless there is only
// a config.json, as earlier versions wrote it.
func (h Home) ConfigFile() string {
	if path, old := h.newConfigFile(), h.oldConfigFile(); exists(path) || !exists(old) {
		return path
	}
	return h.oldConfigFile()
}

func (h Home) newConfigFile() string { return filepath.Join(h.Config, "config.yml") }
func (h Home) oldConfigFile() string { return filepath.Join(h.Config, "config.json") }

func exists(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}

// NodeKey is the path of the node's secp256k1 key.
func (h Home) NodeKey() string { return filepath.Join(h.Config, "node.key") }

// Seed is the path of the encrypted phrase that the keys were made from.
func (h Home) Seed() string { return filepath.Join(h.Config, "seed.json") }

// Keystore is the folder of encrypted wallets.
func (h Home) Keystore() string { return filepath.Join(h.Config, "keystore") }

// Token is the path of the API's bearer token.
func (h Home) Token() string { return filepath.Join(h.Config, "api.token") }

// Ledger is the folder of the pebble ledger.
func (h Home) Ledger() string { return filepath.Join(h.Data, "ledger") }

// Blocks is the folder of the block store.
func (h Home) Blocks() string { return filepath.Join(h.Data, "blocks") }

// Marks is the folder of states inside of segments.
func (h Home) Marks() string { return filepath.Join(h.Data, "marks") }

// Bases is the folder of the models that jobs start from.
func (h Home) Bases() string { return filepath.Join(h.Data, "bases") }

// Jobs is the folder of finished artefacts.
func (h Home) Jobs() string { return filepath.Join(h.Data, "jobs") }

// Rounds is the folder of what merges keep, and of the models that several slots have trained.
func (h Home) Rounds() string { return filepath.Join(h.Data, "rounds") }

// Series is the folder of the curves of jobs.
func (h Home) Series() string { return filepath.Join(h.Data, "series") }

// Sessions is the file that holds digests of the sessions of browsers.
func (h Home) Sessions() string { return filepath.Join(h.Data, "sessions.json") }

// Socket is the API's Unix socket.
func (h Home) Socket() string { return filepath.Join(h.Data, "api.sock") }
