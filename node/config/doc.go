// Package config is a node's configuration: one file, mode 0600, in the XDG
// configuration folder or under --home. It is YAML (config.yml) or, in homes of
// earlier versions, JSON (config.json). Defaults come from Default; a key that
// the node does not know is an error.
package config
