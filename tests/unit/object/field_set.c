/* SPDX-License-Identifier: Apache-2.0 */
#include "object/field_set.h"

#include "object/document.h"
#include "test_json.h"

/* A step of a path that a test names: "f:a". */
#define SET_A                                                                  \
    "{\"f:a\":{\".\":{},\"f:b\":{},\"k:{\\\"n\\\":\\\"x\\\"}\":{\"f:n\":{}}}}"

static int read_set(struct kin__field_pool *pool, const char *text,
                    const struct kin__field_set **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;

    TRY(test_json_read(pool->alloc, text, &doc));
    return kin__field_set_read(pool, kin_document_root(doc), ret);
}

static int check_set(struct kin__field_pool *pool,
                     const struct kin__field_set *set, const char *expected)
{
    KIN_AUTO(kin_document) *doc = NULL;

    TRY(kin__document_new(pool->alloc, &doc, NULL));
    TRY(kin__field_set_write(set, doc, /* sorting= */ NULL));
    TRY(kin__document_finish(doc, NULL));
    assert_json_equal(kin_document_root(doc), expected);
    return 0;
}

static int check_rewritten(const kin_allocator *alloc, const char *text,
                           const char *expected)
{
    KIN__AUTO_FIELD_POOL pool;
    const struct kin__field_set *set = NULL;

    kin__field_pool_init(&pool, alloc, /* budget= */ NULL);
    TRY(read_set(&pool, text, &set));
    return check_set(&pool, set, expected);
}

KIN_TEST(writes_what_it_reads)
{
    static const char *const SAME[] = {
        "{}",
        "{\"f:a\":{}}",
        SET_A,
        "{\"f:l\":{\"v:\\\"a b\\\"\":{},\"v:true\":{}},\"f:m\":{\"i:0\":{}}}",
    };

    for (size_t i = 0; i < sizeof(SAME) / sizeof(SAME[0]); i++)
        TRY(check_rewritten(alloc, SAME[i], SAME[i]));
    return 0;
}

KIN_TEST(writes_the_canonical_form)
{
    /* Order, spaces, numbers, unknown letters, empty steps. */
    TRY(check_rewritten(alloc, "{\"f:b\":{},\"f:a\":{}}",
                        "{\"f:a\":{},\"f:b\":{}}"));
    TRY(check_rewritten(
        alloc, "{\"f:l\":{\"v:10\":{},\"v:\\\"a\\\"\":{},\"v:9\":{}}}",
        "{\"f:l\":{\"v:9\":{},\"v:10\":{},\"v:\\\"a\\\"\":{}}}"));
    TRY(check_rewritten(alloc, "{\"k:{ \\\"b\\\" : 1.0 , \\\"a\\\":true}\":{}}",
                        "{\"k:{\\\"a\\\":true,\\\"b\\\":1}\":{}}"));
    TRY(check_rewritten(alloc, "{\"x:y\":{},\"f:a\":{\"z:\":{}}}",
                        "{\"f:a\":{}}"));
    TRY(check_rewritten(alloc, "{\"v:1\":{},\"v:1.0\":{\"f:a\":{}}}",
                        "{\"v:1\":{\".\":{},\"f:a\":{}}}"));
    return 0;
}

KIN_TEST(reads_escapes)
{
    TRY(check_rewritten(alloc, "{\"v:\\\"\\\\n\\\\t\\\\\\\"\\\\\\\\\\\"\":{}}",
                        "{\"v:\\\"\\\\n\\\\t\\\\\\\"\\\\\\\\\\\"\":{}}"));
    return 0;
}

KIN_TEST(rejects_invalid_steps)
{
    static const char *const INVALID[] = {
        "[]",
        "1",
        "{\"a\":{}}",
        "{\"f:a\":1}",
        "{\"v:\":{}}",
        "{\"v:{}\":{}}",
        "{\"v:1 2\":{}}",
        "{\"v:\\\"a\":{}}",
        "{\"k:[]\":{}}",
        "{\"k:{\\\"a\\\":}\":{}}",
        "{\"k:{\\\"a\\\":1,\\\"a\\\":2}\":{}}",
        "{\"i:x\":{}}",
        "{\"v:nul\":{}}",
    };
    KIN__AUTO_FIELD_POOL pool;

    kin__field_pool_init(&pool, alloc, /* budget= */ NULL);
    for (size_t i = 0; i < sizeof(INVALID) / sizeof(INVALID[0]); i++) {
        const struct kin__field_set *set = NULL;
        TRY_FAIL(read_set(&pool, INVALID[i], &set), KIN_EINVAL);
    }
    return 0;
}

