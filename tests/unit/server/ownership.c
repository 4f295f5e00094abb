/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The clock is an argument here, so these tests have the rules of times.
 */
#include "server/ownership.h"

#include "object/document.h"
#include "test_kinds.h"

/* One object and its entries between requests. */
struct owned {
    const kin_allocator *alloc;
    kin_document *live;    /* NULL: not created */
    kin_document *entries; /* NULL: it has none */
    struct kin__failure failure;
    struct kin__budget *budget;
    int64_t now_s;
};

static void owned_init(struct owned *t, const kin_allocator *alloc)
{
    *t = (struct owned){.alloc = alloc, .now_s = 100};
    kin__failure_init(&t->failure, alloc);
}

static void owned_done(struct owned *t)
{
    (void)kin_document_free(t->live);
    (void)kin_document_free(t->entries);
    kin__failure_clear(&t->failure);
}
#define OWNED __attribute__((cleanup(owned_done))) struct owned

static kin_value root(kin_document *doc)
{
    return doc ? kin_document_root(doc) : kin_value_absent();
}

/* Versions v1 and v2 are the same. */
static int convert(const struct kin__owned_object *object, kin_str version,
                   struct kin__owned_object *ret, struct kin__failure *failure,
                   void *userdata)
{
    struct owned *t = userdata;

    (void)failure;
    if (!kin_str_eq(version, kin_s("v1")) && !kin_str_eq(version, kin_s("v2")))
        return 0;
    *ret = *object;
    ret->version = version;
    ret->doc = NULL;
    if (!kin_value_exists(object->value))
        return 1;
    int r = kin_document_new_copy(t->alloc, object->value, &ret->doc, NULL);
    if (r < 0)
        return r;
    ret->value = kin_document_root(ret->doc);
    return 1;
}

static int keep_entries(struct owned *t, struct kin__managers *managers)
{
    KIN_AUTO(kin_document) *doc = NULL;

    TRY(kin__document_new(t->alloc, &doc, NULL));
    TRY(kin__managers_write(managers, doc));
    TRY(kin__document_finish(doc, NULL));
    (void)kin_document_free(t->entries);
    t->entries = doc;
    doc = NULL;
    return 0;
}

struct request {
    const char *manager;
    const char *version;
    const char *body; /* of an update: the whole object */
    bool applies;
    bool is_forced;
};

static int run_write(struct owned *t, const struct request *request,
                     struct kin__ownership *o, struct kin__managers *managers,
                     kin_value body)
{
    KIN_AUTO(kin_document) *result = NULL;
    int r = kin__managers_read(managers, root(t->entries), true);

    if (r == 0 && request->applies)
        r = kin__ownership_apply(o, root(t->live), body, request->is_forced,
                                 managers, &result);
    else if (r == 0)
        r = kin__ownership_update(o, root(t->live), body, managers);
    if (r == 0 && !request->applies)
        r = kin_document_new_copy(t->alloc, body, &result, NULL);
    if (r == 0)
        r = keep_entries(t, managers);
    if (r < 0 || !result)
        return r;
    (void)kin_document_free(t->live);
    t->live = result;
    result = NULL;
    return 0;
}

static int send(struct owned *t, const struct request *request)
{
    KIN__AUTO_FIELD_POOL pool;
    KIN_AUTO(kin_document) *body = NULL;
    KIN_AUTO(kin_document) *zero = NULL;
    struct kin__managers managers;
    struct kin__ownership o = {
        .pool = &pool,
        .self = {.name = kin_s(request->manager),
                 .version = kin_s(request->version ? request->version : "v1"),
                 .applies = request->applies},
        .type = kin__apply_type_of(kin__schema_find_type(
            test_kinds_schema(), kin_s("core/v1.ConfigMap"))),
        .now_s = t->now_s,
        .is_schema_fixed = true,
        .convert = convert,
        .userdata = t,
        .failure = &t->failure,
    };

    kin__failure_clear(&t->failure);
    kin__field_pool_init(&pool, t->alloc, t->budget);
    kin__managers_init(&managers, &pool);
    TRY(test_kinds_read(t->alloc, request->body, &body));
    TRY(test_kinds_read(t->alloc, "{'metadata':{}}", &zero));
    o.zero = kin_document_root(zero);
    return run_write(t, request, &o, &managers, kin_document_root(body));
}

static int apply(struct owned *t, const char *manager, const char *body)
{
    return send(t, &(struct request){
                       .manager = manager, .body = body, .applies = true});
}

static int force(struct owned *t, const char *manager, const char *body)
{
    return send(t, &(struct request){.manager = manager,
                                     .body = body,
                                     .applies = true,
                                     .is_forced = true});
}

static int update(struct owned *t, const char *manager, const char *body)
{
    return send(t, &(struct request){.manager = manager, .body = body});
}

