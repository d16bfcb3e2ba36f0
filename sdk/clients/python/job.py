"""Drives a whole job through a node's HTTP API, by a client that openapi-python-client has made of openapi.json.

The environment names the node: INFERNET_API, such as http://127.0.0.1:7421, and INFERNET_TOKEN, the text of the node's
file api.token. Every figure that the node tells is compared with the others; the first that differs ends the program.
The last line is the outcome as JSON. `make e2e-clients` runs it beside a network of real nodes.
"""

import hashlib
import json
import os
import time
import uuid
from collections.abc import Generator
from contextlib import closing
from io import BytesIO
from typing import TypeVar
from urllib.parse import parse_qs, urlsplit

import httpx

from infernet_client import AuthenticatedClient
from infernet_client.api.balances import balances
from infernet_client.api.blobs import put_blob
from infernet_client.api.jobs import cancel_job, job, job_file, job_files, list_jobs, post_job
from infernet_client.api.ledger import export_ledger
from infernet_client.api.quote import quote
from infernet_client.api.status import status
from infernet_client.models import Balances, Ended, Event, JobView, PostRequest, Problem, Quote
from infernet_client.types import File, Response, Unset

API, TOKEN = os.environ["INFERNET_API"], os.environ["INFERNET_TOKEN"]
TEXT = b"the quick brown fox jumps over the lazy dog\n" * 200
PRICE = 500_000  # base units, of a segment at most: 0.50 dollars
SEGMENTS = 2
PATIENCE = 90  # seconds, for what the network has to do

JOB = """name: from-python
data: text.txt
model: demo
training: {steps: 24, steps_per_segment: 12}
payment: {price_per_segment: "%s", deadline: 10m, window: 5s}
"""

T = TypeVar("T")


def say(text: str) -> None:
    print(text, flush=True)


def must(holds: bool, what: str) -> None:
    """Ends the program where something does not hold."""
    if not holds:
        raise SystemExit(f"this does not hold: {what}")


def good(answer: "Response[T | Problem]") -> T:
    """The body of an answer 2xx. Another ends the program, with what the node advises."""
    v = answer.parsed
    if v is None or isinstance(v, Problem):
        hint = v.hint if v else answer.content
        raise SystemExit(f"{answer.status_code}: {v.detail if v else ''} ({hint!r})")
    return v


def refused(answer: "Response[T | Problem]", http_status: int, code: str) -> None:
    """Shows the problem that a wrong request gets."""
    p = answer.parsed
    if not isinstance(p, Problem):
        raise SystemExit(f"want a problem {http_status}, got {answer.status_code}")
    must((answer.status_code, p.status, p.code) == (http_status, http_status, code), f"{p} is {http_status} {code}")
    must(isinstance(p.hint, str) and p.hint != "", f"{p} has a hint")
    say(f"refused: {http_status} {p.code}: {p.detail}; hint: {p.hint}")


def following(answer: Response[T]) -> str | None:
    """The cursor of the next page, as the header Link has it; None on the last page."""
    link = answer.headers.get("Link")
    if link is None:
        return None
    target, rel = link.split(">")
    must(rel == '; rel="next"', f"{link} is a link to the next page")
    return parse_qs(urlsplit(target[1:]).query)["after"][0]


def all_jobs(client: AuthenticatedClient) -> list[JobView]:
    """Reads the list of jobs, one on each page."""
    found: list[JobView] = []
    answer = list_jobs.sync_detailed(client=client, limit=1)
    while True:
        page = good(answer).jobs
        must(len(page) <= 1, "a page has as many items as it was asked for")
        found += page
        after = following(answer)
        if after is None:
            return found
        answer = list_jobs.sync_detailed(client=client, limit=1, after=after)


def all_files(client: AuthenticatedClient, id: str) -> dict[str, int]:
    """The bytes of each file of a job's model, read by pages of two."""
    found: dict[str, int] = {}
    answer = job_files.sync_detailed(id, client=client, limit=2)
    while True:
        found |= {f.name: f.bytes_ for f in good(answer).files}
        after = following(answer)
        if after is None:
            return found
        answer = job_files.sync_detailed(id, client=client, limit=2, after=after)


