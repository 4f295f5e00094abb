/* SPDX-License-Identifier: Apache-2.0 */
/*
 * discovery_ask.c - which documents are asked for, and what becomes of them.
 */
#include "kube/discovery_ask.h"

#include <stdio.h>

#include "base/str.h"

/* Takes the aggregated form, which servers before 1.26 do not know. */
static const char ask_accept[] =
    "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList,"
    "application/json;g=apidiscovery.k8s.io;v=v2beta1;as=APIGroupDiscoveryList,"
    "application/json";

/* Whether a name can stand in a path as it is; all that are valid can. */
static bool ask_is_plain(kin_str name)
{
    for (size_t i = 0; i < name.len; i++) {
        char c = name.ptr[i];
        bool is_plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
                        c == '-' || c == '.';
        if (!is_plain)
            return false;
    }
    return name.len > 0;
}

/* Adds the resources of one version.  One that the server cannot tell of, as
 * when another server behind it is down, keeps nobody from the others. */
static int ask_version(const struct kin__discovery_asking *asking,
                       const struct kin__api_version *version)
{
    char path[600];
    bool is_core = version->group.len == 0;
    KIN_AUTO(kin_document) *doc = NULL;
    kin_error err = KIN_ERROR_INIT;

    if ((!is_core && !ask_is_plain(version->group)) ||
        !ask_is_plain(version->version) ||
        version->group.len + version->version.len > 512)
        return kin__api_list_add_missing(asking->list, version->group,
                                         version->version);
    snprintf(path, sizeof(path), "%s%.*s/%.*s", is_core ? "/api" : "/apis/",
             KIN_STR(version->group), KIN_STR(version->version));
    struct kin__discovery_question question = {
        .path = path,
        .accept = KIN__S("application/json"),
        .stop = asking->stop,
        .alloc = asking->list->alloc,
    };
    int r = asking->ask(&question, &doc, &err, asking->userdata);
    if (r == 0)
        return kin__api_list_add_resources(asking->list, version->group,
                                           version->version,
                                           kin_document_root(doc), asking->err);
    if (err.http_status == 0) {
        if (asking->err)
            *asking->err = err;
        return r;
    }
    return kin__api_list_add_missing(asking->list, version->group,
                                     version->version);
}

static int ask_versions(const struct kin__discovery_asking *asking,
                        kin_value root)
{
    KIN__AUTO_API_VERSIONS versions;

    kin__api_versions_init(&versions, asking->list->alloc);
    int r = kin__api_versions_add(&versions, root, asking->err);
    for (size_t i = 0; r == 0 && i < versions.count; i++)
        r = ask_version(asking, &versions.items[i]);
    return r;
}

/* Adds all that is below /api or /apis. */
static int ask_root(const struct kin__discovery_asking *asking,
                    const char *path)
{
    KIN_AUTO(kin_document) *doc = NULL;
    struct kin__discovery_question question = {
        .path = path,
        .accept = asking->is_legacy ? KIN__S("application/json")
                                    : kin_s(ask_accept),
        .stop = asking->stop,
        .alloc = asking->list->alloc,
    };
    int r = asking->ask(&question, &doc, asking->err, asking->userdata);

    if (r < 0)
        return r;
    kin_value root = kin_document_root(doc);
    kin_str kind = kin_value_str(kin_value_get(root, KIN__S("kind")));
    if (kin_str_eq(kind, KIN__S("APIGroupDiscoveryList")))
        return kin__api_list_add_aggregated(asking->list, root, asking->err);
    return ask_versions(asking, root);
}

/* Servers that have only one of the two, or let only one be seen, are fine. */
static bool ask_may_lack(int r, const kin_error *err)
{
    return (r == KIN_ENOTFOUND || r == KIN_EFORBIDDEN) && err->http_status != 0;
}

int kin__discovery_ask_all(const struct kin__discovery_asking *asking)
{
    static const char *const paths[] = {"/api", "/apis"};
    struct kin__discovery_asking each = *asking;
    kin_error err = KIN_ERROR_INIT;
    int answers = 0;
    int r = 0;

    each.err = &err;
    for (size_t i = 0; i < sizeof(paths) / sizeof(paths[0]); i++) {
        r = ask_root(&each, paths[i]);
        if (r == 0)
            answers++;
        else if (!ask_may_lack(r, &err))
            break;
    }
    if (r == 0 || (answers > 0 && ask_may_lack(r, &err)))
        return kin__api_list_end(asking->list);
    if (asking->err)
        *asking->err = err;
    return r;
}
