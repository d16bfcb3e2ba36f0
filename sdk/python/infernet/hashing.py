"""Digests: hashes under a tag, words, and EIP-712."""

import hashlib
from dataclasses import dataclass

import cbor2
from Crypto.Hash import keccak as _keccak

from .encoding import SCHEMA, Malformed, encode


@dataclass(frozen=True)
class Domain:
    """The chain and the JobEscrow for which an EIP-712 signature is valid."""

    chain_id: int
    escrow: bytes  # 20 bytes

    def separator(self) -> bytes:
        """Returns the EIP-712 domain separator."""
        kind = b"EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"
        return keccak(keccak(kind) + keccak(b"infernet") + keccak(b"2") + _word(self.chain_id) + _word(self.escrow))


def keccak(data: bytes) -> bytes:
    """Returns Ethereum's Keccak-256."""
    return _keccak.new(digest_bits=256, data=data).digest()


def tagged_hash(tag: str, data: bytes) -> bytes:
    """Returns SHA-256(tag ‖ 0 ‖ data)."""
    return hashlib.sha256(tag.encode("ascii") + b"\x00" + data).digest()


def digest(kind: str, value: dict, domain: Domain | None = None) -> bytes:
    """Returns the digest that docs/messages.md names for an object.

    domain is wanted for what is signed as EIP-712. Raises Malformed.
    """
    rule = SCHEMA[kind].get("digest")
    if rule is None:
        raise Malformed(f"{kind} has no digest")
    if rule["kind"] == "eip712":
        if domain is None:
            raise Malformed(f"{kind} is signed under a domain")
        return keccak(b"\x19\x01" + domain.separator() + struct_hash(kind, value))
    if rule["kind"] == "words":
        return _words(kind, rule, value)
    return tagged_hash(rule["tag"], _tagged_bytes(kind, rule, value))


def struct_hash(kind: str, value: dict) -> bytes:
    """Returns hashStruct of EIP-712, which names an offer, a lease and a commitment."""
    encode(kind, value)  # checks the fields
    text = SCHEMA[kind]["digest"]["tag"]
    words = [keccak(text.encode("ascii"))]
    for part in text[text.index("(") + 1:-1].split(","):
        typ, name = part.split(" ")
        x = value[_snake(name)]
        words.append(keccak(x.encode()) if typ == "string" else _word(x))
    return keccak(b"".join(words))


def payees_hash(payees: list[dict]) -> bytes:
    """Returns `payees` of a voucher."""
    return keccak(b"".join(_word(p["account"]) + _word(p["amount"]) for p in payees))


def in_order(candidates: list[dict]) -> list[dict]:
    """Returns candidates in the order in which they are hashed and drawn."""
    return sorted(candidates, key=lambda c: (c["operator"], c["node"], c["stake"], c["weight"]))


def candidates_hash(candidates: list[dict]) -> bytes:
    """Returns `verifiers` of a lease."""
    packed = [cbor2.loads(encode("candidate", c)) for c in in_order(candidates)]
    return tagged_hash("infernet/candidates/2", cbor2.dumps(packed))


def _tagged_bytes(kind: str, rule: dict, value: dict) -> bytes:
    if kind == "segment-result":  # end_sig: the commitment and where its end lies
        end = cbor2.loads(encode("blob", value["end"]))
        return cbor2.dumps({1: struct_hash("commitment", value["commitment"]), 2: end})
    types = {f["name"]: f["type"] for f in SCHEMA[kind]["fields"]}
    if of := rule.get("of"):
        return encode(types[of], value[of])
    if blank := rule.get("blank"):
        value = value | {blank: bytes(int(types[blank][5:]))}
    return encode(kind, value)


def _words(kind: str, rule: dict, value: dict) -> bytes:
    encode(kind, value)
    words = [rule["tag"].encode("ascii").ljust(32, b"\x00")]
    for name in rule["order"]:
        x = value[name]
        words.append(hashlib.sha256(x.encode()).digest() if isinstance(x, str) else _word(x))
    return hashlib.sha256(b"".join(words)).digest()


def _word(x) -> bytes:
    """Returns a number, a bool or at most 32 bytes as a word."""
    if isinstance(x, bytes):
        return x.rjust(32, b"\x00")
    return int(x).to_bytes(32, "big")


def _snake(name: str) -> str:
    """Writes maxPrice as max_price and verifyBPS as verify_bps."""
    out = ""
    for i, c in enumerate(name):
        if c.isupper() and not name[i - 1].isupper():
            out += "_"
        out += c.lower()
    return out
