/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Any bytes are rejected, or decoded to a document whose JSON parses as the
 * same JSON.  Bytes that do not start like an envelope are a message; the first
 * two choose its type.
 */
#include <assert.h>
#include <stdlib.h>

#include "base/buf.h"
#include "base/str.h"
#include "object/document.h"
#include "wire/json_parse.h"
#include "wire/json_write.h"
#include "wire/proto.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void write_text(const struct kin__arena *arena, kin__val val,
                       struct kin__buf *ret)
{
    kin__buf_clear(ret);
    if (kin__json_write(ret, arena->ro, val, KIN__JSON_COMPACT) < 0)
        abort();
}

static void check_document(const kin_document *doc)
{
    struct kin__arena *arena = NULL;
    kin__val again = KIN__VAL_NONE;
    KIN__AUTO_JSON_PARSER parser;
    KIN__AUTO_BUF first;
    KIN__AUTO_BUF second;

    kin__buf_init(&first, NULL, SIZE_MAX / 2);
    kin__buf_init(&second, NULL, SIZE_MAX / 2);
    if (kin__arena_new_document(NULL, 0, &arena, NULL) < 0)
        abort();
    write_text(doc->arena, doc->root, &first);
    kin__json_parser_init(&parser, arena, NULL, NULL);
    int r = kin__json_parse(&parser, kin__buf_str(&first), KIN__VAL_NONE,
                            KIN__JSON_STRICT, &again, NULL, NULL);
    assert(r == 0);
    write_text(arena, again, &second);
    assert(kin_str_eq(kin__buf_str(&first), kin__buf_str(&second)));
    (void)kin__arena_unref(arena);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct kin__proto_opts opts = {.max_bytes = 16 << 20};
    const struct kin__schema_type *type = NULL;
    kin_str bytes = kin_str_of((const char *)data, size);
    KIN_AUTO(kin_document) *doc = NULL;
    kin_error err = KIN_ERROR_INIT;
    int r = 0;

    if (kin__schema_get(&opts.schema, NULL) < 0)
        abort();
    if (kin__proto_is_envelope(bytes)) {
        r = kin__proto_decode(&opts, bytes, &type, &doc, &err);
    } else if (size >= 2) {
        size_t index = (size_t)(data[0] | data[1] << 8);
        r = kin__proto_decode_message(
            &opts, &opts.schema->types[index % opts.schema->type_count],
            kin__str_slice(bytes, 2, SIZE_MAX), &doc, &err);
    }
    assert((r < 0) == (err.code < 0));
    assert(r == 0 || !doc);
    if (doc)
        check_document(doc);
    return 0;
}
