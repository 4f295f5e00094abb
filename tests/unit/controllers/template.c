/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/template.h"

#include <string.h>

#include <kin/document.h>
#include <kin/json.h>

#include "kin_test.h"

#define TEMPLATE(meta, image)                                                  \
    "{\"metadata\":{" meta "},\"spec\":{\"containers\":[{\"name\":\"web\","    \
    "\"image\":\"" image "\"}]}}"
#define LABELS "\"labels\":{\"app\":\"web\",\"tier\":\"front\"}"

struct pair {
    kin_document *a;
    kin_document *b;
};

static void pair_done(struct pair *pair)
{
    (void)kin_document_free(pair->a);
    (void)kin_document_free(pair->b);
}

#define PAIR __attribute__((cleanup(pair_done))) struct pair

static int pair_make(const kin_allocator *alloc, const char *a, const char *b,
                     struct pair *ret)
{
    TRY(kin_document_parse(alloc, kin_s(a), &ret->a, NULL));
    return kin_document_parse(alloc, kin_s(b), &ret->b, NULL);
}

static bool pair_same_hash(const struct pair *pair)
{
    char a[KIN__TEMPLATE_HASH_SIZE];
    char b[KIN__TEMPLATE_HASH_SIZE];

    kin__template_hash(kin_document_root(pair->a), 0, a);
    kin__template_hash(kin_document_root(pair->b), 0, b);
    return strcmp(a, b) == 0;
}

static const struct {
    const char *a;
    const char *b;
    bool is_same;
} rows[] = {
    {TEMPLATE(LABELS, "v1"), TEMPLATE(LABELS, "v1"), true},
    {TEMPLATE(LABELS, "v1"), TEMPLATE(LABELS, "v2"), false},
    {TEMPLATE(LABELS, "v1"),
     TEMPLATE("\"labels\":{\"tier\":\"front\",\"app\":\"web\"}", "v1"), true},
    {TEMPLATE(LABELS, "v1"),
     TEMPLATE("\"labels\":{\"tier\":\"front\",\"pod-template-hash\":\"x\","
              "\"app\":\"web\"}",
              "v1"),
     true},
    {TEMPLATE(LABELS, "v1"), TEMPLATE("\"labels\":{\"app\":\"web\"}", "v1"),
     false},
    {TEMPLATE(LABELS, "v1"),
     TEMPLATE("\"creationTimestamp\":null," LABELS, "v1"), true},
    {TEMPLATE(LABELS, "v1"), TEMPLATE(LABELS ",\"annotations\":{}", "v1"),
     true},
    {TEMPLATE(LABELS, "v1"),
     TEMPLATE(LABELS ",\"annotations\":{\"pod-template-hash\":\"x\"}", "v1"),
     false},
    {TEMPLATE("", "v1"),
     TEMPLATE("\"labels\":{\"pod-template-hash\":\"x\"}", "v1"), true},
};

KIN_TEST(compares_templates)
{
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        PAIR pair = {NULL, NULL};
        TRY(pair_make(alloc, rows[i].a, rows[i].b, &pair));
        kin_value a = kin_document_root(pair.a);
        kin_value b = kin_document_root(pair.b);
        if (kin__template_equal(a, b) != rows[i].is_same ||
            kin__template_equal(b, a) != rows[i].is_same)
            fail_msg("row %zu: equal", i);
    }
    return 0;
}

KIN_TEST(equal_templates_have_equal_hashes)
{
    for (size_t i = 0; i + 1 < sizeof(rows) / sizeof(rows[0]); i++) {
        PAIR pair = {NULL, NULL};
        TRY(pair_make(alloc, rows[i].a, rows[i].b, &pair));
        if (pair_same_hash(&pair) != rows[i].is_same)
            fail_msg("row %zu: hash", i);
    }
    return 0;
}

/* It is part of names: other versions of the program must compute the same. */
KIN_TEST(the_hash_is_stable)
{
    KIN_AUTO(kin_document) *doc = NULL;
    char hash[KIN__TEMPLATE_HASH_SIZE];
    char other[KIN__TEMPLATE_HASH_SIZE];

    TRY(kin_document_parse(alloc, kin_s(TEMPLATE(LABELS, "v1")), &doc, NULL));
    kin__template_hash(kin_document_root(doc), 0, hash);
    assert_string_equal(hash, "545fbb448d");
    kin__template_hash(kin_document_root(doc), 1, other);
    assert_string_equal(other, "7dd87975bc");
    assert_int_equal(strspn(hash, "bcdfghjklmnpqrstvwxz2456789"), strlen(hash));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(compares_templates),
              KIN_TEST_ENTRY(equal_templates_have_equal_hashes),
              KIN_TEST_ENTRY(the_hash_is_stable))
