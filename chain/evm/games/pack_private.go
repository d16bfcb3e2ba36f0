package games

import (
	"bytes"

	"github.com/ethereum/go-ethereum/accounts/abi"

	"github.com/infernetprotocol/infernet/contracts/evm/bindings"
	"github.com/infernetprotocol/infernet/zkproof/dispute"
)

// private packs and unpacks calls of the referee of private games.
var private = bindings.NewPrivateReferee()

// privateProof is the type of what provePrivate takes as bytes: the game hands
// them on without looking inside.
var privateProof = func() abi.Arguments {
	a := private.GetABI()
	return a.Methods["publicInputs"].Inputs[1:2]
}()

func packPrivate(c bindings.Packed, m dispute.ProvePrivate, r Ref) ([]byte, error) {
	p := bindings.PrivateProof{Header: bindHeader(m.Header), Encoding: m.Encoding, Init: bindOpenings(m.Init),
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

// privateOf reads the bytes of a provePrivate; nil where they are not what
// packPrivate writes: other bytes of the same meaning are nobody's move here.
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
