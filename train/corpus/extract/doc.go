// Package extract reads the texts of files as people have them: plain text, Markdown, web pages, PDF, and rows of JSON
// or Parquet. Libraries extract the texts. A PDF is read by PDFium inside of a WebAssembly sandbox with bounded memory
// and time: such files come from anywhere, and no reader of them is without holes.
package extract
