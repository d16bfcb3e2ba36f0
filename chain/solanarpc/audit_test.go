package solanarpc_test

import (
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/gagliardetto/solana-go"
	"github.com/gagliardetto/solana-go/rpc"

	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/chain/solanarpc/solanatest"
)

// says is an endpoint that reports one account with these bytes, and the clock.
func says(data string, clock uint64) endpoint {
	sysvar := binary.LittleEndian.AppendUint64(make([]byte, 32), clock)
	account := func(b []byte) string {
		return fmt.Sprintf(`{"lamports":1,"owner":"11111111111111111111111111111111","data":["%s","base64"],`+
			`"executable":false,"rentEpoch":0}`, base64.StdEncoding.EncodeToString(b))
	}
	return endpoint{"getMultipleAccounts": `{"context":{"slot":` + fmt.Sprint(clock) + `},"value":[` +
		account([]byte(data)) + `,` + account(sysvar) + `]}`}
}

// away is an endpoint that cannot say anything of accounts.
func away() endpoint { return endpoint{"getMultipleAccounts": `{"code":-32005,"message":"behind"}`} }

// TestAuditS2AnswersAreCompared: what money follows counts once two endpoints say it,
// where more than one answers.
func TestAuditS2AnswersAreCompared(t *testing.T) {
	key := solana.PublicKey{1}
	read := func(es ...endpoint) (string, uint64, error) {
		_, as, err := dial(t, es...).Accounts(t.Context(), rpc.CommitmentFinalized, key, solanarpc.ClockAddress)
		if err != nil {
			return "", 0, err
		}
		now, err := solanarpc.ChainTime(as[1])
		return string(as[0].Data), now, err
	}
	for name, c := range map[string]struct {
		ask   []endpoint
		clock uint64
	}{
		"alone":                  {[]endpoint{says("true", 100)}, 100},
		"two":                    {[]endpoint{says("true", 100), says("true", 103)}, 100},
		"a liar first":           {[]endpoint{says("lie", 100), says("true", 101), says("true", 102)}, 101},
		"a liar between":         {[]endpoint{says("true", 101), says("lie", 100), says("true", 102)}, 101},
		"a liar about time":      {[]endpoint{says("true", 9000), says("true", 101), says("true", 102)}, 101},
		"one that cannot answer": {[]endpoint{away(), says("true", 101)}, 101},
	} {
		if got, clock, err := read(c.ask...); err != nil || got != "true" || clock != c.clock {
			t.Errorf("%s: %q at %d, %v", name, got, clock, err)
		}
	}
	for name, es := range map[string][]endpoint{
		"a liar of two":            {says("lie", 100), says("true", 101)},
		"a liar of two about time": {says("true", 9000), says("true", 101)},
		"three different":          {says("a", 100), says("b", 100), says("c", 100)},
	} {
		if got, _, err := read(es...); !errors.Is(err, solanarpc.ErrDisagree) {
			t.Errorf("%s: %q, %v", name, got, err)
		}
	}
}

// TestHostileR10LamportsKeepNobodyFromReading: anybody sends lamports to an account, in every slot if it likes, and
// endpoints are some slots apart. While a lease's window runs, its provider still reads what the program says.
func TestHostileR10LamportsKeepNobodyFromReading(t *testing.T) {
	richer := func(e endpoint, lamports int) endpoint {
		e["getMultipleAccounts"] = strings.ReplaceAll(e["getMultipleAccounts"], `"lamports":1,`,
			fmt.Sprintf(`"lamports":%d,`, lamports))
		return e
	}
	c := dial(t, richer(says("true", 100), 2003), richer(says("true", 101), 2002))
	_, as, err := c.Accounts(t.Context(), rpc.CommitmentFinalized, solana.PublicKey{1}, solanarpc.ClockAddress)
	if err != nil {
		t.Fatal(err)
	}
	if string(as[0].Data) != "true" || as[0].Lamports != 2002 {
		t.Errorf("%q with %d lamports, want the lower number", as[0].Data, as[0].Lamports)
	}
}

