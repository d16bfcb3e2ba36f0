// Package corpus makes a data set of documents out of texts as people have them: it normalises them, leaves out what is
// short, in another language or said before, and replaces what identifies people. It does no I/O; package extract reads
// files.
//
// What it does is what the large open data sets do: filters by language and length (C4, arXiv:1910.10683), duplicates
// by MinHash (arXiv:2107.06499), placeholders for personal data (StarCoder, arXiv:2305.06161). The same texts in the
// same order give the same documents.
package corpus
