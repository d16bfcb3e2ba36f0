package testnet

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/infernetprotocol/infernet/node/api"
)

// load is a number of jobs that are posted at once, and who works on them.
type load struct {
	jobs, providers, verifiers int
	post                       time.Duration // in which they are posted, evenly
	steps, each                int
	model                      string
}

// idleTolerance is for how long, in a row, a provider without a lease may stand beside a job without one: the window
// in which bids are collected, the pauses of the order book and of the chain's heads, and a loaded machine.
const idleTolerance = 10 * time.Second

// TestJobsDoNotWaitWhileAProviderIdles posts more jobs at once than the providers have room for.
func TestJobsDoNotWaitWhileAProviderIdles(t *testing.T) {
	t.Parallel()
	r := load{jobs: 12, providers: 1, verifiers: 1, steps: 4, each: 2}.run(t)
	if r.longestIdle > idleTolerance*slower {
		t.Errorf("a job waited for %s while a provider had no lease", r.longestIdle)
	}
	if r.again > 0 {
		t.Errorf("%d leases ended early, and nobody did anything wrong", r.again)
	}
}

// loadResult is what a load took.
type loadResult struct {
	done        []time.Duration // of each job, from the first post to its model, ascending
	all         time.Duration   // to the settlement of the last job
	again       int             // leases that ended early
	idle        []float64       // the part of the time in which each provider's engine stood still
	longestIdle time.Duration   // in a row, for which a job waited while some provider had no lease
	stages      []stageTime
}

// stageTime is how long jobs took from one kind of event to another: half of them, and nine of ten.
type stageTime struct {
	from, to     string
	half, ninety time.Duration
}

// stages are the parts of a job's way. Of events that a job has several times, the first counts where a stage begins
// with it, and the last where it ends.
var stages = [][2]string{{"offer", "lease"}, {"lease", "funded"}, {"funded", "segment"}, {"segment", "verdict"},
	{"verdict", "delivered"}, {"delivered", "refunded"}}

func stageTimes(all []api.Event) (out []stageTime) {
	first, last := map[[2]string]time.Time{}, map[[2]string]time.Time{}
	jobs := map[string]bool{}
	for _, e := range all {
		key := [2]string{e.Job, e.Kind}
		if jobs[e.Job] = true; first[key].IsZero() {
			first[key] = e.Time
		}
		last[key] = e.Time
	}
	for _, s := range stages {
		var took []time.Duration
		for id := range jobs {
			took = append(took, last[[2]string{id, s[1]}].Sub(first[[2]string{id, s[0]}]))
		}
		slices.Sort(took)
		out = append(out, stageTime{s[0], s[1], took[len(took)/2], took[len(took)*9/10]})
	}
	return out
}

func (r loadResult) String() string {
	var b strings.Builder
	at := func(part int) time.Duration { return r.done[(len(r.done)-1)*part/100].Round(100 * time.Millisecond) }
	fmt.Fprintf(&b, "%d jobs delivered: the first after %s, half %s, 90 %% %s, the last %s; all settled after %s\n",
		len(r.done), at(0), at(50), at(90), at(100), r.all.Round(100*time.Millisecond))
	fmt.Fprintf(&b, "%d leases ended early; longest wait of a job beside a provider without a lease: %s\n",
		r.again, r.longestIdle.Round(100*time.Millisecond))
	for _, x := range r.stages {
		fmt.Fprintf(&b, "from %s to %s: half of the jobs within %s, 90 %% within %s\n", x.from, x.to,
			x.half.Round(100*time.Millisecond), x.ninety.Round(100*time.Millisecond))
	}
	for i, part := range r.idle {
		fmt.Fprintf(&b, "provider %d: engine idle %.0f %%\n", i, 100*part)
	}
	return b.String()
}

// run posts the jobs and waits until all are delivered and settled.
func (l load) run(t *testing.T) (r loadResult) {
	net := l.network(t)
	c := net.node("client")
	request := c.request(jobSpec{steps: l.steps, each: l.each, model: l.model})
	begin := time.Now()
	log := followEvents(net, c)
	for i := range l.jobs {
		if pause(net.ctx, time.Until(begin.Add(l.post*time.Duration(i)/time.Duration(l.jobs)))) != nil {
			t.Fatal("the network ended")
		}
		r := request
		r.File = strings.Replace(r.File, "name: test", fmt.Sprintf("name: load-%d", i), 1)
		if _, err := c.backend().PostJob(net.ctx, r); err != nil {
			t.Fatal(err)
		}
	}
	progress := l.progress(t, log, begin)
	t.Logf("all are posted after %s", time.Since(begin).Round(100*time.Millisecond))
	net.until("half of the jobs end", func() bool { progress(); return log.count("refunded") >= l.jobs/2 })
	net.until("all jobs end", func() bool { progress(); return log.count("refunded") == l.jobs })
	all := log.stop()
	r.all = time.Since(begin)
	for _, e := range all {
		switch e.Kind {
		case "delivered":
			r.done = append(r.done, e.Time.Sub(begin))
		case "replaced":
			r.again++
		}
	}
	slices.Sort(r.done)
	for i := range l.providers {
		s, err := net.node(providerName(i)).backend().Status(net.ctx)
		if err != nil {
			t.Fatal(err)
		}
		r.idle = append(r.idle, 1-s.Engine.Seconds/r.done[len(r.done)-1].Seconds())
	}
	r.longestIdle, r.stages = longestIdle(all, l.wallets(net)), stageTimes(all)
	net.checkBalances()
	return r
}

