package config_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/node/config"
)

const someone = "16Uiu2HAm9dcHWXUSsoGEvrKJtkwtdqoEBmwUYTnP17vy6dcwrEzk"

// TestListsOfNodesAreReadAsTheyWereWritten, and are left out of files of nodes that have none.
func TestListsOfNodesAreReadAsTheyWereWritten(t *testing.T) {
	want := config.Default()
	want.Network.BootstrapLists = []config.BootstrapList{
		{From: "https://example.org/infernet.pem", Signer: someone}, {From: "/etc/infernet/list.pem", Signer: someone},
	}
	h := config.HomeAt(t.TempDir())
	if err := config.Save(h, want); err != nil {
		t.Fatal(err)
	}
	got, err := config.Load(h)
	if err != nil || !slices.Equal(got.Network.BootstrapLists, want.Network.BootstrapLists) {
		t.Errorf("%v\ngot  %+v\nwant %+v", err, got.Network, want.Network)
	}
}

func TestListsOfNodesAreChecked(t *testing.T) {
	list := func(from string) string { return "    - from: \"" + from + "\"\n      signer: " + someone + "\n" }
	for body, want := range map[string]string{
		list("https://example.org/a?b=c"):             "",
		list("http://localhost:80/"):                  "",
		list("/a/file"):                               "",
		list("http://example.org/"):                   "number 1: from: want https",
		list("ftp://localhost/"):                      "from: want https",
		list("https://"):                              "from: want https",
		list("https://me:secret@a/"):                  "from: want https",
		list("a/file"):                                "from: want https",
		list("/a") + list("/a"):                       "number 2: an earlier one is the same",
		"    - from: /a\n      signer: me\n":          "number 1: signer: want the peer id",
		"    - from: /a\n      signer: \"\"\n":        "number 1: signer: want the peer id",
		strings.Repeat(list("/a"), config.MaxLists+1): "want at most 8",
	} {
		_, err := config.Parse("c.yml", []byte("version: 2\nnetwork:\n  bootstrap_lists:\n"+body))
		switch {
		case want == "" && err != nil:
			t.Errorf("%s: %v", body, err)
		case want != "" && (err == nil || !strings.Contains(err.Error(), want)):
			t.Errorf("%s: %v, want %q", body, err, want)
		}
	}
}
