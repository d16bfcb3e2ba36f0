// Package model is the decoder of LLaMA and Qwen2: forward and backward pass
// written out on the specified operations of train/num, so that its bits are
// those of the numerics version and of nothing else.
//
// Story of a step. New plans every buffer once. Forward runs a batch of token
// sequences to logits and keeps what the backward pass needs; Backward turns
// logits and targets into the loss and adds the gradient of the scaled loss to
// Gradients. The optimizer then changes the values that Parameters shows, in
// place. Nothing allocates after New.
//
// With T rows (sequences × context), for every layer:
//
//	h  = rmsnorm(x)·w₁          q,k,v = h·Wᵀ (+ bias), q and k turned by RoPE
//	o  = softmax(q·kᵀ/√head)·v  per head; head i uses KV head i/(heads/kv)
//	x' = x + (o·Woᵀ)
//	h' = rmsnorm(x')·w₂         y = silu(h'·Wgᵀ)·(h'·Wuᵀ)
//	x" = x' + (y·Wdᵀ)
//
// and at the end logits = (rmsnorm(x)·w)·headᵀ.
//
// Order of evaluation, part of the numerics. Every product is one chain per
// element as num says. A sum of products over several weights is one chain
// through them in the order written: the gradient of h goes through q, k, v;
// that of h' through gate, up; that of a KV head through its query heads,
// ascending. Attention works on query blocks of BlockRows rows: the block from
// row i to j uses keys 0 to j (scores of later keys inside the block are +0
// after the softmax), and the gradients of keys and values run through the
// blocks ascending, each block's chain going on from the last. Gradients of
// parameters start from +0 at the step's begin and run through the
// micro-batches in order; the embedding's through rows ascending, after the
// head's when they are tied.
//
// With an adapter the layers' matrices stand still, kept packed where the program
// says so (train/frozen), and y = x·Wᵀ goes on as one chain through
// (x·Aᵀ × scale)·Bᵀ; so does the gradient of x, through W first. LoadBase gives the
// frozen values, LeaveOut gives the model without the adapter, Merge makes one
// matrix of both.
//
// Plan.Recompute keeps the input of each layer alone and makes its activations
// again in the backward pass: the same operations on the same values.
//
// Probabilities are not kept for the backward pass: each block computes its own
// again, which gives the same bits and leaves the memory linear in the context.
//
// Names and layouts are Hugging Face's: weights are [out, in], row-major, RoPE
// turns the halves of a head, so a saved state opens as LlamaForCausalLM or,
// with bias on q, k and v, Qwen2ForCausalLM.
package model
