"""What a verifier reads of an EVM chain: blocks, leases, operators (docs/contracts-reference.md)."""

import json
import urllib.request
from dataclasses import dataclass

import trio

from .hashing import Domain, keccak

MAX_ANSWER = 1 << 20  # bytes
PATIENCE = 4.0  # seconds for an answer
OPEN = 1  # the number of `Status.Open`


class ChainError(Exception):
    """Raised where the chain's endpoint does not answer as it should."""


@dataclass(frozen=True)
class Chain:
    """A chain, by an endpoint of it."""

    url: str
    chain_id: int
    escrow: bytes
    registry: bytes

    @property
    def domain(self) -> Domain:
        """What offers, leases, commitments and verdicts are signed under."""
        return Domain(self.chain_id, self.escrow)

    async def head(self) -> tuple[int, int]:
        """Returns number and time (unix seconds) of the newest block."""
        b = await self._call("eth_getBlockByNumber", "latest", False)
        return _number(_field(b, "number")), _number(_field(b, "timestamp"))

    async def block_hash(self, number: int) -> bytes | None:
        """Returns the hash of a block, or None while it is not mined."""
        b = await self._call("eth_getBlockByNumber", hex(number), False)
        return None if b is None else _bytes(_field(b, "hash"), 32)

    async def lease_open(self, lease: bytes) -> bool:
        """Reports whether the escrow holds money for a lease that is not ending."""
        return _number((await self._read(self.escrow, "leaseOf(bytes32)", lease))[:66]) == OPEN

    async def operator_of(self, node: bytes) -> bytes | None:
        """Returns the operator of a node key, or None if it has none with enough active stake."""
        word = _bytes(await self._read(self.registry, "activeOperatorOf(address)", node), 32)
        return word[12:] if any(word) else None

    async def _read(self, to: bytes, signature: str, argument: bytes) -> str:
        data = keccak(signature.encode())[:4] + argument.rjust(32, b"\x00")
        return await self._call("eth_call", {"to": "0x" + to.hex(), "data": "0x" + data.hex()}, "latest")

    async def _call(self, method: str, *parameters):
        return await trio.to_thread.run_sync(_post, self.url, method, parameters, abandon_on_cancel=True)


async def connect(url: str, escrow: bytes, registry: bytes) -> Chain:
    """Asks an endpoint for its chain's id. Raises ChainError."""
    answer = await trio.to_thread.run_sync(_post, url, "eth_chainId", (), abandon_on_cancel=True)
    return Chain(url, _number(answer), escrow, registry)


def _post(url: str, method: str, parameters: tuple):
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": parameters}).encode()
    request = urllib.request.Request(url, body, {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as r:
            raw = r.read(MAX_ANSWER + 1)
        answer = json.loads(raw)
    except (OSError, ValueError) as e:
        raise ChainError(f"{method}: {e}") from e
    if not isinstance(answer, dict) or "result" not in answer:
        raise ChainError(f"{method}: {str(answer)[:200]}")
    return answer["result"]


def _field(block, name: str):
    if not isinstance(block, dict):
        raise ChainError("want a block")
    return block.get(name)


def _number(text) -> int:
    try:
        return int(text, 16)
    except (TypeError, ValueError) as e:
        raise ChainError(f"want a number: {str(text)[:80]}") from e


def _bytes(text, size: int) -> bytes:
    try:
        raw = bytes.fromhex(text[2:])
    except (TypeError, ValueError) as e:
        raise ChainError(f"want bytes: {str(text)[:80]}") from e
    if len(raw) != size:
        raise ChainError(f"want {size} bytes: {str(text)[:80]}")
    return raw
