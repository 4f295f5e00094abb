/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kinds_webhook.c - admissionregistration.k8s.io: configurations of webhooks.
 */
#include <assert.h>
#include <string.h>

#include "base/str.h"
#include "net/web_address.h"
#include "server/kinds_impl.h"

#define FORM "; desired format: https://host[/path]"

enum { MAX_TIMEOUT_S = 30, MAX_PORT = 65535 };

static const struct kin__at *const ROOT = NULL;

/* ---- rules ---- */

static bool has_text(kin_value list, const char *text)
{
    for (size_t i = 0; i < kin_value_count(list); i++)
        if (kin__is_str(kin_value_at(list, i), text))
            return true;
    return false;
}

/* A list that is not empty; "*" is its only member. */
static void check_wildcard(struct kin__causes *causes, const struct kin__at *at,
                           kin_value list, const char *what)
{
    if (kin_value_count(list) == 0)
        kin__causes_required(causes, at, /* detail= */ NULL);
    if (kin_value_count(list) > 1 && has_text(list, "*"))
        kin__causes_invalid(causes, at, list,
                            "if '*' is present, must not specify other %s",
                            what);
}

/* Whether an earlier resource of the list has the form `name`/`sub`. */
static bool has_earlier(kin_value list, size_t before, kin_str name,
                        kin_str sub)
{
    for (size_t i = 0; i < before; i++) {
        kin_str rest = kin_value_str(kin_value_at(list, i));
        kin_str first = kin__str_cut(&rest, '/');
        if (rest.ptr && kin_str_eq(first, name) && kin_str_eq(rest, sub))
            return true;
    }
    return false;
}

static void check_resource(struct kin__causes *causes, const struct kin__at *at,
                           kin_value list, size_t index)
{
    kin_value value = kin_value_at(list, index);
    kin_str sub = kin_value_str(value);
    kin_str name = kin__str_cut(&sub, '/');

    assert(index < kin_value_count(list));
    if (kin_value_str(value).len == 0)
        kin__causes_required(causes, at, /* detail= */ NULL);
    if (!sub.ptr || !kin__causes_take(causes, index))
        return;
    if (has_earlier(list, index, name, KIN__S("*")))
        kin__causes_invalid(causes, at, value,
                            "if '%.*s/*' is present, must not specify %.*s",
                            KIN_STR(name), KIN_STR(kin_value_str(value)));
    if (has_earlier(list, index, KIN__S("*"), sub))
        kin__causes_invalid(causes, at, value,
                            "if '*/%.*s' is present, must not specify %.*s",
                            KIN_STR(sub), KIN_STR(kin_value_str(value)));
}

static void check_resources(struct kin__causes *causes,
                            const struct kin__at *at, kin_value list)
{
    bool has_plain = false;

    if (kin_value_count(list) == 0)
        kin__causes_required(causes, at, /* detail= */ NULL);
    for (size_t i = 0; i < kin_value_count(list); i++) {
        kin_str text = kin_value_str(kin_value_at(list, i));
        check_resource(causes, KIN__AT_INDEX(at, i), list, i);
        /* As in Kubernetes, the last one without a slash decides. */
        if (text.len > 0 && kin__str_find(text, '/') == KIN__STR_NONE)
            has_plain = !kin_str_eq(text, KIN__S("*"));
    }
    if (kin_value_count(list) > 1 && has_text(list, "*/*"))
        kin__causes_invalid(
            causes, at, list,
            "if '*/*' is present, must not specify other resources");
    if (has_text(list, "*") && has_plain)
        kin__causes_invalid(causes, at, list,
                            "if '*' is present, must not specify other "
                            "resources without subresources");
}

static void check_rule(struct kin__causes *causes, const struct kin__at *at,
                       kin_value rule)
{
    static const char *const OPERATIONS[] = {"*",      "CONNECT", "CREATE",
                                             "DELETE", "UPDATE",  NULL};
    static const char *const SCOPES[] = {"*", "Cluster", "Namespaced", NULL};
    kin_value operations = kin__get(rule, "operations");
    kin_value versions = kin__get(rule, "apiVersions");
    const struct kin__at *at_operations = KIN__AT(at, "operations");
    const struct kin__at *at_versions = KIN__AT(at, "apiVersions");

    check_wildcard(causes, at_operations, operations, "operations");
    for (size_t i = 0; i < kin_value_count(operations); i++)
        kin__check_one_of(causes, KIN__AT_INDEX(at_operations, i),
                          kin_value_at(operations, i), OPERATIONS);
    check_wildcard(causes, KIN__AT(at, "apiGroups"),
                   kin__get(rule, "apiGroups"), "API groups");
    check_wildcard(causes, at_versions, versions, "API versions");
    for (size_t i = 0; i < kin_value_count(versions); i++)
        if (kin_value_str(kin_value_at(versions, i)).len == 0)
            kin__causes_required(causes, KIN__AT_INDEX(at_versions, i),
                                 /* detail= */ NULL);
    check_resources(causes, KIN__AT(at, "resources"),
                    kin__get(rule, "resources"));
    kin__check_one_of(causes, KIN__AT(at, "scope"), kin__get(rule, "scope"),
                      SCOPES);
}

