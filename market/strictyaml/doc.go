// Package strictyaml reads the YAML files that people write: job files and a
// node's configuration. JSON is YAML 1.2, so both may be JSON too.
//
// A file is hostile until it is read. It has a largest size, a largest number
// of tokens (the YAML library's parser is quadratic in them) and a largest
// depth; it is one UTF-8 document; anchors, aliases, merges, tags and block
// scalars are refused, so nothing in a file stands for more than itself.
//
// Decode fills Go structs, in the order of the file. The library's own struct
// decoding is not used because it is not strict about values: it reads 1.5 as
// the integer 1 and 010 as 8, turns the text 0.10 into 0.1, takes null for a
// default, and reports one of several unknown keys at random. Here a value is
// the text that stands in the file, and every error has its file, line and
// column, says what is wanted, and names the nearest known key.
package strictyaml
