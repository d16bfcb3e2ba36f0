package main

import (
	"fmt"
	"log/slog"

	"github.com/spf13/cobra"
)

const rootLong = `A marketplace for verified training: post a job and pay only for the segments
that were checked, or earn by training and checking. One program is the node,
the wallet and the command line.

Exit codes: 0 done, 1 failed, 2 wrong usage or file, 3 no node is running,
4 the job ended incomplete, 130 interrupted.`

const rootExample = `  infernet demo                      # a whole market on this machine, in a minute
  infernet init --devnet http://127.0.0.1:8545 && infernet start
  infernet job post job.yml --watch`

// newRoot builds the tree of commands.
func newRoot(a *app) *cobra.Command {
	root := group("infernet", "Train, verify and get paid, without a server in the middle", rootLong, rootExample)
	root.SilenceErrors, root.SilenceUsage = true, true
	root.SetIn(a.in)
	root.SetOut(a.out)
	root.SetErr(a.err)
	root.SetFlagErrorFunc(func(c *cobra.Command, err error) error {
		return usagef(c, "%v", err)
	})
	root.PersistentPreRunE = func(*cobra.Command, []string) error { return a.prepare() }
	f := root.PersistentFlags()
	f.StringVar(&a.homeDir, "home", "", "the node's folder (INFERNET_HOME; default: the XDG folders)")
	f.BoolVar(&a.json, "json", false, "print one JSON object (one a line for streams)")
	f.StringVar(&a.logLevel, "log-level", "info", "debug, info, warn or error")
	f.BoolVarP(&a.quiet, "quiet", "q", false, "print results only")
	for _, s := range sections(a) {
		root.AddGroup(&cobra.Group{ID: s.id, Title: s.title})
		for _, c := range s.commands {
			c.GroupID = s.id
			root.AddCommand(c)
		}
	}
	root.SetHelpCommandGroupID(otherSection)
	root.SetCompletionCommandGroupID(otherSection)
	return root
}

// otherSection holds the commands about the program itself, and those that cobra adds.
const otherSection = "other"

// section is a group of commands in the root's help.
type section struct {
	id, title string
	commands  []*cobra.Command
}

// sections lists every command, in the order of the root's help.
func sections(a *app) []section {
	return []section{
		{"try", "Try it on this machine:", []*cobra.Command{newDemo(a), newDevnet(a)}},
		{"node", "Run a node:", []*cobra.Command{
			newInit(a), newStart(a), newStatus(a), newTop(a), newUI(a), newExplain(a), newPeers(a), newResume(a),
			newDrain(a), newDoctor(a), newKeys(a),
		}},
		{"job", "Post jobs and take them:", []*cobra.Command{newJob(a), newOffers(a)}},
		{"train", "Train without a job:", []*cobra.Command{newData(a), newEngine(a), newGenerate(a), newModel(a),
			newPublish(a), newTrain(a)}},
		{"money", "Look after the money:", []*cobra.Command{
			newWallet(a), newStake(a), newFunds(a), newBalances(a), newEarnings(a), newRails(a), newLedger(a),
		}},
		{"dispute", "Check and dispute work:", []*cobra.Command{newVerify(a), newChallenge(a),
			newDispute(a), newZK(a)}},
		{otherSection, "Other commands:", []*cobra.Command{newConform(a), newSchema(a), newVersion(a)}},
	}
}

// group is a command that only holds others: it prints its help, and names the
// nearest command for one it does not have.
func group(use, short, long, example string) *cobra.Command {
	return &cobra.Command{
		Use: use, Short: short, Long: long, Example: example,
		Args: func(c *cobra.Command, args []string) error {
			if len(args) == 0 {
				return nil
			}
			return unknownCommand(c, args[0])
		},
		RunE: func(c *cobra.Command, _ []string) error { return c.Help() },
	}
}

func unknownCommand(c *cobra.Command, name string) error {
	hint := fmt.Sprintf("`%s --help` lists the commands", c.CommandPath())
	if near, ok := nearest(c, name); ok {
		hint = fmt.Sprintf("did you mean `%s %s`?", c.CommandPath(), near)
	}
	return &usageError{fmt.Errorf("unknown command %q", c.CommandPath()+" "+name), hint}
}

// nearest finds the command with the fewest edits, at most three.
func nearest(c *cobra.Command, name string) (string, bool) {
	for c.SuggestionsMinimumDistance = range 4 {
		if near := c.SuggestionsFor(name); len(near) > 0 {
			return near[0], true
		}
	}
	return "", false
}

// exactly checks the number of arguments and names those that are missing.
func exactly(names ...string) cobra.PositionalArgs { return between(len(names), names...) }

// between is exactly with only the first few required.
func between(required int, names ...string) cobra.PositionalArgs {
	return func(c *cobra.Command, args []string) error {
		switch {
		case len(args) < required:
			return usagef(c, "missing %s", names[len(args)])
		case len(args) > len(names):
			return usagef(c, "unexpected argument %q", args[len(names)])
		}
		return nil
	}
}

// oneOrMore requires an argument, and takes any number of them.
func oneOrMore(name string) cobra.PositionalArgs {
	return func(c *cobra.Command, args []string) error {
		if len(args) == 0 {
			return usagef(c, "missing %s", name)
		}
		return nil
	}
}

func parseLevel(s string) (slog.Level, error) {
	var l slog.Level
	if err := l.UnmarshalText([]byte(s)); err != nil {
		return 0, &usageError{fmt.Errorf("--log-level: %q is none of debug, info, warn, error", s), ""}
	}
	return l, nil
}