static int check_operation(const kin_allocator *alloc,
                           kin__field_operation *operation, const char *a,
                           const char *b, const char *expected)
{
    KIN__AUTO_FIELD_POOL pool;
    const struct kin__field_set *left = NULL;
    const struct kin__field_set *right = NULL;
    const struct kin__field_set *result = NULL;

    kin__field_pool_init(&pool, alloc, /* budget= */ NULL);
    TRY(read_set(&pool, a, &left));
    TRY(read_set(&pool, b, &right));
    TRY(operation(&pool, left, right, &result));
    return check_set(&pool, result, expected);
}

KIN_TEST(operates_on_exact_paths)
{
    const char *parent = "{\"f:a\":{}}";
    const char *child = "{\"f:a\":{\"f:b\":{}}}";
    const char *family = "{\"f:a\":{\".\":{},\"f:b\":{}}}";

    TRY(check_operation(alloc, kin__field_set_union, parent, child, family));
    TRY(check_operation(alloc, kin__field_set_union, child, "{}", child));
    TRY(check_operation(alloc, kin__field_set_intersect, family, child, child));
    TRY(check_operation(alloc, kin__field_set_intersect, parent, child, "{}"));
    TRY(check_operation(alloc, kin__field_set_subtract, family, parent, child));
    TRY(check_operation(alloc, kin__field_set_subtract, family, child, parent));
    TRY(check_operation(alloc, kin__field_set_subtract, family, family, "{}"));
    TRY(check_operation(alloc, kin__field_set_subtract_trees, family, parent,
                        "{}"));
    TRY(check_operation(alloc, kin__field_set_subtract_trees, family, child,
                        parent));
    TRY(check_operation(alloc, kin__field_set_subtract_trees,
                        "{\"f:a\":{},\"f:c\":{\"f:d\":{},\"f:e\":{}}}",
                        "{\"f:c\":{\"f:d\":{}}}",
                        "{\"f:a\":{},\"f:c\":{\"f:e\":{}}}"));
    return 0;
}

KIN_TEST(finds_paths_in_written_fields)
{
    KIN__AUTO_FIELD_POOL pool;
    KIN_AUTO(kin_document) *doc = NULL;
    const struct {
        const char *set;
        int found;
    } cases[] = {
        {"{\"f:a\":{}}", 1},
        {"{\"f:a\":{\"f:b\":{}}}", 1},
        {"{\"f:a\":{\"f:c\":{}}}", 0},
        {"{\"f:a\":{\"k:{\\\"n\\\":\\\"x\\\"}\":{}}}", 0},
        {"{\"f:a\":{\"k:{\\\"n\\\":\\\"x\\\"}\":{\"f:n\":{}}}}", 1},
        {"{\"f:z\":{}}", 0},
        {"{}", 0},
        /* More entries than fields. */
        {"{\"f:a\":{},\"f:b\":{}}", 1},
        {"{\"f:a\":{\"f:b\":{},\"f:v\":{},\"f:w\":{},\"f:x\":{}}}", 1},
        {"{\"f:a\":{\"f:u\":{},\"f:v\":{},\"f:w\":{},\"f:x\":{}}}", 0},
        {"{\"f:a\":{\"f:u\":{},\"f:v\":{},\"f:w\":{},\"k:{\\\"n\\\":"
         "\\\"x\\\"}\":{\"f:n\":{}}}}",
         1},
    };

    kin__field_pool_init(&pool, alloc, /* budget= */ NULL);
    TRY(test_json_read(alloc, SET_A, &doc));
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        const struct kin__field_set *set = NULL;
        TRY(read_set(&pool, cases[i].set, &set));
        int r = kin__field_set_touches(&pool, set, kin_document_root(doc));
        TRY(r);
        assert_int_equal(r, cases[i].found);
    }
    return 0;
}

