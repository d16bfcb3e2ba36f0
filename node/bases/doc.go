// Package bases keeps the models that jobs start from, unpacked in folders below one directory, so that several
// segments and roles of a node read them from disk.
//
// Flow. Fetch streams the archive of a base from peers into a folder (hf.Unpack), which is there only once every block
// of the archive was checked against its content id. Folder opens it.
//
// Invariants. A folder is named by its content id. All folders together take at most the bytes that the operator
// allows: the least recently fetched ones go first, and come again from the block store or from peers. That a base is
// the one that a program names, the engine checks by its root.
package bases
