package testnet

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/chain/retry"
)

// TestChildrenDieWithTheirParent checks that a child does not survive its parent, even if the parent is killed.
func TestChildrenDieWithTheirParent(t *testing.T) {
	t.Setenv("TESTNET_LOG", filepath.Join(t.TempDir(), "grandchild.log"))
	parent := start(t, "parent")
	pid, err := strconv.Atoi(string(<-parent.out.line))
	if err != nil {
		t.Fatal(err)
	}
	if err := syscall.Kill(pid, 0); err != nil {
		t.Fatalf("the grandchild is not there: %v", err)
	}
	parent.Kill()
	for end := time.Now().Add(10 * time.Second); alive(pid); {
		if time.Now().After(end) {
			t.Fatal("the grandchild outlives its parent")
		}
		if err := retry.Pause(t.Context(), time.Millisecond); err != nil {
			t.Fatal(err)
		}
	}
}

// alive reports whether a process runs. A zombie does not count: in a container it may never be reaped.
func alive(pid int) bool {
	state, err := procState(pid)
	return err == nil && state != "Z" && state != "X"
}

func procState(pid int) (string, error) {
	b, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(pid), "stat"))
	if err != nil {
		return "", err
	}
	_, after, _ := strings.Cut(string(b), ") ")
	state, _, _ := strings.Cut(after, " ")
	return state, nil
}
