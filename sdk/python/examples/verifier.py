"""A verifier: it bids on the jobs that it can check, executes what is drawn of their segments, and signs verdicts.

    NODE_KEY=0x… OPERATOR=0x… RPC=http://127.0.0.1:8545 ESCROW=0x… REGISTRY=0x… \\
        BOOTSTRAP=/ip4/127.0.0.1/tcp/7420/p2p/… python examples/verifier.py

OPERATOR is a wallet that has staked and authorised the node key (`infernet stake`). The program has no need of the
wallet's key: the escrow credits the operator. It runs until it is told to stop (SIGTERM), and keeps nothing on disk.
"""

import hashlib
import json
import os
import secrets
import signal

import trio

from infernet import Malformed, address_of, decode, digest, sign
from infernet.blocks import Blocks
from infernet.chain import Chain, ChainError, connect
from infernet.network import Budget, Network, Refusal, Unreachable, node_of, start

from checks import Verifier
from coincurve import PrivateKey
from terms import Check, consider, examine

VERIFIER = 2  # the role of a bid
BID_FOR = 600  # seconds for which a bid stands
RENEW = 120  # seconds before its end at which a bid is made again
MAX_OFFERS = 64  # of one answer, and that this program bids on
MAX_PASSED = 10_000  # offers that are remembered to be none for this program
MAX_QUEUE = 8  # checks that wait
LISTEN_EVERY = 12.0  # seconds between questions for open offers


def say(what: str, **more) -> None:
    """Prints a line of JSON."""
    print(json.dumps({"what": what} | more), flush=True)


class Market:
    """The bids of a verifier, and the checks that it was asked for."""

    def __init__(self, v: Verifier):
        self._v, self._bids, self._offers, self._passed = v, {}, {}, set()
        self._send, self.queue = trio.open_memory_channel[Check](MAX_QUEUE)
        self._taken: set[bytes] = set()
        v.net.handle("/infernet/heard/1", "bid-request", "bid-reply", self._heard, Budget(1 << 10))
        v.net.handle("/infernet/check/1", "check-request", "ack", self._check)

    async def listen(self) -> None:
        """Asks the connected peers for open offers, again and again, and bids on those that it can check."""
        while True:
            for peer in self._v.net.peers():
                try:
                    reply = await self._v.net.request(peer, "/infernet/offers/1", "offers-request",
                                                      {"most": MAX_OFFERS}, "offers-reply")
                except (Refusal, Unreachable, Malformed) as e:
                    say("no offers", peer=peer, why=str(e))
                    continue
                for offer in reply["offers"][:MAX_OFFERS]:
                    await self._consider(offer["announcement"])
            await trio.sleep(LISTEN_EVERY)

    async def _consider(self, raw: bytes) -> None:
        """Bids on an offer, if it is one that this program checks and that has no bid which stands."""
        name = hashlib.sha256(raw).digest()
        if name in self._passed:
            return
        try:
            announcement = decode("announcement", raw)
            _, now = await self._v.chain.head()
            offer = await trio.to_thread.run_sync(consider, announcement, self._v.chain.domain, now)
        except ChainError as e:
            say("no bid", why=str(e))
            return
        except (Refusal, ValueError, ArithmeticError) as e:
            if len(self._passed) >= MAX_PASSED:
                self._passed.clear()
            self._passed.add(name)
            say("passed over", why=str(e))
            return
        self._forget(now)
        if offer not in self._bids and len(self._bids) < MAX_OFFERS:
            await self._bid(offer, announcement, now)

    def _forget(self, now: int) -> None:
        """Drops the bids that are about to end: they are made again where the offer is still open."""
        for offer in [k for k, b in self._bids.items() if b["bid"]["expires"] <= now + RENEW]:
            del self._bids[offer]
        for offer in [k for k, a in self._offers.items() if a["offer"]["deadline"] <= now]:
            del self._offers[offer]

    async def _bid(self, offer: bytes, announcement: dict, now: int) -> None:
        v = self._v
        bid = {"offer": offer, "role": VERIFIER, "operator": v.operator, "node": v.node, "price": 0,
               "tokens_per_second": 0, "expires": now + BID_FOR, "nonce": secrets.randbits(63)}
        signed = {"bid": bid, "sig": bytes(65)}
        signed["sig"] = sign(digest("signed-bid", signed), v.key)
        self._offers[offer], self._bids[offer] = announcement, signed
        try:
            ack = await v.net.request(announcement["contact"], "/infernet/bid/1", "signed-bid", signed, "ack")
            refused = "" if ack["ok"] else ack["refused"] or "without a reason"
        except (Refusal, Unreachable, Malformed) as e:
            refused = str(e)
        if refused:
            del self._bids[offer]  # it is sent again when the offer is heard of again
        say("bid", offer=offer.hex(), refused=refused)

    async def _heard(self, request: dict, _: str, __: bytes) -> dict:
        bid = self._bids.get(request["offer"])
        return {"bids": [bid] if bid else []}

    async def _check(self, request: dict, _: str, node: bytes) -> dict:
        """Takes a check that this node was drawn for, while the escrow holds money for the lease."""
        v, check = self._v, examine(request, node, self._v.chain.domain)
        if self._offers.get(request["lease"]["lease"]["offer"]) != request["announcement"]:
            raise Refusal("unknown", "this node has not bid on that")
        if check.commitment in self._taken:
            return {"ok": True, "refused": ""}
        try:
            block = await v.chain.block_hash(request["receipt"]["draw_height"])
            held = await v.chain.lease_open(check.lease)
        except ChainError as e:
            raise Refusal("busy", str(e)) from e
        if block is None or not held:
            raise Refusal("busy", "the block or the money is not seen here yet")
        if not check.drawn(block, v.operator, v.node):
            raise Refusal("invalid", "another verifier is drawn")
        try:
            self._send.send_nowait(check)
        except trio.WouldBlock:
            raise Refusal("busy", "other checks wait") from None
        self._taken.add(check.commitment)
        say("taken", segment=check.work.result["segment"]["index"], lease=check.lease.hex())
        return {"ok": True, "refused": ""}

    async def work(self) -> None:
        """Does the checks taken, one after the other."""
        async for check in self.queue:
            try:
                await self._v.verify(check)
            except (Refusal, Unreachable, ChainError, ValueError, ArithmeticError) as e:
                self._taken.discard(check.commitment)  # it may be asked for again
                say("not checked", why=f"{type(e).__name__}: {e}")


