package api_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/infernetprotocol/infernet/node/api"
)

// restarted opens the sessions of a file as the next process does.
func restarted(t *testing.T, file string) api.Sessions {
	t.Helper()
	s, err := api.OpenSessions(file, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestASessionOutlivesTheProcessAndThenOnlyReads(t *testing.T) {
	file := filepath.Join(t.TempDir(), "sessions.json")
	synctest.Test(t, func(t *testing.T) {
		s := restarted(t, file)
		ticket := s.Issue(api.TicketRequest{Act: true})
		x, err := s.Exchange(s.Issue(api.TicketRequest{Act: true}))
		if err != nil || s.ScopeOf(x.Token, true) != api.ScopeAct {
			t.Fatal(err)
		}
		info, err := os.Stat(file)
		if err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("%v %v", info, err)
		}
		b, err := os.ReadFile(file)
		if err != nil || strings.Contains(string(b), x.Token) || strings.Contains(string(b), ticket) {
			t.Errorf("the file holds a secret: %s %v", b, err)
		}
		for range 2 {
			s = restarted(t, file)
			if got := s.ScopeOf(x.Token, true); got != api.ScopeRead {
				t.Errorf("after a restart: %q", got)
			}
		}
		if _, err := s.Exchange(ticket); err == nil {
			t.Error("a ticket outlived the process")
		}
		time.Sleep(api.SessionIdle + 1)
		if got := restarted(t, file).ScopeOf(x.Token, false); got != "" {
			t.Errorf("after 12 hours: %q", got)
		}
	})
}

func TestABrokenFileOfSessionsLetsNobodyIn(t *testing.T) {
	good := `{"sha256":"` + strings.Repeat("00", 32) + `","begun":"` + time.Now().Format(time.RFC3339) + `"}`
	holding := func(sessions string) string { return `{"version":1,"sessions":[` + sessions + `]}` }
	for name, text := range map[string]string{
		"nothing": "", "other JSON": `{"a":1}`, "unknown field": holding(`{"token":"x"}`),
		"short digest":    holding(`{"sha256":"00"}`),
		"no digest":       holding(`{"sha256":"` + strings.Repeat("zz", 32) + `"}`),
		"too many":        holding(strings.Repeat(good+",", 64) + good),
		"too large":       strings.Repeat(" ", 64<<10) + holding(good),
		"another version": strings.Replace(holding(good), `"version":1`, `"version":2`, 1),
	} {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "sessions.json")
			if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
			s, err := api.OpenSessions(file, time.Now)
			if _, open := s.Count(); err == nil || open != 0 {
				t.Errorf("%d sessions, %v", open, err)
			}
		})
	}
}
