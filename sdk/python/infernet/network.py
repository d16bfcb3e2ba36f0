"""The transport: streams of requests and answers over libp2p (docs/messages.md, "On the wire").

It needs what requirements-network.txt names; the rest of the library does not.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

import cbor2
import trio
from coincurve import PublicKey
from libp2p import new_host
from libp2p.abc import IHost, INetStream
from libp2p.crypto.secp256k1 import create_new_key_pair
from libp2p.custom_types import TProtocol
from libp2p.network.config import ConnectionConfig
from libp2p.peer.id import ID
from libp2p.peer.peerinfo import info_from_p2p_addr
from libp2p.utils.varint import encode_uvarint
from multiaddr import Multiaddr

from .encoding import Malformed, decode, encode
from .keys import address_of

MAX_MESSAGE = 256 << 10  # bytes of a request or an answer
PATIENCE = 10.0  # seconds that a request may take
MAX_CONNECTIONS = 64
MAX_SERVED = 32  # requests that are answered at the same time
_ENVELOPE = 1 << 10  # bytes that an answer's envelope adds, its text included
_HEAD = bytes.fromhex("002508021221")  # of a peer id that holds a key on secp256k1: identity hash, key type, length

Handler = Callable[[dict, str, bytes], Awaitable[dict]]


class Refusal(Exception):
    """A peer's refusal, or this program's. code is one of docs/messages.md, "On the wire"."""

    def __init__(self, code: str, text: str):
        super().__init__(f"{code}: {text}")
        self.code, self.text = code, text


class Unreachable(Exception):
    """Raised where a peer cannot be asked, or does not answer in time."""


@dataclass(frozen=True)
class Budget:
    """What requests of a protocol may cost: bytes of one."""

    request: int = MAX_MESSAGE


def node_of(peer: str) -> bytes:
    """Returns the address of a node, which its peer id contains. Raises Malformed."""
    try:
        raw = ID.from_string(peer).to_bytes()
    except ValueError as e:
        raise Malformed(f"not a peer id: {e}") from e
    if len(raw) != len(_HEAD) + 33 or not raw.startswith(_HEAD):
        raise Malformed("a node's key is on secp256k1")
    try:
        return address_of(PublicKey(raw[len(_HEAD):]))
    except ValueError as e:
        raise Malformed("the peer id holds no point of the curve") from e


class Network:
    """A running node: it asks peers, and answers them."""

    def __init__(self, host: IHost):
        self.host, self._serving = host, trio.CapacityLimiter(MAX_SERVED)

    @property
    def peer(self) -> str:
        """This node's peer id."""
        return str(self.host.get_id())

    def peers(self) -> list[str]:
        """Returns the peers that are connected."""
        return [str(p) for p in self.host.get_connected_peers()]

    async def connect(self, address: str) -> str:
        """Connects to a multiaddress that ends in /p2p/ and a peer id, which it returns. Raises Unreachable."""
        info = info_from_p2p_addr(Multiaddr(address))
        with _in_time(address):
            await self.host.connect(info)
        return str(info.peer_id)

    async def open(self, peer: str, protocol: str) -> INetStream:
        """Opens a stream of a protocol to a peer."""
        return await self.host.new_stream(ID.from_string(peer), [TProtocol(protocol)])

    async def send(self, peer: str, protocol: str, data: bytes) -> None:
        """Opens a stream to a peer, writes data and ends it. Raises Unreachable."""
        with _in_time(f"{protocol} of {peer}"):
            stream = await self.open(peer, protocol)
            await stream.write(data)
            await stream.close_write()

    async def request(self, peer: str, protocol: str, kind: str, value: dict, answer: str) -> dict:
        """Sends a request and returns the answer. Raises Refusal, Unreachable, and Malformed for a wrong answer."""
        with _in_time(f"{protocol} of {peer}"):
            stream = await self.open(peer, protocol)
            try:
                await stream.write(frame(encode(kind, value)))
                await stream.close_write()
                raw = await read_frame(stream, MAX_MESSAGE + _ENVELOPE)
            finally:
                await _reset(stream)
        return decode(answer, _opened(raw))

    def handle(self, protocol: str, kind: str, answer: str, fn: Handler, budget: Budget = Budget()) -> None:
        """Answers requests of a protocol. fn gets the request, the peer id and the address of who asks.

        What its sender gets wrong is refused as invalid; where too much is asked, the answer is busy.
        """

        async def serve(stream: INetStream) -> None:
            peer = str(stream.muxed_conn.peer_id)

            async def respond() -> dict:
                request = decode(kind, await read_frame(stream, budget.request))
                return await fn(request, peer, node_of(peer))

            await stream.write(frame(await self._answer(respond, answer)))
            await stream.close_write()

        self.serve(protocol, serve)

    def serve(self, protocol: str, fn: Callable[[INetStream], Awaitable[None]]) -> None:
        """Has fn read a stream of a protocol when a peer opens one, for PATIENCE seconds."""

        async def bounded(stream: INetStream) -> None:
            try:
                with trio.fail_after(PATIENCE):
                    await fn(stream)
            except Exception:  # the peer is gone, or is too slow, or sent no frame: nobody can be told
                await _reset(stream)

        self.host.set_stream_handler(TProtocol(protocol), bounded)

    async def _answer(self, respond: Callable[[], Awaitable[dict]], kind: str) -> bytes:
        try:
            self._serving.acquire_on_behalf_of_nowait(token := object())
        except trio.WouldBlock:
            return _envelope(3, "busy", "too many ask at the same time")
        try:
            return _envelope(1, "", "", encode(kind, await respond()))
        except Refusal as e:
            return _envelope(3 if e.code == "busy" else 2, e.code, e.text)
        except ValueError as e:  # Malformed, BadSignature and Mismatch are some
            return _envelope(2, "invalid", str(e))
        finally:
            self._serving.release_on_behalf_of(token)


