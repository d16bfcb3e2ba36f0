package main

import (
	"io"
	"runtime"
	"runtime/debug"

	"github.com/spf13/cobra"
)

func newVersion(a *app) *cobra.Command {
	return &cobra.Command{
		Use:     "version",
		Short:   "Print the version",
		Long:    "Prints the version of this program, the revision it was built from and its Go.",
		Example: "  infernet version --json",
		Args:    exactly(),
		RunE: func(*cobra.Command, []string) error {
			v := buildVersion()
			return a.print(map[string]string{"version": v, "go": runtime.Version(), "os": runtime.GOOS, "arch": runtime.GOARCH},
				func(w io.Writer) { row(w, "infernet", v, runtime.Version(), runtime.GOOS+"/"+runtime.GOARCH) })
		},
	}
}

// buildVersion is the module's version, or the revision of a build in a
// checkout.
func buildVersion() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "unknown"
	}
	if v := info.Main.Version; v != "" && v != "(devel)" {
		return v
	}
	for _, s := range info.Settings {
		if s.Key == "vcs.revision" {
			return s.Value
		}
	}
	return "devel"
}