/* Each entry as `manager+@time fields`, with + if it applies. */
static void print_entry(kin_value entry, char *text, size_t size)
{
    size_t len = strlen(text);
    int64_t time_s = 0;
    kin_str name = kin_value_str(kin_value_get(entry, kin_s("manager")));
    kin_str how = kin_value_str(kin_value_get(entry, kin_s("operation")));
    const char *fields = test_json_print(
        kin_value_get(entry, kin_s("fieldsV1")));

    if (kin_value_seconds(kin_value_get(entry, kin_s("time")), &time_s) < 0)
        time_s = 0;
    int n = snprintf(text + len, size - len, "%s%.*s%s@%d %s",
                     len > 0 ? "; " : "", KIN_STR(name),
                     kin_str_eq(how, kin_s("Apply")) ? "+" : "", (int)time_s,
                     fields);
    assert_true(n > 0 && (size_t)n < size - len);
}

static void check_entries(const struct owned *t, const char *expected)
{
    char text[4096] = "";
    kin_value list = root(t->entries);

    for (size_t i = 0; i < kin_value_count(list); i++)
        print_entry(kin_value_at(list, i), text, sizeof(text));
    assert_string_equal(text, test_kinds_quoted(expected));
}

#define DATA(fields) "{'f:data':{" fields "}}"
#define X "'f:x':{}"
#define Y "'f:y':{}"

KIN_TEST(managers_share_equal_fields)
{
    OWNED t;

    owned_init(&t, alloc);
    TRY(apply(&t, "m1", "{'data':{'x':'1','y':'2'}}"));
    check_entries(&t, "m1+@100 " DATA(X "," Y));
    /* Ownership alone has no time. */
    t.now_s = 200;
    TRY(apply(&t, "m2", "{'data':{'x':'1'}}"));
    check_entries(&t, "m2+@0 " DATA(X) "; m1+@100 " DATA(X "," Y));
    /* What the manager no longer applies is removed if it has no other
     * owner. */
    t.now_s = 300;
    TRY(apply(&t, "m1", "{'data':{}}"));
    check_entries(&t, "m2+@0 " DATA(X) "; m1+@300 {'f:data':{}}");
    assert_kinds_json(root(t.live), "{'metadata':{},'data':{'x':'1'}}");
    return 0;
}

KIN_TEST(a_time_changes_with_the_object)
{
    OWNED t;

    owned_init(&t, alloc);
    TRY(apply(&t, "m", "{'data':{'x':'1'}}"));
    t.now_s = 200;
    TRY(apply(&t, "m", "{'data':{'x':'1'}}"));
    check_entries(&t, "m+@100 " DATA(X));
    t.now_s = 300;
    TRY(apply(&t, "m", "{'data':{'x':'2'}}"));
    check_entries(&t, "m+@300 " DATA(X));
    return 0;
}

KIN_TEST(the_time_of_an_update_changes_with_new_fields)
{
    OWNED t;

    owned_init(&t, alloc);
    TRY(update(&t, "u", "{'data':{'x':'1','y':'1'}}"));
    check_entries(&t, "u@100 {'f:data':{'.':{}," X "," Y "}}");
    t.now_s = 200;
    TRY(update(&t, "u", "{'data':{'x':'1','y':'1'}}"));
    check_entries(&t, "u@100 {'f:data':{'.':{}," X "," Y "}}");
    /* It loses a field, and keeps its time. */
    t.now_s = 300;
    TRY(update(&t, "u", "{'data':{'x':'1'}}"));
    check_entries(&t, "u@100 {'f:data':{'.':{}," X "}}");
    t.now_s = 400;
    TRY(update(&t, "other", "{'data':{'x':'2'}}"));
    check_entries(&t, "u@100 {'f:data':{}}; other@400 " DATA(X));
    t.now_s = 500;
    TRY(update(&t, "u", "{'data':{'x':'2','y':'2'}}"));
    check_entries(&t, "other@400 " DATA(X) "; u@500 {'f:data':{'.':{}," Y "}}");
    return 0;
}

KIN_TEST(updates_of_one_second_are_ordered_by_name)
{
    OWNED t;

    owned_init(&t, alloc);
    TRY(update(&t, "z", "{'data':{'x':'1'}}"));
    TRY(update(&t, "a", "{'data':{'x':'1','y':'1'}}"));
    check_entries(&t, "a@100 " DATA(Y) "; z@100 {'f:data':{'.':{}," X "}}");
    return 0;
}

KIN_TEST(changing_fields_of_others_is_a_conflict)
{
    OWNED t;

    owned_init(&t, alloc);
    TRY(apply(&t, "m1", "{'data':{'x':'1','y':'1'}}"));
    TRY(update(&t, "u", "{'data':{'x':'1','y':'2'}}"));
    TRY_FAIL(apply(&t, "m2", "{'data':{'x':'3'}}"), KIN_ECONFLICT);
    assert_int_equal(t.failure.http_code, 409);
    assert_string_equal(t.failure.message,
                        "Apply failed with 1 conflict: conflict with \"m1\": "
                        ".data.x");
    TRY_FAIL(apply(&t, "m2", "{'data':{'x':'3','y':'3'}}"), KIN_ECONFLICT);
    assert_string_equal(t.failure.message,
                        "Apply failed with 2 conflicts: conflicts with \"m1\":"
                        "\n- .data.x\nconflicts with \"u\" using v1:\n"
                        "- .data.y");
    t.now_s = 200;
    TRY(force(&t, "m2", "{'data':{'x':'3','y':'3'}}"));
    check_entries(&t, "m2+@200 " DATA(X "," Y));
    return 0;
}

