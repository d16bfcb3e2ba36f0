"""Writes train/tokenizer/testdata: small tokenizers of the known kinds,
trained on a book by the `tokenizers` library, and the ids that the library gives
for texts that are hard to split. Run it after a change of the texts:
scripts/hf/run golden"""

import json
import pathlib
import random
import subprocess
import sys

from tokenizers import AddedToken, Regex, Tokenizer, decoders, models, normalizers, pre_tokenizers, processors, trainers

GPT2 = r"'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+"
LLAMA3 = (
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
)
QWEN2 = LLAMA3.replace("{1,3}", "")
UPPER, LOWER = r"[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]", r"[\p{Ll}\p{Lm}\p{Lo}\p{M}]"
TEKKEN = (
    rf"[^\r\n\p{{L}}\p{{N}}]?{UPPER}*{LOWER}+|[^\r\n\p{{L}}\p{{N}}]?{UPPER}+{LOWER}*"
    r"|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+"
)
RARE = [chr(256 + b) for b in (0x01, 0x04, 0x06, 0x13, 0x14, 0x16, 0x1D)] + [chr(b) for b in (0xC0, 0xC1, 0xF1, 0xF2, 0xF5, 0xFF)]
BYTES = dict(add_prefix_space=False)

KINDS = {
    "gpt2": (None, pre_tokenizers.ByteLevel(**BYTES), ["<|endoftext|>"]),
    "smollm2": (
        None,
        pre_tokenizers.Sequence([pre_tokenizers.Digits(individual_digits=True), pre_tokenizers.ByteLevel(**BYTES)]),
        ["<|endoftext|>", "<|im_start|>", "<|im_end|>"],
    ),
    "qwen2": (
        normalizers.NFC(),
        pre_tokenizers.Sequence(
            [pre_tokenizers.Split(Regex(QWEN2), "isolated"), pre_tokenizers.ByteLevel(use_regex=False, **BYTES)]
        ),
        ["<|endoftext|>", "<|im_start|>", "<|im_end|>"],
    ),
    "llama3": (
        None,
        pre_tokenizers.Sequence(
            [pre_tokenizers.Split(Regex(LLAMA3), "isolated"), pre_tokenizers.ByteLevel(use_regex=False, **BYTES)]
        ),
        ["<|begin_of_text|>", "<|end_of_text|>", "<|eot_id|>"],
    ),
    "tekken": (
        None,
        pre_tokenizers.Sequence(
            [pre_tokenizers.Split(Regex(TEKKEN), "isolated"), pre_tokenizers.ByteLevel(use_regex=False, **BYTES)]
        ),
        ["<unk>", "<s>", "</s>", "[INST]"],
    ),
}

PIECES = ["legacy", "metaspace", "gemma"]

WHOLE = [
    "", " ", "  ", "a", "\n", "\r\n", "\t\ttab", "Hello, world!", "  two  spaces  ", "It's they'll I'VE 'S 'ſ x'd",
    "1234567890 12 ½ ² Ⅷ ٣٤٥ 3.14", "naïve café — “quotes” … ×", "e\u0301 A\u030a \u1100\u1161\u11a8 \ufb01 \u212b",
    "日本語のテキスト、漢字。", "العربية עברית हिन्दी ไทย", "🙂👩‍👩‍👧‍👦🇩🇪 \U0001f9d1\U0001f3fd", "\u00a0nbsp\u2003em\u2028line\u2029par\u0085nel\u3000wide",
    "\x00\x01\x7f\x1c\x1d\x1e\x1f\ufeff\ufffd\U0010ffff", "<|endoftext|>", "a<|im_start|>user\nhi<|im_end|>\nb", "<|im_start|><|im_end|><|im_end|",
    "<|begin_of_text|>x<|eot_id|> <|end_of_text|>", "if (x != 0) {\n\treturn -x;  // done\n}\n\n\n", "https://example.org/a?b=c&d=%20#e_f-g",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", " \n \n  \n", "x \n y", "trailing   ",
    "<pad>  <left> stripped <right>   x <both>  y", "Ġ Ċ ġĠ Ń", "_under__score_ a_b", "İı ΑΣ ß ẞ ǅ",
]  # fmt: skip


def hard(seed: int, n: int) -> list[str]:
    """Random strings of characters that splitters treat differently."""
    pieces = list("aAzZ09'\"_- .,!?\n\r\t  ") + ["'s", "'RE", "  ", "\u00a0", "é", "e\u0301", "ß", "中", "½", "٣", "🙂", "\u200d", "ſ", "\u2028"]
    pieces += ["<|im_end|>", "<|endoftext|>", "<left>", "<right>", "<both>", "the ", " of", "ing"]
    r = random.Random(seed)
    return ["".join(r.choice(pieces) for _ in range(r.randrange(1, 40))) for _ in range(n)]


