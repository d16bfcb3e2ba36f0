package scale

import (
	"errors"
	"reflect"
	"testing"
)

// TestAnOfferReachesAThousandNodes: with a tenth of the nodes hostile, 99 % of the honest ones have an offer within two
// seconds. None is sent much more often than there are members of a mesh.
func TestAnOfferReachesAThousandNodes(t *testing.T) {
	r := run(t, Usual(1000))
	t.Logf("%+v", r)
	if r.Reach < 0.999 || r.Most >= 2 {
		t.Errorf("%.4f were reached, 99 %% after %.2f s", r.Reach, r.Most)
	}
	if r.Sent > 12_000 || r.Got > 12_000 || r.Barred != 0 {
		t.Errorf("a node sent %.0f bytes for each offer, and received %.0f; %.3f was refused", r.Sent, r.Got, r.Barred)
	}
}

func run(t *testing.T, c Config) Result {
	t.Helper()
	r, err := Run(c)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestSpamOfStrangersIsBounded: spammers that announce 20 offers a second keep no honest offer from anybody. Where they
// announce 200, a node takes what its budgets let in, and honest offers of strangers are lost with the others: that is
// open, see docs/network.md.
func TestSpamOfStrangersIsBounded(t *testing.T) {
	c := Spammed(300, 20, 0)
	if r := run(t, c); r.Reach < 0.999 || r.Most >= 2 {
		t.Errorf("with little spam %.4f were reached, 99 %% after %.2f s", r.Reach, r.Most)
	}
	c = Spammed(300, 200, 0)
	r := run(t, c)
	most := c.Limits.PoolRate + float64(2*c.Dials)*c.Limits.ShareRate +
		(float64(c.Limits.PoolBurst)+float64(2*c.Dials*c.Limits.ShareBurst))/5
	if r.Barred == 0 || r.Taken > most {
		t.Errorf("a node takes %.0f offers of spammers a second, its budgets allow %.0f", r.Taken, most)
	}
}

// TestFundedOffersPassSpam: where spam of strangers takes all that a node takes of them, funded offers reach everybody
// within two seconds, although as many others are claimed to be funded. Those are looked at rarely.
func TestFundedOffersPassSpam(t *testing.T) {
	for _, rate := range []float64{0, 200} {
		c := Funded(300, rate)
		r := run(t, c)
		if r.Reach < 0.999 || r.Most >= 2 {
			t.Errorf("with %v of spam %.4f were reached, 99 %% after %.2f s", rate, r.Reach, r.Most)
		}
		if r.Looks > 1 || rate > 0 && r.Looks == 0 {
			t.Errorf("a node makes %.2f looks a second at what is not funded", r.Looks)
		}
	}
}

// TestASeedIsARun: the same seed gives the same figures, another one others.
func TestASeedIsARun(t *testing.T) {
	c := Usual(200)
	a, b := run(t, c), run(t, c)
	if c.Seed++; !reflect.DeepEqual(a, b) || reflect.DeepEqual(a, run(t, c)) {
		t.Error("a run is not its seed's")
	}
}

func TestWhatCannotBeSimulated(t *testing.T) {
	for _, edit := range []func(*Config){
		func(c *Config) { c.Nodes = 9 },
		func(c *Config) { c.Dials = 0 },
		func(c *Config) { c.Drop = 1 },
		func(c *Config) { c.Spam, c.SpamRate = 0, 1 },
		func(c *Config) { c.Size = c.Limits.MaxSize + 1 },
		func(c *Config) { c.MeanRTT = c.MedianRTT - 1 },
	} {
		c := Usual(100)
		if edit(&c); func() bool { _, err := Run(c); return !errors.Is(err, ErrConfig) }() {
			t.Errorf("%+v is simulated", c)
		}
	}
}
