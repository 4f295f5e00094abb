/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_skim_avx2.h - looking over text twice as quickly where the processor
 * can.
 */
#ifndef KIN_WIRE_JSON_SKIM_AVX2_H
#define KIN_WIRE_JSON_SKIM_AVX2_H

#include "wire/json_skim.h"

#if defined(__x86_64__) && defined(__GNUC__)
#define KIN__SKIM_AVX2 1
#else
#define KIN__SKIM_AVX2 0
#endif

/* Goes over blocks of 64 bytes that are there as a whole; as kin__json_skim().
 */
size_t kin__json_skim_blocks(struct kin__json_skim *s, const char *text,
                             size_t len);

/* The same; only if the processor has AVX2, PCLMUL and POPCNT. */
size_t kin__json_skim_avx2(struct kin__json_skim *s, const char *text,
                           size_t len);

#endif /* KIN_WIRE_JSON_SKIM_AVX2_H */
