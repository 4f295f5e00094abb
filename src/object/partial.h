/* SPDX-License-Identifier: Apache-2.0 */
/*
 * partial.h - values that may lack fields of the server's object.
 *
 * An arena has a flag for its values (kin__arena_is_partial()).  A
 * PartialObjectMetadata from a server is recognised by its kind: its metadata
 * is complete, so its arena is not marked.
 */
#ifndef KIN_OBJECT_PARTIAL_H
#define KIN_OBJECT_PARTIAL_H

#include <kin/document.h>
#include <kin/value.h>

/* Whether a value is a PartialObjectMetadata. */
bool kin__value_is_metadata(kin_value value);

/* Whether a value is a PartialObjectMetadata with complete metadata. */
bool kin__value_is_whole_metadata(kin_value value);

bool kin__value_is_partial(kin_value value);

/* A value derived from a partial value is partial: marks a finished document,
 * unless its kind says so already. */
void kin__document_take_partial(kin_document *doc, kin_value from);

#endif /* KIN_OBJECT_PARTIAL_H */
