package node

import (
	"context"
	"fmt"

	"github.com/infernetprotocol/infernet/node/api"
	"github.com/infernetprotocol/infernet/node/role"
)

// setAside lists the work that this node has died over.
func (n *Node) setAside() (out []api.SetAside) {
	all, err := n.deps.Attempts.SetAside()
	if err != nil {
		n.log.Warn("what is set aside was not read", "err", err)
	}
	for _, x := range all {
		out = append(out, asideView(x))
	}
	return out
}

func asideView(x role.Attempt) api.SetAside {
	return api.SetAside{ID: x.ID, Job: x.Job.String(), What: x.What, Deaths: x.Deaths, At: x.At}
}

// ResumeWork implements api.Backend.
func (n *Node) ResumeWork(ctx context.Context, id string) (api.SetAside, error) {
	x, ok, err := n.deps.Attempts.Find(id)
	if err == nil && !ok {
		err = api.WithHint(fmt.Errorf("%w: nothing is set aside as %q", api.ErrNotFound, id),
			"`infernet status` lists what is set aside")
	}
	if err == nil {
		err = n.deps.Attempts.Clear(x.ID)
	}
	if err == nil && n.verifier != nil {
		err = n.verifier.Resume(ctx)
	}
	return asideView(x), err
}

// explainAside explains work that was set aside.
func explainAside(id string, x role.Attempt) api.Explanation {
	return api.Explanation{
		ID: id, What: "work set aside", State: "not begun any more",
		Rule: fmt.Sprintf("what this node's process has died over %d times is not begun again by itself, and no "+
			"other check of the job is accepted", role.MaxDeaths),
		Evidence: []string{
			"it is " + x.What,
			fmt.Sprintf("the process died %d times while it was under way", x.Deaths),
		},
		MayAct: []string{"this node's operator: `infernet resume " + x.ID + "` begins it again"},
		Else:   "others do the work; a check is dropped when its offer's deadline passes",
	}
}
