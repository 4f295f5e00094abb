/* SPDX-License-Identifier: Apache-2.0 */
/*
 * resource_version.h - the resource version of a store in one word.
 *
 * Resource versions are opaque texts, but all servers use decimal numbers.  A
 * number is stored as such, so that a snapshot reads it with one load.  Any
 * other text is stored in a cell of the store (version.h), and the word is
 * KIN__RESOURCE_VERSION_TEXT.
 */
#ifndef KIN_CACHE_RESOURCE_VERSION_H
#define KIN_CACHE_RESOURCE_VERSION_H

#include <kin/value.h>

#include "cache/version.h"

#define KIN__RESOURCE_VERSION_NONE 0
#define KIN__RESOURCE_VERSION_TEXT (UINT64_C(1) << 63)

/* Returns KIN__RESOURCE_VERSION_NONE for an empty text, number + 1 for a number
 * of at most 18 digits without leading zeros, and KIN__RESOURCE_VERSION_TEXT
 * for any other text. */
uint64_t kin__resource_version_encode(kin_str text);

/* Returns the text of a word other than KIN__RESOURCE_VERSION_TEXT. */
kin_str kin__resource_version_print(uint64_t word, kin_scratch *scratch);

/* Makes a version that contains only a text; freed with kin__free().
 * 0, KIN_ENOMEM, or KIN_ELIMIT for more than 65,535 bytes. */
int kin__text_new(const kin_allocator *alloc, kin_str text,
                  struct kin__version **ret) KIN_NODISCARD;

#endif /* KIN_CACHE_RESOURCE_VERSION_H */
