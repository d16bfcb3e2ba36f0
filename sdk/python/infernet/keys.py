"""Signatures of node keys and wallets: ECDSA on secp256k1, r ‖ s ‖ v."""

from coincurve import PrivateKey, PublicKey

from .hashing import keccak

_HALF_ORDER = 0x7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF5D576E7357A4501DDFE92F46681B20A0


class BadSignature(ValueError):
    """Raised for a signature that nodes refuse."""


def address_of(public: PublicKey) -> bytes:
    """Returns the 20 bytes of a key's address."""
    return keccak(public.format(compressed=False)[1:])[-20:]


def sign(digest: bytes, key: bytes) -> bytes:
    """Signs a digest with a private key of 32 bytes. The same input gives the same signature (RFC 6979)."""
    sig = PrivateKey(key).sign_recoverable(digest, hasher=None)
    return sig[:64] + bytes([sig[64] + 27])


def recover(digest: bytes, sig: bytes) -> bytes:
    """Returns the signer's address. Raises BadSignature."""
    if len(sig) != 65 or sig[64] not in (27, 28) or int.from_bytes(sig[32:64], "big") > _HALF_ORDER:
        raise BadSignature("want r ‖ s ‖ v with a low s and v 27 or 28")
    try:
        return address_of(PublicKey.from_signature_and_message(sig[:64] + bytes([sig[64] - 27]), digest, hasher=None))
    except Exception as e:  # coincurve raises bare exceptions
        raise BadSignature(str(e)) from e
