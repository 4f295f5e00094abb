/* SPDX-License-Identifier: Apache-2.0 */
#include "wire/json_identity.h"

#include <kin/json.h>

#include "base/str.h"
#include "json_test.h"
#include "wire/json_skim.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

struct sample {
    bool is_event;
    const char *text;
    const char *parts; /* name, namespace, uid, version, type */
    /* Offset behind the end; -1: incomplete. */
    int len;
    enum kin__identity_status status;
};

#define WHOLE(is_event, text, parts)                                           \
    {                                                                          \
        is_event, text, parts, sizeof(text) - 1, KIN__IDENTITY_WHOLE           \
    }

static const struct sample samples[] = {
    WHOLE(false, "{}", "/ / / / /"),
    WHOLE(false,
          "{\"metadata\":{\"name\":\"a\",\"namespace\":\"b\",\"uid\":\"c\","
          "\"resourceVersion\":\"7\"}}",
          "a/ b/ c/ 7/ /"),
    /* Behind other members with the same keys. */
    WHOLE(false,
          " {\"name\":\"x\",\"spec\":{\"metadata\":{\"name\":\"y\"},"
          "\"l\":[[{\"metadata\":{\"name\":\"z\"}}]]},\"x\":\"metadata\" , "
          "\"metadata\" : { \"labels\":{\"name\":\"l\"}, \"uid\" : \"u\","
          "\"ownerReferences\":[{\"uid\":\"o\",\"name\":\"p\"}],"
          "\"name\" : \"a\" } }",
          "a/ / u/ / /"),
    /* The last one wins. */
    WHOLE(false, "{\"metadata\":{\"name\":\"a\",\"name\":\"b\"}}",
          "b/ / / / /"),
    WHOLE(false, "{\"metadata\":{\"name\":\"a\",\"name\":7}}", "/ / / / /"),
    WHOLE(false,
          "{\"metadata\":{\"name\":\"a\",\"uid\":\"u\"},\"metadata\":"
          "{\"name\":\"b\"}}",
          "b/ / / / /"),
    WHOLE(false, "{\"metadata\":{\"name\":\"a\"},\"metadata\":null}",
          "/ / / / /"),
    WHOLE(false, "{\"metadata\":[{\"name\":\"a\"}]}", "/ / / / /"),
    WHOLE(false, "{\"metadata\":\"name\",\"x\":{\"name\":\"b\"}}", "/ / / / /"),
    /* Escapes. */
    WHOLE(false,
          "{\"m\\u0065tadata\":{\"n\\u0061me\":\"\\\"\\\\\\/\\b\\f\\n\\r\\t"
          "\\u00e4\\u20AC\\ud83d\\ude00\"}}",
          "\"\\/\b\f\n\r\t\xc3\xa4\xe2\x82\xac\xf0\x9f\x98\x80/ / / / /"),
    WHOLE(false,
          "{\"metadata\":{\"name\":\"\\ud83dx\",\"uid\":\"\\ude00\","
          "\"namespace\":\"\\u12\",\"resourceVersion\":\"\\ud83d\\n\"}}",
          "\xef\xbf\xbdx/ \xef\xbf\xbd/ \xef\xbf\xbd/ \xef\xbf\xbd\n/ /"),
    /* Malformed inside. */
    WHOLE(false,
          "{\"x\":tru,\"metadata\":{\"name\":\"a\",,\"uid\":nope,"
          "\"namespace\":\"n\"],\"y\":01}",
          "a/ n/ / / /"),
    WHOLE(false, "{\"metadata\":{\"name\":\"a\" \"b\"},\"\\\"}{\":\"}\"}",
          "a/ / / / /"),
    WHOLE(false, "{\"metadata\":{\"name\":\"\xff\",\"uid\":\"\xc3\xa4\"}}",
          "/ / \xc3\xa4/ / /"),
    {false, "{\"a\":{}", "/ / / / /", -1, KIN__IDENTITY_MORE},
    {false, "{\"a\":\"\n{}", "/ / / / /", -1, KIN__IDENTITY_MORE},
    {false, "{\"a\":1}}", "/ / / / /", 7, KIN__IDENTITY_WHOLE},
    /* Events. */
    WHOLE(true,
          "{\"type\":\"ADDED\",\"object\":{\"type\":\"x\",\"object\":1,"
          "\"metadata\":{\"name\":\"a\",\"namespace\":\"b\",\"uid\":\"c\","
          "\"resourceVersion\":\"7\"}}}",
          "a/ b/ c/ 7/ ADDED/"),
    WHOLE(true,
          "{ \"object\": {\"metadata\": {\"name\": \"a\"},\"l\":[ {}, {} ] } "
          ",\"type\":\"T\" }",
          "a/ / / / T/"),
    WHOLE(true,
          "{\"object\":{\"metadata\":{\"name\":\"a\"}},\"object\":{},"
          "\"metadata\":{\"name\":\"b\"}}",
          "/ / / / /"),
    /* Incomplete lines. */
    {true, "{\"type\":\"T\",\"object\":{\"x\":\"a}}\n{}", "/ / / / T/", 30,
     KIN__IDENTITY_BROKEN},
    {true, "{\"type\":\"T\",\"object\":{\"x\":1}\n}", "/ / / / T/", 28,
     KIN__IDENTITY_BROKEN},
    {true, "{\"type\":\"T\",\"object\":{\"x\":1}", "/ / / / T/", -1,
     KIN__IDENTITY_MORE},
};