def train(kind: str, book: str) -> Tokenizer:
    normalizer, pre, special = KINDS[kind]
    t = Tokenizer(models.BPE(ignore_merges=kind in ("llama3", "tekken")))
    if normalizer:
        t.normalizer = normalizer
    t.pre_tokenizer, t.decoder = pre, decoders.ByteLevel()
    initial = pre_tokenizers.ByteLevel.alphabet()
    if kind == "smollm2":  # its vocabulary lacks bytes that its texts did not have
        initial = [c for c in initial if c not in RARE]
    t.train_from_iterator(
        [book], trainers.BpeTrainer(vocab_size=800, special_tokens=special, initial_alphabet=initial, show_progress=False)
    )
    t.post_processor = processors.ByteLevel(trim_offsets=False)
    if kind == "llama3":
        begin = [("<|begin_of_text|>", t.token_to_id("<|begin_of_text|>"))]
        frame = processors.TemplateProcessing(single="<|begin_of_text|> $A", special_tokens=begin)
        t.post_processor = processors.Sequence([processors.ByteLevel(trim_offsets=False), frame])
    t.add_tokens([AddedToken("<left>", lstrip=True), AddedToken("<right>", rstrip=True, normalized=False)])
    t.add_tokens([AddedToken("<both>", lstrip=True, rstrip=True, special=True, normalized=False), AddedToken("ing the", normalized=True)])
    return t


RUNS = [c * n for c in "\n▁" for n in range(2, 6)]


def runs(vocab: dict[str, int]) -> list[str]:
    """Gives a vocabulary Gemma's tokens of many line ends and spaces, which all have one score."""
    vocab.update({run: len(vocab) + i for i, run in enumerate(RUNS)})
    return RUNS


def merge_all(model: dict, first: list[str]) -> None:
    """Lists every way to make a token of two, as the conversion of a SentencePiece file does: by the score of
    the token, then the longer left half first."""
    score = {left + right: -i for i, (left, right) in enumerate(model["merges"])} | {token: 1 for token in first}
    halves = [(score[t], t[:i], t[i:]) for t in score for i in range(1, len(t)) if {t[:i], t[i:]} <= model["vocab"].keys()]
    halves.sort(key=lambda h: (h[0], len(h[1]), len(h[2])), reverse=True)
    model["merges"] = [list(h[1:]) for h in halves]


def train_pieces(book: str, scheme: str) -> Tokenizer:
    """A vocabulary like Llama 2's: "legacy" as its first files, "metaspace" as its later ones, "gemma" as Gemma's."""
    letters = sorted({c for c in book[:100_000] if c != " "})
    special = ["<unk>", "<s>", "</s>"] + [f"<0x{b:02X}>" for b in range(256)]
    t = Tokenizer(models.BPE(unk_token="<unk>", fuse_unk=True, byte_fallback=True))
    prepend, replace = normalizers.Prepend("▁"), normalizers.Replace(" ", "▁")
    t.normalizer = normalizers.Sequence([prepend, replace])
    t.pre_tokenizer = pre_tokenizers.Metaspace("▁", "never", split=True)  # only while it is trained
    t.train_from_iterator(
        [book[:200_000]],
        trainers.BpeTrainer(vocab_size=900, special_tokens=special, initial_alphabet=letters, show_progress=False),
    )
    saved = json.loads(t.to_str())
    saved["added_tokens"] = [a for a in saved["added_tokens"] if a["id"] < 3]
    merge_all(saved["model"], runs(saved["model"]["vocab"]) if scheme == "gemma" else [])
    t = Tokenizer.from_str(json.dumps(saved))
    if scheme == "gemma":
        t.add_tokens([AddedToken(run, normalized=False) for run in RUNS])
    inverse = [decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse()]
    if scheme == "legacy":
        t.pre_tokenizer = None
    elif scheme == "metaspace":
        t.normalizer, t.pre_tokenizer = None, pre_tokenizers.Metaspace("▁", "first", split=False)
    else:
        t.normalizer, t.pre_tokenizer = replace, pre_tokenizers.Split(" ", "merged_with_previous")
    t.decoder = decoders.Sequence(inverse + ([] if scheme == "gemma" else [decoders.Strip(" ", 1, 0)]))
    t.post_processor = processors.TemplateProcessing(single="<s> $A", special_tokens=[("<s>", 1)])
    t.add_tokens([AddedToken("<left>", lstrip=True, normalized=False), AddedToken("<right>", rstrip=True, normalized=False)])
    t.add_special_tokens([AddedToken("<|im_end|>", normalized=False)])
    return t


def main(out: pathlib.Path) -> None:
    root = subprocess.run(["go", "env", "GOROOT"], check=True, capture_output=True, text=True).stdout.strip()
    book = (pathlib.Path(root) / "src/testdata/Isaac.Newton-Opticks.txt").read_text()
    out.mkdir(parents=True, exist_ok=True)
    for kind in [*KINDS, *PIECES]:
        t = train_pieces(book, kind) if kind in PIECES else train(kind, book)
        t.save(str(out / f"{kind}.json"), pretty=False)
        texts = WHOLE + hard(7, 200) + [book[at : at + 400] for at in range(50_000, 500_000, 60_000)]
        cases = []
        for text in texts:
            ids = t.encode(text, add_special_tokens=False).ids
            cases.append({"text": text, "ids": ids, "plain": t.decode(ids, skip_special_tokens=True)})
        golden = {"library": "tokenizers 0.23.3", "cases": cases, "framed": t.encode("a", add_special_tokens=True).ids}
        (out / f"{kind}.golden.json").write_text(json.dumps(golden, ensure_ascii=True, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