@asynccontextmanager
async def start(key: bytes, listen: Sequence[str], bootstrap: Sequence[str]) -> AsyncIterator[Network]:
    """Runs a node with a node key of 32 bytes, connected to its bootstrap peers."""
    # Peers are dialled when they are asked for: none is looked for to reach a number of connections.
    limits = ConnectionConfig(max_connections=MAX_CONNECTIONS, high_watermark=MAX_CONNECTIONS, min_connections=0,
                              low_watermark=0)
    host = new_host(key_pair=create_new_key_pair(key), muxer_preference="YAMUX", connection_config=limits)
    async with host.run([Multiaddr(a) for a in listen]):
        net = Network(host)
        for address in bootstrap:
            await net.connect(address)
        yield net


def frame(message: bytes) -> bytes:
    """Returns a message after its length."""
    return encode_uvarint(len(message)) + message


async def read_frame(stream: INetStream, most: int) -> bytes:
    """Reads a message of at most so many bytes. Raises Malformed."""
    size = shift = 0
    while True:
        byte = (await _exactly(stream, 1))[0]
        size |= (byte & 0x7F) << shift
        shift += 7
        if size > most or shift > 28:
            raise Malformed(f"a message has at most {most} bytes")
        if byte < 0x80:
            return await _exactly(stream, size)


async def _exactly(stream: INetStream, n: int) -> bytes:
    out = bytearray()
    while len(out) < n:
        part = await stream.read(n - len(out))
        if not part:
            raise Malformed("the stream ends within a message")
        out += part
    return bytes(out)


async def _reset(stream: INetStream) -> None:
    with trio.CancelScope(shield=True), trio.move_on_after(1):
        try:
            await stream.reset()
        except Exception:  # it is gone already
            pass


class _in_time:
    """Turns what the transport raises, and the end of PATIENCE, into Unreachable."""

    def __init__(self, what: str):
        self._what, self._scope = what, trio.move_on_after(PATIENCE)

    def __enter__(self) -> None:
        self._scope.__enter__()

    def __exit__(self, kind, e, trace) -> bool:
        self._scope.__exit__(kind, e, trace)
        if self._scope.cancelled_caught:
            raise Unreachable(f"{self._what}: no answer in {PATIENCE:.0f} s")
        if isinstance(e, Exception) and not isinstance(e, (Refusal, Malformed)):
            raise Unreachable(f"{self._what}: {type(e).__name__} {e}") from e
        return False


def _envelope(status: int, code: str, text: str, body: bytes = b"") -> bytes:
    return cbor2.dumps({1: status, 2: code, 3: text[:200], 4: body})


def _opened(raw: bytes) -> bytes:
    """Returns the body of an answer's envelope. Raises Refusal and Malformed."""
    try:
        envelope = cbor2.loads(raw)
    except Exception as e:  # cbor2 raises more than its own kind for hostile bytes
        raise Malformed(f"envelope: {e}") from e
    kinds = {1: int, 2: str, 3: str, 4: bytes}
    if not isinstance(envelope, dict) or {k: type(v) for k, v in envelope.items()} != kinds \
            or cbor2.dumps(envelope) != raw:
        raise Malformed("not an envelope in its deterministic form")
    status, code, text, body = (envelope[k] for k in (1, 2, 3, 4))
    if status == 1:
        return body
    raise Refusal(code or ("busy" if status == 3 else "invalid"), text)