static int print_parts(const struct kin__json_identity *id,
                       struct kin__buf *ret)
{
    for (int i = 0; i < KIN__IDENTITY_PARTS; i++) {
        int r = kin__buf_printf(
            ret, "%.*s/%s",
            KIN_STR(kin__json_identity_get(id, (enum kin__identity_part)i)),
            i + 1 < KIN__IDENTITY_PARTS ? " " : "");
        if (r < 0)
            return r;
    }
    return 0;
}

/* Feeds chunks of `step` bytes; returns the length of the text. */
static size_t feed_steps(struct kin__json_identity *id, kin_str text,
                         size_t step)
{
    size_t used = 0;

    while (used < text.len && id->status == KIN__IDENTITY_MORE)
        used += kin__json_identity_feed(id, kin__str_slice(text, used, step));
    return used;
}

static int check_sample(const kin_allocator *alloc, const struct sample *sample,
                        size_t step)
{
    static struct kin__json_identity id;
    KIN__AUTO_BUF parts;
    kin_str text = kin_s(sample->text);

    kin__buf_init(&parts, alloc, 100000);
    kin__json_identity_init(&id, sample->is_event);
    size_t used = feed_steps(&id, text, step);
    assert_int_equal(id.status, sample->status);
    assert_int_equal(used, sample->len < 0 ? (int)text.len : sample->len);
    TRY(print_parts(&id, &parts));
    assert_string_equal(parts.ptr, sample->parts);
    return 0;
}

KIN_TEST(finds_end_and_identity_for_any_chunks)
{
    for (size_t i = 0; i < COUNT(samples); i++)
        for (size_t step = 1; step < 40; step++)
            TRY(check_sample(alloc, &samples[i], step));
    return 0;
}

/* A part of maximum length is kept; one byte more counts as absent. */
KIN_TEST(long_part_counts_as_absent)
{
    static struct kin__json_identity id;
    KIN__AUTO_BUF text;

    kin__buf_init(&text, alloc, 100000);
    for (size_t more = 0; more < 2; more++) {
        kin__buf_clear(&text);
        TRY(kin__buf_printf(&text,
                            "{\"metadata\":{\"name\":\"%0*d\","
                            "\"%0*d\":1,\"uid\":\"u\"}}",
                            (int)(KIN__IDENTITY_MAX + more), 1,
                            KIN__IDENTITY_MAX, 2));
        kin__json_identity_init(&id, /* is_event= */ false);
        assert_int_equal(kin__json_identity_feed(&id, kin__buf_str(&text)),
                         text.len);
        assert_int_equal(kin__json_identity_get(&id, KIN__IDENTITY_NAME).len,
                         more ? 0 : KIN__IDENTITY_MAX);
        assert_str_equal(kin__json_identity_get(&id, KIN__IDENTITY_UID), "u");
    }
    return 0;
}

KIN_TEST(depth_costs_nothing)
{
    static struct kin__json_identity id;
    enum { DEPTH = 1000000 };

    (void)alloc;
    kin__json_identity_init(&id, /* is_event= */ false);
    (void)kin__json_identity_feed(&id, KIN__S("{\"x\":"));
    for (int i = 0; i < DEPTH; i++)
        (void)kin__json_identity_feed(&id, KIN__S("[{\"metadata\":"));
    for (int i = 0; i < DEPTH; i++)
        (void)kin__json_identity_feed(&id, KIN__S("}]"));
    assert_int_equal(id.status, KIN__IDENTITY_MORE);
    (void)kin__json_identity_feed(&id,
                                  KIN__S(",\"metadata\":{\"name\":\"deep\"}}"));
    assert_int_equal(id.status, KIN__IDENTITY_WHOLE);
    assert_str_equal(kin__json_identity_get(&id, KIN__IDENTITY_NAME), "deep");
    return 0;
}

/* ---- model: the end agrees with json_skim for any bytes ---- */

enum { RANDOM_LEN = 300 };

static size_t make_random(uint64_t *seed, char *ret)
{
    static const char *const pieces[] = {
        "{",     "}",         "[",      "]",   "\"",
        "\\",    ":",         ",",      "\\u", "a",
        "\\\"",  "\"name\":", "\n",     " ",   "00",
        "}",     "}",         "\\\\\"", "tru", "\"uid\":",
        "\"x\"", "{}",        "\xff",   "]]",  "\"metadata\":{"};
    size_t len = 1;

    ret[0] = '{';
    while (len < RANDOM_LEN - 16) {
        const char *piece = pieces[json_test_random(seed) % COUNT(pieces)];
        memcpy(ret + len, piece, strlen(piece));
        len += strlen(piece);
    }
    return len;
}

