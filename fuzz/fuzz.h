/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fuzz.h - the function that a fuzz target defines.
 *
 * The name is libFuzzer's.  The function must accept any bytes, keep no state
 * between calls, return 0, and abort (by assert) if a guarantee is violated.
 */
#ifndef KIN_FUZZ_H
#define KIN_FUZZ_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#endif /* KIN_FUZZ_H */
