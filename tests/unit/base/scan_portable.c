/* SPDX-License-Identifier: Apache-2.0 */
/* The same tests for the code without SSE2. */
#define KIN__SCAN_PORTABLE 1
#include "scan.c" /* NOLINT(bugprone-suspicious-include) */
