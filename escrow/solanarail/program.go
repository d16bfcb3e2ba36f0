package solanarail

import (
	"context"
	"encoding/binary"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/gagliardetto/solana-go"
	"github.com/gagliardetto/solana-go/rpc"

	"github.com/infernetprotocol/infernet/chain/solanarpc"
	"github.com/infernetprotocol/infernet/contracts/solana/bindings"
)

// Layout of the accounts of the loader of programs that can be upgraded: a program
// names its data's account, which has the slot, whoever may upgrade it, and the code.
const (
	loaderProgram, loaderData = 2, 3 // kinds, u32
	programSize               = 4 + 32
	authorityAt               = 4 + 8 // 1 and the key, or 0
	codeAt                    = authorityAt + 1 + 32
)

// code reads the bytes of the program whose account this is, after checking that they
// are those of the deployment, and that nobody but its authority can replace them.
func (r *Rail) code(ctx context.Context, program *solanarpc.Account) ([]byte, error) {
	code, authority := program.Data, solana.PublicKey{}
	if program.Owner == solana.BPFLoaderUpgradeableProgramID {
		var err error
		if code, authority, err = r.upgradeable(ctx, program.Data); err != nil {
			return nil, err
		}
	}
	want := r.Deployment.Code
	if want == (common.Hash{}) {
		want = bindings.CodeHash(bindings.Program)
	}
	switch got := bindings.CodeHash(code); {
	case program.Owner != solana.BPFLoaderUpgradeableProgramID && program.Owner != solana.BPFLoaderProgramID:
		return nil, fmt.Errorf("%w: %s belongs to %s", ErrProgram, r.Deployment.Program, program.Owner)
	case got != want:
		return nil, fmt.Errorf("%w: the code at %s has the hash %s, want %s", ErrProgram, r.Deployment.Program,
			got, want)
	case authority != r.Deployment.Authority:
		return nil, fmt.Errorf("%w: %s can replace the program, want %s", ErrProgram, authority,
			r.Deployment.Authority)
	}
	return code, nil
}

// upgradeable reads code and authority. A zero authority is nobody: the address of
// the system program, which has no key, says the same.
func (r *Rail) upgradeable(ctx context.Context, program []byte) (code []byte, authority solana.PublicKey, err error) {
	if len(program) != programSize || binary.LittleEndian.Uint32(program) != loaderProgram {
		return nil, authority, fmt.Errorf("%w: no program at %s", ErrProgram, r.Deployment.Program)
	}
	at := solana.PublicKeyFromBytes(program[4:])
	_, as, err := r.Chain.Accounts(ctx, rpc.CommitmentConfirmed, at)
	if err != nil {
		return nil, authority, err
	}
	a := as[0]
	if a == nil || a.Owner != solana.BPFLoaderUpgradeableProgramID || len(a.Data) < codeAt ||
		binary.LittleEndian.Uint32(a.Data) != loaderData {
		return nil, authority, fmt.Errorf("%w: no code at %s", ErrProgram, at)
	}
	if a.Data[authorityAt] != 0 {
		authority = solana.PublicKeyFromBytes(a.Data[authorityAt+1 : codeAt])
	}
	return a.Data[codeAt:], authority, nil
}
