package webhooks

import (
	"encoding/base64"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/node/api"
)

// TestSignatureOfTheReferenceLibraries is the case that the libraries of the Standard Webhooks project test.
func TestSignatureOfTheReferenceLibraries(t *testing.T) {
	s, err := parseSecrets([]byte("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw\n"))
	if err != nil {
		t.Fatal(err)
	}
	got := s.sign("msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, []byte(`{"test": 2432232314}`))
	if want := "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="; got != want {
		t.Errorf("signature %s, want %s", got, want)
	}
}

func secretOf(n int) string {
	return "whsec_" + base64.StdEncoding.EncodeToString([]byte(strings.Repeat("k", n)))
}

func TestTwoSecretsSignEachForItself(t *testing.T) {
	s, err := parseSecrets([]byte("\n" + secretOf(24) + "\r\n\n" + secretOf(64)))
	if err != nil {
		t.Fatal(err)
	}
	one, err := parseSecrets([]byte(secretOf(64)))
	if err != nil {
		t.Fatal(err)
	}
	both := strings.Fields(s.sign("a", 1, nil))
	if len(both) != 2 || both[0] == both[1] || both[1] != one.sign("a", 1, nil) {
		t.Errorf("signatures %q", both)
	}
}

func TestFilesWithoutSecretsAreRefused(t *testing.T) {
	write := func(name, text string, mode os.FileMode) string {
		path := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(path, []byte(text), mode); err != nil {
			t.Fatal(err)
		}
		return path
	}
	if _, err := readSecrets(write("good", secretOf(32), 0o600)); err != nil {
		t.Errorf("a good file: %v", err)
	}
	for name, text := range map[string]string{
		"empty": "\n \n", "no prefix": strings.TrimPrefix(secretOf(32), "whsec_"), "short": secretOf(23),
		"long": secretOf(65), "three": strings.Repeat(secretOf(24)+"\n", 3), "URL alphabet": "whsec_" +
			strings.Repeat("-_", 20), "no base64": "whsec_SECRET", "large": strings.Repeat("\n", 2000) + secretOf(32),
	} {
		_, err := readSecrets(write("bad", text, 0o600))
		if !errors.Is(err, ErrSecret) || !strings.Contains(api.Hint(err), "openssl") ||
			strings.Contains(err.Error(), "SECRET") {
			t.Errorf("%s: %v, hint %q", name, err, api.Hint(err))
		}
	}
	open := write("open", secretOf(32), 0o640)
	if _, err := readSecrets(open); !errors.Is(err, ErrSecret) || api.Hint(err) != "chmod go= "+open {
		t.Errorf("a file that others read: %v", err)
	}
	if _, err := readSecrets(filepath.Join(t.TempDir(), "none")); !errors.Is(err, ErrSecret) {
		t.Errorf("no file: %v", err)
	}
}

func TestHTTPStaysOnThisMachine(t *testing.T) {
	for address, here := range map[string]bool{
		"127.0.0.1:80": true, "[::1]:80": true, "127.8.9.1:1": true, "[::ffff:127.0.0.1]:1": true, "10.0.0.1:80": false,
		"[2001:db8::1]:80": false, "0.0.0.0:80": false, "169.254.169.254:80": false, "localhost:80": false,
	} {
		if err := onlyHere("tcp", address, nil); (err == nil) != here {
			t.Errorf("%s: %v", address, err)
		}
	}
}
