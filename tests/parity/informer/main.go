// SPDX-License-Identifier: Apache-2.0

// Command informer compares kin's informers with client-go's on histories that
// a scripted server plays to both.
//
//	informer run --kin PROGRAM [FLAG]... [HISTORY.jsonl]...   see run -h
//	informer watch pods --server URL [FLAG]...    as kin watch, by client-go
//	informer serve HISTORY.jsonl                  only the server
//	informer random SEED                          prints a random history
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/signal"
	"strconv"
	"syscall"

	"example.com/kin/tests/parity/informer/history"
	"example.com/kin/tests/parity/informer/peer"
	"example.com/kin/tests/parity/informer/run"
	"example.com/kin/tests/parity/informer/server"
)

func main() {
	if err := verb(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "informer:", err)
		os.Exit(1)
	}
}

func verb(args []string) error {
	switch {
	case len(args) >= 1 && args[0] == "run":
		return run.Main(args[1:])
	case len(args) >= 2 && args[0] == "watch" && args[1] == "pods":
		return peer.Main(args[2:])
	case len(args) == 2 && args[0] == "serve":
		return serve(args[1])
	case len(args) == 2 && args[0] == "random":
		seed, err := strconv.ParseUint(args[1], 10, 64)
		if err == nil {
			_, err = os.Stdout.Write(history.Random(seed).Lines())
		}
		return err
	}
	return fmt.Errorf("run, watch pods, serve or random; see the source")
}

// serve plays until a signal comes, and prints what was asked.
func serve(path string) error {
	h, err := history.Read(path)
	if err != nil {
		return err
	}
	s, err := server.New(h)
	if err != nil {
		return err
	}
	fmt.Println("listening on", s.URL())
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, syscall.SIGINT, syscall.SIGTERM)
	<-signals
	encoder := json.NewEncoder(os.Stdout)
	for _, request := range s.Requests() {
		if err := encoder.Encode(request); err != nil {
			return err
		}
	}
	return nil
}
