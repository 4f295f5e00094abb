/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Requests that exceed the budget, and requests that are running when the
 * server stops.
 */
#include <stdio.h>

#include "base/buf.h"
#include "schema/schema.h"
#include "server/engine_impl.h"
#include "server/rules_kinds.h"
#include "test_engine.h"
#include "test_json.h"

enum { MEMBERS = 300 };

/* An engine with the rules of two kinds. */
struct fixture {
    struct kin__rules_kinds kinds;
    struct test_engine test;
};

static void fixture_done(struct fixture *fixture)
{
    test_engine_done(&fixture->test);
    kin__rules_kinds_done(&fixture->kinds);
}

#define SCENE __attribute__((cleanup(fixture_done))) struct fixture

static int fixture_init(struct fixture *fixture, const kin_allocator *alloc,
                        uint64_t steps)
{
    static const char *const PLURALS[] = {"namespaces", "configmaps",
                                          "services"};
    const struct kin__schema *schema = NULL;

    fixture->test = (struct test_engine){.alloc = alloc};
    kin__failure_init(&fixture->test.failure, alloc);
    int r = kin__schema_get(&schema, NULL);
    kin__rules_kinds_init(&fixture->kinds, alloc, schema, 42);
    const struct kin__engine_opts opts = {.alloc = alloc,
                                          .seed = 42,
                                          .rules = &fixture->kinds.rules,
                                          .request_steps = steps};
    if (r == 0)
        r = kin__engine_new(&opts, &fixture->test.engine, NULL);
    for (size_t i = 0; r == 0 && i < 3; i++) {
        const struct kin__schema_resource *facts = kin__schema_find_resource(
            schema, kin_s(""), kin_s("v1"), kin_s(PLURALS[i]));
        r = kin__engine_add(fixture->test.engine, facts, facts, NULL);
    }
    fixture->kinds.claims.engine = fixture->test.engine;
    return r < 0 ? r : kin__engine_start(fixture->test.engine, NULL);
}

/* {"metadata":{"name":NAME},"data":{"k0":VALUE,...}} */
static int write_map(struct kin__buf *text, const char *name, size_t count,
                     int value)
{
    kin__buf_clear(text);
    TRY(kin__buf_printf(text, "{\"metadata\":{\"name\":\"%s\"},\"data\":{",
                        name));
    for (size_t i = 0; i < count; i++)
        TRY(kin__buf_printf(text, "%s\"k%zu\":\"%d\"", i > 0 ? "," : "", i,
                            value));
    TRY(kin__buf_append(text, kin_s("}}")));
    return 0;
}

static int write_json_patch(struct kin__buf *text, size_t count)
{
    kin__buf_clear(text);
    TRY(kin__buf_append_byte(text, '['));
    for (size_t i = 0; i < count; i++)
        TRY(kin__buf_printf(text,
                            "%s{\"op\":\"add\",\"path\":\"/data/n%zu\","
                            "\"value\":\"1\"}",
                            i > 0 ? "," : "", i));
    TRY(kin__buf_append_byte(text, ']'));
    return 0;
}

static void assert_timeout(const struct fixture *fixture)
{
    assert_int_equal(fixture->test.failure.http_code, 504);
    assert_string_equal(fixture->test.failure.reason, "Timeout");
    assert_string_equal(fixture->test.failure.message,
                        "Timeout: the request exceeds its work limit");
}

KIN_TEST(a_create_beyond_the_budget_stores_nothing)
{
    SCENE fixture;
    KIN__AUTO_BUF text;

    kin__buf_init(&text, alloc, 1 << 20);
    TRY(fixture_init(&fixture, alloc, 1000));
    TRY(write_map(&text, "large", 2 * MEMBERS, 1));
    TRY_FAIL(
        test_create(&fixture.test, "v1/configmaps/default", text.ptr, NULL),
        KIN_ETIMEDOUT);
    assert_timeout(&fixture);
    TRY_FAIL(test_get(&fixture.test, "v1/configmaps/default/large", NULL),
             KIN_ENOTFOUND);
    TRY(write_map(&text, "small", 3, 1));
    TRY(test_create(&fixture.test, "v1/configmaps/default", text.ptr, NULL));
    return 0;
}

