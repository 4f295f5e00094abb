/* SPDX-License-Identifier: Apache-2.0 */
#include "wire/yaml.h"

#include <stdio.h>

#include "base/alloc.h"
#include "kin_test.h"
#include "object/builder.h"
#include "yaml_cases.inc"

static void arena_auto_unref(struct kin__arena **arena)
{
    if (*arena)
        (void)kin__arena_unref(*arena);
}

#define AUTO_ARENA __attribute__((cleanup(arena_auto_unref))) struct kin__arena

/* Reads the first document of a text and writes it.  A text without a document
 * gives null, as in Kubernetes' library. */
static int read_and_write(const kin_allocator *alloc, const char *text,
                          struct kin__buf *out, kin_error *err)
{
    KIN__AUTO_YAML_READER *reader = NULL;
    AUTO_ARENA *arena = NULL;
    kin__val val = KIN__VAL_NULL;
    int r = kin__arena_new_document(alloc, /* max_bytes= */ 0, &arena, err);

    if (r == 0)
        r = kin__yaml_reader_new(alloc, kin_s(text), &reader, err);
    if (r == 0)
        r = kin__yaml_read(reader, arena, &val, err);
    return r < 0 ? r : kin__yaml_write(kin__value_of(arena, val), out, err);
}

static int check_text(const kin_allocator *alloc, const char *text,
                      const char *expected)
{
    KIN__AUTO_BUF out;

    kin__buf_init(&out, alloc, 1 << 20);
    int r = read_and_write(alloc, text, &out, /* err= */ NULL);
    if (r == 0)
        assert_str_equal(kin__buf_str(&out), expected);
    return r;
}

static int check_error(const kin_allocator *alloc, const char *text, int code,
                       const char *message)
{
    KIN__AUTO_BUF out;
    kin_error err = KIN_ERROR_INIT;

    kin__buf_init(&out, alloc, 1 << 20);
    int r = read_and_write(alloc, text, &out, &err);
    if (r == KIN_ENOMEM)
        return r;
    assert_string_equal(err.message, message);
    assert_int_equal(err.code, r);
    assert_int_equal(r, code);
    return 0;
}

/* The table is too large to be repeated for each allocation, so this uses the
 * default allocator. */
KIN_TEST(agrees_with_the_library_of_kubernetes)
{
    (void)alloc;
    for (size_t i = 0; i < sizeof(yaml_cases) / sizeof(yaml_cases[0]); i++) {
        KIN__AUTO_BUF out;
        kin_error err = KIN_ERROR_INIT;
        const struct yaml_case *c = &yaml_cases[i];

        kin__buf_init(&out, /* alloc= */ NULL, 1 << 20);
        int r = read_and_write(/* alloc= */ NULL, c->in, &out, &err);
        if (!c->out && r == 0)
            fail_msg("[%s] is not refused", c->in);
        if (c->out && r < 0)
            fail_msg("[%s] is refused: %s", c->in, err.message);
        if (c->out)
            assert_str_equal(kin__buf_str(&out), c->out);
    }
    return 0;
}

KIN_TEST(differs_from_the_library_on_purpose)
{
    /* Allowed by YAML 1.2 and JSON. */
    TRY(check_text(alloc, "a: \"\\/\"\n", "a: /\n"));
    TRY(check_text(alloc, "%YAML 1.2\n---\na: 1\n", "a: 1\n"));
    /* Integers of any length keep their digits when they are written. */
    TRY(check_text(alloc, "1e20\n", "100000000000000000000\n"));
    /* Keys that are equal only as strings. */
    TRY(check_error(alloc, "1: a\n'1': b\n", KIN_EPARSE,
                    "2:1: duplicate key '1' in a mapping"));
    TRY(check_error(alloc, "!!binary aGk=\n", KIN_EPARSE,
                    "1:1: !!binary is not supported"));
    TRY(check_error(alloc, "a: {<<: {b: 1}}\n", KIN_EPARSE,
                    "1:9: '<<' takes aliases of mappings"));
    return 0;
}

