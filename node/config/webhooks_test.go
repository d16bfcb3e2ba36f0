package config_test

import (
	"bytes"
	"os"
	"reflect"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/node/config"
)

// TestWebhooksAreReadAsTheyWereWritten holds the file to what Save writes.
func TestWebhooksAreReadAsTheyWereWritten(t *testing.T) {
	const golden = "testdata/v2/webhooks.yml"
	want := config.Default()
	want.Webhooks = []config.Webhook{
		{URL: "https://a.example/in?key=a&b=%20", SecretFile: "/home/me/a.secret",
			Kinds: []string{"closed", "dispute"}},
		{URL: "http://127.0.0.1:8080/", SecretFile: "/b.secret"},
	}
	h := config.HomeAt(t.TempDir())
	if err := config.Save(h, want); err != nil {
		t.Fatal(err)
	}
	saved, err := os.ReadFile(h.ConfigFile())
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile(golden, saved, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	stored, err := os.ReadFile(golden)
	if err != nil || !bytes.Equal(saved, stored) {
		t.Errorf("Save writes something else (%v):\n%s", err, saved)
	}
	got, err := config.Parse(golden, stored)
	if err != nil || !reflect.DeepEqual(got.Webhooks, want.Webhooks) {
		t.Errorf("%v\ngot  %+v\nwant %+v", err, got.Webhooks, want.Webhooks)
	}
}

func TestAddressesOfWebhooksAreChecked(t *testing.T) {
	hook := func(url string) string { return "  - url: \"" + url + "\"\n    secret_file: /s\n" }
	for body, want := range map[string]string{
		"  - url: https://a\n    secret_file: s\n": "number 1: secret_file: want the whole path",
		hook("https://example.org"):                "",
		hook("https://10.0.0.1:8443/a?b=c"):        "",
		hook("http://localhost:80/"):               "",
		hook("http://127.9.9.9/"):                  "",
		hook("http://[::1]:1/"):                    "",
		hook("http://example.org/?key=SECRET"):     "number 1: url: want https",
		hook("http://10.0.0.1/"):                   "url: want https",
		hook("http://localhost.example.org/"):      "url: want https",
		hook("http://127.0.0.1.example.org/"):      "url: want https",
		hook("http://[::ffff:10.0.0.1]/"):          "url: want https",
		hook("ftp://localhost/"):                   "url: want https",
		hook("https://"):                           "url: want an address",
		hook("https://:443/"):                      "url: want an address",
		hook("https://me:SECRET@example.org/"):     "url: want an address",
		hook("https://example.org/#part"):          "url: want an address",
		hook("example.org"):                        "url: want an address",
		hook("https://a") + hook("https://a"):      "number 2: url: an earlier one",
		"  - url: https://a\n":                     "number 1: secret_file",
		"  - url: https://a\n    secret: b\n":      `unknown key "secret"`,
		strings.Repeat(hook("https://a"), 17):      "at most 16",
		"  - url: https://a\n    kinds: every\n":   "kinds",
	} {
		_, err := config.Parse("c.yml", []byte("version: 2\nwebhooks:\n"+body))
		if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%.90s: %v, want %q", body, err, want)
		}
		if err != nil && strings.Contains(err.Error(), "SECRET") {
			t.Errorf("the error tells a secret: %v", err)
		}
	}
}
