/* SPDX-License-Identifier: Apache-2.0 */
#include "server/list_opts.h"

#include <inttypes.h>
#include <stdio.h>

#include "base/str.h"

#define MATCH "resourceVersionMatch"

static void forbid(struct kin__failure *failure, const char *field,
                   const char *why)
{
    char message[256];

    (void)snprintf(message, sizeof(message), "Forbidden: %s", why);
    kin__failure_add_cause(failure, KIN__S("FieldValueForbidden"), kin_s(field),
                           kin_s(message));
}

static void unsupported(struct kin__failure *failure, kin_str value,
                        const char *supported)
{
    char message[256];

    (void)snprintf(message, sizeof(message),
                   "Unsupported value: \"%.*s\": supported values: %s",
                   KIN_STR(kin__str_slice(value, 0, 64)), supported);
    kin__failure_add_cause(failure, KIN__S("FieldValueNotSupported"),
                           KIN__S(MATCH), kin_s(message));
}

static int opts_result(struct kin__failure *failure)
{
    if (failure->code == 0 && failure->cause_count == 0)
        return 0;
    return kin__failure_invalid(failure, KIN__S("meta.k8s.io"),
                                KIN__S("ListOptions"), KIN__S(""));
}

static void check_list_match(const struct kin__list_opts *opts,
                             struct kin__failure *failure)
{
    if (opts->version.len == 0)
        forbid(failure, MATCH,
               MATCH " is forbidden unless resourceVersion is provided");
    if (opts->continue_.len)
        forbid(failure, MATCH, MATCH " is forbidden when continue is provided");
    if (opts->match == KIN__MATCH_OTHER)
        unsupported(failure, opts->match_text,
                    "\"Exact\", \"NotOlderThan\", \"\"");
    if (opts->match == KIN__MATCH_EXACT &&
        kin_str_eq(opts->version, KIN__S("0")))
        forbid(failure, MATCH,
               MATCH " \"exact\" is forbidden for resourceVersion \"0\"");
}

int kin__list_opts_check(const struct kin__list_opts *opts,
                         struct kin__failure *failure)
{
    if (opts->match != KIN__MATCH_UNSET)
        check_list_match(opts, failure);
    if (opts->send_initial_events != KIN__UNSET)
        forbid(failure, "sendInitialEvents",
               "sendInitialEvents is forbidden for list");
    return opts_result(failure);
}

int kin__watch_opts_check(const struct kin__watch_opts *opts,
                          struct kin__failure *failure)
{
    bool is_asked = opts->send_initial_events != KIN__UNSET;

    if (is_asked && opts->match != KIN__MATCH_NOT_OLDER_THAN)
        forbid(failure, MATCH,
               "sendInitialEvents requires setting " MATCH " to NotOlderThan");
    if (opts->match != KIN__MATCH_UNSET && !is_asked)
        forbid(failure, MATCH,
               MATCH " is forbidden for watch unless sendInitialEvents is "
                     "provided");
    if (opts->match == KIN__MATCH_OTHER || opts->match == KIN__MATCH_EXACT)
        unsupported(failure,
                    opts->match == KIN__MATCH_EXACT ? KIN__S("Exact")
                                                    : opts->match_text,
                    "\"NotOlderThan\"");
    if (opts->continue_.len)
        forbid(failure, MATCH, MATCH " is forbidden when continue is provided");
    return opts_result(failure);
}

#define NOT_A_NUMBER                                                           \
    "resourceVersion: Invalid value: \"%.*s\": strconv.ParseUint: parsing "    \
    "\"%.*s\": invalid syntax"

int kin__list_version_read(kin_str text, uint64_t *ret,
                           struct kin__failure *failure)
{
    if (kin__str_to_u64(text, ret) == 0)
        return 0;
    return kin__failure_bad_request(failure,
                                    "invalid resource version: " NOT_A_NUMBER,
                                    KIN_STR(text), KIN_STR(text));
}

int kin__watch_version_read(kin_str text, uint64_t *ret,
                            struct kin__failure *failure)
{
    if (kin__str_to_u64(text, ret) == 0)
        return 0;
    return kin__failure_set(failure, 500, "", NOT_A_NUMBER, KIN_STR(text),
                            KIN_STR(text));
}

int kin__failure_too_large(struct kin__failure *failure, uint64_t version,
                           uint64_t current)
{
    int r = kin__failure_set(failure, 504, "Timeout",
                             "Timeout: Too large resource version: %" PRIu64
                             ", current: %" PRIu64,
                             version, current);
    kin__failure_add_cause(failure, KIN__S("ResourceVersionTooLarge"),
                           KIN__S(""), KIN__S("Too large resource version"));
    failure->retry_after_s = 1;
    return failure->code ? failure->code : r;
}
