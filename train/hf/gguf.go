package hf

import (
	"path/filepath"

	"github.com/infernetprotocol/infernet/train/gguf"
)

// GGUF is what a GGUF file of the folder holds. Its name is the folder's. The
// folder stays open until the file is written.
func (f *Folder) GGUF() (m gguf.Model, err error) {
	t, err := f.Tokenizer()
	if err != nil {
		return m, err
	}
	special, err := f.SpecialTokens(t)
	if err != nil {
		return m, err
	}
	template, err := ReadChatTemplate(f.dir)
	if err != nil {
		return m, err
	}
	full, err := filepath.Abs(f.dir)
	return gguf.Model{
		Shape: f.Model, Name: filepath.Base(full), Tokenizer: t, Special: special, Template: template, Load: f.Load,
	}, err
}
