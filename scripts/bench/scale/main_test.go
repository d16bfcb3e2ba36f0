package main

import (
	"encoding/json"
	"errors"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/infernetprotocol/infernet/testnet/scale"
)

// TestTheDocumentHasTheFigures: the document's row of the smallest network is what the simulation gives, and the file
// of figures has all networks.
func TestTheDocumentHasTheFigures(t *testing.T) {
	r, err := scale.Run(networks()[0])
	if err != nil {
		t.Fatal(err)
	}
	row := strings.Split(table([]scale.Result{r}), "\n")[2]
	text, err := os.ReadFile(filepath.Join("..", "..", "..", "docs", "network.md"))
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(text), row) {
		t.Errorf("docs/network.md lacks %q: run make bench-scale", row)
	}
	figures, err := os.ReadFile(filepath.Join("..", "..", "..", "docs", "figures", "network.json"))
	if err != nil {
		t.Fatal(err)
	}
	var all []map[string]any
	if err := json.Unmarshal(figures, &all); err != nil || len(all) != len(networks()) {
		t.Errorf("network.json has %d networks, want %d: %v", len(all), len(networks()), err)
	}
}

func TestADocumentWithoutAPlace(t *testing.T) {
	if _, err := filled("no mark", ""); !errors.Is(err, errMarker) {
		t.Error(err)
	}
	text, err := filled("a\n"+begin+"old"+end+"\nb", "new\n")
	if err != nil || text != "a\n"+begin+"new\n"+end+"\nb" {
		t.Error(text, err)
	}
}

func TestWhatNeverCameMissesTheGoal(t *testing.T) {
	r := scale.Result{Nodes: 10, Reach: 0.5, Most: scale.Seconds(math.Inf(1))}
	if row := table([]scale.Result{r}); !strings.Contains(row, "| never | **no** |") {
		t.Error(row)
	}
}