// TestAuditS2OutcomesAreCompared: one endpoint alone cannot have a transaction taken for
// done, for failed or for expired.
func TestAuditS2OutcomesAreCompared(t *testing.T) {
	status := func(height, value string) endpoint {
		return endpoint{"getBlockHeight": height,
			"getSignatureStatuses": `{"context":{"slot":1},"value":[` + value + `]}`}
	}
	const (
		none   = `null`
		done   = `{"slot":5,"confirmations":null,"err":null,"confirmationStatus":"finalized"}`
		failed = `{"slot":5,"confirmations":null,"err":"AccountInUse","confirmationStatus":"finalized"}`
	)
	for name, c := range map[string]struct {
		ask   []endpoint
		known bool // the outcome is known
		want  solanarpc.TxStatus
	}{
		"one says it landed": {[]endpoint{status("10", done), status("10", none), status("10", none)}, false, 0},
		"two say it landed": {[]endpoint{status("10", done), status("10", none), status("10", done)}, true,
			solanarpc.Landed},
		"one says it failed":  {[]endpoint{status("10", failed), status("10", done)}, false, 0},
		"alone it landed":     {[]endpoint{status("10", done)}, true, solanarpc.Landed},
		"one height too high": {[]endpoint{status("999", none), status("10", none), status("11", none)}, false, 0},
		"one does not see it": {[]endpoint{status("999", none), status("999", done)}, false, 0},
		"none sees it":        {[]endpoint{status("999", none), status("999", none)}, true, solanarpc.Expired},
	} {
		got, known := outcome(t, dial(t, c.ask...))
		if known != c.known || known && got != c.want {
			t.Errorf("%s: %d, known %t", name, got, known)
		}
	}
}

// outcome is what a sender finds out about a transaction, if it does.
func outcome(t *testing.T, c *solanarpc.Client) (got solanarpc.TxStatus, known bool) {
	t.Helper()
	store := &solanatest.Memory{}
	k := key(t)
	tx := solanarpc.Tx{Action: "a", From: k.PublicKey(), Signature: solana.Signature{1}, LastValid: 100}
	if err := store.SaveTx(t.Context(), tx); err != nil {
		t.Fatal(err)
	}
	done, err := solanarpc.NewSender(c, k, store, solanarpc.SenderConfig{}).Look(t.Context(), tx)
	if !done {
		if err != nil {
			t.Error(err)
		}
		return 0, false
	}
	for s := range store.Statuses() {
		got = s
	}
	return got, true
}

// TestAuditS2RefusalsAreCompared: one endpoint alone cannot have an action given up.
func TestAuditS2RefusalsAreCompared(t *testing.T) {
	refuses := endpoint{"simulateTransaction": `{"context":{"slot":1},"value":{` +
		`"err":{"InstructionError":[2,{"Custom":6015}]},` +
		`"logs":[],"unitsConsumed":5}}`}
	takes := endpoint{"simulateTransaction": `{"context":{"slot":1},"value":{"err":null,"logs":[],"unitsConsumed":5}}`}
	for _, e := range []endpoint{refuses, takes} {
		e["getRecentPrioritizationFees"] = "[]"
		e["getLatestBlockhash"] = `{"context":{"slot":1},"value":{"blockhash":"` + genesis.String() +
			`","lastValidBlockHeight":9}}`
		e["sendTransaction"] = `{"code":-32005,"message":"behind"}`
	}
	for name, c := range map[string]struct {
		ask     []endpoint
		refused bool
	}{
		"alone":          {[]endpoint{refuses}, true},
		"a liar of two":  {[]endpoint{refuses, takes}, false},
		"two of three":   {[]endpoint{refuses, refuses, takes}, true},
		"a liar of many": {[]endpoint{takes, refuses}, false},
	} {
		s := solanarpc.NewSender(dial(t, c.ask...), key(t), &solanatest.Memory{}, solanarpc.SenderConfig{})
		_, err := s.Send(t.Context(), solanarpc.Call{Action: "a",
			Instructions: []solana.Instruction{solana.NewInstruction(solana.PublicKey{3}, nil, []byte{1})}})
		var e *solanarpc.TxError
		if errors.As(err, &e) != c.refused || !c.refused && err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestHostileAFarSlotKeepsNobodyWaiting: who waited for a slot after one that an endpoint had invented waited for
// days, once that endpoint was gone. One that lags keeps nobody waiting either.
func TestHostileAFarSlotKeepsNobodyWaiting(t *testing.T) {
	at := func(slot string) endpoint { return endpoint{"getSlot": slot} }
	for name, x := range map[string]struct {
		ends []endpoint
		want uint64
	}{
		"one invents":       {[]endpoint{at("100"), at("900000000"), at("101")}, 101},
		"one lags":          {[]endpoint{at("100"), at("3"), at("101")}, 100},
		"one is away":       {[]endpoint{at("100"), at(`{"code":-32005,"message":"behind"}`), at("101")}, 101},
		"one alone":         {[]endpoint{at("100")}, 100},
		"one of four lies":  {[]endpoint{at("100"), at("100"), at("102"), at("900000000")}, 102},
		"they say the same": {[]endpoint{at("100"), at("100"), at("100")}, 100},
	} {
		if got, err := dial(t, x.ends...).Slot(t.Context(), rpc.CommitmentConfirmed); err != nil || got != x.want {
			t.Errorf("%s: slot %d, want %d; %v", name, got, x.want, err)
		}
	}
}
