"""A verifier's work on one segment: fetch, execute, commit, compare, say (docs/protocol.md, "Commit and reveal")."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass

import trio

from infernet import Malformed, encode
from infernet.blocks import Blocks
from infernet.chain import Chain
from infernet.network import Network, Refusal, Unreachable
from infernet.numerics import Trainer
from infernet.numerics.checkpoint import BadCheckpoint
from infernet.verify import Finding, Mismatch, Verdict, execute

from terms import MAX_DATA, MAX_PARAMETERS, Check

MAX_STATE = 12 * MAX_PARAMETERS + 2048  # bytes: parameters and two moments, and a header
PAUSE = 0.5  # seconds before somebody who was busy is asked again
OVERDUE = 600.0  # seconds after which others' commitments are not waited for


@dataclass(frozen=True)
class Verifier:
    """Who verifies, and with what."""

    net: Network
    chain: Chain
    blocks: Blocks
    key: bytes  # the node key
    node: bytes  # its address
    operator: bytes
    say: Callable[..., None]

    async def verify(self, check: Check) -> None:
        """Executes what is drawn of a segment, and sends the verdict."""
        hashes = [await self._block(c["height"]) for c in check.named()]
        intervals, index = check.intervals(hashes), check.work.result["segment"]["index"]
        self.say("drawn", segment=index, intervals=intervals)
        found = await self._execute(check, intervals)
        verdict = Verdict(check.work, found, self.operator, secrets.token_bytes(32))
        log = await self._seal(check, verdict)
        signed = verdict.signed(log, self.chain.domain, self.key)
        if signed["verdict"]["agree"]:
            await self._end(check)
        raw = "0x" + encode("signed-verdict", signed).hex()
        self.say("verdict", segment=index, agree=signed["verdict"]["agree"], raw=raw)
        for peer in (check.coordinator, check.provider):
            try:
                ack = await self._patiently(peer, "/infernet/verdict/1", "signed-verdict", signed, "ack", 60)
                self.say("sent", segment=index, to=peer, refused=ack["refused"])
            except (Refusal, Unreachable, Malformed) as e:
                self.say("not sent", segment=index, to=peer, why=str(e))

    async def _block(self, height: int) -> bytes:
        block = await self.chain.block_hash(height)
        if block is None:
            raise Refusal("busy", f"block {height} is not mined")
        return block

    async def _execute(self, check: Check, intervals: list[int]) -> Finding:
        """Executes the intervals from the provider's states; where it shows none, from the segment's start."""
        peers = [check.coordinator, check.provider]
        data = await self.blocks.fetch(check.spec["dataset"], MAX_DATA, peers)
        states = {0: await self._start(check, peers)}
        program, work = check.spec["program"], check.work
        try:
            for i in intervals:
                if i > 0 and i - 1 not in intervals:
                    states[i] = await self._state(check, i)
            return await trio.to_thread.run_sync(execute, work, program, data, intervals, states.get)
        except (Refusal, Unreachable, Malformed, Mismatch, BadCheckpoint) as e:
            self.say("from the start", why=str(e))
        whole = list(range(intervals[-1] + 1))
        all_of = await trio.to_thread.run_sync(execute, work, program, data, whole, states.get)
        return _part(check, all_of, intervals)

    async def _start(self, check: Check, peers: list[str]) -> bytes | None:
        """Returns the state before the segment, or None where that is the program's seed."""
        if check.work.result["segment"]["index"] == 0:
            return None
        return await self.blocks.fetch(check.request["start"], MAX_STATE, peers)

    async def _state(self, check: Check, interval: int) -> bytes:
        """Returns the state before an inner interval, from the provider. Raises Mismatch for another than it claims."""
        segment = check.work.result["segment"]
        request = {"lease": check.lease, "segment": segment["index"], "commitment": check.commitment,
                   "interval": interval}
        reply = await self._patiently(check.provider, "/infernet/state/1", "state-request", request, "state-reply",
                                      OVERDUE)
        raw = await self.blocks.fetch(reply["state"], MAX_STATE, [check.provider])
        run = Trainer(check.spec["program"], b"")
        await trio.to_thread.run_sync(run.resume, raw)
        if run.root() != check.work.claimed(interval):
            raise Mismatch(f"the provider shows another state before interval {interval} than it claims")
        return raw

    async def _end(self, check: Check) -> None:
        """Raises unless the segment's end state can be had: with the verdict the provider is paid for it."""
        raw = await self.blocks.fetch(check.work.result["end"], MAX_STATE, [check.coordinator, check.provider])
        run = Trainer(check.spec["program"], b"")
        await trio.to_thread.run_sync(run.resume, raw)
        if run.root() != check.work.claimed(check.work.count()):
            raise Mismatch("the checkpoint that the provider names does not hold the end state that it claims")

    async def _seal(self, check: Check, verdict: Verdict) -> bytes:
        """Commits to the verdict, and returns the provider's log: from the coordinator, or else the provider."""
        commitment = verdict.commitment(self.key)
        asked = (check.coordinator, "/infernet/seal/1", "verdict-commitment", commitment, "log-reveal", 2 * OVERDUE)
        try:
            return (await self._patiently(*asked))["log"]
        except Unreachable:  # the provider shows its log while the coordinator is away
            return (await self._patiently(check.provider, *asked[1:]))["log"]

    async def _patiently(self, peer: str, protocol: str, kind: str, value: dict, answer: str, patience: float) -> dict:
        """Asks a peer, and again while it is busy."""
        end = trio.current_time() + patience
        while True:
            try:
                return await self.net.request(peer, protocol, kind, value, answer)
            except Refusal as e:
                if e.code != "busy" or trio.current_time() > end:
                    raise
            await trio.sleep(PAUSE)


def _part(check: Check, found: Finding, intervals: list[int]) -> Finding:
    """Returns what was found in some of the intervals executed, which begin with the first."""
    width = 16 * check.work.stride
    log = b"".join(found.log[i * width:(i + 1) * width] for i in intervals)
    return Finding(intervals, [found.roots[i] for i in intervals], log)
