/* SPDX-License-Identifier: Apache-2.0 */
/*
 * yaml.c - parses any bytes as YAML: each document is rejected with a message,
 * or gives a value that is equal after writing and parsing it again.
 */
#include "wire/yaml.h"

#include <assert.h>

#include "fuzz.h"
#include "object/builder.h"

enum { MAX_OUTPUT = 64 << 20 };

static void arena_auto_unref(struct kin__arena **arena)
{
    if (*arena)
        (void)kin__arena_unref(*arena);
}

#define AUTO_ARENA __attribute__((cleanup(arena_auto_unref))) struct kin__arena

static void check_error(int code, const kin_error *err)
{
    assert(code == KIN_EPARSE || code == KIN_ELIMIT);
    assert(err->code == code);
    assert(err->message[0] != '\0');
}

static void check_same_again(kin_value value)
{
    KIN__AUTO_BUF text;
    KIN__AUTO_YAML_READER *reader = NULL;
    AUTO_ARENA *arena = NULL;
    kin__val again = KIN__VAL_NONE;

    kin__buf_init(&text, /* alloc= */ NULL, MAX_OUTPUT);
    int r = kin__yaml_write(value, &text, /* err= */ NULL);
    /* The total indentation of deep values grows with the square of their
     * depth. */
    if (r == KIN_ELIMIT)
        return;
    assert(r == 0);
    r = kin__arena_new_document(/* alloc= */ NULL, /* max_bytes= */ 0, &arena,
                                /* err= */ NULL);
    assert(r == 0);
    r = kin__yaml_reader_new(/* alloc= */ NULL, kin__buf_str(&text), &reader,
                             /* err= */ NULL);
    assert(r == 0);
    r = kin__yaml_read(reader, arena, &again, /* err= */ NULL);
    assert(r == 1);
    assert(kin_value_equal(value, kin__value_of(arena, again)));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    KIN__AUTO_YAML_READER *reader = NULL;
    int r = kin__yaml_reader_new(/* alloc= */ NULL,
                                 kin_str_of((const char *)data, size), &reader,
                                 /* err= */ NULL);

    assert(r == 0);
    do {
        AUTO_ARENA *arena = NULL;
        kin_error err = KIN_ERROR_INIT;
        kin__val val = KIN__VAL_NONE;

        r = kin__arena_new_document(/* alloc= */ NULL, /* max_bytes= */ 0,
                                    &arena, /* err= */ NULL);
        assert(r == 0);
        r = kin__yaml_read(reader, arena, &val, &err);
        if (r < 0)
            check_error(r, &err);
        if (r == 1)
            check_same_again(kin__value_of(arena, val));
    } while (r == 1);
    return 0;
}
