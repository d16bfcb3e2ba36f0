package num

import (
	"fmt"
	"slices"
	"strings"
	"sync"
)

// opener makes a back end that another package brings.
type opener func() (Backend, error)

var registry = struct {
	sync.RWMutex
	open map[string]opener
}{open: map[string]opener{}}

// Register makes New know a back end that lives in a package of its own, whose
// threads are its own affair. It is for init functions; a name twice panics.
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

// registeredNames is ", a, b" for a message.
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
