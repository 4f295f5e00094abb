/* SPDX-License-Identifier: Apache-2.0 */
#include "server/managers.h"

#include "object/document.h"
#include "test_kinds.h"

#define FIELDS "'fieldsType':'FieldsV1','fieldsV1':{'f:data':{'f:x':{}}}}"
#define ENTRY(head) "{" head "," FIELDS

/* What a test needs of one request. */
struct pooled {
    struct kin__field_pool pool;
    struct kin__managers managers;
    kin_document *doc; /* what was read */
};

static void pooled_init(struct pooled *p, const kin_allocator *alloc)
{
    *p = (struct pooled){.doc = NULL};
    kin__field_pool_init(&p->pool, alloc, /* budget= */ NULL);
    kin__managers_init(&p->managers, &p->pool);
}

static void pooled_done(struct pooled *p)
{
    kin__field_pool_done(&p->pool);
    (void)kin_document_free(p->doc);
}
#define POOLED __attribute__((cleanup(pooled_done))) struct pooled

static int read_list(struct pooled *p, const char *text, bool is_trusted)
{
    TRY(test_kinds_read(p->pool.alloc, text, &p->doc));
    return kin__managers_read(&p->managers, kin_document_root(p->doc),
                              is_trusted);
}

static int check_written(struct pooled *p, const char *expected)
{
    KIN_AUTO(kin_document) *doc = NULL;

    TRY(kin__document_new(p->pool.alloc, &doc, NULL));
    TRY(kin__managers_write(&p->managers, doc));
    TRY(kin__document_finish(doc, NULL));
    assert_kinds_json(kin_document_root(doc), expected);
    return 0;
}

static int check_rewritten(const kin_allocator *alloc, bool is_sorted,
                           const char *text, const char *expected)
{
    POOLED p;

    pooled_init(&p, alloc);
    p.managers.is_sorted = is_sorted;
    TRY(read_list(&p, text, /* is_trusted= */ true));
    return check_written(&p, expected);
}

KIN_TEST(writes_what_it_reads)
{
    static const char *const SAME[] = {
        "[]",
        "[" ENTRY("'manager':'a','operation':'Apply','apiVersion':'v1'") "]",
        "[" ENTRY("'manager':'a','operation':'Update','apiVersion':'v1','time':"
                  "'2026-01-01T00:00:00Z'") "]",
        "["
        "{'operation':'Update','apiVersion':'v1','fieldsType':'FieldsV1',"
        "'fieldsV1':{'f:a':{}},'subresource':'status'}"
        "]",
    };

    for (size_t i = 0; i < sizeof(SAME) / sizeof(SAME[0]); i++)
        TRY(check_rewritten(alloc, false, SAME[i], SAME[i]));
    return 0;
}

KIN_TEST(sorts_members_for_custom_resources)
{
    TRY(check_rewritten(
        alloc, true,
        "[" ENTRY("'manager':'a','operation':'Update','subresource':'s',"
                  "'apiVersion':'v1','time':'2026-01-01T00:00:00Z'") "]",
        "[{'apiVersion':'v1','fieldsType':'FieldsV1','fieldsV1':{'f:data':{"
        "'f:x':{}}},'manager':'a','operation':'Update','subresource':'s',"
        "'time':'2026-01-01T00:00:00Z'}]"));
    return 0;
}

#define AT(second) "'time':'2026-01-01T00:00:0" second "Z'"

/* The names of the managers, in the order in which they are written. */
static int check_order(const kin_allocator *alloc, const char *text,
                       const char *expected)
{
    POOLED p;
    KIN_AUTO(kin_document) *doc = NULL;
    char names[256] = "";

    pooled_init(&p, alloc);
    TRY(read_list(&p, text, /* is_trusted= */ true));
    TRY(kin__document_new(alloc, &doc, NULL));
    TRY(kin__managers_write(&p.managers, doc));
    TRY(kin__document_finish(doc, NULL));
    kin_value list = kin_document_root(doc);
    for (size_t i = 0; i < kin_value_count(list); i++) {
        kin_str name = kin_value_str(
            kin_value_get(kin_value_at(list, i), kin_s("manager")));
        size_t len = strlen(names);
        (void)snprintf(names + len, sizeof(names) - len, "%s%.*s",
                       i > 0 ? " " : "", KIN_STR(name));
    }
    assert_string_equal(names, expected);
    return 0;
}

#define UPDATED(name, more)                                                    \
    ENTRY("'manager':'" name "','operation':'Update','apiVersion':'v1'" more)
#define APPLIED(name, more)                                                    \
    ENTRY("'manager':'" name "','operation':'Apply','apiVersion':'v1'" more)

KIN_TEST(orders_entries_by_operation_time_and_name)
{
    TRY(check_order(alloc,
                    "[" UPDATED("a", "," AT("1")) "," APPLIED(
                        "b", "," AT("2")) "," APPLIED("c", "") "]",
                    "c b a"));
    TRY(check_order(alloc,
                    "[" UPDATED("a", "," AT("3")) "," UPDATED(
                        "b", "," AT("2")) "," UPDATED("c", "," AT("2")) "]",
                    "b c a"));
    /* The same second. */
    TRY(check_order(
        alloc, "[" UPDATED("b", "," AT("1")) "," UPDATED("a", "," AT("1")) "]",
        "a b"));
    return 0;
}

