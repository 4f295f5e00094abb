/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_skim_avx2.h - scans text twice as fast on processors with AVX2.
 */
#ifndef KIN_WIRE_JSON_SKIM_AVX2_H
#define KIN_WIRE_JSON_SKIM_AVX2_H

#include "wire/json_skim.h"

#if defined(__x86_64__) && defined(__GNUC__)
#define KIN__SKIM_AVX2 1
#else
#define KIN__SKIM_AVX2 0
#endif

/* Scans all complete blocks of 64 bytes; as kin__json_skim(). */
size_t kin__json_skim_blocks(struct kin__json_skim *s, const char *text,
                             size_t len);

/* The same; needs a processor with AVX2, PCLMUL and POPCNT. */
size_t kin__json_skim_avx2(struct kin__json_skim *s, const char *text,
                           size_t len);

#endif /* KIN_WIRE_JSON_SKIM_AVX2_H */
