package keys

import (
	"bytes"
	"encoding/hex"
	"fmt"
	"io"
	"strings"

	"github.com/consensys/gnark-crypto/ecc"
	"github.com/consensys/gnark/backend/groth16"
	"github.com/consensys/gnark/backend/solidity"

	"github.com/infernetprotocol/infernet/zkproof/circuit"
)

// contracts are the names of the contracts with a verifying key, by circuit.
var contracts = map[string]string{GameCircuit(circuit.R32): "TileKey", GameCircuit(circuit.X8): "BlockKey"}

// Contract returns the name of the contract that holds the ceremony's verifying key, or an
// empty text if games are not proven with the circuit.
func (t Transcript) Contract() string { return contracts[t.Circuit] }

// ExportSolidity writes the contract for the verifying key of a folder, as gnark generates
// it, with the key's digest as KEY_HASH. It verifies the ceremony first. Of keys that one
// party made, it takes those of the devnet alone. The error wraps ErrPhase if there are no
// keys to deploy.
func ExportSolidity(dir string, w io.Writer) error {
	c, err := Open(dir)
	if err != nil {
		return err
	}
	if err := c.deployable(); err != nil {
		return err
	}
	key := groth16.NewVerifyingKey(ecc.BN254)
	if err := c.loadKey(verifyingFile, c.Verifying, key, verifyingLengths); err != nil {
		return err
	}
	return c.export(key, w)
}

// deployable returns nil for the keys of a verified ceremony, and for the devnet's.
func (c *Ceremony) deployable() error {
	switch {
	case c.Verifying == "":
		return fmt.Errorf("%w: there are no keys yet, seal the ceremony first", ErrPhase)
	case c.Contract() == "":
		return fmt.Errorf("%w: no contract takes keys of circuit %s", ErrPhase, c.Circuit)
	case c.Phase == OneParty && c.isDevnet():
		return nil
	}
	return c.Verify()
}

func (t Transcript) isDevnet() bool {
	key, ok := t.KeyHash()
	return ok && IsDevnet(key)
}

func (c *Ceremony) export(key groth16.VerifyingKey, w io.Writer) error {
	constants := fmt.Sprintf("    /// SHA-256 of the verifying key as gnark encodes it.\n"+
		"    bytes32 internal constant KEY_HASH = 0x%s;", c.Verifying)
	if c.isDevnet() {
		constants += developmentOnly()
	}
	var b bytes.Buffer
	err := key.ExportSolidity(&b, solidity.WithPragmaVersion("0.8.37"),
		solidity.WithConstants(strings.NewReader(constants)))
	if err != nil {
		return fmt.Errorf("keys: %w", err)
	}
	_, err = io.WriteString(w, strings.Replace(b.String(), "contract Verifier",
		"abstract contract "+c.Contract(), 1))
	return err
}

// DevelopmentChains are the ids of the chains on which the contracts of the devnet's keys
// can be deployed: developers' own chains and public test networks.
var DevelopmentChains = []uint64{1337, 31337, 314_1337, 80002, 84532}

// developmentOnly is a constructor that refuses all other chains, so that no deployment
// takes keys under which everybody can forge proofs.
func developmentOnly() string {
	var others []string
	for _, id := range DevelopmentChains {
		others = append(others, fmt.Sprintf("block.chainid != %d", id))
	}
	return "\n\n    /// Everybody can forge proofs under this key: it is for chains of development.\n" +
		"    error DevelopmentKey(uint256 chain);\n\n" +
		"    constructor() {\n" +
		"        if (" + strings.Join(others, "\n            && ") + ") revert DevelopmentKey(block.chainid);\n" +
		"    }"
}

// KeyHash returns the SHA-256 of the verifying key in the form of the contracts; false if
// there is none.
func (t Transcript) KeyHash() (hash [32]byte, ok bool) {
	raw, err := hex.DecodeString(t.Verifying)
	if err != nil || len(raw) != len(hash) {
		return hash, false
	}
	return [32]byte(raw), true
}
