package num

import "fmt"

// New opens the back end with a name: "ref", "avx2", "avx512", "amx", "auto" for the
// fastest of these that this processor runs, or one that Register knows.
// threads is the number of goroutines that compute, at least 1; it never
// changes a bit. A back end that fails its self-test is refused, not replaced
// by another. Close it, or let it be collected.
func New(name string, threads int) (Backend, error) {
	if threads < 1 {
		return nil, fmt.Errorf("numerics: %d threads: want 1 or more", threads)
	}
	if foreign := registered(name); foreign != nil {
		return foreign()
	}
	newWorker, err := newWorkerOf(name)
	if err != nil {
		return nil, err
	}
	return open(threads, newWorker)
}

func open(threads int, newWorker func() worker) (Backend, error) {
	if err := selfTest(newWorker()); err != nil {
		return nil, err
	}
	return newThreaded(threads, newWorker), nil
}

func makeRef() worker { return ref{} }

// unknown is the error for a name that is no back end.
func unknown(name string) error {
	return fmt.Errorf("%w %q: want auto, ref, avx2, avx512, amx%s", ErrUnknownBackend, name, registeredNames())
}
