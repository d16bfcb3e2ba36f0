// Ci runs the checks and tests of this repository: `make check`, `make test`,
// `make test-all`, and what CI runs. It knows which suites there are, which of
// them a change can reach, and prints where the time went. docs/testing.md
// describes the suites.
package main
