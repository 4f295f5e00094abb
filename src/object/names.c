/* SPDX-License-Identifier: Apache-2.0 */
#include "object/names.h"

#include "base/str.h"

#define NAME_LABEL_RULE                                                        \
    "must consist of lower-case letters, digits and '-', with a letter or "    \
    "digit at either end"
#define NAME_SUBDOMAIN_RULE                                                    \
    "must consist of lower-case letters, digits, '-' and '.', with a letter "  \
    "or digit at either end of each part between dots"
#define NAME_WORD_RULE                                                         \
    "must consist of letters, digits, '-', '_' and '.', with a letter or "     \
    "digit at either end"

static bool name_reject(const char *reason, const char **ret_reason)
{
    if (ret_reason)
        *ret_reason = reason;
    return false;
}

static bool is_lower_or_digit(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

static bool is_letter_or_digit(char c)
{
    return is_lower_or_digit(c) || (c >= 'A' && c <= 'Z');
}

static bool name_is_label_shaped(kin_str s)
{
    if (s.len == 0 || !is_lower_or_digit(s.ptr[0]) ||
        !is_lower_or_digit(s.ptr[s.len - 1]))
        return false;
    for (size_t i = 0; i < s.len; i++)
        if (!is_lower_or_digit(s.ptr[i]) && s.ptr[i] != '-')
            return false;
    return true;
}

static bool name_is_subdomain_shaped(kin_str s)
{
    kin_str rest = s;

    if (s.len == 0)
        return false;
    while (rest.ptr)
        if (!name_is_label_shaped(kin__str_cut(&rest, '.')))
            return false;
    return true;
}

static bool name_is_word_shaped(kin_str s)
{
    if (s.len == 0 || !is_letter_or_digit(s.ptr[0]) ||
        !is_letter_or_digit(s.ptr[s.len - 1]))
        return false;
    for (size_t i = 0; i < s.len; i++) {
        char c = s.ptr[i];
        if (!is_letter_or_digit(c) && c != '-' && c != '_' && c != '.')
            return false;
    }
    return true;
}

bool kin__name_is_dns1123_label(kin_str s, const char **ret_reason)
{
    if (s.len == 0)
        return name_reject("must not be empty", ret_reason);
    if (s.len > KIN__DNS_LABEL_MAX)
        return name_reject("must not be longer than 63 bytes", ret_reason);
    if (name_is_label_shaped(s))
        return true;
    if (name_is_subdomain_shaped(s))
        return name_reject("must not contain '.'", ret_reason);
    return name_reject(NAME_LABEL_RULE, ret_reason);
}

bool kin__name_is_dns1123_subdomain(kin_str s, const char **ret_reason)
{
    if (s.len == 0)
        return name_reject("must not be empty", ret_reason);
    if (s.len > KIN__DNS_SUBDOMAIN_MAX)
        return name_reject("must not be longer than 253 bytes", ret_reason);
    if (!name_is_subdomain_shaped(s))
        return name_reject(NAME_SUBDOMAIN_RULE, ret_reason);
    return true;
}

bool kin__name_is_dns1035_label(kin_str s, const char **ret_reason)
{
    if (s.len == 0)
        return name_reject("must not be empty", ret_reason);
    if (s.len > KIN__DNS_LABEL_MAX)
        return name_reject("must not be longer than 63 bytes", ret_reason);
    if (!name_is_label_shaped(s))
        return name_reject(NAME_LABEL_RULE, ret_reason);
    if (s.ptr[0] >= '0' && s.ptr[0] <= '9')
        return name_reject("must start with a letter", ret_reason);
    return true;
}

static bool name_is_prefix(kin_str prefix, const char **ret_reason)
{
    if (prefix.len == 0)
        return name_reject("must not have an empty prefix before '/'",
                           ret_reason);
    if (prefix.len > KIN__DNS_SUBDOMAIN_MAX)
        return name_reject("must not have more than 253 bytes before '/'",
                           ret_reason);
    if (!name_is_subdomain_shaped(prefix))
        return name_reject("must have a DNS name in lower case before '/', "
                           "such as example.com",
                           ret_reason);
    return true;
}

bool kin__name_is_qualified(kin_str s, const char **ret_reason)
{
    size_t slash = kin__str_find(s, '/');
    kin_str name = s;

    if (slash != KIN__STR_NONE) {
        if (!name_is_prefix(kin__str_slice(s, 0, slash), ret_reason))
            return false;
        name = kin__str_slice(s, slash + 1, s.len);
    }
    if (name.len == 0)
        return name_reject(slash == KIN__STR_NONE
                               ? "must not be empty"
                               : "must not be empty after '/'",
                           ret_reason);
    if (kin__str_find(name, '/') != KIN__STR_NONE)
        return name_reject("must not contain more than one '/'", ret_reason);
    if (name.len > KIN__QUALIFIED_NAME_MAX)
        return name_reject("must not be longer than 63 bytes, not counting a "
                           "prefix",
                           ret_reason);
    if (!name_is_word_shaped(name))
        return name_reject(NAME_WORD_RULE, ret_reason);
    return true;
}

bool kin__name_is_label_value(kin_str s, const char **ret_reason)
{
    if (s.len > KIN__LABEL_VALUE_MAX)
        return name_reject("must not be longer than 63 bytes", ret_reason);
    if (s.len > 0 && !name_is_word_shaped(s))
        return name_reject(NAME_WORD_RULE, ret_reason);
    return true;
}
