package games

import (
	"bytes"

	"github.com/ethereum/go-ethereum/accounts/abi"

	"github.com/infernetprotocol/infernet/chain/evm/binder"
	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// private packs and unpacks calls of the referee of private games.
var private = bindings.NewPrivateReferee()

// privateProof is the type of the bytes argument of provePrivate. The game contract
// passes them on without reading them.
var privateProof = func() abi.Arguments {
	a := private.GetABI()
	return a.Methods["publicInputs"].Inputs[1:2]
}()

func packPrivate(c bindings.Packed, m dispute.ProvePrivate, r Ref) ([]byte, error) {
	p := bindings.PrivateProof{Header: binder.Header(m.Header), Encoding: m.Encoding, Init: bindOpenings(m.Init),
		Leaf: m.Leaf, Proof: m.Proof}
	for i, l := range m.Sealed {
		p.Sealed[i] = bindings.SealedLeaf{Leaf: l.Leaf, Hash: l.Hash, Path: bindRoots(l.Path), Header: l.Header,
			Top: bindRoots(l.Top)}
	}
	raw, err := privateProof.Pack(p)
	if err != nil {
		return nil, err
	}
	return game.TryPackProvePrivate(c, raw, bindRef(r))
}

// privateOf decodes the bytes of a provePrivate. It returns nil for bytes that
// packPrivate does not write, because no node makes a move with another encoding of the
// same meaning.
func privateOf(raw []byte) dispute.Move {
	args, err := privateProof.Unpack(raw)
	if err != nil {
		return nil
	}
	if again, err := privateProof.Pack(args...); err != nil || !bytes.Equal(again, raw) {
		return nil
	}
	p := convert[bindings.PrivateProof](args[0])
	m := dispute.ProvePrivate{Header: headerOf(p.Header), Encoding: p.Encoding, Init: openingsOf(p.Init), Leaf: p.Leaf,
		Proof: p.Proof}
	for i, l := range p.Sealed {
		m.Sealed[i] = dispute.SealedLeaf{Leaf: l.Leaf, Hash: l.Hash, Path: rootsOf(l.Path), Header: l.Header,
			Top: rootsOf(l.Top)}
	}
	return m
}
