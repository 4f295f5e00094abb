/* SPDX-License-Identifier: Apache-2.0 */
/*
 * resource_version.h - the version of a store in one word.
 *
 * Versions are opaque texts, but every server writes decimal numbers: those are
 * kept as such, so that a snapshot gets them in one load.  Any other text is a
 * version in a cell of the store, and the word says only that.
 */
#ifndef KIN_CACHE_RESOURCE_VERSION_H
#define KIN_CACHE_RESOURCE_VERSION_H

#include <kin/value.h>

#include "cache/version.h"

#define KIN__RESOURCE_VERSION_NONE 0
#define KIN__RESOURCE_VERSION_TEXT (UINT64_C(1) << 63)

/* The word for a text: none, a number + 1, or KIN__RESOURCE_VERSION_TEXT. */
uint64_t kin__resource_version_encode(kin_str text);

/* The text of a word that is none or a number. */
kin_str kin__resource_version_print(uint64_t word, kin_scratch *scratch);

/* A version that holds nothing but a text; freed with kin__free().
 * 0, KIN_ENOMEM, or KIN_ELIMIT for more than 65,535 bytes. */
int kin__text_new(const kin_allocator *alloc, kin_str text,
                  struct kin__version **ret) KIN_NODISCARD;

#endif /* KIN_CACHE_RESOURCE_VERSION_H */