/* ---- where it is called ---- */

static void check_url(struct kin__causes *causes, const struct kin__at *at,
                      kin_str url)
{
    struct kin__web_address address;
    size_t colon = kin__str_find(url, ':');
    kin_str scheme = kin__str_slice(url, 0, colon == KIN__STR_NONE ? 0 : colon);
    kin_str fragment = url;
    kin_error err = KIN_ERROR_INIT;

    (void)kin__str_cut(&fragment, '#');
    if (!kin_str_eq(scheme, KIN__S("https"))) {
        kin__causes_invalid_str(causes, at, scheme,
                                "'https' is the only allowed URL scheme" FORM);
        return;
    }
    if (fragment.ptr)
        kin__causes_invalid_str(causes, at, fragment,
                                "fragments are not permitted in the URL");
    if (kin__web_address_parse(url, &address, &err) < 0) {
        kin__causes_required(causes, at, "url must be a valid URL: %s" FORM,
                             err.message);
        return;
    }
    kin_str query = address.target;
    (void)kin__str_cut(&query, '?');
    if (query.len > 0)
        kin__causes_invalid_str(causes, at, query,
                                "query parameters are not permitted in the "
                                "URL");
}

static void check_path(struct kin__causes *causes, const struct kin__at *at,
                       kin_str path)
{
    kin_str rest = kin__str_slice(path, 1, path.len);
    unsigned number = 0;

    if (path.len <= 1)
        return;
    if (path.ptr[0] != '/')
        kin__causes_invalid_str(causes, at, path, "must start with a '/'");
    if (rest.len > 0 && rest.ptr[rest.len - 1] == '/')
        rest.len--;
    while (rest.ptr && kin__causes_take(causes, 1)) {
        kin_str step = kin__str_cut(&rest, '/');
        if (step.len == 0)
            kin__causes_invalid_str(causes, at, path,
                                    "segment[%u] may not be empty", number);
        else if (!kin__is_subdomain(step))
            kin__causes_invalid_str(
                causes, at, path,
                "segment[%u]: a lowercase RFC 1123 subdomain must consist of "
                "lower case alphanumeric characters, '-' or '.', and must "
                "start and end with an alphanumeric character (e.g. "
                "'example.com', regex used for validation is "
                "'[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])"
                "?)*')",
                number);
        number++;
    }
}

static void check_service(struct kin__causes *causes, const struct kin__at *at,
                          kin_value service)
{
    kin_value port = kin__get(service, "port");
    int64_t number = kin__get_int(service, "port", 443);

    (void)kin__check_required(causes, KIN__AT(at, "name"),
                              kin__get(service, "name"));
    (void)kin__check_required(causes, KIN__AT(at, "namespace"),
                              kin__get(service, "namespace"));
    if (number < 1 || number > MAX_PORT)
        kin__causes_invalid(causes, KIN__AT(at, "port"), port,
                            "port is not valid: must be between 1 and 65535, "
                            "inclusive");
    check_path(causes, KIN__AT(at, "path"), kin__get_str(service, "path"));
}

static void check_client(struct kin__causes *causes, const struct kin__at *at,
                         kin_value config)
{
    kin_value url = kin__get(config, "url");
    kin_value service = kin__get(config, "service");

    if (kin_value_exists(url) == kin_value_exists(service))
        kin__causes_required(causes, at,
                             "exactly one of url or service is required");
    else if (kin_value_exists(url))
        check_url(causes, KIN__AT(at, "url"), kin_value_str(url));
    else
        check_service(causes, KIN__AT(at, "service"), service);
}

/* ---- one webhook ---- */

static void check_name(struct kin__causes *causes, const struct kin__at *at,
                       kin_value name)
{
    kin_str text = kin_value_str(name);
    size_t dots = 0;

    if (!kin__check_required(causes, at, name))
        return;
    if (!kin__is_subdomain(text)) {
        kin__check_subdomain(causes, at, text);
        return;
    }
    for (size_t i = 0; i < text.len; i++)
        dots += text.ptr[i] == '.';
    if (dots < 2)
        kin__causes_invalid(causes, at, name,
                            "should be a domain with at least three segments "
                            "separated by dots");
}

