"""Writes train/data/sft/testdata/templates.json: conversations as transformers'
apply_chat_template formats them with the Jinja templates of the models'
publishers. Run it after a change: scripts/hf/run golden"""

import json
import pathlib
import sys

from tokenizers import Tokenizer, models
from transformers import PreTrainedTokenizerFast

MARKED = "{{'<|im_start|>' + message['role'] + '\n' + message['content'] + '<|im_end|>' + '\n'}}{% endfor %}"
ASK = "{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}"


def first(system: str) -> str:
    return (
        "{% for message in messages %}{% if loop.first and messages[0]['role'] != 'system' %}{{ '<|im_start|>system\n"
        + system
        + "<|im_end|>\n' }}{% endif %}"
    )


JINJA = {
    "chatml": "{% for message in messages %}" + MARKED + ASK,
    "smollm2": first("You are a helpful AI assistant named SmolLM, trained by Hugging Face") + MARKED + ASK,
    "qwen2": first("You are a helpful assistant.") + MARKED + ASK,
    "llama3": (
        "{% set loop_messages = messages %}{% for message in loop_messages %}{% set content = '<|start_header_id|>' + "
        "message['role'] + '<|end_header_id|>\n\n'+ message['content'] | trim + '<|eot_id|>' %}{% if loop.index0 == 0 %}"
        "{% set content = bos_token + content %}{% endif %}{{ content }}{% endfor %}{% if add_generation_prompt %}"
        "{{ '<|start_header_id|>assistant<|end_header_id|>\n\n' }}{% endif %}"
    ),
}

CHATS = [
    ["Hi!", "Hello."],
    ["  spaces \n", "\n\tmore \x1c\u00a0"],
    ["system:Be brief.", "1+1?", "2", "and 3?", "6 <|im_end|> é🙂"],
    ["", ""],
]


def messages(chat: list[str]) -> list[dict[str, str]]:
    out = []
    for i, text in enumerate(chat):
        if text.startswith("system:"):
            out.append({"role": "system", "content": text[7:]})
            continue
        assistant = bool(out) and out[-1]["role"] == "user"
        out.append({"role": "assistant" if assistant else "user", "content": text})
    return out


def main(out: pathlib.Path) -> None:
    tokenizer = PreTrainedTokenizerFast(tokenizer_object=Tokenizer(models.BPE()), bos_token="<|begin_of_text|>")
    cases = []
    for name, jinja in JINJA.items():
        for chat in map(messages, CHATS):
            for ask in (False, True):
                said = chat[:-1] if ask else chat
                text = tokenizer.apply_chat_template(said, chat_template=jinja, tokenize=False, add_generation_prompt=ask)
                cases.append({"template": name, "jinja": jinja, "messages": said, "ask": ask, "text": text})
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(json.dumps({"library": "transformers 5.23.0", "cases": cases}, indent=1) + "\n")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
