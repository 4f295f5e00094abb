/* SPDX-License-Identifier: Apache-2.0 */
/* Which documents are requested, and how failures are handled. */
#include "kube/discovery.h"

#include <string.h>

#include "base/error.h"
#include "base/str.h"
#include "test_discovery.h"

/* A table of the server's answers, by path. */
struct page {
    const char *path;
    const char *text; /* NULL for a failure, with: */
    int code;
    int http_status;
};

struct server {
    const struct page *pages; /* the last one has no path */
    char log[512];            /* the paths that were asked for */
    bool was_aggregated_wanted;
};

static int server_get(struct server *server, const kin_allocator *alloc,
                      const struct kin__discovery_question *question,
                      kin_document **ret, kin_error *err)
{
    size_t len = strlen(server->log);
    const struct page *page = server->pages;

    snprintf(server->log + len, sizeof(server->log) - len, "%s ",
             question->path);
    if (!kin_str_eq(question->accept, KIN__S("application/json")))
        server->was_aggregated_wanted = true;
    while (page->path && strcmp(page->path, question->path) != 0)
        page++;
    if (page->path && page->text)
        return test_parse(alloc, page->text, ret, err);
    int code = page->path ? page->code : KIN_ENOTFOUND;
    kin_error_set(err, code, "no %s", question->path);
    kin__error_set_http(err, page->path ? page->http_status : 404, "");
    return code;
}

static int run(struct kin__discovery_round *round, struct server *server,
               kin_error *err)
{
    struct kin__discovery_question question;
    struct kin__discovery_question again;

    for (;;) {
        kin_document *doc = NULL;
        kin_error why = KIN_ERROR_INIT;
        int r = kin__discovery_round_next(round, &question, err);
        if (r <= 0)
            return r;
        /* The same until it is answered. */
        assert_int_equal(kin__discovery_round_next(round, &again, err), 1);
        assert_string_equal(again.path, question.path);
        r = server_get(server, round->alloc, &question, &doc, &why);
        r = r < 0 ? kin__discovery_round_failed(round, r, &why, err)
                  : kin__discovery_round_answer(round, doc, err);
        if (r < 0)
            return r;
    }
}

/* A round of requests; its list if it succeeds. */
static int ask(struct server *server, const kin_allocator *alloc,
               bool is_legacy, kin_api_list **ret, kin_error *err)
{
    struct kin__discovery_round round;

    kin__discovery_round_init(&round, alloc, is_legacy);
    int r = run(&round, server, err);
    if (r == 0) {
        *ret = round.list;
        round.list = NULL;
    }
    kin__discovery_round_done(&round);
    return r;
}

static const struct page aggregated_pages[] = {
    {"/api", test_api, 0, 0}, {"/apis", test_apis, 0, 0}, {NULL, NULL, 0, 0}};

static const struct page legacy_pages[] = {
    {"/api", test_legacy_api, 0, 0},
    {"/apis", test_legacy_apis, 0, 0},
    {"/api/v1", test_legacy_v1, 0, 0},
    {"/apis/apps/v1", test_legacy_apps, 0, 0},
    {"/apis/example.com/v1", test_legacy_example, 0, 0},
    {"/apis/example.com/v1beta1", NULL, KIN_ESERVER, 503},
    {NULL, NULL, 0, 0}};

KIN_TEST(two_requests_get_everything)
{
    KIN_AUTO(kin_api_list) *list = NULL;
    struct server server = {.pages = aggregated_pages};

    TRY(ask(&server, alloc, /* is_legacy= */ false, &list, NULL));
    assert_string_equal(server.log, "/api /apis ");
    assert_true(server.was_aggregated_wanted);
    assert_int_equal(kin_api_list_count(list), 11);
    assert_true(kin_api_list_at(list, 10)->is_preferred);
    assert_false(kin_api_list_at(list, 9)->is_preferred);
    return 0;
}

KIN_TEST(asks_old_servers_for_each_version)
{
    for (int is_legacy = 0; is_legacy < 2; is_legacy++) {
        KIN_AUTO(kin_api_list) *list = NULL;
        struct server server = {.pages = legacy_pages};

        TRY(ask(&server, alloc, is_legacy, &list, NULL));
        assert_string_equal(server.log,
                            "/api /api/v1 /apis /apis/apps/v1 "
                            "/apis/example.com/v1 /apis/example.com/v1beta1 ");
        assert_int_equal(server.was_aggregated_wanted, !is_legacy);
        assert_int_equal(kin_api_list_count(list), 4);
        /* The other versions are read even if one fails. */
        assert_string_equal(kin_api_list_missing_at(list, 0),
                            "example.com/v1beta1");
        assert_null(kin_api_list_missing_at(list, 1));
    }
    return 0;
}