KIN_TEST(reads_documents_one_by_one)
{
    KIN__AUTO_YAML_READER *reader = NULL;
    AUTO_ARENA *arena = NULL;
    kin__val val = KIN__VAL_NONE;
    const char *text = "a: 1\n---\n---\n- b\n...\n# the end\n";

    TRY(kin__arena_new_document(alloc, 0, &arena, NULL));
    TRY(kin__yaml_reader_new(alloc, kin_s(text), &reader, NULL));
    TRY(kin__yaml_read(reader, arena, &val, NULL));
    assert_int_equal(kin_value_type(kin__value_of(arena, val)),
                     KIN_TYPE_OBJECT);
    assert_int_equal(kin__yaml_reader_line(reader), 1);
    TRY(kin__yaml_read(reader, arena, &val, NULL));
    assert_int_equal(val, KIN__VAL_NULL);
    assert_int_equal(kin__yaml_reader_line(reader), 2);
    TRY(kin__yaml_read(reader, arena, &val, NULL));
    assert_int_equal(kin_value_type(kin__value_of(arena, val)), KIN_TYPE_ARRAY);
    assert_int_equal(kin__yaml_reader_line(reader), 3);
    for (int i = 0; i < 2; i++) {
        int r = kin__yaml_read(reader, arena, &val, NULL);
        TRY(r);
        assert_int_equal(r, 0);
    }
    return 0;
}

KIN_TEST(text_without_documents_is_empty)
{
    static const char *const texts[] = {"", "\n\n", "# nothing\n"};

    for (size_t i = 0; i < 3; i++) {
        KIN__AUTO_YAML_READER *reader = NULL;
        AUTO_ARENA *arena = NULL;
        kin__val val = KIN__VAL_NONE;

        TRY(kin__arena_new_document(alloc, 0, &arena, NULL));
        TRY(kin__yaml_reader_new(alloc, kin_s(texts[i]), &reader, NULL));
        int r = kin__yaml_read(reader, arena, &val, NULL);
        TRY(r);
        assert_int_equal(r, 0);
        assert_int_equal(val, KIN__VAL_NONE);
    }
    return 0;
}

KIN_TEST(keeps_the_order_of_members_and_parses_times)
{
    KIN__AUTO_YAML_READER *reader = NULL;
    AUTO_ARENA *arena = NULL;
    kin__val val = KIN__VAL_NONE;
    int64_t seconds = 0;
    const char *text = "z: 1\na: 2\n"
                       "creationTimestamp: 2026-03-01T12:00:00Z\n"
                       "plain: 2026-03-01T12:00:00Z\n";

    TRY(kin__arena_new_document(alloc, 0, &arena, NULL));
    TRY(kin__yaml_reader_new(alloc, kin_s(text), &reader, NULL));
    TRY(kin__yaml_read(reader, arena, &val, NULL));
    kin_value root = kin__value_of(arena, val);
    assert_str_equal(kin_value_key_at(root, 0), "z");
    assert_str_equal(kin_value_key_at(root, 1), "a");
    kin_value time = kin_value_get(root, kin_s("creationTimestamp"));
    assert_int_equal(kin_value_seconds(time, &seconds), 0);
    assert_int_equal(seconds, 1772366400);
    assert_true(kin__val_is_time(time.bits));
    assert_str_equal(kin_value_str(kin_value_get(root, kin_s("plain"))),
                     "2026-03-01T12:00:00Z");
    return 0;
}

