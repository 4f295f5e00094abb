/* SPDX-License-Identifier: Apache-2.0 */
/*
 * partial.h - values that may lack what the server's have.
 *
 * An arena knows whether its values do (kin__arena_is_partial()).  Metadata
 * alone, as a server sends it, is known by its kind: its metadata is whole, so
 * its arena is not marked.
 */
#ifndef KIN_OBJECT_PARTIAL_H
#define KIN_OBJECT_PARTIAL_H

#include <kin/document.h>
#include <kin/value.h>

/* Whether a value is a PartialObjectMetadata. */
bool kin__value_is_metadata(kin_value value);

/* The same, and the metadata lacks nothing. */
bool kin__value_is_whole_metadata(kin_value value);

bool kin__value_is_partial(kin_value value);

/* What is made of a partial value is partial: marks a finished document, unless
 * its kind does. */
void kin__document_take_partial(kin_document *doc, kin_value from);

#endif /* KIN_OBJECT_PARTIAL_H */
