//go:build daemons

package lightning

import (
	"errors"
	"net"
	"path/filepath"
	"testing"
)

// TestATakenPortIsChosenAnew: a daemon whose address is taken between its choice
// and its use gets another one.
func TestATakenPortIsChosenAnew(t *testing.T) {
	bin, err := Build(t.Context(), t.Output())
	if err != nil {
		t.Fatal(err)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	c := &Chain{dir: t.TempDir(), pass: "secret"}
	if err := c.drawHome(); err != nil {
		t.Fatal(err)
	}
	var chosen int
	choose := func() error {
		if chosen++; chosen > 1 {
			return c.choose()
		}
		c.addr = l.Addr().String()
		return nil
	}
	if err := choosing(choose, func() error { return c.start(t.Context(), bin) }); err != nil || chosen != 2 {
		t.Fatalf("after %d choices: %v", chosen, err)
	}
	t.Cleanup(func() {
		if err := c.stop(); err != nil {
			t.Error(err)
		}
	})
	if _, err := c.Height(t.Context()); err != nil {
		t.Error(err)
	}
	refused(t, bin, l, c)
}

// refused: an lnd says the same of either of its ports.
func refused(t *testing.T, bin string, l net.Listener, c *Chain) {
	t.Helper()
	fees, err := serveFeeRates()
	if err != nil {
		t.Fatal(err)
	}
	c.fees = fees
	for i, name := range []string{"rpc", "p2p"} {
		n, err := newLnd(bin, t.TempDir(), name, c)
		if err == nil {
			err = n.choose()
		}
		if err != nil {
			t.Fatal(err)
		}
		*[]*string{&n.Config.Address, &n.p2p}[i] = l.Addr().String()
		if err := n.start(t.Context()); !errors.Is(err, errTaken) {
			t.Errorf("%s: an lnd whose port is taken: %v", filepath.Base(n.dir), err)
		}
		n.close()
	}
}
