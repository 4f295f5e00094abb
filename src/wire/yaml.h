/* SPDX-License-Identifier: Apache-2.0 */
/*
 * yaml.h - YAML in and out, through libyaml, as Kubernetes uses it.
 *
 * Reading gives the values that kubectl would send to a server:
 *   - Plain scalars mean what yaml_resolve.h says; quoted ones are strings.
 *     Numbers are written as Go's JSON encoder does (0x10 is 16, 1.0 is 1).
 *   - Tags !!str, !!int, !!float, !!bool, !!null and !!timestamp are obeyed;
 *     !!binary is refused; others are ignored.
 *   - Keys are strings.  Integers, floats and booleans as keys become strings;
 *     null, and keys that are not scalars, are refused.
 *   - A key that stands twice is refused.
 *   - Anchors and aliases work; an alias shares the anchor's value.
 *   - `<<: *name` and `<<: [*name, ...]` merge mappings; the mapping's own keys
 *     win, then earlier names.
 *   - .nan and .inf are refused as values: JSON has no such numbers.
 * Members keep their order.
 *
 * Writing gives what kubectl prints: keys sorted, strings quoted only where
 * they would be read as something else, text of several lines as a block, long
 * lines folded.  Characters outside ASCII count as letters when keys are sorted
 * (Go asks Unicode).
 *
 * libyaml takes its memory from malloc; everything else comes from the
 * allocator.  A build without libyaml (KIN_YAML=OFF) has these functions too;
 * they give KIN_EUNSUPPORTED.
 */
#ifndef KIN_WIRE_YAML_H
#define KIN_WIRE_YAML_H

#include <kin/error.h>
#include <kin/value.h>

#include "base/buf.h"
#include "object/arena.h"

/* A text that exceeds one of these is KIN_ELIMIT, with the place and the
 * limit.  Work and memory are then proportional to the text. */
enum {
    KIN__YAML_MAX_TEXT = 64 << 20,    /* bytes */
    KIN__YAML_MAX_DOCUMENTS = 100000, /* of a text */
    KIN__YAML_MAX_DIRECTIVES = 100,   /* of a text */
    KIN__YAML_MAX_DIRECTIVE = 1024,   /* characters of one */
    KIN__YAML_MAX_ANCHORS = 10000,    /* of a document */
    KIN__YAML_MAX_DEPTH = 1000,       /* aliases followed */
    KIN__YAML_MAX_FLOW_DEPTH = 100,   /* libyaml visits all for each token */
    /* What all aliases of a text produce: values, or a quarter of the text's
     * bytes if that is more; and bytes of strings and keys, or four times the
     * text's bytes. */
    KIN__YAML_MAX_ALIASED = 100000,
    KIN__YAML_MAX_ALIASED_BYTES = 1 << 20,
};

/* Reads one document after the other from a text. */
struct kin__yaml_reader;

/* The text is borrowed until the reader is freed.  0, KIN_ELIMIT (too long),
 * KIN_ENOMEM, KIN_ESYSTEM or KIN_EUNSUPPORTED. */
int kin__yaml_reader_new(const kin_allocator *alloc, kin_str text,
                         struct kin__yaml_reader **ret,
                         kin_error *err) KIN_NODISCARD;
void kin__yaml_reader_free(struct kin__yaml_reader *reader);

/* Reads the next document into an arena, which must be that of a document.
 * @return 1, 0 when there is no more (`ret` is untouched), KIN_EPARSE,
 *         KIN_ELIMIT or KIN_ENOMEM; the message begins with line and column:
 *         "3:5: did not find expected key".  After a failure the reader can
 *         only be freed.
 */
int kin__yaml_read(struct kin__yaml_reader *reader, struct kin__arena *arena,
                   kin__val *ret, kin_error *err) KIN_NODISCARD;

/* Where the document read last began; lines count from 1. */
size_t kin__yaml_reader_line(const struct kin__yaml_reader *reader);

/* Appends a value as one document, without a marker in front.
 * @return 0, KIN_EINVAL (absent), KIN_ENOMEM, KIN_ELIMIT (the buffer's) or
 *         KIN_EUNSUPPORTED; then the buffer is as it was
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
