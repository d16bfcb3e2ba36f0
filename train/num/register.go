package num

import (
	"fmt"
	"slices"
	"strings"
	"sync"
)

// opener opens a back end that another package provides.
type opener func() (Backend, error)

var registry = struct {
	sync.RWMutex
	open map[string]opener
}{open: map[string]opener{}}

// Register makes New know a back end of another package, which manages its own
// threads. It is meant for init functions. It panics if a name is registered
// twice.
func Register(name string, open func() (Backend, error)) {
	registry.Lock()
	defer registry.Unlock()
	if registry.open[name] != nil {
		panic(fmt.Sprintf("num: back end %q is registered twice", name))
	}
	registry.open[name] = open
}

func registered(name string) opener {
	registry.RLock()
	defer registry.RUnlock()
	return registry.open[name]
}

// registeredNames is a list ", a, b" of the registered names for an error
// message.
func registeredNames() string {
	registry.RLock()
	defer registry.RUnlock()
	names := make([]string, 0, len(registry.open))
	for name := range registry.open {
		names = append(names, ", "+name)
	}
	slices.Sort(names)
	return strings.Join(names, "")
}
