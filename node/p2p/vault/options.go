package vault

import (
	"log/slog"
	"time"

	"github.com/cockroachdb/pebble/v2"

	"github.com/infernetprotocol/infernet/node/storage"
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
	quiet := storage.Logger{Store: "block store", Log: log, Fault: cfg.Fault}
	o := &pebble.Options{
		FS:           cfg.FS,
		Cache:        cache,
		MemTableSize: memTableSize,
		// A checkpoint comes at once and then there is rest: it may run ahead of the flushes.
		MemTableStopWritesThreshold: 8,
		MaxOpenFiles:                maxOpenFiles,
		FormatMajorVersion:          pebble.FormatValueSeparation,
		Logger:                      quiet,
		EventListener:               &pebble.EventListener{BackgroundError: quiet.BackgroundError},
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
