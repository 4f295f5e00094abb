// SPDX-License-Identifier: Apache-2.0

// Package clientgo uses an API server as Go programs do, by client-go alone.
// No test knows which server it is, but for what kin's cannot do yet.  They
// start a `kin serve` of their own, or use the server that they are pointed at.
// In the environment:
//
//	KIN        the program kin
//	KIN_SERVE  how to serve: "memory" (the default), "data", "tls", or "none",
//	           to use the server that KUBECONFIG names: it shows whether the
//	           test or kin is wrong
//	KIN_RECORDER  a program that records events with kin (../recorder.c)
package clientgo
