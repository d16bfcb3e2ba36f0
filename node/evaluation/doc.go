// Package evaluation computes the losses of jobs' models on rows that their clients held out.
//
// A loss is a function of a verified state, the held-out rows and the program alone, in r32/1 and of what
// the job delivers (engine.Trainer.EvaluateDelivered). So nobody has to sign it: whoever has these files
// computes the same bits (docs/adr/0043-held-out-losses-are-computed-from-verified-states.md). The client's
// node does it beside the job, one state after the other. A job never waits for it.
package evaluation
