/* SPDX-License-Identifier: Apache-2.0 */
/*
 * check.c - checks with the messages of kube-apiserver 1.37.
 */
#include "server/check.h"

#include <kin/field.h>

#include <assert.h>
#include <stdio.h>

enum {
    LABEL_MAX = 63,
    SUBDOMAIN_MAX = 253,
    PORT_NAME_MAX = 15,
    PORT_MAX = 65535,
};

/* Regular expressions in messages. */
#define LABEL_FORM "[a-z0-9]([-a-z0-9]*[a-z0-9])?"
#define SUBDOMAIN_FORM LABEL_FORM "(\\." LABEL_FORM ")*"
#define NAME_FORM "([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]"

static const char SUBDOMAIN_TEXT[] =
    "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric "
    "characters, '-' or '.', and must start and end with an alphanumeric "
    "character (e.g. 'example.com', regex used for validation is "
    "'" SUBDOMAIN_FORM "')";
static const char LABEL_TEXT[] =
    "a lowercase RFC 1123 label must consist of lower case alphanumeric "
    "characters or '-', and must start and end with an alphanumeric character "
    "(e.g. 'my-name',  or '123-abc', regex used for validation is "
    "'" LABEL_FORM "')";
static const char LABEL_1035_TEXT[] =
    "a DNS-1035 label must consist of lower case alphanumeric characters or "
    "'-', start with an alphabetic character, and end with an alphanumeric "
    "character (e.g. 'my-name',  or 'abc-123', regex used for validation is "
    "'[a-z]([-a-z0-9]*[a-z0-9])?')";
static const char NAME_TEXT[] =
    "must consist of alphanumeric characters, '-', '_' or '.', and must start "
    "and end with an alphanumeric character (e.g. 'MyName',  or 'my.name',  or "
    "'123-abc', regex used for validation is '" NAME_FORM "')";
static const char LABEL_VALUE_TEXT[] =
    "a valid label must be an empty string or consist of alphanumeric "
    "characters, '-', '_' or '.', and must start and end with an alphanumeric "
    "character (e.g. 'MyValue',  or 'my_value',  or '12345', regex used for "
    "validation is '(" NAME_FORM ")?')";
static const char CONFIG_KEY_TEXT[] =
    "a valid config key must consist of alphanumeric characters, '-', '_' or "
    "'.' (e.g. 'key.name',  or 'KEY_NAME',  or 'key-name', regex used for "
    "validation is '[-._a-zA-Z0-9]+')";
static const char IP_TEXT[] =
    "must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)";

/* ---- characters ---- */

