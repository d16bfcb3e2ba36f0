package vault

import (
	"fmt"
	"log/slog"
	"time"

	"github.com/cockroachdb/pebble/v2"
)

// Memory of the database: blocks are big and read once, so caching them buys
// little; the node's budget of memory is for work.
const (
	cacheSize    = 4 << 20
	memTableSize = 4 << 20
	maxOpenFiles = 128
)

// options set pebble up for big values that are written once: values live in
// files of their own, so compaction moves keys only, and are not compressed,
// since weights do not compress.
func options(cfg Config, cache *pebble.Cache, log *slog.Logger) *pebble.Options {
	o := &pebble.Options{
		FS:           cfg.FS,
		Cache:        cache,
		MemTableSize: memTableSize,
		// A checkpoint comes at once and then there is rest: it may run ahead of the flushes.
		MemTableStopWritesThreshold: 8,
		MaxOpenFiles:                maxOpenFiles,
		FormatMajorVersion:          pebble.FormatValueSeparation,
		Logger:                      quiet{log},
	}
	o.ApplyCompressionSettings(func() pebble.DBCompressionSettings { return pebble.DBCompressionNone })
	o.Experimental.ValueSeparationPolicy = func() pebble.ValueSeparationPolicy {
		return pebble.ValueSeparationPolicy{
			Enabled:               true,
			MinimumSize:           4 << 10,
			MaxBlobReferenceDepth: 10,
			RewriteMinimumAge:     time.Minute,
			TargetGarbageRatio:    0.2,
		}
	}
	return o
}

// quiet passes pebble's own messages on, as details.
type quiet struct{ log *slog.Logger }

// Infof implements pebble.Logger.
func (q quiet) Infof(format string, args ...any) {
	q.log.Debug("block store", "message", fmt.Sprintf(format, args...))
}

// Errorf implements pebble.Logger.
func (q quiet) Errorf(format string, args ...any) {
	q.log.Warn("block store", "message", fmt.Sprintf(format, args...))
}

// Fatalf implements pebble.Logger. It is called when pebble cannot go on without breaking its promises;
// pebble requires that it does not return.
func (q quiet) Fatalf(format string, args ...any) {
	panic(fmt.Sprintf("block store: "+format, args...))
}
