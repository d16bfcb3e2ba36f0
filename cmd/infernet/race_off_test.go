//go:build !race

package main

const killedSteps = "240"
