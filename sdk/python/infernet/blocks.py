"""Files by content id, fetched from peers by bitswap (docs/messages.md, "Finding peers and data").

py-libp2p's own client of bitswap knows no other prefix than /ipfs, so this one speaks the protocol by itself, with the
messages that py-libp2p generates. It asks the peers that it is told to, and serves nothing.
"""

import base64
import hashlib
from collections.abc import Sequence

import trio
from google.protobuf.message import DecodeError
from libp2p.abc import INetStream
from libp2p.bitswap.dag_pb import decode_dag_pb
from libp2p.bitswap.pb.bitswap_pb2 import Message

from .encoding import Malformed
from .network import Network, Unreachable, frame, read_frame

PROTOCOL = "/infernet/ipfs/bitswap/1.2.0"
MAX_BLOCK = 2 << 20  # bytes
MAX_HEIGHT = 6  # nodes above a leaf
MAX_LINKS = 2048
MIN_CHILD = 1 << 10  # the least bytes below a link, the last link of a node apart
STALL = 20.0  # seconds to wait for a block
_MAX_MESSAGE = MAX_BLOCK + (256 << 10)
_RAW, _NODE = bytes.fromhex("01551220"), bytes.fromhex("01701220")  # CIDv1 with SHA-256


def parse_cid(text: str) -> bytes:
    """Reads a content id: CIDv1 in base32 with SHA-256, of a raw block or a node. Raises Malformed."""
    try:
        raw = base64.b32decode(text[1:].upper() + "=" * (-(len(text) - 1) % 8))
    except ValueError as e:
        raise Malformed(f"not a content id: {e}") from e
    if len(raw) != 36 or raw[:4] not in (_RAW, _NODE) or text != cid_text(raw):
        raise Malformed("want a CIDv1 in base32, with SHA-256, raw or dag-pb")
    return raw


def cid_text(cid: bytes) -> str:
    """Writes a content id."""
    return "b" + base64.b32encode(cid).decode().lower().rstrip("=")


class Blocks:
    """Fetches files."""

    def __init__(self, net: Network, stall: float = STALL):
        """stall is how many seconds a peer is waited for, for each block."""
        self._net, self._stall = net, stall
        self._wanted: dict[bytes, tuple[trio.Event, list[bytes]]] = {}
        net.serve(PROTOCOL, self._receive)

    async def fetch(self, blob: dict, most: int, peers: Sequence[str]) -> bytes:
        """Returns the file that a blob names, asking peers in turn. Raises Malformed and Unreachable."""
        if blob["size"] > most:
            raise Malformed(f"a file of {blob['size']} bytes, at most {most} are taken")
        return await self._tree(parse_cid(blob["cid"]), blob["size"], MAX_HEIGHT, peers)

    async def _tree(self, cid: bytes, size: int, height: int, peers: Sequence[str]) -> bytes:
        """Returns the file below a node, of which its parent has said how many bytes it has."""
        block = await self._block(cid, peers)
        if cid[:4] == _RAW:
            if len(block) != size:
                raise Malformed(f"a block of {len(block)} bytes, {size} were said")
            return block
        if height == 0:
            raise Malformed("a file whose tree is too high")
        children = _children(block, size)
        return b"".join([await self._tree(c, n, height - 1, peers) for c, n in children])

    async def _block(self, cid: bytes, peers: Sequence[str]) -> bytes:
        event, found = self._wanted.setdefault(cid, (trio.Event(), []))
        try:
            for peer in peers:
                try:
                    await self._want(peer, cid)
                except Unreachable:
                    continue
                with trio.move_on_after(self._stall):
                    await event.wait()
                    return found[0]
            raise Unreachable(f"nobody sent block {cid_text(cid)}")
        finally:
            self._wanted.pop(cid, None)

    async def _want(self, peer: str, cid: bytes) -> None:
        m = Message()
        m.wantlist.entries.add(block=cid, priority=1, sendDontHave=True)
        await self._net.send(peer, PROTOCOL, frame(m.SerializeToString()))

    async def _receive(self, stream: INetStream) -> None:
        """Takes the blocks that were asked for out of a stream that a peer has opened."""
        while True:
            m = Message()
            try:
                m.ParseFromString(await read_frame(stream, _MAX_MESSAGE))
            except DecodeError as e:
                raise Malformed(f"bitswap: {e}") from e
            for b in m.payload:
                waits = self._wanted.get(bytes(b.prefix) + hashlib.sha256(b.data).digest())
                if waits and len(b.data) <= MAX_BLOCK and not waits[1]:
                    waits[1].append(bytes(b.data))
                    waits[0].set()


def _children(block: bytes, size: int) -> list[tuple[bytes, int]]:
    """Returns the children of a node of a UnixFS file, and how many bytes each has. Raises Malformed."""
    try:
        links, file = decode_dag_pb(block)
    except Exception as e:  # it raises of many kinds for hostile bytes
        raise Malformed(f"not a node of a file: {e}") from e
    if file is None or file.type != "file" or file.data or not 0 < len(links) <= MAX_LINKS:
        raise Malformed("not a node of a file")
    sizes = list(file.blocksizes)
    if len(sizes) != len(links) or sum(sizes) != size or file.filesize != size:
        raise Malformed("a node of a file of another size than was said")
    if any(n < MIN_CHILD for n in sizes[:-1]) or sizes[-1] == 0:
        raise Malformed("a node whose children are too small")
    cids = [bytes(x.cid) for x in links]
    if any(len(c) != 36 or c[:4] not in (_RAW, _NODE) for c in cids):
        raise Malformed("a file of blocks of another kind")
    return list(zip(cids, sizes))
