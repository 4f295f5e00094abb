/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/list_opts.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>

#include "base/opts.h"
#include "base/str.h"
#include "kube/wire.h"

enum {
    LIST_GRACE_S = 30, /* for an end that is on its way */
    LIST_MAX_TIMEOUT_S = 1 << 30,
};

int kin__list_opts_take(const kin_list_opts *opts, kin_list_opts *ret,
                        kin_error *err)
{
    kin_list_opts taken = KIN_INIT(kin_list_opts);
    kin_call_opts call = KIN_INIT(kin_call_opts);

    if (kin__opts_take(opts, sizeof(taken), &taken) < 0 ||
        kin__opts_take(taken.call, sizeof(call), &call) < 0)
        return kin_error_set(err, KIN_EINVAL, "list options of a wrong size");
    if (taken.limit < 0 || taken.timeout_s < 0)
        return kin_error_set(err, KIN_EINVAL,
                             "limit and timeout may not be negative");
    if (taken.version_match < KIN_VERSION_MATCH_DEFAULT ||
        taken.version_match > KIN_VERSION_MATCH_EXACT)
        return kin_error_set(err, KIN_EINVAL, "no such version match");
    if (!kin__wire_is_valid(call.wire))
        return kin_error_set(err, KIN_EINVAL, "no such wire");
    if (taken.timeout_s > LIST_MAX_TIMEOUT_S)
        taken.timeout_s = LIST_MAX_TIMEOUT_S;
    *ret = taken;
    return 0;
}

int kin__list_check_no_ns(const kin_list_opts *opts, kin_error *err)
{
    if (opts->ns.len == 0)
        return 0;
    return kin_error_set(err, KIN_EINVAL,
                         "a lister-watcher has a namespace of its own");
}

kin_call_opts kin__list_call(const kin_list_opts *opts)
{
    kin_call_opts call = KIN_INIT(kin_call_opts);

    (void)kin__opts_take(opts->call, sizeof(call), &call);
    call.size = sizeof(call);
    return call;
}

static void query_add(struct kin__list_query *query, kin_str name,
                      kin_str value)
{
    if (value.len == 0)
        return;
    assert(query->count < KIN__LIST_QUERIES);
    query->pairs[query->count++] = (kin_pair){.name = name, .value = value};
}

static void query_add_true(struct kin__list_query *query, kin_str name,
                           bool is_set)
{
    if (is_set)
        query_add(query, name, KIN__S("true"));
}

static void query_add_number(struct kin__list_query *query, kin_str name,
                             int64_t number, char room[24])
{
    if (number <= 0)
        return;
    (void)snprintf(room, 24, "%" PRId64, number); /* 20 bytes at most */
    query_add(query, name, kin_s(room));
}

static kin_str query_match(kin_version_match match)
{
    switch (match) {
    case KIN_VERSION_MATCH_EXACT:
        return KIN__S("Exact");
    case KIN_VERSION_MATCH_NOT_OLDER_THAN:
        return KIN__S("NotOlderThan");
    default:
        return KIN__S("");
    }
}

void kin__list_query_init(struct kin__list_query *query,
                          const kin_list_opts *opts, bool is_watch)
{
    query->count = 0;
    query_add_true(query, KIN__S("allowWatchBookmarks"),
                   is_watch && opts->allow_bookmarks);
    if (!is_watch)
        query_add(query, KIN__S("continue"), opts->continue_token);
    query_add(query, KIN__S("fieldSelector"), opts->field_selector);
    query_add(query, KIN__S("labelSelector"), opts->label_selector);
    if (!is_watch)
        query_add_number(query, KIN__S("limit"), opts->limit,
                         query->numbers[0]);
    query_add(query, KIN__S("resourceVersion"), opts->resource_version);
    query_add(query, KIN__S("resourceVersionMatch"),
              query_match(opts->version_match));
    query_add_true(query, KIN__S("sendInitialEvents"),
                   is_watch && opts->send_initial_events);
    query_add(query, KIN__S("shardSelector"), opts->shard_selector);
    query_add_number(query, KIN__S("timeoutSeconds"), opts->timeout_s,
                     query->numbers[1]);
    query_add_true(query, KIN__S("watch"), is_watch);
}

int64_t kin__list_idle_timeout_ms(const kin_list_opts *opts)
{
    return opts->timeout_s > 0 ? (opts->timeout_s + LIST_GRACE_S) * 1000 : 0;
}
