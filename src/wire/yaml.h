/* SPDX-License-Identifier: Apache-2.0 */
/*
 * yaml.h - reads and writes YAML with libyaml, as Kubernetes does.
 *
 * Reading gives the values that kubectl would send to a server:
 *   - Plain scalars are resolved by yaml_resolve.h; quoted ones are strings.
 *     Numbers are written like Go's JSON encoder (0x10 is 16, 1.0 is 1).
 *   - The tags !!str, !!int, !!float, !!bool, !!null and !!timestamp apply;
 *     !!binary is an error; others are ignored.
 *   - Keys are strings.  Integers, floats and booleans as keys become strings;
 *     null, and keys that are not scalars, are errors.
 *   - Duplicate keys are an error.
 *   - Anchors and aliases are supported; an alias shares the anchor's value.
 *   - `<<: *name` and `<<: [*name, ...]` merge mappings; the mapping's own keys
 *     win, then earlier names.
 *   - .nan and .inf are errors as values: JSON has no such numbers.
 * Members keep their order.
 *
 * Writing gives what kubectl prints: keys sorted, strings quoted only where
 * they would be read as another type, text of several lines as a block, long
 * lines folded.  For sorting, characters outside ASCII count as letters (Go
 * uses Unicode tables).
 *
 * libyaml uses malloc; everything else uses the allocator.  Without libyaml
 * (KIN_YAML=OFF) these functions return KIN_EUNSUPPORTED.
 */
#ifndef KIN_WIRE_YAML_H
#define KIN_WIRE_YAML_H

#include <kin/error.h>
#include <kin/value.h>

#include "base/buf.h"
#include "object/arena.h"

/* Limits; a text that exceeds one is KIN_ELIMIT, with its position and the
 * limit. They keep time and memory proportional to the text. */
enum {
    KIN__YAML_MAX_TEXT = 64 << 20,    /* bytes */
    KIN__YAML_MAX_DOCUMENTS = 100000, /* per text */
    KIN__YAML_MAX_DIRECTIVES = 100,   /* per text */
    KIN__YAML_MAX_DIRECTIVE = 1024,   /* characters per directive */
    KIN__YAML_MAX_ANCHORS = 10000,    /* per document */
    KIN__YAML_MAX_DEPTH = 1000,       /* with aliases expanded */
    KIN__YAML_MAX_FLOW_DEPTH =
        100, /* libyaml visits all levels for each token */
    /* Expansion of all aliases of a text: values, or a quarter of the text's
     * bytes if that is more; and bytes of strings and keys, or four times the
     * text's bytes. */
    KIN__YAML_MAX_ALIASED = 100000,
    KIN__YAML_MAX_ALIASED_BYTES = 1 << 20,
};

/* Reads the documents of a text one by one. */
struct kin__yaml_reader;

/* The text is borrowed until the reader is freed.  0, KIN_ELIMIT (too long),
 * KIN_ENOMEM, KIN_ESYSTEM or KIN_EUNSUPPORTED. */
int kin__yaml_reader_new(const kin_allocator *alloc, kin_str text,
                         struct kin__yaml_reader **ret,
                         kin_error *err) KIN_NODISCARD;
void kin__yaml_reader_free(struct kin__yaml_reader *reader);

/* Reads the next document into an arena, which must be that of a document.
 * @return 1, 0 at the end (`ret` is unchanged), KIN_EPARSE,
 *         KIN_ELIMIT or KIN_ENOMEM; the message begins with line and column:
 *         "3:5: did not find expected key".  After a failure the reader can
 *         only be freed.
 */
int kin__yaml_read(struct kin__yaml_reader *reader, struct kin__arena *arena,
                   kin__val *ret, kin_error *err) KIN_NODISCARD;

/* Returns the first line of the last document, counted from 1. */
size_t kin__yaml_reader_line(const struct kin__yaml_reader *reader);

/* Appends a value as one document, without a `---` before it.
 * @return 0, KIN_EINVAL (absent), KIN_ENOMEM, KIN_ELIMIT (of the buffer) or
 *         KIN_EUNSUPPORTED; on failure the buffer is unchanged
 */
int kin__yaml_write(kin_value value, struct kin__buf *buf,
                    kin_error *err) KIN_NODISCARD;

static inline void kin__yaml_reader_auto_free(struct kin__yaml_reader **reader)
{
    kin__yaml_reader_free(*reader);
}

#define KIN__AUTO_YAML_READER                                                  \
    __attribute__((cleanup(kin__yaml_reader_auto_free))) struct kin__yaml_reader

#endif /* KIN_WIRE_YAML_H */
