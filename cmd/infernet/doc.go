// Command infernet is a node of the market for verified training, and the
// command line of everybody who uses one: clients, operators, verifiers.
//
// One file holds one command; each turns flags into a call of a package and the
// result into text or JSON, and decides nothing. Commands that ask a running
// node go through its Unix socket (node/api); commands about money of this
// machine's wallet go to the chain themselves.
//
// # Output
//
// Results go to standard output: short, aligned text, or with --json exactly
// one JSON object (one a line for streams). Everything else goes to standard
// error. Errors are one line "infernet: …" and, where something can be done,
// one line "hint: …"; with --json one object, {"error": {"code", "message",
// "hint"}}, whose code is the exit code as a word: failed, usage, no_node,
// incomplete or interrupted.
//
// # Exit codes
//
//	0    done
//	1    failed
//	2    wrong usage: a flag, an argument, the configuration or a job file
//	3    no node is running
//	4    the job ended without all of its segments
//	130  interrupted
package main