KIN_TEST(a_later_entry_replaces_its_manager)
{
    TRY(check_rewritten(
        alloc, false,
        "[{'manager':'a','operation':'Apply','apiVersion':'v1','fieldsType':"
        "'FieldsV1','fieldsV1':{'f:a':{}}},{'manager':'a','operation':'Apply',"
        "'apiVersion':'v2','fieldsType':'FieldsV1','fieldsV1':{'f:b':{}}}]",
        "[{'manager':'a','operation':'Apply','apiVersion':'v2','fieldsType':"
        "'FieldsV1','fieldsV1':{'f:b':{}}}]"));
    /* Updates of two versions are two managers. */
    TRY(check_order(alloc,
                    "[" UPDATED("a", "") "," ENTRY(
                        "'manager':'a','operation':'Update','apiVersion':'v"
                        "2'") "]",
                    "a a"));
    return 0;
}

KIN_TEST(rejects_invalid_entries)
{
    static const char *const INVALID[] = {
        "[1]",
        "[{}]",
        "[" ENTRY("'manager':'a','apiVersion':'v1'") "]",
        "[" ENTRY("'operation':'apply','apiVersion':'v1'") "]",
        "[" ENTRY("'operation':'Apply'") "]",
        "[{'operation':'Apply','apiVersion':'v1','fieldsV1':{'f:a':{}}}]",
        "[{'operation':'Apply','apiVersion':'v1','fieldsType':'FieldsV2'}]",
        "[{'operation':'Apply','apiVersion':'v1','fieldsType':'FieldsV1',"
        "'fieldsV1':{'a':{}}}]",
        "[{'operation':'Apply','apiVersion':'v1','fieldsType':'FieldsV1',"
        "'fieldsV1':[]}]",
    };

    for (size_t i = 0; i < sizeof(INVALID) / sizeof(INVALID[0]); i++) {
        POOLED p;
        pooled_init(&p, alloc);
        TRY_FAIL(read_list(&p, INVALID[i], /* is_trusted= */ false),
                 KIN_EINVAL);
    }
    return 0;
}

KIN_TEST(compares_identities)
{
    const struct kin__manager_id update = {.name = kin_s("a"),
                                           .version = kin_s("v1")};
    struct kin__manager_id other = update;

    (void)alloc;
    assert_true(kin__manager_id_equal(&update, &other));
    other.version = kin_s("v2");
    assert_false(kin__manager_id_equal(&update, &other));
    assert_true(kin__manager_id_cmp(&update, &other) < 0);
    other.applies = true;
    assert_false(kin__manager_id_equal(&update, &other));
    assert_true(kin__manager_id_cmp(&other, &update) < 0);
    /* One that applies is the same in every version. */
    struct kin__manager_id apply = other;
    apply.version = kin_s("v1");
    assert_true(kin__manager_id_equal(&apply, &other));
    /* As text, a quote follows the name, and a brace the last member. */
    apply.name = kin_s("a!");
    assert_true(kin__manager_id_cmp(&apply, &other) < 0);
    apply.name = kin_s("ab");
    assert_true(kin__manager_id_cmp(&apply, &other) > 0);
    apply = other;
    apply.subresource = kin_s("status");
    assert_false(kin__manager_id_equal(&apply, &other));
    assert_true(kin__manager_id_cmp(&apply, &other) < 0);
    return 0;
}

/* ---- limiting ---- */

static int add_update(struct pooled *p, const char *name, const char *version,
                      int64_t time_s, const char *field)
{
    KIN__AUTO_FIELD_STACK stack;
    struct kin__manager manager = {
        .id = {.name = kin_s(name), .version = kin_s(version)},
        .has_time = true,
        .time_s = time_s,
        .is_read = true,
    };

    kin__field_stack_init(&stack, &p->pool);
    TRY(kin__field_stack_add(&stack, kin__field_name(kin_s(field)), true,
                             NULL));
    TRY(kin__field_stack_close(&stack, 0, &manager.set));
    return kin__managers_add(&p->managers, &manager);
}

static const char LETTERS[][2] = {"a", "b", "c", "d", "e", "f",
                                  "g", "h", "i", "j", "k", "l"};

