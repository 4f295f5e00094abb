/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_kinds.h - helpers for tests of the rules of kinds.
 *
 * Texts are JSON with ' instead of ", for readability in C, and ~ for an
 * apostrophe.
 */
#ifndef TEST_KINDS_H
#define TEST_KINDS_H

#include <stdio.h>

#include <kin/json.h>

#include "schema/schema.h"
#include "server/kinds.h"
#include "test_json.h"

enum { TEST_KINDS_TEXT = 16384 };

static inline const char *test_kinds_quoted(const char *text)
{
    static char room[2][TEST_KINDS_TEXT];
    static int next;
    char *out = room[next++ & 1];
    size_t len = strlen(text);

    assert_true(len < TEST_KINDS_TEXT);
    for (size_t i = 0; i <= len; i++)
        out[i] = text[i] == '\'' ? '"' : text[i] == '~' ? '\'' : text[i];
    return out;
}

static inline int test_kinds_read(const kin_allocator *alloc, const char *text,
                                  kin_document **ret)
{
    return kin_document_parse(alloc, kin_s(test_kinds_quoted(text)), ret, NULL);
}

static inline const struct kin__schema *test_kinds_schema(void)
{
    const struct kin__schema *schema = NULL;

    assert_int_equal(kin__schema_get(&schema, NULL), 0);
    return schema;
}

static inline const struct kin__schema_resource *test_kinds_find(
    const char *group, const char *version, const char *plural)
{
    const struct kin__schema_resource *resource = kin__schema_find_resource(
        test_kinds_schema(), kin_s(group), kin_s(version), kin_s(plural));

    assert_non_null(resource);
    return resource;
}

/* Assigns addresses from 10.0.0.5 and ports from 30001 on; rejects requested
 * ones that end in 9. */
struct test_claims {
    int next_ip;
    int next_port;
};

static inline int test_claim_ip(kin_str wanted, char ret[64], void *userdata,
                                kin_error *err)
{
    struct test_claims *claims = userdata;

    if (kin_str_ends_with(wanted, kin_s("9")))
        return kin_error_set(err, KIN_EEXISTS,
                             "provided IP is already allocated");
    if (wanted.len > 0)
        (void)snprintf(ret, 64, "%.*s", KIN_STR(wanted));
    else
        (void)snprintf(ret, 64, "10.0.0.%d", 5 + claims->next_ip++);
    return 0;
}

static inline int test_claim_port(int64_t wanted, int64_t *ret, void *userdata,
                                  kin_error *err)
{
    struct test_claims *claims = userdata;

    if (wanted % 10 == 9)
        return kin_error_set(err, KIN_EEXISTS,
                             "provided port is already allocated");
    *ret = wanted > 0 ? wanted : 30001 + claims->next_port++;
    return 0;
}

static inline struct kin__kind_ctx test_kinds_ctx(
    const kin_allocator *alloc, const struct kin__schema_resource *resource,
    struct test_claims *claims)
{
    return (struct kin__kind_ctx){
        .alloc = alloc,
        .schema = test_kinds_schema(),
        .resource = resource,
        .now_s = 1767225600, /* 2026-01-01T00:00:00Z */
        .subresource = kin_s(""),
        .claim_ip = test_claim_ip,
        .claim_port = test_claim_port,
        .userdata = claims,
    };
}

static inline int test_kinds_decode(const struct kin__kind_ctx *ctx,
                                    const char *text, kin_document **ret)
{
    KIN_AUTO(kin_document) *in = NULL;
    const struct kin__kind_rules *rules = kin__kind_rules_find(
        ctx->resource->group, ctx->resource->plural);

    int r = test_kinds_read(ctx->alloc, text, &in);
    if (r < 0)
        return r;
    return kin__kind_decode(rules, ctx, kin_document_root(in), NULL, ret, NULL);
}

/* Decodes an object and prepares its creation. */
static inline int test_kinds_create(const struct kin__kind_ctx *ctx,
                                    const char *text, kin_document **ret,
                                    struct kin__causes *causes)
{
    KIN_AUTO(kin_document) *in = NULL;
    const struct kin__kind_rules *rules = kin__kind_rules_find(
        ctx->resource->group, ctx->resource->plural);

