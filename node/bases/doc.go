// Package bases keeps the models that jobs start from, unpacked in folders below one directory, so that several
// segments and roles of a node read them from disk.
//
// Flow. Fetch streams the archive of a base from peers into a folder (hf.Unpack), which is there only once every block
// of the archive was checked against its content id. Add copies a folder of the operator's there. Folder opens a base;
// List, Find and Remove are for the operator, whose commands work on the same files while the node runs or not.
//
// Invariants. A folder is named by its content id; it appears and goes by a rename, whole. All folders together take at
// most the bytes that the operator allows. To make room, those that no job uses go first, the least recently fetched
// before others; they come again from the block store or from peers. What the operator added stays until Remove. That a
// base is the one that a program names, the engine checks by its root.
//
// Beside a model's files a folder has notes, in notesDir: the root once it was computed, the licence, whether the
// operator added it, and a file for each job that uses it, whose text is the chain time at which that ends.
package bases
