package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"time"

	"github.com/infernetprotocol/infernet/chain/retry"
	"github.com/infernetprotocol/infernet/node/api"
)

// errRunIncomplete: a run ended before its last round.
var errRunIncomplete = errors.New("the run ended without all of its rounds")

// rounder says where a run is.
type rounder interface {
	RoundsOf(ctx context.Context, id string) (api.RoundsView, error)
}

// isRun reports whether an id, or its start, is a run's. One of a slot's job is the job's.
func isRun(ctx context.Context, c rounder, id string) (bool, error) {
	v, err := c.RoundsOf(ctx, id)
	if errors.Is(err, api.ErrNotFound) {
		return false, nil
	}
	return err == nil && strings.HasPrefix(bareID(v.ID), bareID(id)), err
}

// bareID is an id as it is compared: people leave 0x out.
func bareID(s string) string { return strings.TrimPrefix(strings.ToLower(s), "0x") }

// watchRun follows a run to its end.
func (a *app) watchRun(ctx context.Context, id string) error {
	show, done := a.runViewer()
	last, err := followRun(ctx, a.client(), id, panelEvery, show)
	done()
	if errors.Is(err, context.Canceled) {
		return api.WithHint(err, "the run goes on: `infernet job watch "+id+"` follows it, `infernet job rounds "+id+
			" --cancel` ends it")
	}
	if err == nil && last.Outcome != "complete" {
		err = api.WithHint(fmt.Errorf("%w: %d of %d were merged", errRunIncomplete, last.Merged, last.Rounds),
			"`infernet job rounds "+id+"` says what became of each slot")
	}
	return err
}

// followRun shows a run whenever it has changed, until it has ended. It returns the last view.
func followRun(ctx context.Context, c rounder, id string, every time.Duration,
	show func(before, now api.RoundsView) error,
) (last api.RoundsView, err error) {
	for {
		v, err := c.RoundsOf(ctx, id)
		if err != nil {
			return last, err
		}
		if !reflect.DeepEqual(v, last) {
			if err := show(last, v); err != nil {
				return last, err
			}
		}
		if last = v; v.Outcome != "" {
			return v, nil
		}
		if err := retry.Pause(ctx, every); err != nil {
			return last, err
		}
	}
}

// runViewer returns what shows a run that has changed, and what to call at its end.
func (a *app) runViewer() (show func(before, now api.RoundsView) error, done func()) {
	if a.json {
		enc := json.NewEncoder(a.out)
		return func(_, now api.RoundsView) error { return enc.Encode(now) }, func() {}
	}
	if !a.terminal() {
		return func(before, now api.RoundsView) error { return a.printChanges(before, now) }, func() {}
	}
	p := newRunPanel(a.out, a.colour())
	over := &app{out: p}
	return func(before, now api.RoundsView) error {
		p.show(now)
		return over.printChanges(before, now)
	}, p.close
}

// printChanges writes a line for each thing that has happened to a run.
func (a *app) printChanges(before, now api.RoundsView) error {
	for _, l := range runChanges(before, now) {
		if _, err := fmt.Fprintf(a.out, "%s  %s\n", time.Now().Format(time.TimeOnly), l); err != nil {
			return err
		}
	}
	return nil
}

// runChanges says what has happened between two views of a run.
func runChanges(before, now api.RoundsView) (lines []string) {
	say := func(format string, args ...any) { lines = append(lines, fmt.Sprintf(format, args...)) }
	if before.ID == "" {
		say("run       %s %s: %d slots, %d rounds of %d steps by %s", now.ID, now.Name, len(now.Slots), now.Rounds,
			now.Every, now.Method)
	}
	for i := len(before.Grid); i < len(now.Grid); i++ {
		say("round %-3d %s", i+1, marksText(now.Grid[i]))
	}
	for i, s := range now.Slots {
		var was api.SlotView
		if i < len(before.Slots) {
			was = before.Slots[i]
		}
		for _, text := range slotChanges(was, s) {
			say("slot %-4d %s", i, text)
		}
	}
	if now.Outcome != "" && before.Outcome == "" {
		say("ended     %s: %d of %d rounds merged", now.Outcome, now.Merged, now.Rounds)
	}
	return lines
}

// marksText says which slots' work a round counted, and why not the others'.
func marksText(marks string) string {
	var late, absent []string
	for i, m := range marks {
		switch m {
		case 'l':
			late = append(late, fmt.Sprint(i))
		case '.':
			absent = append(absent, fmt.Sprint(i))
		}
	}
	text := fmt.Sprintf("merged %d of %d slots", strings.Count(marks, "#"), len(marks))
	if len(late) > 0 {
		text += "; too late: " + strings.Join(late, ", ")
	}
	if len(absent) > 0 {
		text += "; absent: " + strings.Join(absent, ", ")
	}
	return text
}

// slotChanges says what has happened to a slot.
func slotChanges(was, now api.SlotView) (lines []string) {
	if now.Caught != nil && was.Caught == nil {
		lines = append(lines, fmt.Sprintf("a wrong segment was caught: %d", *now.Caught))
	}
	if now.Provider != was.Provider && now.Provider != "" {
		lines = append(lines, "provider "+short(now.Provider))
	}
	if now.Behind && !was.Behind {
		lines = append(lines, "behind: it trains from an earlier merge")
	}
	if now.Lost != "" && was.Lost == "" {
		lines = append(lines, "lost: "+now.Lost)
	}
	return lines
}