def env(name: str) -> str:
    """Returns a setting."""
    if not (x := os.environ.get(name)):
        raise SystemExit(f"set {name}: what it is stands at the top of this file")
    return x


def unhex(name: str) -> bytes:
    """Returns the bytes of a setting."""
    return bytes.fromhex(env(name).removeprefix("0x"))


async def _until_told(scope: trio.CancelScope) -> None:
    with trio.open_signal_receiver(signal.SIGTERM, signal.SIGINT) as signals:
        async for _ in signals:
            scope.cancel()
            return


async def main() -> None:
    """Runs the verifier."""
    key, operator = unhex("NODE_KEY"), unhex("OPERATOR")
    node = address_of(PrivateKey(key).public_key)
    chain: Chain = await connect(env("RPC"), unhex("ESCROW"), unhex("REGISTRY"))
    if await chain.operator_of(node) != operator:
        raise SystemExit("the operator has too little stake, or has not authorised this node key")
    listen = os.environ.get("LISTEN", "/ip4/127.0.0.1/tcp/0").split(",")
    async with start(key, listen, env("BOOTSTRAP").split(",")) as net:
        assert node_of(net.peer) == node
        market = Market(Verifier(net, chain, Blocks(net), key, node, operator, say))
        say("started", peer=net.peer, node=node.hex(), operator=operator.hex())
        async with trio.open_nursery() as nursery:
            nursery.start_soon(market.listen)
            nursery.start_soon(market.work)
            nursery.start_soon(_until_told, nursery.cancel_scope)


if __name__ == "__main__":
    trio.run(main)