/* Checks that the object is unchanged. */
static int check_unchanged(struct fixture *fixture, size_t count)
{
    KIN_AUTO(kin_object) *object = NULL;

    TRY(test_get(&fixture->test, "v1/configmaps/default/a", &object));
    kin_value data = kin_value_get(kin_object_value(object), kin_s("data"));
    assert_int_equal(kin_value_count(data), count);
    assert_true(kin_str_eq(kin_value_str(kin_value_at(data, 0)), kin_s("1")));
    return 0;
}

KIN_TEST(an_update_beyond_the_budget_changes_nothing)
{
    static const struct {
        const char *verb;
        enum kin__patch_type type;
    } ways[] = {{"put", KIN__PATCH_MERGE},
                {NULL, KIN__PATCH_MERGE},
                {NULL, KIN__PATCH_STRATEGIC},
                {NULL, KIN__PATCH_JSON}};
    SCENE fixture;
    KIN__AUTO_BUF text;

    kin__buf_init(&text, alloc, 1 << 20);
    TRY(fixture_init(&fixture, alloc, 1500));
    TRY(write_map(&text, "a", MEMBERS, 1));
    TRY(test_create(&fixture.test, "v1/configmaps/default", text.ptr, NULL));
    for (size_t i = 0; i < sizeof(ways) / sizeof(ways[0]); i++) {
        TRY(ways[i].type == KIN__PATCH_JSON
                ? write_json_patch(&text, 4 * MEMBERS)
                : write_map(&text, "a", 4 * MEMBERS, 2));
        TRY_FAIL(ways[i].verb
                     ? test_update(&fixture.test, "v1/configmaps/default/a",
                                   text.ptr, NULL)
                     : test_patch(&fixture.test, "v1/configmaps/default/a",
                                  ways[i].type, text.ptr, NULL),
                 KIN_ETIMEDOUT);
        assert_timeout(&fixture);
        TRY(check_unchanged(&fixture, MEMBERS));
    }
    return 0;
}

KIN_TEST(a_list_beyond_the_budget_fails)
{
    SCENE fixture;
    KIN__AUTO_LIST *list = NULL;
    KIN__AUTO_BUF text;
    const struct kin__list_opts opts = {.labels = kin_s("a,b,c,d,e,f,g,h")};
    char name[16];

    kin__buf_init(&text, alloc, 1 << 20);
    TRY(fixture_init(&fixture, alloc, 80));
    for (int i = 0; i < 10; i++) {
        (void)snprintf(name, sizeof(name), "a%d", i);
        TRY(write_map(&text, name, 1, 1));
        TRY(test_create(&fixture.test, "v1/configmaps/default", text.ptr,
                        NULL));
    }
    TRY_FAIL(test_list(&fixture.test, "v1/configmaps", "default", &opts, &list),
             KIN_ETIMEDOUT);
    assert_timeout(&fixture);
    /* A list without selectors costs nothing. */
    TRY(test_list(&fixture.test, "v1/configmaps", "default", NULL, &list));
    assert_int_equal(kin__list_count(list), 10);
    return 0;
}

