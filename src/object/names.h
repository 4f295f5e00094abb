/* SPDX-License-Identifier: Apache-2.0 */
/*
 * names.h - validation of names as in Kubernetes.
 *
 * If a function returns false, it sets `*ret_reason`, unless `ret_reason` is
 * NULL, to a static text that completes "the name ...".  Lengths are in bytes.
 * The accepted strings are those of Kubernetes' apimachinery.
 */
#ifndef KIN_OBJECT_NAMES_H
#define KIN_OBJECT_NAMES_H

#include <kin/str.h>

enum {
    KIN__DNS_LABEL_MAX = 63,
    KIN__DNS_SUBDOMAIN_MAX = 253,
    KIN__QUALIFIED_NAME_MAX = 63, /* of the part after the '/' */
    KIN__LABEL_VALUE_MAX = 63,
};

/* Lower-case letters, digits and '-', with no '-' at either end, up to 63:
 * names of namespaces and of service ports. */
bool kin__name_is_dns1123_label(kin_str s, const char **ret_reason);

/* Labels of any length joined by '.', up to 253: names of most objects,
 * prefixes of label keys. */
bool kin__name_is_dns1123_subdomain(kin_str s, const char **ret_reason);

/* Like dns1123_label, but starts with a letter: names of services. */
bool kin__name_is_dns1035_label(kin_str s, const char **ret_reason);

/* [prefix/]name: keys of labels and annotations, names of conditions.  The
 * prefix is a subdomain; the name is up to 63 letters of either case, digits,
 * '-', '_' and '.', with a letter or digit at either end. */
bool kin__name_is_qualified(kin_str s, const char **ret_reason);

/* Empty, or like the name part above. */
bool kin__name_is_label_value(kin_str s, const char **ret_reason);

#endif /* KIN_OBJECT_NAMES_H */