KIN_TEST(end_agrees_with_skim)
{
    static struct kin__json_identity id;
    uint64_t seed = 88172645463325252u;
    int ends = 0;

    (void)alloc;
    for (int i = 0; i < 20000; i++) {
        char text[RANDOM_LEN + KIN__SCAN_PADDING] = {0};
        struct kin__json_skim skim = {0};
        size_t len = make_random(&seed, text);
        size_t end = kin__json_skim(&skim, text, len);
        kin__json_identity_init(&id, /* is_event= */ false);
        size_t used = feed_steps(&id, kin_str_of(text, len),
                                 1 + json_test_random(&seed) % 70);
        assert_int_equal(used, end ? end : len);
        assert_int_equal(id.status == KIN__IDENTITY_WHOLE, end > 0);
        ends += end > 0;
    }
    assert_true(ends > 1000);
    return 0;
}

/* ---- model: the identity agrees with the parser ---- */

static int add_random_member(uint64_t *seed, struct kin__buf *text, int depth)
{
    static const char *const keys[] = {"name",      "metadata",        "uid",
                                       "namespace", "resourceVersion", "object",
                                       "n\\u0061me"};
    static const char *const values[] = {"1",
                                         "null",
                                         "\"\"",
                                         "\"v\"",
                                         "\"w\\n\"",
                                         "\"\\u00e4\\ud83d\"",
                                         "\"\\ud83d\\ude00}\"",
                                         "[\"uid\",{}]"};
    uint64_t kind = json_test_random(seed) % (depth < 4 ? 10 : 6);

    TRY(kin__buf_printf(
        text, "\"%s\" :", keys[json_test_random(seed) % COUNT(keys)]));
    if (kind < 6)
        return kin__buf_append(
            text, kin_s(values[json_test_random(seed) % COUNT(values)]));
    TRY(kin__buf_append(text, kind == 6 ? KIN__S("[{") : KIN__S("{")));
    for (uint64_t i = json_test_random(seed) % 5; i > 0; i--) {
        TRY(add_random_member(seed, text, depth + 1));
        if (i > 1)
            TRY(kin__buf_append(text, KIN__S(", ")));
    }
    return kin__buf_append(text, kind == 6 ? KIN__S("}]") : KIN__S("}"));
}

static int make_object(uint64_t *seed, struct kin__buf *text)
{
    kin__buf_clear(text);
    TRY(kin__buf_append(text, KIN__S("{")));
    for (int i = 0; i < 4; i++) {
        TRY(add_random_member(seed, text, 0));
        TRY(kin__buf_append(text, i < 3 ? KIN__S(",") : KIN__S("}")));
    }
    return 0;
}

static int check_parsed(const struct kin__json_identity *id, kin_str text)
{
    static const char *const names[] = {"name", "namespace", "uid",
                                        "resourceVersion"};
    KIN_AUTO(kin_document) *doc = NULL;
    kin_scratch scratch;

    assert_int_equal(kin_document_parse(NULL, text, &doc, NULL), 0);
    kin_value metadata = kin_value_get(kin_document_root(doc),
                                       KIN__S("metadata"));
    for (size_t i = 0; i < COUNT(names); i++) {
        kin_value value = kin_value_get(metadata, kin_s(names[i]));
        kin_str want = kin_value_type(value) == KIN_TYPE_STRING
                           ? kin_value_text(value, &scratch)
                           : KIN__S("");
        kin_str got = kin__json_identity_get(id, (enum kin__identity_part)i);
        if (!kin_str_eq(got, want))
            fail_msg("%.*s\n%s is %.*s, not %.*s", KIN_STR(text), names[i],
                     KIN_STR(got), KIN_STR(want));
    }
    return (int)kin_value_count(metadata);
}

KIN_TEST(identity_agrees_with_the_parser)
{
    static struct kin__json_identity id;
    uint64_t seed = 362436069u;
    int members = 0;
    KIN__AUTO_BUF text;

    kin__buf_init(&text, NULL, 100000);
    (void)alloc;
    for (int i = 0; i < 20000; i++) {
        TRY(make_object(&seed, &text));
        kin__json_identity_init(&id, /* is_event= */ false);
        size_t used = feed_steps(&id, kin__buf_str(&text),
                                 1 + json_test_random(&seed) % 50);
        assert_int_equal(used, text.len);
        members += check_parsed(&id, kin__buf_str(&text));
    }
    assert_true(members > 1000);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(finds_end_and_identity_for_any_chunks),
              KIN_TEST_ENTRY(long_part_counts_as_absent),
              KIN_TEST_ENTRY(depth_costs_nothing),
              KIN_TEST_ENTRY(end_agrees_with_skim),
              KIN_TEST_ENTRY(identity_agrees_with_the_parser))