def stream(client: AuthenticatedClient, id: str, last: int) -> Generator[Event | Ended, None, None]:
    """A job's events after the one with the number last, until the job has ended. The generated client reads a body to
    its end before it returns, so that its HTTP client is used here, and its types."""
    headers = {"Last-Event-ID": str(last)}
    limits = httpx.Timeout(10, read=PATIENCE)
    with client.get_httpx_client().stream("GET", f"/v1/jobs/{id}/events", headers=headers, timeout=limits) as r:
        must(r.status_code == 200, f"the stream begins: {r.status_code}")
        kind = "message"
        for line in r.iter_lines():
            name, _, value = line.partition(": ")
            if name == "event":
                kind = value
            elif name == "data" and kind == "message":
                yield Event.from_dict(json.loads(value))
            elif name == "data" and kind == "end":
                yield Ended.from_dict(json.loads(value))
            elif name == "data" and kind == "problem":
                raise SystemExit(f"the stream ended: {Problem.from_dict(json.loads(value))}")
            elif line == "":
                kind = "message"


def follow(client: AuthenticatedClient, id: str) -> list[Event]:
    """Follows a job to its end over two connections: the first is cut after some events, as a network may do."""
    seen: list[Event] = []
    with closing(stream(client, id, 0)) as first:
        for e in first:
            if isinstance(e, Event):
                seen.append(e)
            if len(seen) == 4:
                break
    for e in stream(client, id, seen[-1].seq):
        if isinstance(e, Ended):
            break
        seen.append(e)
    else:
        raise SystemExit("the stream was cut")
    again = [e for e in stream(client, id, 0) if isinstance(e, Event)]
    must([e.seq for e in seen] == [e.seq for e in again], "two streams, the second resumed, have every event once")
    must(all(e.job == id for e in seen), "a job's stream has its events alone")
    return seen


def check_events(events: list[Event]) -> None:
    """Every segment was committed, with losses, and a verifier agreed."""
    committed = [e.data for e in events if e.kind == "segment" and not isinstance(e.data, Unset)]
    must([d.segment for d in committed] == list(range(SEGMENTS)), "each segment was committed once")
    for d in committed:
        must(isinstance(d.loss, list) and len(d.loss) == d.steps, f"a committed segment has its losses: {d}")
    agreed = {e.data.segment for e in events if e.kind == "verdict" and not isinstance(e.data, Unset) and e.data.agree}
    must(agreed == set(range(SEGMENTS)), "a verifier agreed with each segment")
    say(f"{len(events)} events: {', '.join(sorted({e.kind for e in events}))}")


def until_paid(client: AuthenticatedClient, id: str) -> JobView:
    """Waits until the escrow has settled every segment."""
    end = time.monotonic() + PATIENCE
    while True:
        v = good(job.sync_detailed(id, client=client))
        if v.ended and v.segments_paid == v.segments:
            return v
        must(time.monotonic() < end, f"job {id} is paid in time: it is {v.state}")
        time.sleep(0.2)


def download(client: AuthenticatedClient, id: str, name: str, size: int) -> str:
    """Downloads a file in two parts, and returns its SHA-256."""
    cut = size // 2
    first = job_file.sync_detailed(id, client=client, name=name, range_=f"bytes=0-{cut - 1}")
    must(first.status_code == 206, "a range is answered with 206")
    must(first.headers["Content-Range"] == f"bytes 0-{cut - 1}/{size}", "the range is the one that was asked for")
    rest = job_file.sync_detailed(id, client=client, name=name, range_=f"bytes={cut}-", if_range=first.headers["ETag"])
    must(rest.status_code == 206, "the file has not changed")
    data = good(first).payload.read() + good(rest).payload.read()
    whole = good(job_file.sync_detailed(id, client=client, name=name)).payload.read()
    must(len(whole) == size and data == whole, "the parts are the whole file")
    say(f"{name}: {size} bytes in two parts")
    return hashlib.sha256(data).hexdigest()


def check_ledger(client: AuthenticatedClient, id: str) -> None:
    """Reads the books: what every entry moves sums to zero for each asset."""
    lines = [json.loads(x) for x in good(export_ledger.sync_detailed(client=client)).payload.read().splitlines()]
    must(lines[0]["format"] == "infernet/ledger-export/2", "the export has the format of the docs")
    entries = [x for x in lines[1:] if "postings" in x]
    must(len(entries) > 0, "the ledger has postings")
    for x in entries:
        sums: dict[str, int] = {}
        for p in x["postings"] or []:
            a = p["amount"]
            sums[a["asset"]] = sums.get(a["asset"], 0) + int(a["units"])
        must(all(v == 0 for v in sums.values()), f"entry {x} sums to zero")
    say(f"ledger: {lines[0]['entries']} entries, {len(entries)} with postings, each sums to zero")