    int r = test_kinds_decode(ctx, text, &in);
    if (r < 0)
        return r;
    return kin__kind_prepare_create(rules, ctx, kin_document_root(in), ret,
                                    causes, NULL);
}

static inline int test_kinds_update(const struct kin__kind_ctx *ctx,
                                    kin_value old, const char *text,
                                    kin_document **ret,
                                    struct kin__causes *causes)
{
    KIN_AUTO(kin_document) *in = NULL;
    const struct kin__kind_rules *rules = kin__kind_rules_find(
        ctx->resource->group, ctx->resource->plural);

    int r = test_kinds_decode(ctx, text, &in);
    if (r < 0)
        return r;
    return kin__kind_prepare_update(rules, ctx, old, kin_document_root(in), ret,
                                    causes, NULL);
}

#define assert_kinds_json(value, expected)                                     \
    assert_json_equal(value, test_kinds_quoted(expected))

/* All causes as `field: message; ...`. */
static inline const char *test_kinds_causes(const struct kin__causes *causes)
{
    static char text[TEST_KINDS_TEXT];
    size_t len = 0;

    text[0] = '\0';
    for (size_t i = 0; i < causes->count; i++) {
        int n = snprintf(text + len, sizeof(text) - len, "%s%s: %s",
                         i > 0 ? "; " : "", causes->items[i].field,
                         causes->items[i].message);
        assert_true(n >= 0 && (size_t)n < sizeof(text) - len);
        len += (size_t)n;
    }
    return text;
}

/* An object and all of its causes; "" if it is valid. */
struct test_kinds_sample {
    const char *group;
    const char *version;
    const char *plural;
    const char *object;
    const char *causes; /* with ' as well */
};

static inline int test_kinds_expect(const kin_allocator *alloc,
                                    const struct test_kinds_sample *samples,
                                    size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const struct test_kinds_sample *sample = &samples[i];
        struct test_claims claims = {0};
        struct kin__kind_ctx ctx = test_kinds_ctx(
            alloc,
            test_kinds_find(sample->group, sample->version, sample->plural),
            &claims);
        KIN_AUTO(kin_document) *made = NULL;
        KIN__AUTO_CAUSES causes;
        kin__causes_init(&causes, alloc);
        int r = test_kinds_create(&ctx, sample->object, &made, &causes);
        if (r == KIN_ENOMEM && kin_test_out_of_memory())
            return r;
        assert_string_equal(test_kinds_causes(&causes),
                            test_kinds_quoted(sample->causes));
        assert_int_equal(r, causes.count > 0 ? KIN_EINVAL : 0);
    }
    return 0;
}

#define TEST_KINDS_EXPECT(samples)                                             \
    test_kinds_expect(alloc, samples, sizeof(samples) / sizeof((samples)[0]))

/* An update that is rejected, and all of its causes. */
struct test_kinds_change {
    const char *group;
    const char *plural; /* of version v1 */
    const char *before;
    const char *after;
    const char *causes; /* with ' as well */
};

static inline int test_kinds_reject(const kin_allocator *alloc,
                                    const struct test_kinds_change *samples,
                                    size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const struct test_kinds_change *sample = &samples[i];
        struct kin__kind_ctx ctx = test_kinds_ctx(
            alloc, test_kinds_find(sample->group, "v1", sample->plural), NULL);
        KIN_AUTO(kin_document) *old = NULL;
        KIN_AUTO(kin_document) *made = NULL;
        KIN__AUTO_CAUSES causes;
        kin__causes_init(&causes, alloc);
        int r = test_kinds_create(&ctx, sample->before, &old, &causes);
        if (r == 0)
            r = test_kinds_update(&ctx, kin_document_root(old), sample->after,
                                  &made, &causes);
        if (r == KIN_ENOMEM && kin_test_out_of_memory())
            return r;
        assert_string_equal(test_kinds_causes(&causes),
                            test_kinds_quoted(sample->causes));
        assert_int_equal(r, KIN_EINVAL);
    }
    return 0;
}

#define TEST_KINDS_REJECT(samples)                                             \
    test_kinds_reject(alloc, samples, sizeof(samples) / sizeof((samples)[0]))

#endif /* TEST_KINDS_H */
