/* SPDX-License-Identifier: Apache-2.0 */
/*
 * memory.h - what the process takes, as the kernel sees it.
 */
#ifndef KIN_CLI_MEMORY_H
#define KIN_CLI_MEMORY_H

#include <stdint.h>

/* Bytes of memory that belong to this process: its share of each page (Pss).
 * Pages that are mapped twice count once, unlike in VmRSS.  0 if the kernel
 * does not tell. */
uint64_t cli_memory_pss(void);

#endif /* KIN_CLI_MEMORY_H */
