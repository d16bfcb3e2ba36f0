// Package model is the decoder of LLaMA, Mistral, Qwen2, Qwen3, SmolLM3, OLMo 2,
// Granite and Gemma 3. Its forward and backward pass are written with the specified
// operations of train/num, so that its bits depend on nothing but the version of the
// numerics.
//
// Flow of a step. New plans every buffer once. Forward runs a batch of token
// sequences to logits and keeps what the backward pass needs. Backward turns
// logits and targets into the loss and adds the gradient of the scaled loss to
// Gradients. The optimizer then changes the values of Parameters in place.
// Nothing is allocated after New.
//
// With T rows (sequences × context), for every layer:
//
//	h  = rmsnorm(x)·w₁          q,k,v = h·Wᵀ (+ bias), q and k turned by RoPE
//	     each head of q and k normalised before RoPE (Qwen3); some layers without RoPE (SmolLM3)
//	o  = softmax(q·kᵀ/√head)·v  per head; head i uses KV head i/(heads/kv)
//	x' = x + (o·Woᵀ)
//	h' = rmsnorm(x')·w₂         y = silu(h'·Wgᵀ)·(h'·Wuᵀ)
//	x" = x' + (y·Wdᵀ)
//	     norms of o·Woᵀ and y·Wdᵀ in place of w₁ and w₂, and of all of q and k (OLMo 2)
//	     multipliers of embeddings, scores, o, y and the last norm's output (Granite)
//	     norms of both, by 1 + w, GeGLU, and another RoPE in local layers (Gemma 3)
//
// and at the end logits = (rmsnorm(x)·w)·headᵀ.
//
// Order of evaluation, which is part of the numerics. Every product is one
// chain per element, as package num says. A sum of products over several
// weights is one chain through them in the order written: the gradient of h
// goes through q, k, v; that of h' through gate, up; that of a KV head through
// its query heads, ascending. Attention works on blocks of BlockRows query
// rows. The block of rows i to j uses the keys 0 to j; scores of later keys
// within the block are +0 after the softmax. The gradients of keys and values
// run through the blocks ascending, each block's chain continuing the last
// one's. Gradients of parameters start from +0 at the beginning of the step and
// run through the micro-batches in order; the embedding's runs through rows
// ascending, after the head's if they are tied.
//
// With an adapter the matrices of the layers do not change, and stay packed if
// the program says so (train/frozen). y = x·Wᵀ is then continued as one chain
// through (x·Aᵀ × scale)·Bᵀ, and so is the gradient of x, through W first.
// LoadBase sets the frozen values, LeaveOut gives the model without the
// adapter, and Merge makes one matrix of both.
//
// Plan.Recompute keeps only the input of each layer and computes its
// activations again in the backward pass: the same operations on the same
// values.
//
// Probabilities are not kept for the backward pass. Each block computes its own
// again, which gives the same bits and keeps the memory linear in the context.
//
// Names and layouts are Hugging Face's: weights are [out, in], row-major, and
// RoPE rotates the halves of a head. A saved state therefore opens as
// LlamaForCausalLM, with bias on q, k and v as Qwen2ForCausalLM, with normalised
// heads as Qwen3ForCausalLM, with layers without RoPE as SmolLM3ForCausalLM, and
// with norms behind as Olmo2ForCausalLM, with multipliers as GraniteForCausalLM,
// and with norms of both as Gemma3ForCausalLM.
package model
