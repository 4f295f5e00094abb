// SPDX-License-Identifier: Apache-2.0

package main

import (
	"os"
	"runtime/debug"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// Fields of /proc/self/status.
const (
	now  = "VmRSS"
	peak = "VmHWM"
)

// cpu is the processor time that this process has used.
func cpu() time.Duration {
	var usage syscall.Rusage
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &usage) // has no way to fail
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}

func status(field string) int {
	text, _ := os.ReadFile("/proc/self/status")
	for line := range strings.Lines(string(text)) {
		if value, ok := strings.CutPrefix(line, field+":"); ok {
			n, _ := strconv.Atoi(strings.Fields(value)[0])
			return n
		}
	}
	return 0
}

// memoryMB is what this process has in memory.  Next to none of it is shared
// with others, so this is its Pss, too.
func memoryMB(field string) float64 { return float64(status(field)) / 1024 }

// release collects garbage and gives free memory back.
func release() { debug.FreeOSMemory() }
