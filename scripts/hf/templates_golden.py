"""Writes conversations as transformers' apply_chat_template formats them:
train/data/sft/testdata/templates.json with the Jinja templates that can be
chosen by name, and train/data/jinja/testdata/cases.json with templates that use
what those of models use. Run it after a change: scripts/hf/run golden

With a folder as second argument, writes there the same for the templates in
unsloth's chat_templates.py, which are those of models people use: scripts/hf/run
templates."""

import ast
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


# What templates of models do, one thing after another.
FEATURES = {
    "conditions": "{{ bos_token }}{%- for m in messages %}{{ 'U' if m.role == 'user' else 'A' if m.role == 'assistant'"
    " else 'S' }}{{ ':' + (m.content | trim if m.content else '-') + ('.' if loop.last else '') }}\n{%- endfor %}",
    "brackets": "{%- for m in messages %}{%- set c = (m.content.split('</think>') | last).lstrip('\n') %}"
    "[{{ (m.content | string)[0:3] }}|{{ c }}|{{ m.content.split('</think>')[-1].strip() }}]{%- endfor %}",
    "namespace": "{%- set ns = namespace(last=messages|length - 1, seen=false) %}{%- for m in messages[::-1] %}"
    "{%- set i = (messages|length - 1) - loop.index0 %}{%- if not ns.seen and m.role == 'user' and not"
    " (m.content.startswith('<tool') and m.content.endswith('>')) %}{%- set ns.seen = true %}{%- set ns.last = i %}"
    "{%- endif %}{%- endfor %}last {{ ns.last }}{% for m in messages %}{% if loop.index0 > ns.last %} after{% endif %}"
    "{% endfor %}",
    "tools": "{%- if tools %}{% for t in tools %}{{ t | tojson }}\n{{ t | tojson(indent=4) }}{% endfor %}{% endif %}"
    "{%- for m in messages %}{%- if m.tool_calls is defined and m.tool_calls %}{%- for c in m.tool_calls %}"
    "{%- if c.function is defined %}{% set c = c.function %}{% endif %}<{{ c.name }} {{ c.arguments | tojson }}>"
    "{%- for k, v in c.arguments | items %}{{ k }}={{ v }};{% endfor %}{%- endfor %}{%- else %}{{ m.content }}"
    "{%- endif %}{%- endfor %}",
    "macros": "{%- macro show(m, tail='!') -%}{{ m.role | upper }}: {{ m.content }}{{ tail }}{%- endmacro -%}\n"
    "{% for m in messages %}\n    {{ show(m) }}\n    {% if loop.first %}{{ show(m, tail='?') }}{% endif %}\n{% endfor %}",
    "spaces": "a\n{% if true %}\n  b\n  {% endif %}\n{#- none -#}\n{% for m in messages %}\n  {{- m.role }} \n{% endfor %}\nc",
    "checks": "{% if messages[0]['role'] == 'system' %}{% set s = messages[0]['content'] %}{% set rest = messages[1:] %}"
    "{% else %}{% set rest = messages %}{% endif %}{% for m in rest %}{% if (m['role'] == 'user') != (loop.index0 % 2"
    " == 0) %}{{ raise_exception('turns') }}{% endif %}{% if s is defined and loop.first %}<<{{ s }}>>{% endif %}"
    "{% if m.content is string and m.content is not none %}{{ m.content.replace('a', 'bb') | replace('x', '') }}"
    "{% endif %}{% endfor %}",
    "filters": "{{ messages | map(attribute='role') | join(',') }}|{{ (messages | selectattr('role', 'equalto', 'user')"
    " | list | length) }}|{{ nothing | default('none') }}|{{ messages[-1].role }}|{{ messages[0].content | length }}|"
    "{{ 'user' in messages[0].role }}|{{ ' a b ' | trim | title }}",
    "stops": "{% for m in messages %}{% if loop.index > 2 %}{% break %}{% endif %}{% if m.role == 'system' %}"
    "{% continue %}{% endif %}{{ m.role }}{% endfor %}{% if add_generation_prompt %}>{% endif %}",
}

TOOLS = [
    {
        "type": "function",
        "function": {
            "name": "f",
            "description": "d <\u00e9> & 'q' \"r\" \\ \u2028",
            "parameters": {"type": "object", "properties": {"x": {"type": "number", "min": -1.5e-7}}, "required": ["x"]},
        },
    }
]
CALL = {"type": "function", "id": "call12345", "function": {"name": "f", "arguments": {"x": 1, "b": "\u00e9<", "a": [1.0, True]}}}
TOOLED = [
    {"role": "user", "content": "how?"},
    {"role": "assistant", "content": "", "tool_calls": [CALL]},
    {"role": "tool", "name": "f", "tool_call_id": "call12345", "content": '{"r": 2}'},
    {"role": "assistant", "content": "done"},
]
THOUGHT = ["a", "<think>\nhm\n</think>\n\nyes", "b", "<think>\nso\n</think>\n\nno"]


def render(tokenizer, jinja: str, chat: list, tools: list | None, ask: bool) -> str | None:
    try:
        return tokenizer.apply_chat_template(chat, tools=tools, chat_template=jinja, tokenize=False, add_generation_prompt=ask)
    except Exception:  # the template refuses, in words of its own
        return None


def rendered(tokenizer, templates: dict[str, str]) -> dict:
    chats = [(messages(c), None) for c in [*CHATS, THOUGHT, ["a"]]] + [(TOOLED, TOOLS), (TOOLED[:1], TOOLS)]
    cases = [
        {"template": name, "messages": chat, "tools": tools, "ask": ask, "text": render(tokenizer, jinja, chat, tools, ask)}
        for name, jinja in templates.items()
        for chat, tools in chats
        for ask in (False, True)
    ]
    return {"library": "transformers 5.23.0", "templates": templates, "cases": cases}


def of_models(source: pathlib.Path) -> dict[str, str]:
    """The texts that a module assigns to names that end in _template. Nothing else of it is executed."""
    found: dict[str, str] = {}
    for node in ast.parse(source.read_text()).body:
        target = node.targets[0] if isinstance(node, ast.Assign) else None
        if isinstance(target, ast.Name) and target.id.endswith("_template"):
            try:
                found[target.id] = ast.literal_eval(node.value)
            except ValueError:
                continue  # made of another one
    return {name: text for name, text in found.items() if isinstance(text, str) and "ollama" not in name}


def main(out: pathlib.Path, models_source: pathlib.Path | None) -> None:
    tokenizer = PreTrainedTokenizerFast(
        tokenizer_object=Tokenizer(models.BPE()), bos_token="<|begin_of_text|>", eos_token="<|end|>"
    )
    if models_source:
        out.write_text(json.dumps(rendered(tokenizer, of_models(models_source))))
        return
    cases = []
    for name, jinja in JINJA.items():
        for chat in map(messages, CHATS):
            for ask in (False, True):
                said = chat[:-1] if ask else chat
                text = tokenizer.apply_chat_template(said, chat_template=jinja, tokenize=False, add_generation_prompt=ask)
                cases.append({"template": name, "jinja": jinja, "messages": said, "ask": ask, "text": text})
    sft = out / "sft/testdata/templates.json"
    sft.parent.mkdir(parents=True, exist_ok=True)
    sft.write_text(json.dumps({"library": "transformers 5.23.0", "cases": cases}, indent=1) + "\n")
    features = out / "jinja/testdata/cases.json"
    features.parent.mkdir(parents=True, exist_ok=True)
    features.write_text(json.dumps(rendered(tokenizer, FEATURES), indent=1) + "\n")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None)