static void check_policies(struct kin__causes *causes, const struct kin__at *at,
                           kin_value hook)
{
    static const char *const FAILURE[] = {"Fail", "Ignore", NULL};
    static const char *const MATCH[] = {"Equivalent", "Exact", NULL};
    static const char *const EFFECTS[] = {"None", "NoneOnDryRun", NULL};
    static const char *const AGAIN[] = {"IfNeeded", "Never", NULL};
    kin_value effects = kin__get(hook, "sideEffects");
    kin_value again = kin__get(hook, "reinvocationPolicy");
    int64_t timeout_s = kin__get_int(hook, "timeoutSeconds", 1);

    kin__check_one_of(causes, KIN__AT(at, "failurePolicy"),
                      kin__get(hook, "failurePolicy"), FAILURE);
    kin__check_one_of(causes, KIN__AT(at, "matchPolicy"),
                      kin__get(hook, "matchPolicy"), MATCH);
    if (!kin_value_exists(effects))
        kin__causes_required(causes, KIN__AT(at, "sideEffects"),
                             "must specify one of None, NoneOnDryRun");
    else
        kin__check_one_of(causes, KIN__AT(at, "sideEffects"), effects, EFFECTS);
    if (timeout_s < 1 || timeout_s > MAX_TIMEOUT_S)
        kin__causes_invalid(causes, KIN__AT(at, "timeoutSeconds"),
                            kin__get(hook, "timeoutSeconds"),
                            "the timeout value must be between 1 and 30 "
                            "seconds");
    /* Only mutating webhooks have it. */
    if (kin_value_exists(again))
        kin__check_one_of(causes, KIN__AT(at, "reinvocationPolicy"), again,
                          AGAIN);
}

static void check_versions(struct kin__causes *causes, const struct kin__at *at,
                           kin_value versions)
{
    KIN__AUTO_SEEN seen;
    bool is_known = has_text(versions, "v1") || has_text(versions, "v1beta1");

    if (!kin__check_seen(causes, &seen, kin_value_count(versions)))
        return;
    if (kin_value_count(versions) == 0) {
        kin__causes_required(causes, at, "must specify one of v1, v1beta1");
        return;
    }
    for (size_t i = 0; i < kin_value_count(versions); i++) {
        kin_value version = kin_value_at(versions, i);
        if (kin__seen_has(&seen, version))
            kin__causes_invalid(causes, KIN__AT_INDEX(at, i), version,
                                "duplicate version");
        else
            kin__check_label_1035(causes, KIN__AT_INDEX(at, i),
                                  kin_value_str(version));
        kin__seen_add(&seen, version);
    }
    if (!is_known)
        kin__causes_invalid(causes, at, versions,
                            "must include at least one of v1, v1beta1");
}

static void check_webhook(struct kin__causes *causes, const struct kin__at *at,
                          kin_value hook)
{
    kin_value rules = kin__get(hook, "rules");
    const struct kin__at *at_rules = KIN__AT(at, "rules");

    check_name(causes, KIN__AT(at, "name"), kin__get(hook, "name"));
    for (size_t i = 0; i < kin_value_count(rules); i++)
        check_rule(causes, KIN__AT_INDEX(at_rules, i), kin_value_at(rules, i));
    check_policies(causes, at, hook);
    kin__check_selector(causes, KIN__AT(at, "namespaceSelector"),
                        kin__get(hook, "namespaceSelector"));
    kin__check_selector(causes, KIN__AT(at, "objectSelector"),
                        kin__get(hook, "objectSelector"));
    check_client(causes, KIN__AT(at, "clientConfig"),
                 kin__get(hook, "clientConfig"));
    /* A webhook whose conditions are ignored would be called for more than was
     * asked for. */
    if (kin_value_count(kin__get(hook, "matchConditions")) > 0)
        kin__causes_forbidden(causes, KIN__AT(at, "matchConditions"),
                              "this server does not evaluate CEL expressions; "
                              "use rules, namespaceSelector and "
                              "objectSelector");
    check_versions(causes, KIN__AT(at, "admissionReviewVersions"),
                   kin__get(hook, "admissionReviewVersions"));
}

static void configuration_validate(struct kin__causes *causes, kin_value object)
{
    KIN__AUTO_SEEN seen;
    kin_value hooks = kin__get(object, "webhooks");

    if (!kin__check_seen(causes, &seen, kin_value_count(hooks)))
        return;
    for (size_t i = 0; i < kin_value_count(hooks); i++) {
        const struct kin__at *at = KIN__AT_INDEX(KIN__AT(ROOT, "webhooks"), i);
        kin_value name = kin__get(kin_value_at(hooks, i), "name");
        check_webhook(causes, at, kin_value_at(hooks, i));
        if (kin__seen_has(&seen, name))
            kin__causes_duplicate(causes, KIN__AT(at, "name"), name);
        kin__seen_add(&seen, name);
    }
}

const struct kin__kind_impl kin__kind_webhooks = {
    .validate = configuration_validate,
};
