package bootlists

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"github.com/libp2p/go-libp2p/core/peer"

	"github.com/infernetprotocol/infernet/node/config"
	"github.com/infernetprotocol/infernet/node/ledger"
	"github.com/infernetprotocol/infernet/node/p2p/bootlist"
)

// space holds the newest list of each signer, by its peer id.
const space ledger.Space = "bootstrap-lists"

// How long the reader waits between two looks: at first and after a failure, and when all lists could be read. After
// each failure it waits twice as long.
const (
	again   = time.Minute
	refresh = 6 * time.Hour
)

// errOlder means that a list is older than one that was read before.
var errOlder = errors.New("an older list than the one that this node has: who serves it is behind, or holds the " +
	"newer one back")

// Network dials who is suggested (p2p.Host).
type Network interface {
	Suggest(lists [][]peer.AddrInfo)
}

// Options are what a Reader works with.
type Options struct {
	Lists   []config.BootstrapList
	Ledger  *ledger.Ledger
	Network Network
	Log     *slog.Logger
	Now     func() time.Time
	Wait    func(context.Context, time.Duration) error // retry.Pause
}

// Reader keeps lists up to date.
type Reader struct {
	o    Options
	said map[config.BootstrapList]string // the last error of each list, which is logged once
}

// New makes a Reader of lists that config has validated.
func New(o Options) *Reader { return &Reader{o: o, said: map[config.BootstrapList]string{}} }

// kept is the record of a signer's newest list.
type kept struct {
	Number uint64 `cbor:"1,keyasint"`
	Text   []byte `cbor:"2,keyasint"`
}

// Run suggests what was kept at once, and reads the lists again and again until ctx ends.
func (r *Reader) Run(ctx context.Context) error {
	if len(r.o.Lists) == 0 {
		return nil
	}
	if err := r.suggest(); err != nil {
		return err
	}
	for pause := again; ; {
		whole, err := r.look(ctx)
		if err == nil {
			err = r.suggest()
		}
		if err != nil {
			return err
		}
		next := pause
		if pause = min(2*pause, refresh); whole {
			next, pause = refresh, again
		}
		if r.o.Wait(ctx, next) != nil {
			return nil
		}
	}
}

// look reads every list once, and reports whether all could be used. The error is the ledger's.
func (r *Reader) look(ctx context.Context) (whole bool, err error) {
	whole = true
	for _, l := range r.o.Lists {
		f, why := read(ctx, l, r.o.Now())
		if why == nil {
			why, err = r.keep(l, f)
		}
		if err != nil || ctx.Err() != nil {
			return false, err
		}
		r.say(l, why)
		whole = whole && why == nil
	}
	return whole, nil
}

// say logs what is wrong with a list, or that nothing is any more, once.
func (r *Reader) say(l config.BootstrapList, why error) {
	text := ""
	if why != nil {
		text = why.Error()
	}
	if text == r.said[l] {
		return
	}
	if r.said[l] = text; why == nil {
		r.o.Log.Info("a list of nodes to join can be used again", "from", l.From)
		return
	}
	r.o.Log.Warn("a list of nodes to join is not used", "from", l.From, "err", why)
}

// keep writes a list down if it is newer than what its signer signed before. why is errOlder if it is older, err the
// ledger's.
func (r *Reader) keep(l config.BootstrapList, f found) (why, err error) {
	before, _, err := ledger.Get[kept](r.o.Ledger, space, l.Signer)
	switch {
	case err != nil:
		return nil, err
	case f.list.Number < before.Number:
		return fmt.Errorf("%w: number %d, not %d", errOlder, f.list.Number, before.Number), nil
	case f.list.Number == before.Number:
		return nil, nil
	}
	_, err = r.o.Ledger.Commit(ledger.Change{
		Kind: "bootstrap-list.read", Body: f.list.Number, At: uint64(r.o.Now().Unix()),
		Put: []ledger.Record{{Key: ledger.Key{Space: space, ID: l.Signer}, Value: kept{f.list.Number, f.text}}},
	})
	return nil, err
}

// suggest gives the network the nodes of every signer's list that is in force.
func (r *Reader) suggest() error {
	var lists [][]peer.AddrInfo
	seen := map[string]bool{}
	for _, l := range r.o.Lists {
		if seen[l.Signer] {
			continue
		}
		seen[l.Signer] = true
		k, ok, err := ledger.Get[kept](r.o.Ledger, space, l.Signer)
		if err != nil {
			return err
		}
		if !ok {
			continue
		}
		list, _, err := bootlist.Read(k.Text)
		if err != nil || list.InForce(r.o.Now()) != nil {
			continue // it was right when it was kept, and is over now
		}
		peers, err := list.Peers()
		if err != nil {
			continue
		}
		lists = append(lists, peers)
	}
	r.o.Network.Suggest(lists)
	return nil
}