def wrong_requests(client: AuthenticatedClient, request: PostRequest, key: str) -> None:
    """Shows what wrong requests get."""
    stranger = AuthenticatedClient(base_url=API, token="wrong")
    refused(status.sync_detailed(client=stranger), 401, "unauthorized")
    refused(job.sync_detailed("0x" + "00" * 32, client=client), 404, "not_found")
    refused(list_jobs.sync_detailed(client=client, after="nonsense"), 400, "malformed")
    mistaken = PostRequest(file_name="job.yml", file="name: 7 steps\nsteps: seven\n", dataset=request.dataset)
    refused(quote.sync_detailed(client=client, body=mistaken), 422, "invalid")
    refused(post_job.sync_detailed(client=client, body=mistaken, idempotency_key=key), 422, "key_reused")


def owned(b: Balances) -> int:
    """What the client's wallet has and is owed."""
    must(b.ledger_total == 0, "the books balance")
    return b.wallet + b.credit


def check_price(q: Quote) -> None:
    must((q.segments, q.max_price) == (SEGMENTS, PRICE), f"the quote is for what was asked: {q}")
    must(q.deposit <= SEGMENTS * PRICE <= q.balance, "the wallet can pay")
    say(f"quote: {q.segments} segments of at most {q.max_price} base units, {q.parameters} parameters")


def idle_job(client: AuthenticatedClient, request: PostRequest) -> str:
    """Posts a job that pays too little for anybody to take it, and cancels it: nothing is spent."""
    cheap = PostRequest(file_name="job.yml", file=JOB % "0.000001", dataset=request.dataset)
    id = good(post_job.sync_detailed(client=client, body=cheap, idempotency_key=str(uuid.uuid4()))).id
    must({id} < {j.id for j in all_jobs(client)}, "the list has more than this job, by pages of one")
    good(cancel_job.sync_detailed(id, client=client, idempotency_key=str(uuid.uuid4())))
    for e in stream(client, id, 0):
        if isinstance(e, Ended):
            break
    v = good(job.sync_detailed(id, client=client))
    must(v.ended and v.spent == 0 and v.deposited == v.refunded, f"a job that nobody took costs nothing: {v}")
    return id


def check_paid(v: JobView, spent: int) -> tuple[int, int]:
    """Compares the job's money with what the wallet has spent; returns what provider and verifier have earned."""
    provider = sum(v.provider_earned.additional_properties.values())
    verifier = sum(v.verifier_earned.additional_properties.values())
    must(v.spent == provider + verifier + v.fees, f"what was spent was earned by somebody: {v}")
    must(v.deposited == v.spent + v.refunded, f"what was deposited was spent or came back: {v}")
    must(0 < v.spent <= SEGMENTS * PRICE, f"no more was spent than was offered: {v}")
    must(spent == v.spent, f"the wallet has spent {spent}, the job {v.spent}")
    say(f"paid: {v.spent} base units: {provider} to the provider, {verifier} to the verifier; {v.refunded} came back")
    return provider, verifier


def main() -> None:
    client = AuthenticatedClient(base_url=API, token=TOKEN, timeout=httpx.Timeout(60))
    s = good(status.sync_detailed(client=client))
    say(f"node {s.peer_id}, version {s.version}, roles {s.roles}, {s.peers} peers")
    before = owned(good(balances.sync_detailed(client=client)))
    blob = good(put_blob.sync_detailed(client=client, body=File(payload=BytesIO(TEXT))))
    must(blob.size == len(TEXT), "the whole data set was taken")
    request, key = PostRequest(file_name="job.yml", file=JOB % "0.50", dataset=blob), str(uuid.uuid4())
    check_price(good(quote.sync_detailed(client=client, body=request)))
    posted = good(post_job.sync_detailed(client=client, body=request, idempotency_key=key))
    again = good(post_job.sync_detailed(client=client, body=request, idempotency_key=key))
    must(again.id == posted.id, "the same key is the same job")
    wrong_requests(client, request, key)
    idle = idle_job(client, request)
    events = follow(client, posted.id)
    check_events(events)
    paid = until_paid(client, posted.id)
    must([j.id for j in all_jobs(client)].count(posted.id) == 1, "the list has the job once")
    files = all_files(client, posted.id)
    name = max(files, key=lambda n: files[n])
    digest = download(client, posted.id, name, files[name])
    provider, verifier = check_paid(paid, before - owned(good(balances.sync_detailed(client=client))))
    check_ledger(client, posted.id)
    print(json.dumps({
        "job": paid.id, "idle": idle, "segments": paid.segments, "deposited": str(paid.deposited),
        "spent": str(paid.spent), "refunded": str(paid.refunded), "provider": str(provider),
        "verifier": str(verifier), "file": name, "sha256": digest,
    }))


if __name__ == "__main__":
    main()
