package clientwallet

import (
	"crypto/rand"
	"encoding/hex"
	"errors"
	"sync"

	"github.com/ethereum/go-ethereum/common"

	"github.com/infernetprotocol/infernet/chain/evm/wallet"
	"github.com/infernetprotocol/infernet/market"
	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/artifacts"
)

// Bounds of drafts. They lie in memory only: before a signature nothing is owed to anybody.
const (
	// DraftSeconds is how long a draft waits for its signatures, in seconds of chain time.
	DraftSeconds = 15 * 60
	// MaxDrafts is how many drafts a node keeps.
	MaxDrafts = 16
)

var (
	// ErrNoDraft means that a draft is not here: it was never made, is too old, or the node has started anew.
	ErrNoDraft = errors.New("no such draft")
	// ErrManyDrafts means that MaxDrafts wait for their signatures.
	ErrManyDrafts = errors.New("too many drafts wait for signatures")
)

// Draft is a job as it will be posted, but for the signatures of its client's wallet.
type Draft struct {
	// Announcement is the job. Its offer's client is the wallet, its delegate this node.
	Announcement market.Announcement
	// Permission lets the escrow take the job's whole price from the wallet.
	Permission wallet.Permission
	// Delivery is what this node makes of the finished job, beside what was trained.
	Delivery artifacts.Delivery
	// Expires is the chain time after which the draft is forgotten.
	Expires uint64
}

// Client is the wallet that is to sign.
func (d Draft) Client() common.Address { return d.Announcement.Offer.Client }

// Deposit is what the wallet pays when the draft is submitted: the price of all segments.
func (d Draft) Deposit() money.Units { return d.Permission.Value }

// Drafts keeps drafts by a name that cannot be guessed. It is safe for concurrent use.
type Drafts struct {
	mu  sync.Mutex
	all map[string]Draft
}

// NewDrafts returns an empty store.
func NewDrafts() *Drafts { return &Drafts{all: map[string]Draft{}} }

// Put keeps a draft and names it. The error is ErrManyDrafts, or the machine's for want of random bits.
func (s *Drafts) Put(d Draft, now uint64) (id string, err error) {
	var b [16]byte
	if _, err := rand.Read(b[:]); err != nil {
		return "", err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for id, old := range s.all {
		if old.Expires < now {
			delete(s.all, id)
		}
	}
	if len(s.all) >= MaxDrafts {
		return "", ErrManyDrafts
	}
	id = hex.EncodeToString(b[:])
	s.all[id] = d
	return id, nil
}

// Get returns the draft of that name. The error is ErrNoDraft.
func (s *Drafts) Get(id string, now uint64) (Draft, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	d, ok := s.all[id]
	if !ok || d.Expires < now {
		return Draft{}, ErrNoDraft
	}
	return d, nil
}

// Drop forgets a draft.
func (s *Drafts) Drop(id string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.all, id)
}
