package api_test

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/danielgtaylor/huma/v2"

	"github.com/infernetprotocol/infernet/market/money"
	"github.com/infernetprotocol/infernet/node/api"
)

// answers are what the API answers with, without any value: every list, map and pointer is nil.
var answers = []any{
	api.Status{}, api.PeerList{}, api.OfferList{}, api.JobList{}, api.JobView{}, api.Balances{}, api.LeaseList{},
	api.Explanation{}, api.DisputeList{}, api.DisputeView{}, api.DisputeMoves{}, api.DisputeMove{},
	api.DisputeTile{}, api.SegmentCheck{}, api.Quote{}, api.WebhookList{}, api.WebhookView{}, api.ClientWallet{},
	api.RoundsView{}, api.RoundsList{}, api.SeriesView{}, api.TopUpList{}, api.TopUpDraft{}, api.FileList{},
	api.EvalView{}, api.Peer{}, api.OfferView{}, api.LeaseView{}, api.Economics{}, api.Event{}, api.Problem{},
	api.SetAside{}, api.SlotsOption{},
}

// TestAnswersAreAsTheDocumentSays also of empty values: clients that are generated from it fail at a null that it does
// not announce.
func TestAnswersAreAsTheDocumentSays(t *testing.T) {
	r := huma.NewMapRegistry("#/components/schemas/", huma.DefaultSchemaNamer)
	for _, a := range answers {
		s := r.Schema(reflect.TypeOf(a), true, "")
		var sent any
		if err := json.Unmarshal(marshal(t, api.Complete(t, a)), &sent); err != nil {
			t.Fatal(err)
		}
		found := huma.ValidateResult{}
		huma.Validate(r, s, huma.NewPathBuffer(nil, 0), huma.ModeReadFromServer, sent, &found)
		for _, err := range found.Errors {
			t.Errorf("%T: %v", a, err)
		}
	}
}

func marshal(t *testing.T, v any) []byte {
	t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestTheDocumentIsFitForOpenAPI30 too: it has no type null, and huma makes it of the document.
func TestTheDocumentIsFitForOpenAPI30(t *testing.T) {
	socket, _ := serve(t, &fake{}, api.ServerOptions{})
	status, text := call(t, socket, "GET", "/openapi-3.0.json", "")
	if status != 200 || !strings.Contains(text, `"openapi":"3.0.3"`) || strings.Contains(text, `"null"`) {
		t.Errorf("%d, %d bytes, type null at %d", status, len(text), strings.Index(text, `"null"`))
	}
}

// TestCompletingLeavesTheNodesOwnValueAlone: it is read by others at the same time.
func TestCompletingLeavesTheNodesOwnValueAlone(t *testing.T) {
	own := api.JobList{Jobs: []api.JobView{{ID: "0x01", Eval: &api.EvalView{Split: "s"}}}}
	sent := api.Complete(t, own)
	if own.Jobs[0].ProviderEarned != nil || own.Jobs[0].Eval.Values != nil {
		t.Errorf("the node's own value has become %+v", own.Jobs[0])
	}
	j := sent.Jobs[0]
	if j.ProviderEarned == nil || j.VerifierEarned == nil || j.Eval.Values == nil || j.ID != "0x01" ||
		j.Eval.Split != "s" {
		t.Errorf("what is sent is %+v", j)
	}
}

// TestAmountsAreSentExactly up to the greatest that there is.
func TestAmountsAreSentExactly(t *testing.T) {
	b := marshal(t, api.Complete(t, api.Balances{Wallet: 1<<63 - 1, Ledger: map[string]money.Units{"a": 1<<53 + 1}}))
	var back api.Balances
	if err := json.Unmarshal(b, &back); err != nil || back.Wallet != 1<<63-1 || back.Ledger["a"] != 1<<53+1 {
		t.Errorf("%s is read as %+v, %v", b, back, err)
	}
}

// TestEveryOperationHasANameAndATag: generated clients call their functions and modules by them.
func TestEveryOperationHasANameAndATag(t *testing.T) {
	socket, _ := serve(t, &fake{}, api.ServerOptions{})
	_, text := call(t, socket, "GET", "/openapi.json", "")
	var doc struct {
		Paths map[string]map[string]struct {
			ID   string   `json:"operationId"`
			Tags []string `json:"tags"`
		} `json:"paths"`
	}
	if err := json.Unmarshal([]byte(text[slices.Index([]byte(text), '\n')+1:]), &doc); err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{}
	for path, methods := range doc.Paths {
		for method, op := range methods {
			if op.ID == "" || known[op.ID] || len(op.Tags) != 1 || op.Tags[0] == "" {
				t.Errorf("%s %s: name %q, tags %q", method, path, op.ID, op.Tags)
			}
			known[op.ID] = true
		}
	}
	if len(known) < 30 {
		t.Errorf("only %d operations", len(known))
	}
}
