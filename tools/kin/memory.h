/* SPDX-License-Identifier: Apache-2.0 */
/* memory.h - memory of the process. */
#ifndef KIN_CLI_MEMORY_H
#define KIN_CLI_MEMORY_H

#include <stdint.h>

/* Returns the proportional set size (Pss).  Pages mapped twice count once,
 * unlike in VmRSS.  0 if unavailable. */
uint64_t cli_memory_pss(void);

#endif /* KIN_CLI_MEMORY_H */
