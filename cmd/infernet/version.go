package main

import (
	"io"
	"runtime"
	"runtime/debug"
	"strings"

	"github.com/spf13/cobra"

	"github.com/infernetprotocol/infernet/train/program"
)

// releaseVersion and releaseCommit are set by the linker in a release (.goreleaser.yaml). Other
// builds know both from what the go command writes into them.
var releaseVersion, releaseCommit string

// buildInfo is what a program knows about itself.
type buildInfo struct {
	Version  string   `json:"version"`
	Commit   string   `json:"commit,omitempty"`
	Go       string   `json:"go"`
	OS       string   `json:"os"`
	Arch     string   `json:"arch"`
	Numerics []string `json:"numerics"`
}

func newVersion(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: "Print the version",
		Long: "Prints the version of this program, its Go and its platform, the commit it was\n" +
			"built from, and the versions of the numerics that it computes.",
		Example: "  infernet version --json",
		Args:    exactly(),
		RunE: func(*cobra.Command, []string) error {
			b := thisBuild()
			return a.print(b, func(w io.Writer) { printBuild(w, b) })
		},
	}
}

func printBuild(w io.Writer, b buildInfo) {
	row(w, "infernet", b.Version, b.Go, b.OS+"/"+b.Arch)
	if b.Commit != "" {
		row(w, "commit", b.Commit)
	}
	row(w, "numerics", strings.Join(b.Numerics, " "))
}

func thisBuild() buildInfo {
	return buildInfo{
		Version: buildVersion(), Commit: buildCommit(),
		Go: runtime.Version(), OS: runtime.GOOS, Arch: runtime.GOARCH, Numerics: program.Numerics(),
	}
}

// buildVersion is a release's version, or the module's, or the commit of a build in a
// checkout.
func buildVersion() string {
	if releaseVersion != "" {
		return releaseVersion
	}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "unknown"
	}
	if v := info.Main.Version; v != "" && v != "(devel)" {
		return v
	}
	if c := buildCommit(); c != "" {
		return c
	}
	return "devel"
}

// buildCommit is the commit that the program was built from; empty if that is not known.
func buildCommit() string {
	if releaseCommit != "" {
		return releaseCommit
	}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return ""
	}
	for _, s := range info.Settings {
		if s.Key == "vcs.revision" {
			return s.Value
		}
	}
	return ""
}