KIN_TEST(alias_shares_the_value_of_its_anchor)
{
    KIN__AUTO_YAML_READER *reader = NULL;
    AUTO_ARENA *arena = NULL;
    kin__val val = KIN__VAL_NONE;

    TRY(kin__arena_new_document(alloc, 0, &arena, NULL));
    TRY(kin__yaml_reader_new(alloc, kin_s("a: &x [1, {b: c}]\nd: *x\n"),
                             &reader, NULL));
    TRY(kin__yaml_read(reader, arena, &val, NULL));
    kin_value root = kin__value_of(arena, val);
    assert_int_equal(kin_value_at(root, 0).bits, kin_value_at(root, 1).bits);

    TRY(check_text(alloc, "- &x 2026-03-01T12:00:00Z\n- startTime: *x\n- *x\n",
                   "- \"2026-03-01T12:00:00Z\"\n"
                   "- startTime: \"2026-03-01T12:00:00Z\"\n"
                   "- \"2026-03-01T12:00:00Z\"\n"));
    TRY(check_text(alloc, "- &x 5\n- {*x : a}\n- &y true\n- {*y : b}\n",
                   "- 5\n- \"5\": a\n- true\n- \"true\": b\n"));
    /* Anchors are local to their document. */
    TRY(check_text(alloc, "&x a\n--- *x\n", "a\n"));
    return 0;
}

KIN_TEST(merges_mappings)
{
    TRY(check_text(alloc,
                   "a: &a {x: 1, u: 1}\nb: &b {u: 2, z: 2}\n"
                   "c:\n  z: 3\n  <<: [*a, *b]\n  w: 4\n",
                   "a:\n  u: 1\n  x: 1\nb:\n  u: 2\n  z: 2\n"
                   "c:\n  u: 1\n  w: 4\n  x: 1\n  z: 3\n"));
    TRY(check_text(alloc, "- &a {}\n- {<<: *a}\n- {<<: []}\n",
                   "- {}\n- {}\n- {}\n"));
    /* Merges a mapping that has merges itself. */
    TRY(check_text(alloc,
                   "- &a {x: 1}\n- &b {<<: *a, z: 2}\n- {<<: *b, v: 3}\n",
                   "- x: 1\n- x: 1\n  z: 2\n- v: 3\n  x: 1\n  z: 2\n"));
    TRY(check_error(alloc, "- &a {x: 1}\n- {<<: *a, v: 1, v: 2}\n", KIN_EPARSE,
                    "2:18: duplicate key 'v' in a mapping"));
    TRY(check_error(alloc, "- &a x\n- {<<: *a}\n", KIN_EPARSE,
                    "2:8: '<<' takes mappings"));
    TRY(check_error(alloc, "- &a {x: 1}\n- {<<: [*a, [*a]]}\n", KIN_EPARSE,
                    "2:13: '<<' takes aliases of mappings"));
    TRY(check_error(alloc, "a: {<<: 1}\n", KIN_EPARSE,
                    "1:9: '<<' takes aliases of mappings"));
    return 0;
}

