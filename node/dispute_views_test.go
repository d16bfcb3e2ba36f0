package node

import "testing"

func TestIdsAreCalledByTheirStart(t *testing.T) {
	const id = "0x3f2a91c0de00000000000000000000000000000000000000000000000000b4c5d6"
	for name, want := range map[string]bool{
		id: true, "0x3f2a": true, "0x3f2a91c0…b4c5d6": true, "0x3f2a91c0…": true,
		"0x3": false, "": false, "…b4c5d6": false, "0x3f2a91c0…b4c5d7": false, "0x3f2b": false,
	} {
		if matchesID(id, name) != want {
			t.Errorf("%q: %t", name, !want)
		}
	}
}