/* The cost is the sum of requirements and labels, not the product. */
KIN_TEST(many_label_requirements_are_cheap)
{
    enum { LABELS = 2000, ASKED = 1000 };
    SCENE fixture;
    KIN__AUTO_LIST *all = NULL;
    KIN__AUTO_LIST *none = NULL;
    KIN__AUTO_BUF text;

    kin__buf_init(&text, alloc, 1 << 20);
    TRY(fixture_init(&fixture, alloc, 20000));
    TRY(kin__buf_append(&text,
                        kin_s("{\"metadata\":{\"name\":\"a\",\"labels\":{")));
    for (size_t i = 0; i < LABELS; i++)
        TRY(kin__buf_printf(&text, "%s\"k%zu\":\"%zu\"", i > 0 ? "," : "", i,
                            i));
    TRY(kin__buf_append(&text, kin_s("}}}")));
    TRY(test_create(&fixture.test, "v1/configmaps/default", text.ptr, NULL));
    kin__buf_clear(&text);
    for (size_t i = LABELS - ASKED; i < LABELS; i++)
        TRY(kin__buf_printf(&text, "%sk%zu=%zu", text.len > 0 ? "," : "", i,
                            i));
    struct kin__list_opts opts = {.labels = kin__buf_str(&text)};
    TRY(test_list(&fixture.test, "v1/configmaps", "default", &opts, &all));
    assert_int_equal(kin__list_count(all), 1);
    TRY(kin__buf_append(&text, kin_s(",k2000")));
    opts.labels = kin__buf_str(&text);
    TRY(test_list(&fixture.test, "v1/configmaps", "default", &opts, &none));
    assert_int_equal(kin__list_count(none), 0);
    return 0;
}

static void stop_it(kin_str text, void *userdata)
{
    (void)text;
    kin__engine_stop(userdata);
}

/* The unknown member calls `warn`, which stops the engine while the body is
 * decoded. */
KIN_TEST(a_stop_ends_a_running_create)
{
    SCENE fixture;
    KIN__AUTO_WRITTEN written = {0};

    TRY(fixture_init(&fixture, alloc, 0));
    const struct kin__write_opts opts = {.warn = stop_it,
                                         .userdata = fixture.test.engine};
    TRY_FAIL(test_write(&fixture.test, "create", "v1/configmaps/default",
                        "{\"metadata\":{\"name\":\"a\"},\"bogus\":1}", &opts,
                        &written),
             KIN_ESTOPPED);
    assert_int_equal(fixture.test.failure.http_code, 503);
    assert_string_equal(fixture.test.failure.message, "the server is stopping");
    TRY_FAIL(test_get(&fixture.test, "v1/configmaps/default/a", NULL),
             KIN_ENOTFOUND);
    return 0;
}

/* Called while a deletion is prepared.  At first a stop only sets the flag. */
static int64_t grace_of_a_stop(const struct kin__rules *rules,
                               const struct kin__resource *resource,
                               kin_value object, int64_t asked_s)
{
    struct kin__engine *engine = rules->userdata;

    (void)resource, (void)object, (void)asked_s;
    if (engine)
        atomic_store(&engine->is_stopping, true);
    return 0;
}

KIN_TEST(a_stop_ends_a_running_delete)
{
    struct kin__rules rules = kin__rules_plain;
    TEST_ENGINE test;

    rules.grace = grace_of_a_stop;
    TRY(test_engine_init(&test, alloc,
                         &(struct kin__engine_opts){.rules = &rules}));
    TRY(test_create(&test, "v1/configmaps/default",
                    "{\"metadata\":{\"name\":\"a\"}}", NULL));
    rules.userdata = test.engine;
    TRY_FAIL(test_delete(&test, "v1/configmaps/default/a", NULL, NULL),
             KIN_ESTOPPED);
    assert_int_equal(test.failure.http_code, 503);
    TRY(test_get(&test, "v1/configmaps/default/a", NULL));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_create_beyond_the_budget_stores_nothing),
              KIN_TEST_ENTRY(an_update_beyond_the_budget_changes_nothing),
              KIN_TEST_ENTRY(a_list_beyond_the_budget_fails),
              KIN_TEST_ENTRY(many_label_requirements_are_cheap),
              KIN_TEST_ENTRY(a_stop_ends_a_running_create),
              KIN_TEST_ENTRY(a_stop_ends_a_running_delete))
