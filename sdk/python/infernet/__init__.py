"""Messages, records and signatures of the infernet market (docs/messages.md)."""

from .draw import Drawn, draw
from .encoding import Malformed, decode, encode
from .hashing import Domain, candidates_hash, digest, keccak, payees_hash, tagged_hash
from .keys import BadSignature, address_of, recover, sign

__all__ = [
    "BadSignature", "Domain", "Drawn", "Malformed", "address_of", "candidates_hash", "decode", "digest", "draw",
    "encode", "keccak", "payees_hash", "recover", "sign", "tagged_hash",
]
