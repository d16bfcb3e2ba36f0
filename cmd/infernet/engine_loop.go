package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/infernetprotocol/infernet/train/engine"
	"github.com/infernetprotocol/infernet/train/program"
	"github.com/infernetprotocol/infernet/zkproof/commit"
)

// trainingLoop does the steps of a run and keeps what a person wants of it.
type trainingLoop struct {
	*engineRun
	trainer        *engine.Trainer
	keep           checkpoints
	metrics        metricsFile
	board          boardFile
	watch          stepWatcher // nil: nobody watches
	eval           []byte      // nil: nothing is held out
	say            func(string, ...any)
	steps, commits []time.Duration
}

// loop prepares the steps: from the first, or from the newest checkpoint.
func (f engineFlags) loop(t *engine.Trainer, r *engineRun, say func(string, ...any)) (l *trainingLoop, err error) {
	l = &trainingLoop{engineRun: r, trainer: t, keep: f.keep, say: say}
	if f.eval != "" {
		if l.eval, err = readRegular(f.eval, maxDataset); err != nil {
			return nil, err
		}
		if f.init != "" && t.Program().Tokenizer != program.Bytes {
			if err := checkTokenizer(f.init, f.eval, l.eval); err != nil {
				return nil, err
			}
		}
	}
	if err := f.keep.open(f.resume); err != nil {
		return nil, err
	}
	if f.resume {
		if err := f.keep.resume(t, l.root); err != nil {
			return nil, err
		}
		say("resumed after step %d", t.StepIndex())
	}
	if l.metrics, err = openMetrics(f.metrics, t.StepIndex()); err != nil {
		return nil, err
	}
	if l.board, err = openBoard(f.tensorBoard, t.StepIndex()); err != nil || f.watch == nil {
		return l, err
	}
	l.watch = f.watch
	return l, l.watch.begin(t.StepIndex())
}

// stepWatcher is told the figures of a run that begins after a step.
type stepWatcher interface {
	begin(step uint32) error
	add(stepMetrics) error
	close() error
}

// note writes figures down where somebody asked for them.
func (l *trainingLoop) note(m stepMetrics) error {
	err := errors.Join(l.metrics.add(m), l.board.add(m))
	if l.watch != nil {
		err = errors.Join(err, l.watch.add(m))
	}
	return err
}

func (l *trainingLoop) close() error {
	err := errors.Join(l.metrics.close(), l.board.close())
	if l.watch != nil {
		err = errors.Join(err, l.watch.close())
	}
	return err
}

// train does the steps that are left and commits to the state as a provider
// does: at the end of every segment, and of the last one.
func (l *trainingLoop) train(ctx context.Context) error {
	p := l.trainer.Program()
	for l.trainer.StepIndex() < p.Steps {
		if ctx.Err() != nil {
			return l.interrupted(ctx.Err())
		}
		if err := l.step(p); err != nil {
			return err
		}
	}
	if _, err := l.root(); err != nil { // of a run that was done already
		return err
	}
	if len(l.steps) > 0 {
		l.TokensPerSecond = rate(p, l.steps)
		l.StepMS = float64(middle(l.steps)) / float64(time.Millisecond)
		l.CommitFraction = float64(middle(l.commits)) / (segmentSteps * float64(middle(l.steps)))
	}
	l.PeakBytes = peakBytes()
	return nil
}

func (l *trainingLoop) step(p program.Program) error {
	began := time.Now()
	record, err := l.trainer.Step()
	if err != nil {
		return err
	}
	took := time.Since(began)
	l.steps, l.Loss = append(l.steps, took), append(l.Loss, record.Loss)
	m := metricsOf(l.trainer, record, took.Seconds())
	done := l.trainer.StepIndex()
	l.say("step %d of %d: loss %.4f, norm %.3g, rate %.3g, %.0f tokens/s", done, p.Steps, *m.Loss, *m.Norm, m.Rate,
		m.TokensPerSecond)
	if err := l.note(m); err != nil {
		return err
	}
	return l.after(done, done == p.Steps)
}

// after commits, evaluates and keeps the state where that is due.
func (l *trainingLoop) after(done uint32, last bool) error {
	if kept := l.keep.due(done); kept || last || done%segmentSteps == 0 {
		began := time.Now()
		if _, err := l.root(); err != nil {
			return err
		}
		l.commits = append(l.commits, time.Since(began))
	}
	if l.eval != nil && (last || done%l.keep.every == 0) {
		if err := l.evaluate(done); err != nil {
			return err
		}
	}
	if l.keep.due(done) || last && l.keep.dir != "" {
		return l.keep.save(l.trainer, l.Root)
	}
	return nil
}

// evaluate takes the loss of what is held out.
func (l *trainingLoop) evaluate(done uint32) error {
	loss, err := l.trainer.Evaluate(l.eval)
	if err != nil {
		return err
	}
	l.EvalLoss = &loss
	l.say("after step %d: held-out loss %.4f", done, loss)
	return l.note(stepMetrics{Step: done, EvalLoss: &loss})
}

// interrupted keeps the state of a run that somebody stops.
func (l *trainingLoop) interrupted(cause error) error {
	if l.keep.dir == "" {
		return cause
	}
	root, err := l.root()
	if err == nil {
		err = l.keep.save(l.trainer, root)
	}
	if err != nil {
		return errors.Join(err, cause)
	}
	return &usageError{
		cause,
		fmt.Sprintf("the state after step %d is kept in %s: the same command with --resume goes on",
			l.trainer.StepIndex(), l.keep.dir),
	}
}

// root commits to the present state.
func (l *trainingLoop) root() (commit.Root, error) {
	err := l.commit(l.trainer)
	return l.Root, err
}

func rate(p program.Program, steps []time.Duration) float64 {
	var sum time.Duration
	for _, d := range steps {
		sum += d
	}
	return float64(p.TokensPerStep()) * float64(len(steps)) / sum.Seconds()
}

func middle(x []time.Duration) time.Duration { return slices.Sorted(slices.Values(x))[len(x)/2] }
