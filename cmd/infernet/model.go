package main

import "github.com/spf13/cobra"

func newModel(a *app) *cobra.Command {
	c := group("model", "Turn models into other formats",
		"Works on model folders, which `infernet job get` and `infernet engine run --save`\n"+
			"write, and which Hugging Face's libraries read and write.",
		"  infernet model gguf ./tuned --out tuned.gguf --type q8_0")
	c.AddCommand(newModelGGUF(a))
	return c
}