KIN_TEST(an_object_without_entries_gets_an_owner_when_applied_to)
{
    OWNED t;

    owned_init(&t, alloc);
    TRY(update(&t, "u", "{'data':{'x':'1'}}"));
    (void)kin_document_free(t.entries);
    t.entries = NULL;
    /* Updates of such an object are not tracked. */
    TRY(update(&t, "u", "{'data':{'x':'2'}}"));
    check_entries(&t, "");
    t.now_s = 200;
    TRY(apply(&t, "m", "{'data':{'x':'2'}}"));
    check_entries(&t, "m+@0 " DATA(X) "; before-first-apply@200 "
                                      "{'f:data':{'.':{}," X "}}");
    return 0;
}

KIN_TEST(entries_of_versions_that_are_gone_are_dropped)
{
    OWNED t;

    owned_init(&t, alloc);
    TRY(update(&t, "u", "{'data':{'x':'1'}}"));
    TRY(send(&t, &(struct request){.manager = "gone",
                                   .version = "v0",
                                   .body = "{'data':{'x':'1','y':'1'}}"}));
    check_entries(&t, "gone@100 " DATA(Y) "; u@100 {'f:data':{'.':{}," X "}}");
    TRY(update(&t, "u", "{'data':{'x':'2','y':'1'}}"));
    check_entries(&t, "u@100 {'f:data':{'.':{}," X "}}");
    return 0;
}

KIN_TEST(versions_are_compared_after_conversion)
{
    OWNED t;

    owned_init(&t, alloc);
    TRY(apply(&t, "m", "{'data':{'x':'1','y':'1'}}"));
    TRY(send(&t, &(struct request){.manager = "u",
                                   .version = "v2",
                                   .body = "{'data':{'x':'2','y':'1'}}"}));
    check_entries(&t, "m+@100 " DATA(Y) "; u@100 " DATA(X));
    TRY_FAIL(apply(&t, "m", "{'data':{'x':'3'}}"), KIN_ECONFLICT);
    assert_string_equal(t.failure.message,
                        "Apply failed with 1 conflict: conflict with \"u\" "
                        "using v2: .data.x");
    /* The entry of a manager that applies moves to the version of its last
     * request. */
    TRY(send(&t, &(struct request){.manager = "m",
                                   .version = "v2",
                                   .body = "{'data':{'x':'2'}}",
                                   .applies = true}));
    check_entries(&t, "m+@100 " DATA(X) "; u@100 " DATA(X));
    assert_kinds_json(root(t.live), "{'data':{'x':'2'}}");
    return 0;
}

KIN_TEST(kubectl_keeps_what_it_applied_before)
{
    OWNED t;
#define LAST                                                                   \
    "'metadata':{'annotations':{'" KIN__LAST_APPLIED "':"                      \
    "'{\\'apiVersion\\':\\'v1\\',\\'data\\':{\\'x\\':\\'1\\'}}'}},"

    owned_init(&t, alloc);
    TRY(update(&t, "client", "{" LAST "'data':{'x':'1','y':'1'}}"));
    TRY_FAIL(apply(&t, "other", "{'data':{'x':'2'}}"), KIN_ECONFLICT);
    TRY(apply(&t, "kubectl", "{'data':{'x':'2'}}"));
    TRY_FAIL(apply(&t, "kubectl", "{'data':{'x':'2','y':'2'}}"), KIN_ECONFLICT);
    return 0;
}

KIN_TEST(takes_work_from_the_budget)
{
    OWNED t;
    struct kin__budget budget = {.left = 5};

    owned_init(&t, alloc);
    TRY(apply(&t, "m", "{'data':{'x':'1','y':'1'}}"));
    t.budget = &budget;
    TRY_FAIL(apply(&t, "m", "{'data':{'x':'2','y':'2'}}"), KIN_ETIMEDOUT);
    budget.left = 5;
    TRY_FAIL(update(&t, "u", "{'data':{'x':'2','y':'2'}}"), KIN_ETIMEDOUT);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(managers_share_equal_fields),
    KIN_TEST_ENTRY(a_time_changes_with_the_object),
    KIN_TEST_ENTRY(the_time_of_an_update_changes_with_new_fields),
    KIN_TEST_ENTRY(updates_of_one_second_are_ordered_by_name),
    KIN_TEST_ENTRY(changing_fields_of_others_is_a_conflict),
    KIN_TEST_ENTRY(an_object_without_entries_gets_an_owner_when_applied_to),
    KIN_TEST_ENTRY(entries_of_versions_that_are_gone_are_dropped),
    KIN_TEST_ENTRY(versions_are_compared_after_conversion),
    KIN_TEST_ENTRY(kubectl_keeps_what_it_applied_before),
    KIN_TEST_ENTRY(takes_work_from_the_budget))
