package ledger

import (
	"bytes"
	"encoding/binary"

	"github.com/infernetprotocol/infernet/market/money"
)

// Columns; doc.go describes them.
const (
	colMeta    = 'm'
	colEntry   = 'e'
	colBalance = 'b'
	colPending = 'p'
	colDone    = 'd'
	colRecord  = 'r'
	colLine    = 'v'
	colPlace   = 'w'
)

const formatVersion = 1

var (
	keyFormat = []byte("mformat")
	keyHead   = []byte("mhead")
)

func entryKey(seq uint64) []byte { return binary.BigEndian.AppendUint64([]byte{colEntry}, seq) }

func pendingKey(id string) []byte { return append([]byte{colPending}, id...) }
func doneKey(id string) []byte    { return append([]byte{colDone}, id...) }

func recordKey(k Key) []byte { return append(recordPrefix(k.Space), k.ID...) }

func recordPrefix(s Space) []byte {
	return append(append([]byte{colRecord}, s...), 0)
}

// balance names an account's holding of one asset.
type balance struct {
	account Account
	asset   money.Asset
}

func (b balance) key() []byte {
	k := append([]byte{colBalance}, b.account...)
	return append(append(k, 0), b.asset...)
}

func parseBalanceKey(k []byte) (balance, bool) {
	account, asset, ok := bytes.Cut(k[1:], []byte{0})
	return balance{Account(account), money.Asset(asset)}, ok
}

// after returns the first key behind all that start with prefix.
func after(prefix []byte) []byte {
	end := bytes.Clone(prefix)
	for i := len(end) - 1; i >= 0; i-- {
		if end[i]++; end[i] != 0 {
			return end[:i+1]
		}
	}
	return nil
}