KIN_TEST(errors_have_line_and_column)
{
    static const struct {
        const char *text;
        const char *message;
    } cases[] = {
        {"a: b: c\n", "1:5: mapping values are not allowed in this context"},
        {"a: 1\nb: [1, 2\n", "3:1: did not find expected ',' or ']' (while "
                             "parsing a flow sequence)"},
        {"a:\n\t- b\n", "2:1: found character that cannot start any token "
                        "(while scanning for the next token)"},
        {"a: 1\n\n  a: 2\n", "3:4: mapping values are not allowed in this "
                             "context"},
        {"a: 1\nb: 2\na: 3\n", "3:1: duplicate key 'a' in a mapping"},
        {"a: *b\n", "1:4: unknown anchor 'b'"},
        {"a: &b [*b]\n", "1:8: anchor 'b' contains itself"},
        {"a: .inf\n", "1:4: JSON has no number for '.inf'"},
        {"a: !!int x\n", "1:4: 'x' is not of type int"},
        {"~: a\n", "1:1: '~' cannot be a key"},
        {"[a]: b\n", "1:1: a key must be a scalar"},
        {"a: &x [1]\n*x : b\n", "2:1: a key must be a scalar"},
        {"a: \x01\n", "byte 3: control characters are not allowed"},
        {"a: \xff\n", "byte 3: invalid leading UTF-8 octet"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        TRY(check_error(alloc, cases[i].text, KIN_EPARSE, cases[i].message));
    return 0;
}

KIN_TEST(reports_a_duplicate_among_many_keys)
{
    KIN__AUTO_BUF text;

    (void)alloc;
    kin__buf_init(&text, /* alloc= */ NULL, 1 << 20);
    for (int i = 0; i < 3000; i++)
        TRY(kin__buf_printf(&text, "k%d: %d\n", i, i));
    TRY(kin__buf_append(&text, kin_s("k1500: again\n")));
    return check_error(/* alloc= */ NULL, text.ptr, KIN_EPARSE,
                       "3001:1: duplicate key 'k1500' in a mapping");
}

KIN_TEST(alias_expansion_is_limited)
{
    KIN__AUTO_BUF text;
    KIN__AUTO_BUF out;

    (void)alloc;
    kin__buf_init(&text, /* alloc= */ NULL, 1 << 20);
    kin__buf_init(&out, /* alloc= */ NULL, 1 << 20);
    /* Each line expands to ten times the previous one. */
    TRY(kin__buf_append(&text, kin_s("- &a0 x\n")));
    for (int i = 1; i < 30; i++) {
        TRY(kin__buf_printf(&text, "- &a%d [", i));
        for (int k = 0; k < 10; k++)
            TRY(kin__buf_printf(&text, "*a%d, ", i - 1));
        TRY(kin__buf_append(&text, kin_s("]\n")));
    }
    TRY(check_error(NULL, text.ptr, KIN_ELIMIT,
                    "6:43: aliases produce more than 100000 values"));

    /* The same with merges: the mappings and their values grow. */
    kin__buf_clear(&text);
    TRY(kin__buf_append(&text, kin_s("- &a0 {x: [1, 2, 3, 4, 5, 6, 7, 8]}\n")));
    for (int i = 1; i < 30; i++)
        TRY(kin__buf_printf(&text, "- &a%d {<<: *a%d, b%d: *a%d, c%d: *a%d}\n",
                            i, i - 1, i, i - 1, i, i - 1));
    TRY_FAIL(read_and_write(NULL, text.ptr, &out, NULL), KIN_ELIMIT);
    return 0;
}

KIN_TEST(rejects_texts_that_are_too_long)
{
    struct kin__yaml_reader *reader = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY_FAIL(kin__yaml_reader_new(
                 alloc, kin_str_of("", (size_t)KIN__YAML_MAX_TEXT + 1), &reader,
                 &err),
             KIN_ELIMIT);
    assert_string_equal(err.message, "YAML of more than 64 MiB");
    assert_null(reader);
    return 0;
}

KIN_TEST(reader_ends_after_an_error)
{
    KIN__AUTO_YAML_READER *reader = NULL;
    AUTO_ARENA *arena = NULL;
    kin__val val = KIN__VAL_NONE;

    TRY(kin__arena_new_document(alloc, 0, &arena, NULL));
    TRY(kin__yaml_reader_new(alloc, kin_s("a: *b\n---\nc: d\n"), &reader,
                             NULL));
    TRY_FAIL(kin__yaml_read(reader, arena, &val, NULL), KIN_EPARSE);
    assert_int_equal(kin__yaml_read(reader, arena, &val, NULL), 0);
    assert_int_equal(val, KIN__VAL_NONE);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(agrees_with_the_library_of_kubernetes),
              KIN_TEST_ENTRY(differs_from_the_library_on_purpose),
              KIN_TEST_ENTRY(reads_documents_one_by_one),
              KIN_TEST_ENTRY(text_without_documents_is_empty),
              KIN_TEST_ENTRY(keeps_the_order_of_members_and_parses_times),
              KIN_TEST_ENTRY(alias_shares_the_value_of_its_anchor),
              KIN_TEST_ENTRY(merges_mappings),
              KIN_TEST_ENTRY(errors_have_line_and_column),
              KIN_TEST_ENTRY(reports_a_duplicate_among_many_keys),
              KIN_TEST_ENTRY(alias_expansion_is_limited),
              KIN_TEST_ENTRY(rejects_texts_that_are_too_long),
              KIN_TEST_ENTRY(reader_ends_after_an_error))
