// Package outer makes what the workers of one model exchange in a round, and merges it:
// pseudo-gradients, their compression with error feedback, the weighted mean over slots,
// and the outer optimizer, as docs/numerics.md §22 specifies them to the bit.
//
// Roles. A Spec says how updates are made. A Codec does it for one tensor: Encode gives the
// packed bytes that travel, and the decoded values that those bytes mean; Decode gives the
// same values to whoever receives the bytes. Only decoded values are committed to and
// merged, so packing is outside of every proof. A Compressor does it for the parameters of a
// slot and keeps their error feedback. Merge adds the updates of a round in the order of
// slots, and an Optimizer applies the result.
//
// Methods. DiLoCo (arXiv:2311.08105) is dense binary32, and Nesterov. SparseLoCo
// (arXiv:2508.15706) keeps 64 of 4096, in two bits, with feedback 0.95, and SGD. MuLoCo
// (arXiv:2505.23725) is dense two or four bits. DeMo (arXiv:2411.19870) transforms tiles of
// 64 by 64, keeps a few coefficients of each, and takes the sign of the merge.
//
// Invariants. Every back end gives equal bits. An update that is not finite is an error and
// leaves the feedback as it was. Packed bytes have one length for a tensor and a Spec;
// Decode refuses any other, and whatever Encode cannot have written.
//
// The package does no I/O and reads no clock.
package outer
