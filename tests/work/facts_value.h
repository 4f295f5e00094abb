/* SPDX-License-Identifier: Apache-2.0 */
/*
 * facts_value.h - values of any field, made from the facts of its type.
 */
#ifndef WORK_FACTS_VALUE_H
#define WORK_FACTS_VALUE_H

#include <kin/document.h>

#include "schema/schema.h"

/* Appends one value of a field to a document; another one for each `number`,
 * where its kind has so many.  Of a struct only the fields that it must have or
 * is known by: with all of them few would be valid.
 * @return 0 or a negative code */
int facts_value_add(kin_document *doc, const struct kin__schema_field *field,
                    size_t number);

/* Appends a list or map of `count` such values, the first being number
 * `first`, in reverse order if `is_reversed`. */
int facts_value_add_all(kin_document *doc,
                        const struct kin__schema_field *field, size_t first,
                        size_t count, bool is_reversed);

#endif /* WORK_FACTS_VALUE_H */