// progress returns a function that logs from time to time how many jobs are done.
func (l load) progress(t *testing.T, log *eventLog, begin time.Time) func() {
	next := begin
	return func() {
		if testing.Verbose() && time.Now().After(next) {
			next = time.Now().Add(5 * time.Second)
			t.Logf("%s: %d leases, %d funded, %d delivered, %d settled, %d replaced, %d refused",
				time.Since(begin).Round(time.Second), log.count("lease"), log.count("funded"), log.count("delivered"),
				log.count("refunded"), log.count("replaced"), log.count("refused"))
		}
	}
}

func providerName(i int) string { return fmt.Sprintf("provider%d", i) }

// network starts the nodes of the load. Stake is no bound of it, so jobs name no trace.
func (l load) network(t *testing.T) *testNetwork {
	specs := []nodeSpec{{name: "client", roles: "client", undisputed: true}}
	for i := range l.providers {
		specs = append(specs, nodeSpec{name: providerName(i), roles: "provider", price: "0.5", staked: true})
	}
	for i := range l.verifiers {
		specs = append(specs, nodeSpec{name: fmt.Sprintf("verifier%d", i), roles: "verifier", staked: true})
	}
	return newTestNetwork(t, specs...)
}

func (l load) wallets(net *testNetwork) (all []string) {
	for i := range l.providers {
		all = append(all, net.node(providerName(i)).Wallet.Hex())
	}
	return all
}

// eventLog is what a node's jobs have said.
type eventLog struct {
	cancel context.CancelFunc
	ended  chan struct{}

	mu     sync.Mutex
	all    []api.Event
	counts map[string]int
}

func followEvents(net *testNetwork, c *testNode) *eventLog {
	ctx, cancel := context.WithCancel(net.ctx)
	log := &eventLog{cancel: cancel, ended: make(chan struct{}), counts: map[string]int{}}
	go func() {
		defer close(log.ended)
		_ = c.backend().Watch(ctx, "", 0, log.add)
	}()
	return log
}

func (x *eventLog) add(e api.Event) error {
	x.mu.Lock()
	defer x.mu.Unlock()
	x.all = append(x.all, e)
	x.counts[e.Kind]++
	return nil
}

func (x *eventLog) count(kind string) int {
	x.mu.Lock()
	defer x.mu.Unlock()
	return x.counts[kind]
}

func (x *eventLog) stop() []api.Event {
	x.cancel()
	<-x.ended
	return x.all
}

// longestIdle returns for how long, in a row, some job was listed without a lease while some provider had none. A lease
// counts from its signature to its last segment: the provider waits for its settlement without doing anything.
func longestIdle(all []api.Event, providers []string) (longest time.Duration) {
	held := map[string]map[string]bool{}
	for _, p := range providers {
		held[p] = map[string]bool{}
	}
	segments, waiting, since := map[string]int{}, map[string]bool{}, time.Time{}
	for _, e := range all {
		if !since.IsZero() {
			longest = max(longest, e.Time.Sub(since))
		}
		switch e.Kind {
		case "offer", "replaced":
			waiting[e.Job] = true
		case "lease":
			delete(waiting, e.Job)
			provider, _, _ := strings.Cut(e.Text, ":")
			held[provider][e.Job] = true
		case "segment":
			segments[e.Job]++
		}
		for _, jobs := range held {
			if e.Kind == "replaced" || segments[e.Job] == loadSegments {
				delete(jobs, e.Job)
			}
		}
		idle := slices.ContainsFunc(providers, func(p string) bool { return len(held[p]) == 0 })
		switch {
		case len(waiting) == 0 || !idle:
			since = time.Time{}
		case since.IsZero():
			since = e.Time
		}
	}
	return longest
}

// loadSegments is the number of segments of a load's job.
const loadSegments = 2
