package config

// Schema returns the JSON Schema of a node's configuration, by which editors complete and check it.
func Schema() ([]byte, error) { return format.Schema("The configuration of an infernet node", file{}) }
