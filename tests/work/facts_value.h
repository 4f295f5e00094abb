/* SPDX-License-Identifier: Apache-2.0 */
/*
 * facts_value.h - generates values of fields from the facts of their types.
 */
#ifndef WORK_FACTS_VALUE_H
#define WORK_FACTS_VALUE_H

#include <kin/document.h>

#include "schema/schema.h"

/* Appends one value of a field to a document, a different one for each `number`
 * if its kind has enough values.  Structs only get required fields and keys:
 * with all fields, few would be valid.
 * @return 0 or a negative code */
int facts_value_add(kin_document *doc, const struct kin__schema_field *field,
                    size_t number);

/* Appends a list or map of `count` such values starting at number `first`, in
 * reverse order if `is_reversed`. */
int facts_value_add_all(kin_document *doc,
                        const struct kin__schema_field *field, size_t first,
                        size_t count, bool is_reversed);

#endif /* WORK_FACTS_VALUE_H */
