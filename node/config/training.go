package config

import (
	"strings"

	"github.com/infernetprotocol/infernet/market"
)

// Training is which jobs this node trains and checks.
type Training struct {
	// Licences are those of the bases that it takes, by the names that jobs give them, such as
	// apache-2.0; "*" is every one. Empty: DefaultLicences.
	Licences []string `json:"licences,omitempty"`
}

// DefaultLicences allow anybody to use, change and sell what they cover.
var DefaultLicences = []string{
	"apache-2.0", "mit", "bsd-2-clause", "bsd-3-clause", "isc", "cc0-1.0", "cc-by-4.0", "unlicense",
}

// Allowed lists the licences that the node takes, in lower case.
func (t Training) Allowed() []string {
	if len(t.Licences) == 0 {
		return DefaultLicences
	}
	var out []string
	for _, l := range t.Licences {
		out = append(out, strings.ToLower(l))
	}
	return out
}

func (t Training) validate() error {
	for _, l := range t.Licences {
		if l != "*" && !market.ValidLicence(l) {
			return invalid("training.licences: %.80q: want names such as apache-2.0, or \"*\" for every licence", l)
		}
	}
	return nil
}
