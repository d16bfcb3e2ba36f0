package rail

import "github.com/infernetprotocol/infernet/node/ledger"

// lightningStore keeps the books in the ledger.
type lightningStore struct {
	l   *ledger.Ledger
	now func() uint64
}

func (s lightningStore) Get(name string) ([]byte, bool, error) {
	return ledger.Get[[]byte](s.l, spaceLightning, name)
}

func (s lightningStore) Put(name string, record []byte) error {
	_, err := s.l.Commit(ledger.Change{
		Kind: "lightning.book", Body: name, At: s.now(),
		Put: []ledger.Record{{Key: ledger.Key{Space: spaceLightning, ID: name}, Value: record}},
	})
	return err
}

func (s lightningStore) Names(prefix string) (names []string, err error) {
	items, err := ledger.List[[]byte](s.l, spaceLightning, prefix)
	for _, i := range items {
		names = append(names, i.ID)
	}
	return names, err
}
