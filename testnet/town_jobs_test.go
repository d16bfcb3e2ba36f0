package testnet

import (
	"testing"

	"github.com/infernetprotocol/infernet/node/api"
)

func verified(n uint32) func(api.JobView) bool {
	return func(v api.JobView) bool { return v.SegmentsVerified >= n }
}

func TestAJobIsTrainedCheckedAndPaid(t *testing.T) {
	t.Parallel()
	w := newTown(t, client, cheap, checker)
	c := w.called("client")
	id := c.post(work{steps: 12, each: 4})
	v := c.sees(id, "end", ended)
	if v.SegmentsPaid != 3 || v.SegmentsChecked != 3 || v.Artifact == "" || v.Reassigned != 0 {
		t.Errorf("%+v", v)
	}
	gains := w.balanced()
	if gains["client"] != -int64(v.Spent) || gains["cheap"] <= 0 || gains["checker"] <= 0 {
		t.Errorf("%v, spent %d", gains, v.Spent)
	}
}