KIN_TEST(sorts_members_by_text)
{
    KIN__AUTO_FIELD_POOL pool;
    KIN_AUTO(kin_document) *doc = NULL;
    const struct kin__field_set *set = NULL;

    kin__field_pool_init(&pool, alloc, /* budget= */ NULL);
    TRY(read_set(&pool, "{\"v:3\":{},\"v:20\":{},\"v:100\":{}}", &set));
    TRY(kin__document_new(alloc, &doc, NULL));
    TRY(kin__field_set_write(set, doc, &pool));
    TRY(kin__document_finish(doc, NULL));
    assert_json_equal(kin_document_root(doc),
                      "{\"v:100\":{},\"v:20\":{},\"v:3\":{}}");
    return 0;
}

struct printing {
    struct kin__buf buf;
};

static int print_path(const struct kin__field_step *const *steps, size_t count,
                      void *userdata)
{
    struct printing *printing = userdata;
    int r = printing->buf.len ? kin__buf_append_byte(&printing->buf, '|') : 0;

    for (size_t i = 0; r == 0 && i < count; i++)
        r = kin__field_step_print(steps[i], &printing->buf);
    return r;
}

KIN_TEST(visits_members_before_what_is_below)
{
    KIN__AUTO_FIELD_POOL pool;
    const struct kin__field_set *set = NULL;
    struct printing printing;

    kin__field_pool_init(&pool, alloc, /* budget= */ NULL);
    TRY(read_set(
        &pool,
        "{\"f:a\":{\"f:b\":{},\"k:{\\\"n\\\":\\\"x\\\",\\\"p\\\":80}\":{"
        "\"f:n\":{}},\"v:\\\"q\\\"\":{},\"i:2\":{}},\"f:z\":{}}",
        &set));
    kin__buf_init(&printing.buf, alloc, 1000);
    int r = kin__field_set_visit(&pool, set, print_path, &printing);
    if (r == 0)
        assert_string_equal(printing.buf.ptr,
                            ".z|.a.b|.a[=\"q\"]|.a[2]|.a[n=\"x\",p=80].n");
    kin__buf_done(&printing.buf);
    TRY(r);
    return 0;
}

/* A set as deep as `depth`. */
static int make_deep(const kin_allocator *alloc, size_t depth,
                     kin_document **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;

    TRY(kin__document_new(alloc, &doc, NULL));
    (void)kin__document_open_object(doc);
    for (size_t i = 0; i < depth; i++) {
        (void)kin__document_key(doc, kin_s("f:a"));
        (void)kin__document_open_object(doc);
    }
    for (size_t i = 0; i <= depth; i++)
        (void)kin__document_close(doc);
    TRY(kin__document_finish(doc, NULL));
    *ret = doc;
    doc = NULL;
    return 0;
}

KIN_TEST(limits_depth_and_work)
{
    KIN__AUTO_FIELD_POOL pool;
    KIN_AUTO(kin_document) *deep = NULL;
    KIN_AUTO(kin_document) *wide = NULL;
    const struct kin__field_set *set = NULL;
    struct kin__budget budget = {.left = 3};

    kin__field_pool_init(&pool, alloc, /* budget= */ NULL);
    TRY(make_deep(alloc, KIN__FIELD_DEPTH_MAX + 1, &deep));
    TRY_FAIL(kin__field_set_read(&pool, kin_document_root(deep), &set),
             KIN_EINVAL);
    TRY(test_json_read(alloc, "{\"f:a\":{},\"f:b\":{},\"f:c\":{}}", &wide));
    pool.budget = &budget;
    TRY_FAIL(kin__field_set_read(&pool, kin_document_root(wide), &set),
             KIN_ETIMEDOUT);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(writes_what_it_reads),
              KIN_TEST_ENTRY(writes_the_canonical_form),
              KIN_TEST_ENTRY(reads_escapes),
              KIN_TEST_ENTRY(rejects_invalid_steps),
              KIN_TEST_ENTRY(operates_on_exact_paths),
              KIN_TEST_ENTRY(finds_paths_in_written_fields),
              KIN_TEST_ENTRY(sorts_members_by_text),
              KIN_TEST_ENTRY(visits_members_before_what_is_below),
              KIN_TEST_ENTRY(limits_depth_and_work))
