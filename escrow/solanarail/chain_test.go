package solanarail_test

import (
	"bytes"
	"context"
	"encoding/binary"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gagliardetto/solana-go"
	"github.com/gagliardetto/solana-go/rpc"

	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
	"github.com/infernetprotocol/infernet/escrow/solanarail"
)

// books is a chain of accounts in memory. It lists at most `most` accounts at once.
type books struct {
	solanarail.Chain // of which only some is there
	accounts         map[solana.PublicKey]*solanarpc.Account
	most             int
	asked            atomic.Int64 // lists
}

func (b *books) Accounts(_ context.Context, _ rpc.CommitmentType, keys ...solana.PublicKey) (uint64,
	[]*solanarpc.Account, error) {
	out := make([]*solanarpc.Account, len(keys))
	for i, k := range keys {
		out[i] = b.accounts[k]
	}
	return 1, out, nil
}

func (b *books) Owned(_ context.Context, _ rpc.CommitmentType, program solana.PublicKey,
	want ...solanarpc.Match) (found []solanarpc.Found, _ error) {
	b.asked.Add(1)
	for k, a := range b.accounts {
		ok := a.Owner == program
		for _, m := range want {
			ok = ok && len(a.Data) >= int(m.Offset)+len(m.Bytes) && bytes.HasPrefix(a.Data[m.Offset:], m.Bytes)
		}
		if ok {
			found = append(found, solanarpc.Found{Address: k, Account: *a})
		}
	}
	if len(found) > b.most {
		return nil, solanarpc.ErrTooLarge
	}
	return found, nil
}

// watched is a deployment on books, with the program in its place.
func watched(code []byte, authority *solana.PublicKey) (solanarail.Deployment, *books) {
	d := solanarail.Deployment{Genesis: solana.Hash{1}, Program: solana.PublicKey{2},
		Token: bindings.Token{Mint: solana.PublicKey{3}, Program: solana.TokenProgramID}}
	at := solana.PublicKey{4}
	data := append(binary.LittleEndian.AppendUint32(nil, 3), make([]byte, 8+1+32)...)
	if authority != nil {
		data[12] = 1
		copy(data[13:], authority[:])
	}
	data = append(append(data, code...), 0, 0, 0) // accounts may be longer than the code
	clock := binary.LittleEndian.AppendUint64(make([]byte, 32), uint64(now.Unix()))
	return d, &books{most: 100, accounts: map[solana.PublicKey]*solanarpc.Account{
		d.Program: {Owner: solana.BPFLoaderUpgradeableProgramID,
			Data: append(binary.LittleEndian.AppendUint32(nil, 2), at[:]...)},
		at:                     {Owner: solana.BPFLoaderUpgradeableProgramID, Data: data},
		d.Token.Mint:           {Owner: d.Token.Program, Data: make([]byte, 82)},
		solanarpc.ClockAddress: {Data: clock},
	}}
}

// now is the clock of books.
var now = time.Unix(1_900_000_000, 0)

// newRail is a rail on books for a key.
func newRail(t *testing.T, c solanarail.Config) *solanarail.Rail {
	t.Helper()
	r, err := solanarail.New(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// encoded is an account's content as the program writes it.
func encoded(t *testing.T, v any, room int) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := binary.Write(&b, binary.LittleEndian, v); err != nil {
		t.Fatal(err)
	}
	return append(b.Bytes(), make([]byte, room)...)
}
