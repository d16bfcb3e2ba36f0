package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
)

func main() {
	only := flag.String("only", "", "a preset, or a part of a method's name: what to run")
	out := flag.String("json", "", "file to write the results to")
	from := flag.String("from", "", "file of results: print them and run nothing")
	update := flag.Bool("update", false, "write the table of docs/rounds.md and its picture")
	threads := flag.Int("threads", runtime.NumCPU(), "threads that compute")
	splits := flag.Bool("splits", false, "measure the same tokens by 1, 2, 4 and 8 slots instead")
	async := flag.Bool("async", false, "measure rounds in which nobody waits instead")
	flag.Parse()
	var err error
	switch {
	case *splits:
		err = runSplits(*update, *threads)
	case *async:
		err = runAsync(*update, *threads)
	default:
		err = run(*only, *out, *from, *update, *threads)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "decentral:", err)
		os.Exit(1)
	}
}

func run(only, out, from string, update bool, threads int) error {
	var all []Result
	if from != "" {
		text, err := os.ReadFile(from)
		if err != nil {
			return err
		}
		if err := json.Unmarshal(text, &all); err != nil {
			return fmt.Errorf("%s: %w", from, err)
		}
	} else {
		var err error
		if all, err = measure(only, threads); err != nil {
			return err
		}
	}
	if out != "" {
		text, err := json.MarshalIndent(all, "", " ")
		if err == nil {
			err = os.WriteFile(out, append(text, '\n'), 0o644)
		}
		if err != nil {
			return err
		}
	}
	fmt.Println(table(all))
	if update {
		return write(all)
	}
	return nil
}

// measure runs what only names, and beside each what it is compared with.
func measure(only string, threads int) (all []Result, err error) {
	b := bench{threads: threads}
	if b.train, b.held, err = opticks(); err != nil {
		return nil, err
	}
	for _, e := range experiments {
		wanted := e.wanted(only)
		if len(wanted) == 0 {
			continue
		}
		if err := b.begin(e); err != nil {
			return nil, err
		}
		one, err := b.single(e)
		if err != nil {
			return nil, err
		}
		all = append(all, say(one))
		for _, m := range wanted {
			r, err := b.method(e, m)
			if err != nil {
				return nil, err
			}
			all = append(all, say(r))
		}
	}
	return all, nil
}

func say(r Result) Result {
	fmt.Fprintf(os.Stderr, "%s, %s: loss %.4f, %.0f bytes sent by each of %d, %.0f s\n", r.Preset, r.Name,
		r.last().Loss, r.last().Bytes, r.Slots, r.Seconds)
	return r
}

// wanted are the methods that a part of their name or the preset selects, and those that they
// are compared with.
func (e experiment) wanted(only string) (all []method) {
	need := map[string]bool{}
	for _, m := range e.all {
		if strings.Contains(m.name, only) || e.preset == only {
			need[m.name], need[m.beside] = true, true
		}
	}
	for _, m := range e.all {
		if need[m.name] {
			all = append(all, m)
		}
	}
	return all
}

// opticks is Newton's book: nine tenths to train on, and up to 64 KiB of the rest.
func opticks() (train, held []byte, err error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, nil, fmt.Errorf("go env GOROOT: %w", err)
	}
	text, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "src/testdata/Isaac.Newton-Opticks.txt"))
	if err != nil {
		return nil, nil, err
	}
	cut := len(text) * 9 / 10
	return text[:cut], text[cut:min(len(text), cut+1<<16)], nil
}
