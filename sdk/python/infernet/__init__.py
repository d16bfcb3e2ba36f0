"""Messages, records and signatures of the infernet market (docs/messages.md)."""

from .draw import Drawn, draw
from .encoding import Malformed, decode, encode
from .hashing import Domain, candidates_hash, digest, keccak, payees_hash, tagged_hash
from .ledger import Audited, AuditFailed, audit
from .keys import BadSignature, address_of, recover, sign

__all__ = [
    "AuditFailed", "Audited", "BadSignature", "Domain", "Drawn", "Malformed", "address_of", "audit", "candidates_hash", "decode", "digest", "draw",
    "encode", "keccak", "payees_hash", "recover", "sign", "tagged_hash",
]
