package wallet

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"strings"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/math"
	"github.com/ethereum/go-ethereum/signer/core/apitypes"

	"github.com/infernetprotocol/infernet/market"
)

// permitType is EIP-2612's.
const permitType = "Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"

// parsed returns a binding's ABI. What abigen wrote always parses.
func parsed(m *bind.MetaData) *abi.ABI {
	p, err := m.ParseABI()
	if err != nil {
		panic(err)
	}
	return p
}

// SignOffer implements Key.
func (w *Wallet) SignOffer(ctx context.Context, d market.Domain, o market.Offer) (market.Signature, error) {
	return w.SignDigest(ctx, d.Digest(o))
}

// SignRelease implements Key.
func (w *Wallet) SignRelease(ctx context.Context, d market.Domain, r market.Release) (market.Signature, error) {
	return w.SignDigest(ctx, d.Digest(r))
}

// SignPermit implements Key.
func (w *Wallet) SignPermit(ctx context.Context, p Permission) (market.Signature, error) {
	digest, err := p.Digest(w.Address())
	if err != nil {
		return market.Signature{}, err
	}
	return w.SignDigest(ctx, digest)
}

// Digest is what owner signs.
func (p Permission) Digest(owner common.Address) (common.Hash, error) {
	digest, _, err := apitypes.TypedDataAndHash(p.TypedData(owner))
	if err != nil {
		return common.Hash{}, fmt.Errorf("permit: %w", err)
	}
	return common.Hash(digest), nil
}

// ErrPermitDomain means that the token's EIP-712 domain is not one that this
// program can construct.
var ErrPermitDomain = errors.New(
	"the token's permit has an EIP-712 domain that is not known: approve the escrow once instead")

// permitVersions are the versions that tokens use: OpenZeppelin's permit has "1",
// Circle's USDC "2".
var permitVersions = []string{"1", "2"}

// PermitVersion finds the version of a token's EIP-712 domain from its separator.
// Tokens return the separator, but often not the version.
func PermitVersion(separator common.Hash, name string, chainID uint64, token common.Address) (string, error) {
	for _, v := range permitVersions {
		d := Permission{Name: name, Version: v, ChainID: chainID, Token: token,
			Nonce: new(big.Int)}.TypedData(common.Address{})
		got, err := d.HashStruct("EIP712Domain", d.Domain.Map())
		if err != nil {
			return "", fmt.Errorf("domain of %s: %w", token, err)
		}
		if common.BytesToHash(got) == separator {
			return v, nil
		}
	}
	return "", fmt.Errorf("%w: %s", ErrPermitDomain, token)
}

// TypedData is the permit in the form that signers show to people.
func (p Permission) TypedData(owner common.Address) apitypes.TypedData {
	return typedData(permitType, apitypes.TypedDataDomain{
		Name: p.Name, Version: p.Version, ChainId: math.NewHexOrDecimal256(int64(p.ChainID)),
		VerifyingContract: p.Token.Hex(),
	}, apitypes.TypedDataMessage{
		"owner": owner.Hex(), "spender": p.Spender.Hex(), "value": p.Value.Big().String(), "nonce": p.Nonce.String(),
		"deadline": decimal(p.Deadline),
	})
}

// OfferTypedData is an offer in the form that signers show to people.
func OfferTypedData(d market.Domain, o market.Offer) apitypes.TypedData {
	return typedData(market.OfferType, typedDomain(d), apitypes.TypedDataMessage{
		"job": common.Hash(o.Job).Hex(), "client": o.Client.Hex(), "token": o.Token.Hex(), "delegate": o.Delegate.Hex(),
		"maxPrice": decimal(o.MaxPrice), "segments": decimal(uint64(o.Segments)), "credit": decimal(uint64(o.Credit)),
		"quorum": decimal(uint64(o.Quorum)), "verifyBPS": decimal(uint64(o.VerifyBPS)),
		"delegateBPS": decimal(uint64(o.DelegateBPS)),
		"window":      decimal(uint64(o.Window)), "deadline": decimal(o.Deadline), "nonce": decimal(o.Nonce),
		"trace": o.Trace.Hex(), "locks": decimal(uint64(o.Locks)), "pace": decimal(uint64(o.Pace)),
	})
}

// typedRelease is the end of a lease in the form that signers show to people.
func typedRelease(d market.Domain, r market.Release) apitypes.TypedData {
	return typedData(market.ReleaseType, typedDomain(d), apitypes.TypedDataMessage{"lease": r.Lease.Hex()})
}

func typedDomain(d market.Domain) apitypes.TypedDataDomain {
	return apitypes.TypedDataDomain{
		Name: "infernet", Version: "2", ChainId: math.NewHexOrDecimal256(int64(d.ChainID)),
		VerifyingContract: d.Escrow.Hex(),
	}
}

func decimal(v uint64) string { return new(big.Int).SetUint64(v).String() }

// typedData builds the typed data of a message, whose type is given as EIP-712
// writes it.
func typedData(typ string, domain apitypes.TypedDataDomain, message apitypes.TypedDataMessage) apitypes.TypedData {
	name, fields := fieldsOf(typ)
	_, domainFields := fieldsOf("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)")
	return apitypes.TypedData{
		Types: apitypes.Types{name: fields, "EIP712Domain": domainFields}, PrimaryType: name, Domain: domain,
		Message: message,
	}
}

// fieldsOf parses a type string that is a constant of this program.
func fieldsOf(typ string) (name string, fields []apitypes.Type) {
	name, list, _ := strings.Cut(strings.TrimSuffix(typ, ")"), "(")
	for _, f := range strings.Split(list, ",") {
		t, n, _ := strings.Cut(f, " ")
		fields = append(fields, apitypes.Type{Name: n, Type: t})
	}
	return name, fields
}
