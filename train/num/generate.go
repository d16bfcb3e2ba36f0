package num

//go:generate go run ./internal/asm -out kernels_amd64.s -stubs kernels_gen.go -tables tables_gen.go -pkg num
//go:generate gofmt -w tables_gen.go
