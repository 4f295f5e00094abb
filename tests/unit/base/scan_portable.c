/* SPDX-License-Identifier: Apache-2.0 */
/* The same tests of the code that runs where there is no SSE2. */
#define KIN__SCAN_PORTABLE 1
#include "scan.c" /* NOLINT(bugprone-suspicious-include) */