static bool is_lower(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

static bool is_alnum(char c)
{
    return is_lower(c) || (c >= 'A' && c <= 'Z');
}

static bool is_label(kin_str text)
{
    if (text.len == 0 || !is_lower(text.ptr[0]) ||
        !is_lower(text.ptr[text.len - 1]))
        return false;
    for (size_t i = 0; i < text.len; i++)
        if (!is_lower(text.ptr[i]) && text.ptr[i] != '-')
            return false;
    return true;
}

/* Labels separated by dots. */
bool kin__is_subdomain(kin_str text)
{
    size_t from = 0;

    for (size_t i = 0; i <= text.len; i++) {
        if (i < text.len && text.ptr[i] != '.')
            continue;
        if (!is_label(kin_str_of(text.ptr + from, i - from)))
            return false;
        from = i + 1;
    }
    return true;
}

/* Not strchr(), which also accepts a NUL. */
static bool is_mark(char c)
{
    return c == '-' || c == '_' || c == '.';
}

static bool is_name(kin_str text)
{
    if (text.len == 0 || !is_alnum(text.ptr[0]) ||
        !is_alnum(text.ptr[text.len - 1]))
        return false;
    for (size_t i = 0; i < text.len; i++)
        if (!is_alnum(text.ptr[i]) && !is_mark(text.ptr[i]))
            return false;
    return true;
}

/* ---- names ---- */

static void check_subdomain(struct kin__causes *causes,
                            const struct kin__at *at, kin_str shown,
                            const char *prefix, kin_str text)
{
    if (text.len > SUBDOMAIN_MAX)
        kin__causes_invalid_str(causes, at, shown,
                                "%smust be no more than %d characters", prefix,
                                SUBDOMAIN_MAX);
    if (!kin__is_subdomain(text))
        kin__causes_invalid_str(causes, at, shown, "%s%s", prefix,
                                SUBDOMAIN_TEXT);
}

void kin__check_subdomain(struct kin__causes *causes, const struct kin__at *at,
                          kin_str text)
{
    check_subdomain(causes, at, text, "", text);
}

void kin__check_label(struct kin__causes *causes, const struct kin__at *at,
                      kin_str text)
{
    if (text.len > LABEL_MAX)
        kin__causes_invalid_str(
            causes, at, text, "must be no more than %d characters", LABEL_MAX);
    if (is_label(text))
        return;
    kin__causes_invalid_str(causes, at, text, "%s",
                            kin__is_subdomain(text) ? "must not contain dots"
                                                    : LABEL_TEXT);
}

void kin__check_label_1035(struct kin__causes *causes, const struct kin__at *at,
                           kin_str text)
{
    if (text.len > LABEL_MAX)
        kin__causes_invalid_str(
            causes, at, text, "must be no more than %d characters", LABEL_MAX);
    if (!is_label(text) || text.ptr[0] < 'a')
        kin__causes_invalid_str(causes, at, text, "%s", LABEL_1035_TEXT);
}

void kin__check_path_segment(struct kin__causes *causes,
                             const struct kin__at *at, kin_str text)
{
    if (kin_str_eq(text, kin_s(".")) || kin_str_eq(text, kin_s(".."))) {
        kin__causes_invalid_str(causes, at, text, "may not be '%.*s'",
                                KIN_STR(text));
        return;
    }
    if (text.len > 0 && memchr(text.ptr, '/', text.len))
        kin__causes_invalid_str(causes, at, text, "may not contain '/'");
    if (text.len > 0 && memchr(text.ptr, '%', text.len))
        kin__causes_invalid_str(causes, at, text, "may not contain '%%'");
}

static size_t count_slashes(kin_str text, size_t *ret_first)
{
    size_t count = 0;

    for (size_t i = 0; i < text.len; i++)
        if (text.ptr[i] == '/' && count++ == 0)
            *ret_first = i;
    return count;
}

void kin__check_qualified(struct kin__causes *causes, const struct kin__at *at,
                          kin_str text)
{
    size_t slash = 0;
    size_t slashes = count_slashes(text, &slash);
    kin_str name = text;

    if (slashes > 1) {
        kin__causes_invalid_str(
            causes, at, text,
            "a valid label key %s with an optional DNS subdomain prefix and "
            "'/' (e.g. 'example.com/MyName')",
            NAME_TEXT);
        return;
    }
    if (slashes == 1) {
        kin_str domain = kin_str_of(text.ptr, slash);
        name = kin_str_of(text.ptr + slash + 1, text.len - slash - 1);
        if (domain.len == 0)
            kin__causes_invalid_str(causes, at, text,
                                    "prefix part must be non-empty");
        else
            check_subdomain(causes, at, text, "prefix part ", domain);
    }
    if (name.len == 0)
        kin__causes_invalid_str(causes, at, text,
                                "name part must be non-empty");
    else if (name.len > LABEL_MAX)
        kin__causes_invalid_str(causes, at, text,
                                "name part must be no more than %d bytes",
                                LABEL_MAX);
    if (!is_name(name))
        kin__causes_invalid_str(causes, at, text, "name part %s", NAME_TEXT);
}

void kin__check_config_key(struct kin__causes *causes, const struct kin__at *at,
                           kin_str text)
{
    bool is_fine = text.len > 0;

    if (text.len > SUBDOMAIN_MAX)
        kin__causes_invalid_str(causes, at, text,
                                "must be no more than %d characters",
                                SUBDOMAIN_MAX);
    for (size_t i = 0; i < text.len; i++)
        is_fine &= is_alnum(text.ptr[i]) || is_mark(text.ptr[i]);
    if (!is_fine)
        kin__causes_invalid_str(causes, at, text, "%s", CONFIG_KEY_TEXT);
    else if (kin_str_eq(text, kin_s(".")))
        kin__causes_invalid_str(causes, at, text, "must not be '.'");
    else if (kin_str_eq(text, kin_s("..")))
        kin__causes_invalid_str(causes, at, text, "must not be '..'");
    else if (kin_str_starts_with(text, kin_s("..")))
        kin__causes_invalid_str(causes, at, text, "must not start with '..'");
}

void kin__check_port_name(struct kin__causes *causes, const struct kin__at *at,
                          kin_str text)
{
    bool has_letter = false;
    bool is_plain = text.len > 0;

    if (text.len > PORT_NAME_MAX)
        kin__causes_invalid_str(causes, at, text,
                                "must be no more than %d characters",
                                PORT_NAME_MAX);
    for (size_t i = 0; i < text.len; i++) {
        has_letter |= text.ptr[i] >= 'a' && text.ptr[i] <= 'z';
        is_plain &= is_lower(text.ptr[i]) || text.ptr[i] == '-';
    }
    if (!is_plain)
        kin__causes_invalid_str(causes, at, text,
                                "must contain only alpha-numeric characters "
                                "(a-z, 0-9), and hyphens (-)");
    if (!has_letter)
        kin__causes_invalid_str(causes, at, text,
                                "must contain at least one letter (a-z)");
    if (text.len > 0 && (text.ptr[0] == '-' || text.ptr[text.len - 1] == '-'))
        kin__causes_invalid_str(causes, at, text,
                                "must not begin or end with a hyphen");
}

/* ---- labels ---- */

static void check_label_value(struct kin__causes *causes,
                              const struct kin__at *at, kin_str text)
{
    if (text.len > LABEL_MAX)
        kin__causes_invalid_str(causes, at, text,
                                "must be no more than %d bytes", LABEL_MAX);
    if (text.len > 0 && !is_name(text))
        kin__causes_invalid_str(causes, at, text, "%s", LABEL_VALUE_TEXT);
}

void kin__check_labels(struct kin__causes *causes, const struct kin__at *at,
                       kin_value labels)
{
    for (size_t i = 0; i < kin_value_count(labels); i++) {
        kin_scratch scratch;
        if (!kin__causes_take(causes, 1))
            return;
        kin__check_qualified(causes, at, kin_value_key_at(labels, i));
        check_label_value(causes, at,
                          kin_value_text(kin_value_at(labels, i), &scratch));
    }
}

void kin__check_annotations(struct kin__causes *causes,
                            const struct kin__at *at, kin_value annotations)
{
    enum { TOTAL_MAX = 256 * 1024 };
    size_t total = 0;

    for (size_t i = 0; i < kin_value_count(annotations); i++) {
        if (!kin__causes_take(causes, 1))
            return;
        kin_str key = kin_value_key_at(annotations, i);
        char lower[LABEL_MAX + SUBDOMAIN_MAX + 2];
        size_t len = key.len < sizeof(lower) ? key.len : sizeof(lower);
        /* The prefix may have upper-case letters here. */
        for (size_t k = 0; k < len; k++)
            lower[k] = key.ptr[k] >= 'A' && key.ptr[k] <= 'Z'
                           ? (char)(key.ptr[k] - 'A' + 'a')
                           : key.ptr[k];
        kin__check_qualified(causes, at,
                             key.len <= sizeof(lower) ? kin_str_of(lower, len)
                                                      : key);
        kin_scratch scratch;
        total += key.len +
                 kin_value_text(kin_value_at(annotations, i), &scratch).len;
    }
    if (total > TOTAL_MAX)
        kin__causes_too_long(causes, at, TOTAL_MAX);
}

/* ---- selectors ---- */

static void check_requirement(struct kin__causes *causes,
                              const struct kin__at *at, kin_value need)
{
    kin_value what = kin__get(need, "operator");
    kin_value values = kin__get(need, "values");

    if (kin__is_str(what, "In") || kin__is_str(what, "NotIn")) {
        if (kin_value_count(values) == 0)
            kin__causes_required(causes, KIN__AT(at, "values"),
                                 "must be specified when `operator` is 'In' or "
                                 "'NotIn'");
    } else if (kin__is_str(what, "Exists") ||
               kin__is_str(what, "DoesNotExist")) {
        if (kin_value_count(values) > 0)
            kin__causes_forbidden(causes, KIN__AT(at, "values"),
                                  "may not be specified when `operator` is "
                                  "'Exists' or 'DoesNotExist'");
    } else {
        kin__causes_invalid_str(causes, KIN__AT(at, "operator"),
                                kin_value_str(what),
                                "not a valid selector operator");
    }
    kin__check_qualified(causes, KIN__AT(at, "key"), kin__get_str(need, "key"));
    for (size_t i = 0; i < kin_value_count(values); i++)
        check_label_value(causes, KIN__AT_INDEX(KIN__AT(at, "values"), i),
                          kin_value_str(kin_value_at(values, i)));
}

void kin__check_selector(struct kin__causes *causes, const struct kin__at *at,
                         kin_value selector)
{
    kin_value needs = kin__get(selector, "matchExpressions");

    kin__check_labels(causes, KIN__AT(at, "matchLabels"),
                      kin__get(selector, "matchLabels"));
    for (size_t i = 0; i < kin_value_count(needs); i++)
        check_requirement(causes,
                          KIN__AT_INDEX(KIN__AT(at, "matchExpressions"), i),
                          kin_value_at(needs, i));
}

static bool holds(kin_value list, kin_value value)
{
    for (size_t i = 0; i < kin_value_count(list); i++)
        if (kin_value_equal(kin_value_at(list, i), value))
            return true;
    return false;
}

static bool requirement_matches(kin_value need, struct kin__keys *labels)
{
    kin_value what = kin__get(need, "operator");
    kin_value label = kin__keys_get(labels, kin__get_str(need, "key"));
    bool has = kin_value_exists(label);

    if (kin__is_str(what, "Exists"))
        return has;
    if (kin__is_str(what, "DoesNotExist"))
        return !has;
    bool is_in = has && holds(kin__get(need, "values"), label);
    if (kin__is_str(what, "In"))
        return is_in;
    return kin__is_str(what, "NotIn") && !is_in;
}

static bool selector_matches(kin_value selector, struct kin__keys *labels)
{
    kin_value plain = kin__get(selector, "matchLabels");
    kin_value needs = kin__get(selector, "matchExpressions");

    for (size_t i = 0; i < kin_value_count(plain); i++)
        if (!kin_value_equal(kin__keys_get(labels, kin_value_key_at(plain, i)),
                             kin_value_at(plain, i)))
            return false;
    for (size_t i = 0; i < kin_value_count(needs); i++)
        if (!requirement_matches(kin_value_at(needs, i), labels))
            return false;
    return true;
}

bool kin__selector_matches(struct kin__causes *causes, kin_value selector,
                           kin_value labels)
{
    struct kin__keys keys;

    if (!kin_value_exists(selector) || !kin__check_keys(causes, &keys, labels))
        return false;
    bool matches = selector_matches(selector, &keys);
    kin__keys_done(&keys);
    return matches;
}

/* ---- scalars ---- */

bool kin__check_required(struct kin__causes *causes, const struct kin__at *at,
                         kin_value value)
{
    kin_type type = kin_value_type(value);
    bool is_empty = type == KIN_TYPE_ABSENT || type == KIN_TYPE_NULL ||
                    (type == KIN_TYPE_STRING && kin_value_str(value).len == 0 &&
                     kin_value_seconds(value, &(int64_t){0}) < 0) ||
                    (type == KIN_TYPE_ARRAY && kin_value_count(value) == 0);

    if (is_empty)
        kin__causes_required(causes, at, /* detail= */ NULL);
    return !is_empty;
}

void kin__check_at_least(struct kin__causes *causes, const struct kin__at *at,
                         kin_value value, int64_t min)
{
    int64_t number = 0;

    if (kin_value_int(value, &number) == 0 && number < min)
        kin__causes_invalid(causes, at, value,
                            "must be greater than or equal to %lld",
                            (long long)min);
}

void kin__check_port(struct kin__causes *causes, const struct kin__at *at,
                     kin_value value)
{
    int64_t number = kin_value_as_int64(value);

    if (number >= 1 && number <= PORT_MAX)
        return;
    if (kin_value_exists(value))
        kin__causes_invalid(causes, at, value,
                            "must be between 1 and %d, inclusive", PORT_MAX);
    else
        kin__causes_invalid_json(causes, at, kin_s("0"),
                                 "must be between 1 and %d, inclusive",
                                 PORT_MAX);
}

void kin__check_port_or_name(struct kin__causes *causes,
                             const struct kin__at *at, kin_value value)
{
    if (kin_value_type(value) == KIN_TYPE_STRING)
        kin__check_port_name(causes, at, kin_value_str(value));
    else
        kin__check_port(causes, at, value);
}

static bool read_percent(kin_str text, int64_t *ret)
{
    int64_t number = 0;

    if (text.len < 2 || text.ptr[text.len - 1] != '%' || text.len > 10)
        return false;
    for (size_t i = 0; i + 1 < text.len; i++) {
        if (text.ptr[i] < '0' || text.ptr[i] > '9')
            return false;
        number = number * 10 + (text.ptr[i] - '0');
    }
    *ret = number;
    return true;
}

void kin__check_int_or_percent(struct kin__causes *causes,
                               const struct kin__at *at, kin_value value,
                               bool is_share)
{
    int64_t number = 0;

    if (!kin_value_exists(value))
        return;
    if (kin_value_type(value) != KIN_TYPE_STRING) {
        kin__check_at_least(causes, at, value, 0);
        return;
    }
    if (!read_percent(kin_value_str(value), &number))
        kin__causes_invalid(causes, at, value,
                            "a valid percent string must be a numeric string "
                            "followed by an ending '%%' (e.g. '1%%',  or "
                            "'93%%', regex used for validation is '[0-9]+%%')");
    else if (is_share && number > 100)
        kin__causes_invalid(causes, at, value,
                            "must not be greater than 100%%");
}

void kin__check_one_of(struct kin__causes *causes, const struct kin__at *at,
                       kin_value value, const char *const *supported)
{
    assert(supported[0]);
    for (size_t i = 0; supported[i]; i++)
        if (kin__is_str(value, supported[i]))
            return;
    kin__causes_unsupported(causes, at, value, supported);
}

/* ---- addresses ---- */

static bool is_ipv4(kin_str text)
{
    unsigned parts = 0;
    unsigned number = 0;
    size_t digits = 0;

    for (size_t i = 0; i <= text.len; i++) {
        char c = i < text.len ? text.ptr[i] : '.';
        if (c >= '0' && c <= '9') {
            /* No leading zeros, as in Go. */
            if (digits > 0 && number == 0)
                return false;
            number = number * 10 + (unsigned)(c - '0');
            if (++digits > 3 || number > 255)
                return false;
            continue;
        }
        if (c != '.' || digits == 0)
            return false;
        parts++;
        number = 0;
        digits = 0;
    }
    return parts == 4;
}

static bool is_hex(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') ||
           (c >= 'A' && c <= 'F');
}

/* Eight groups, or fewer with one `::`; an IPv4 address may replace the last
 * two. */
static bool is_ipv6(kin_str text)
{
    unsigned groups = 0;
    bool has_gap = false;
    size_t i = 0;

    while (i < text.len) {
        size_t from = i;
        while (i < text.len && is_hex(text.ptr[i]))
            i++;
        size_t digits = i - from;
        if (i < text.len && text.ptr[i] == '.')
            return is_ipv4(kin_str_of(text.ptr + from, text.len - from)) &&
                   (has_gap ? groups + 2 < 8 : groups + 2 == 8);
        if (digits > 4)
            return false;
        groups += digits > 0;
        if (i == text.len)
            break;
        if (text.ptr[i] != ':')
            return false;
        i++;
        if (i < text.len && text.ptr[i] == ':') {
            if (has_gap)
                return false;
            has_gap = true;
            i++;
        } else if (digits == 0 || i == text.len) {
            return false;
        }
    }
    return has_gap ? groups < 8 : groups == 8;
}

bool kin__is_ip(kin_str text, bool *ret_is_v6)
{
    bool is_v6 = text.len > 0 && memchr(text.ptr, ':', text.len);

    if (ret_is_v6)
        *ret_is_v6 = is_v6;
    return is_v6 ? is_ipv6(text) : is_ipv4(text);
}

void kin__check_ip(struct kin__causes *causes, const struct kin__at *at,
                   kin_value value)
{
    if (!kin__is_ip(kin_value_str(value), /* ret_is_v6= */ NULL))
        kin__causes_invalid_str(causes, at, kin_value_str(value), "%s",
                                IP_TEXT);
}

/* ---- lists and maps ---- */

bool kin__check_seen(struct kin__causes *causes, struct kin__seen *seen,
                     size_t count)
{
    int r = kin__seen_init(seen, causes->alloc, count);

    if (r < 0)
        causes->error = KIN_ENOMEM;
    return r == 0 && kin__causes_take(causes, 1 + count);
}

bool kin__check_keys(struct kin__causes *causes, struct kin__keys *keys,
                     kin_value object)
{
    if (!kin__causes_take(causes, 1 + kin_value_count(object)))
        return false;
    int r = kin__keys_init(keys, causes->alloc, object);
    if (r < 0)
        causes->error = KIN_ENOMEM;
    return r == 0;
}

void kin__check_immutable(struct kin__causes *causes, const struct kin__at *at,
                          kin_value before, kin_value after)
{
    if (!kin_value_equal(before, after))
        kin__causes_invalid(causes, at, after, "field is immutable");
}

void kin__check_fixed(struct kin__causes *causes, const char *member,
                      kin_value old, kin_value object)
{
    if (!kin_value_equal(kin__get(old, member), kin__get(object, member)))
        kin__causes_invalid(causes, KIN__AT(NULL, member), kin_value_absent(),
                            "field is immutable");
}