KIN_TEST(each_root_may_have_its_own_form)
{
    static const struct page pages[] = {{"/api", test_legacy_api, 0, 0},
                                        {"/api/v1", test_legacy_v1, 0, 0},
                                        {"/apis", test_apis, 0, 0},
                                        {NULL, NULL, 0, 0}};
    KIN_AUTO(kin_api_list) *list = NULL;
    struct server server = {.pages = pages};

    TRY(ask(&server, alloc, false, &list, NULL));
    assert_int_equal(kin_api_list_count(list), 9);
    return 0;
}

KIN_TEST(one_root_is_enough)
{
    static const struct page only_api[] = {{"/api", test_api, 0, 0},
                                           {"/apis", NULL, KIN_EFORBIDDEN, 403},
                                           {NULL, NULL, 0, 0}};
    static const struct page only_apis[] = {{"/apis", test_apis, 0, 0},
                                            {NULL, NULL, 0, 0}};
    KIN_AUTO(kin_api_list) *first = NULL;
    KIN_AUTO(kin_api_list) *second = NULL;
    struct server server = {.pages = only_api};
    kin_error err = KIN_ERROR_INIT;

    TRY(ask(&server, alloc, false, &first, &err));
    assert_int_equal(kin_api_list_count(first), 4);
    server.pages = only_apis;
    TRY(ask(&server, alloc, false, &second, &err));
    assert_int_equal(kin_api_list_count(second), 7);
    assert_int_equal(err.code, KIN_OK);
    return 0;
}

KIN_TEST(fails_without_any_root)
{
    static const struct page nothing[] = {{NULL, NULL, 0, 0}};
    KIN_AUTO(kin_api_list) *list = NULL;
    struct server server = {.pages = nothing};
    kin_error err = KIN_ERROR_INIT;

    TRY_FAIL(ask(&server, alloc, false, &list, &err), KIN_ENOTFOUND);
    assert_string_equal(err.message, "no /apis");
    assert_int_equal(err.http_status, 404);
    return 0;
}

KIN_TEST(connection_errors_and_401_are_final)
{
    static const struct page no_api[] = {{"/api", NULL, KIN_ECONNECT, 0},
                                         {NULL, NULL, 0, 0}};
    static const struct page no_version[] = {
        {"/api", test_legacy_api, 0, 0},
        {"/api/v1", NULL, KIN_ETIMEDOUT, 0},
        {NULL, NULL, 0, 0}};
    static const struct page unauthorized[] = {
        {"/api", NULL, KIN_EUNAUTHORIZED, 401}, {NULL, NULL, 0, 0}};
    KIN_AUTO(kin_api_list) *list = NULL;
    struct server server = {.pages = no_api};
    kin_error err = KIN_ERROR_INIT;

    TRY_FAIL(ask(&server, alloc, false, &list, &err), KIN_ECONNECT);
    assert_string_equal(err.message, "no /api");
    assert_string_equal(server.log, "/api ");
    server.pages = no_version;
    TRY_FAIL(ask(&server, alloc, false, &list, &err), KIN_ETIMEDOUT);
    assert_string_equal(err.message, "no /api/v1");
    server.pages = unauthorized;
    TRY_FAIL(ask(&server, alloc, false, &list, /* err= */ NULL),
             KIN_EUNAUTHORIZED);
    return 0;
}

/* Names come from the server and must not change the path. */
KIN_TEST(invalid_version_names_are_not_requested)
{
    static const struct page pages[] = {
        {"/api", "{'kind':'APIVersions','versions':['../x','v1?a','V']}", 0, 0},
        {NULL, NULL, 0, 0}};
    KIN_AUTO(kin_api_list) *list = NULL;
    struct server server = {.pages = pages};

    TRY(ask(&server, alloc, false, &list, NULL));
    assert_string_equal(server.log, "/api /apis ");
    assert_string_equal(kin_api_list_missing_at(list, 2), "V");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(two_requests_get_everything),
              KIN_TEST_ENTRY(asks_old_servers_for_each_version),
              KIN_TEST_ENTRY(each_root_may_have_its_own_form),
              KIN_TEST_ENTRY(one_root_is_enough),
              KIN_TEST_ENTRY(fails_without_any_root),
              KIN_TEST_ENTRY(connection_errors_and_401_are_final),
              KIN_TEST_ENTRY(invalid_version_names_are_not_requested))
