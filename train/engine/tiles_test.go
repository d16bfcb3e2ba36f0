package engine

import (
	"github.com/infernetprotocol/infernet/train/num"
	"github.com/infernetprotocol/infernet/train/num/amx/emulator"
)

// The products of AMX run in tests on processors without it.
func init() {
	num.Register(emulator.Name, func() (num.Backend, error) {
		return num.NewTiles(emulator.Name, 2, emulator.Multiply)
	})
}
