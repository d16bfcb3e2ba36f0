// Opens GGUF files in llama.cpp and compares its tokens with the engine's:
// node llama.mjs FOLDER. One thread, because llama.cpp's threads spin.
import assert from "node:assert";
import {readFile} from "node:fs/promises";
import {join} from "node:path";
import {getLlama} from "node-llama-cpp";

const folder = process.argv[2];
const llama = await getLlama({gpu: false, build: "never", maxThreads: 1, logLevel: "error"});
console.log("| file | texts of equal ids | prompt | tokens equal |\n| --- | --- | --- | --- |");
for (const e of JSON.parse(await readFile(join(folder, "expected.json"), "utf8"))) {
  const model = await llama.loadModel({modelPath: join(folder, e.name + ".gguf")});
  const context = await model.createContext({
    contextSize: 256, batchSize: 128, threads: 1, flashAttention: false,
    experimentalKvCacheKeyType: "F32", experimentalKvCacheValueType: "F32",
  });
  const prompt = model.tokenize(e.text);
  if (model.tokens.shouldPrependBosToken) prompt.unshift(model.tokens.bos);
  assert.deepStrictEqual(prompt.map(Number), e.prompt, `${e.name}: tokens of the prompt`);
  const texts = e.cases ?? [];
  for (const c of texts) {
    assert.deepStrictEqual(model.tokenize(c.text, true).map(Number), c.ids, `${e.name}: tokens of ${JSON.stringify(c.text)}`);
  }
  const got = [];
  for await (const token of context.getSequence().evaluate(prompt, {temperature: 0})) {
    got.push(Number(token));
    if (got.length === e.tokens.length) break;
  }
  const equal = e.tokens.findIndex((t, i) => t !== got[i]);
  console.log(`| ${e.name} | ${texts.length || ""} | ${prompt.length} ` +
    `| ${equal < 0 ? e.tokens.length : equal} of ${e.tokens.length} |`);
  if (e.exact) assert.deepStrictEqual(got, e.tokens, e.name);
  await context.dispose();
  await model.dispose();
}
process.exit(0);