KIN_TEST(unites_the_oldest_updates)
{
    POOLED p;
    const struct kin__manager_id ancient = {.name = kin_s("ancient-changes"),
                                            .version = kin_s("v1")};

    pooled_init(&p, alloc);
    /* The newest ones first: their times count. */
    for (int i = 0; i < 12; i++)
        TRY(add_update(&p, LETTERS[i], "v1", 100 - i, LETTERS[i]));
    TRY(kin__managers_cap(&p.managers));
    assert_int_equal(p.managers.count, KIN__MANAGERS_UPDATING);
    struct kin__manager *bucket = kin__managers_find(&p.managers, &ancient);
    assert_non_null(bucket);
    assert_int_equal(bucket->time_s, 91);
    assert_int_equal(kin__field_set_count(bucket->set), 3);
    /* A version with one entry keeps it. */
    TRY(add_update(&p, "old", "v0", 1, "a"));
    TRY(kin__managers_cap(&p.managers));
    assert_int_equal(p.managers.count, KIN__MANAGERS_UPDATING);
    const struct kin__manager_id old = {.name = kin_s("old"),
                                        .version = kin_s("v0")};
    assert_non_null(kin__managers_find(&p.managers, &old));
    return 0;
}

KIN_TEST(does_not_unite_managers_that_apply)
{
    POOLED p;

    pooled_init(&p, alloc);
    for (int i = 0; i < 12; i++) {
        TRY(add_update(&p, LETTERS[i], "v1", i, LETTERS[i]));
        p.managers.items[i].id.applies = i >= 10;
    }
    TRY(kin__managers_cap(&p.managers));
    assert_int_equal(p.managers.count, 12);
    return 0;
}

KIN_TEST(drops_managers_without_fields)
{
    POOLED p;
    struct kin__manager *manager = NULL;
    const struct kin__manager_id id = {.name = kin_s("empty")};

    pooled_init(&p, alloc);
    TRY(add_update(&p, "a", "v1", 1, "x"));
    TRY(kin__managers_need(&p.managers, &id, &manager));
    assert_ptr_equal(kin__managers_find(&p.managers, &id), manager);
    kin__managers_sweep(&p.managers);
    assert_int_equal(p.managers.count, 1);
    assert_null(kin__managers_find(&p.managers, &id));
    return 0;
}

KIN_TEST(limits_the_number_of_entries)
{
    POOLED p;
    const struct kin__manager manager = {.is_read = true};

    pooled_init(&p, alloc);
    for (int i = 0; i < KIN__MANAGERS_MAX; i++)
        TRY(kin__managers_add(&p.managers, &manager));
    TRY_FAIL(kin__managers_add(&p.managers, &manager), KIN_ELIMIT);
    return 0;
}

KIN_TEST(takes_work_from_the_budget)
{
    POOLED p;
    struct kin__budget budget = {.left = 2};

    pooled_init(&p, alloc);
    p.pool.budget = &budget;
    TRY_FAIL(read_list(&p, "[" UPDATED("a", "") "," UPDATED("b", "") "]",
                       /* is_trusted= */ true),
             KIN_ETIMEDOUT);
    return 0;
}

/* ---- comparing ---- */

static int check_equal(const kin_allocator *alloc, const char *a, const char *b,
                       bool expected)
{
    KIN_AUTO(kin_document) *left = NULL;
    KIN_AUTO(kin_document) *right = NULL;

    TRY(test_kinds_read(alloc, a, &left));
    TRY(test_kinds_read(alloc, b, &right));
    assert_int_equal(kin__managers_equal_but_times(kin_document_root(left),
                                                   kin_document_root(right)),
                     expected);
    return 0;
}

KIN_TEST(ignores_times_when_comparing)
{
    const char *two = "[" UPDATED("a", "," AT("1")) "," UPDATED(
        "b", "," AT("2")) "]";

    TRY(check_equal(alloc, "[]", "[]", true));
    TRY(check_equal(alloc, "[" UPDATED("a", "," AT("1")) "]",
                    "[" UPDATED("a", "," AT("2")) "]", true));
    TRY(check_equal(alloc, "[" UPDATED("a", "," AT("1")) "]",
                    "[" UPDATED("a", "") "]", true));
    TRY(check_equal(alloc, "[" UPDATED("a", "") "]", "[" UPDATED("b", "") "]",
                    false));
    TRY(check_equal(alloc, "[" UPDATED("a", "") "]",
                    "[" UPDATED("a", ",'subresource':'s'") "]", false));
    TRY(check_equal(alloc, two, "[" UPDATED("a", "") "]", false));
    /* Entries that change places because of their times are a change. */
    TRY(check_equal(
        alloc, two,
        "[" UPDATED("b", "," AT("2")) "," UPDATED("a", "," AT("3")) "]",
        false));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(writes_what_it_reads),
              KIN_TEST_ENTRY(sorts_members_for_custom_resources),
              KIN_TEST_ENTRY(orders_entries_by_operation_time_and_name),
              KIN_TEST_ENTRY(a_later_entry_replaces_its_manager),
              KIN_TEST_ENTRY(rejects_invalid_entries),
              KIN_TEST_ENTRY(compares_identities),
              KIN_TEST_ENTRY(unites_the_oldest_updates),
              KIN_TEST_ENTRY(does_not_unite_managers_that_apply),
              KIN_TEST_ENTRY(drops_managers_without_fields),
              KIN_TEST_ENTRY(limits_the_number_of_entries),
              KIN_TEST_ENTRY(takes_work_from_the_budget),
              KIN_TEST_ENTRY(ignores_times_when_comparing))
