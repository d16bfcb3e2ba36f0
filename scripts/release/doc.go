// Package release is what a release is made of: the container, the system service, the
// Debian package's scripts, the rules for Prometheus. .goreleaser.yaml puts them together.
package release
