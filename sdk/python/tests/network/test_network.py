"""The transport between two hosts of this machine: what a peer may send, and what comes of it. Needs py-libp2p."""

import hashlib
import logging
import secrets
import unittest
from contextlib import asynccontextmanager

import trio
from libp2p.bitswap.dag_pb import create_file_node
from libp2p.bitswap.pb.bitswap_pb2 import Message

from infernet import Malformed, address_of
from infernet import network
from infernet.blocks import PROTOCOL, Blocks, cid_text, parse_cid
from infernet.network import Budget, Refusal, Unreachable, frame, node_of, read_frame, start
from coincurve import PrivateKey

logging.disable(logging.ERROR)  # of py-libp2p, for what the tests do on purpose
ASK = "/infernet/heard/1"
RAW, NODE = bytes.fromhex("01551220"), bytes.fromhex("01701220")
HERE = ["/ip4/127.0.0.1/tcp/0"]


@asynccontextmanager
async def two():
    """Runs two nodes, the second of which is connected to the first."""
    async with start(secrets.token_bytes(32), HERE, []) as a:
        address = str(a.host.get_addrs()[0])
        async with start(secrets.token_bytes(32), HERE, [address]) as b:
            yield a, b


async def nothing(request: dict, peer: str, node: bytes) -> dict:
    """Answers a bid request."""
    return {"bids": []}


class Streams(unittest.TestCase):
    """Requests and answers."""

    def test_a_peer_id_holds_the_node(self):
        async def main():
            key = secrets.token_bytes(32)
            async with start(key, HERE, []) as net:
                self.assertEqual(node_of(net.peer), address_of(PrivateKey(key).public_key))
        trio.run(main)
        for text in ("", "Qm", "12D3KooWBGwQZ4RQ9pVR5AqRLoHc8pyQ7PEeNqFXBUfs8kWBHEyx", "\x00" * 300):
            self.assertRaises(Malformed, node_of, text)

    def test_answers_and_refusals(self):
        async def main():
            async with two() as (a, b):
                async def fn(request, peer, node):
                    self.assertEqual((peer, node), (b.peer, node_of(b.peer)))
                    if request["offer"] == bytes(32):
                        raise Refusal("busy", "later")
                    return {"bids": []}
                a.handle(ASK, "bid-request", "bid-reply", fn)
                ask = lambda offer: b.request(a.peer, ASK, "bid-request", {"offer": offer}, "bid-reply")
                self.assertEqual(await ask(b"\x01" * 32), {"bids": []})
                with self.assertRaises(Refusal) as e:
                    await ask(bytes(32))
                self.assertEqual(e.exception.code, "busy")
                with self.assertRaises(Unreachable):
                    await b.request(a.peer, "/infernet/bid/1", "bid-request", {"offer": bytes(32)}, "ack")
        trio.run(main)

    def test_what_breaks_a_rule_is_refused(self):
        async def main():
            async with two() as (a, b):
                a.handle(ASK, "bid-request", "bid-reply", nothing, Budget(64))
                for wrong in (b"", b"\xff" * 10, bytes.fromhex("a2"), b"\x00" * 64):
                    stream = await b.open(a.peer, ASK)
                    await stream.write(frame(wrong))
                    self.assertIn(b"invalid", await read_frame(stream, 1 << 10), wrong)
                for head in (b"\x41", b"\xff" * 9, b"\xff\xff\xff\xff\x7f"):  # a longer message than is taken
                    stream = await b.open(a.peer, ASK)
                    await stream.write(head)
                    self.assertIn(b"at most 64 bytes", await read_frame(stream, 1 << 10))
        trio.run(main)

    def test_an_answer_that_is_too_long_or_malformed(self):
        async def main():
            async with two() as (a, b):
                for answer in (frame(b"\x00" * (network.MAX_MESSAGE + 2048)), frame(b"\xa0"), frame(b"")):
                    async def serve(stream, answer=answer):
                        await stream.write(answer)
                    a.serve(ASK, serve)
                    with self.assertRaises((Malformed, Unreachable)):
                        await b.request(a.peer, ASK, "bid-request", {"offer": bytes(32)}, "bid-reply")
        trio.run(main)


class Files(unittest.TestCase):
    """Blocks by content id."""

    def test_content_ids(self):
        cid = RAW + bytes(range(32))
        self.assertEqual(parse_cid(cid_text(cid)), cid)
        for text in ("", "b", "bafkrei", cid_text(cid).upper(), cid_text(cid) + "a", "Qm" * 23, cid_text(b"\x01" * 36)):
            self.assertRaises(Malformed, parse_cid, text)

    def fetch(self, served: dict[bytes, bytes], blob: dict):
        """Fetches a blob from a peer that serves what it is told to, by the id that is asked for."""
        async def main():
            async with two() as (a, b):
                async def serve(stream):
                    m, answer = Message(), Message()
                    m.ParseFromString(await read_frame(stream, 1 << 20))
                    for e in m.wantlist.entries:
                        if e.block in served:
                            answer.payload.add(prefix=e.block[:4], data=served[e.block])
                    await a.send(b.peer, PROTOCOL, frame(answer.SerializeToString()))
                a.serve(PROTOCOL, serve)
                try:
                    return await Blocks(b, stall=1).fetch(blob, 1 << 20, [a.peer]), None
                except (Malformed, Unreachable) as e:
                    return None, e
        data, error = trio.run(main)
        if error:
            raise error
        return data

    def test_files_of_one_block_and_of_several(self):
        parts = [secrets.token_bytes(2000), secrets.token_bytes(1500)]
        cids = [RAW + hashlib.sha256(p).digest() for p in parts]
        node = create_file_node([(c, len(p)) for c, p in zip(cids, parts)])
        root = NODE + hashlib.sha256(node).digest()
        served = dict(zip(cids, parts)) | {root: node}
        self.assertEqual(self.fetch(served, {"cid": cid_text(cids[0]), "size": 2000}), parts[0])
        self.assertEqual(self.fetch(served, {"cid": cid_text(root), "size": 3500}), b"".join(parts))
        for size in (2001, 1 << 21):
            self.assertRaises(Malformed, self.fetch, served, {"cid": cid_text(cids[0]), "size": size})
        self.assertRaises(Malformed, self.fetch, served, {"cid": cid_text(root), "size": 3501})

    def test_another_block_than_was_asked_for_is_not_taken(self):
        cid = RAW + hashlib.sha256(b"right").digest()
        self.assertRaises(Unreachable, self.fetch, {cid: b"wrong"}, {"cid": cid_text(cid), "size": 5})


if __name__ == "__main__":
    unittest.main()
