package solanarpc_test

import (
	"bytes"
	"crypto/ed25519"
	"encoding/binary"
	"errors"
	"testing"

	"github.com/gagliardetto/solana-go"

	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
)

// outside is a transfer that a wallet is to sign, and the wallet's key.
func outside(t *testing.T) (solanarpc.Unsigned, ed25519.PrivateKey) {
	t.Helper()
	key := ed25519.NewKeyFromSeed(bytes.Repeat([]byte{7}, ed25519.SeedSize))
	payer := solana.PublicKeyFromBytes(key.Public().(ed25519.PublicKey))
	token := bindings.Token{Mint: solana.PublicKey{1}, Program: solana.TokenProgramID}
	to := solana.PublicKey{9}
	ixs := []solana.Instruction{token.NewTokenAccount(payer, to), token.Transfer(payer, to, 123, 6)}
	tx, err := solana.NewTransaction(ixs, solana.Hash{5}, solana.TransactionPayer(payer))
	if err != nil {
		t.Fatal(err)
	}
	m, err := tx.Message.MarshalBinary()
	if err != nil {
		t.Fatal(err)
	}
	return solanarpc.Unsigned{Payer: payer, Message: m, LastValid: 10}, key
}

// signedBy is what a wallet with the key returns for a message.
func signedBy(key ed25519.PrivateKey, message []byte) []byte {
	return append(append([]byte{1}, ed25519.Sign(key, message)...), message...)
}

func TestWhatAWalletSignedIsTakenAsItWasGiven(t *testing.T) {
	u, key := outside(t)
	tx, err := solana.TransactionFromBytes(u.Bytes())
	if err != nil || len(tx.Signatures) != 1 || !tx.Signatures[0].IsZero() {
		t.Fatalf("%+v %v", tx, err)
	}
	tx, err = u.Signed(signedBy(key, u.Message))
	if err != nil || tx.VerifySignatures() != nil || len(tx.Message.Instructions) != 2 {
		t.Errorf("%+v %v", tx, err)
	}
}

func TestAnotherTransactionOrSignerIsRefused(t *testing.T) {
	u, key := outside(t)
	other := ed25519.NewKeyFromSeed(bytes.Repeat([]byte{8}, ed25519.SeedSize))
	changed := bytes.Clone(u.Message)
	changed[len(changed)-2] ^= 1 // of the amount
	good := signedBy(key, u.Message)
	for name, raw := range map[string][]byte{
		"nothing": nil, "one byte": {1}, "unsigned": u.Bytes(), "cut": good[:len(good)-1],
		"longer":                         append(bytes.Clone(good), 0),
		"another amount, rightly signed": signedBy(key, changed), "another signer": signedBy(other, u.Message),
		"two signatures": append([]byte{2}, good[1:]...), "too large": make([]byte, 1<<20),
	} {
		if _, err := u.Signed(raw); !errors.Is(err, solanarpc.ErrOtherMessage) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestAnEndpointCannotNameAFeeForAWallet: it says what others pay, and the wallet would sign it.
func TestAnEndpointCannotNameAFeeForAWallet(t *testing.T) {
	c := dial(t, endpoint{
		"getRecentPrioritizationFees": `[{"slot":1,"prioritizationFee":18446744073709551615},
			{"slot":2,"prioritizationFee":18446744073709551615}]`,
		"getLatestBlockhash": `{"context":{"slot":1},"value":{"blockhash":"` + solana.Hash{8}.String() +
			`","lastValidBlockHeight":77}}`,
	})
	token := bindings.Token{Mint: solana.PublicKey{1}, Program: solana.TokenProgramID}
	payer := solana.PublicKey{3}
	u, err := c.Unsigned(t.Context(), payer, token.Transfer(payer, solana.PublicKey{4}, 5, 6))
	if err != nil || u.LastValid != 77 || u.Payer != payer {
		t.Fatalf("%+v %v", u, err)
	}
	tx, err := solana.TransactionFromBytes(u.Bytes())
	if err != nil || tx.Message.RecentBlockhash != (solana.Hash{8}) || len(tx.Message.Instructions) != 3 {
		t.Fatalf("%+v %v", tx, err)
	}
	const setPrice, most = 3, 1_000_000
	d := tx.Message.Instructions[1].Data
	if d[0] != setPrice || binary.LittleEndian.Uint64(d[1:]) != most {
		t.Errorf("fee %x", []byte(d))
	}
	other := token.Transfer(solana.PublicKey{9}, payer, 5, 6)
	if _, err := c.Unsigned(t.Context(), payer, other); !errors.Is(err, solanarpc.ErrOtherMessage) {
		t.Errorf("two signers: %v", err)
	}
}
