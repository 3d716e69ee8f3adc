// A client of the protocol of agent-chat, written from docs/protocol.md. With Debian's golang and golang-github-gorilla-websocket-dev:
//
//	GO111MODULE=off GOPATH=/usr/share/gocode go build -o client .
//	./client vectors <folder of vectors>
//	./client live <API> <origin>
package main

import (
	"fmt"
	"os"
)

func main() {
	switch {
	case len(os.Args) == 3 && os.Args[1] == "vectors":
		if !runVectors(os.Args[2]) {
			os.Exit(1)
		}
	case len(os.Args) == 4 && os.Args[1] == "live":
		converse(os.Args[2], os.Args[3])
	default:
		fmt.Fprintln(os.Stderr, "client vectors <folder> | client live <API> <origin>")
		os.Exit(2)
	}
}
