/* SPDX-License-Identifier: Apache-2.0 */
/*
 * check.h - checks common to many fields: names, labels, ports, numbers.
 *
 * Each function adds causes with Kubernetes' messages if the value is invalid.
 * An absent field is valid unless the function says otherwise.
 */
#ifndef KIN_SERVER_CHECK_H
#define KIN_SERVER_CHECK_H

#include "object/keys.h"
#include "object/seen.h"
#include "server/causes.h"

/* Names. */
bool kin__is_subdomain(kin_str text);
void kin__check_subdomain(struct kin__causes *causes, const struct kin__at *at,
                          kin_str text);
void kin__check_label(struct kin__causes *causes, const struct kin__at *at,
                      kin_str text);
void kin__check_label_1035(struct kin__causes *causes, const struct kin__at *at,
                           kin_str text);
void kin__check_path_segment(struct kin__causes *causes,
                             const struct kin__at *at, kin_str text);
/* `a.b/name`, the syntax of label keys. */
void kin__check_qualified(struct kin__causes *causes, const struct kin__at *at,
                          kin_str text);
/* The keys of ConfigMaps and Secrets. */
void kin__check_config_key(struct kin__causes *causes, const struct kin__at *at,
                           kin_str text);
void kin__check_port_name(struct kin__causes *causes, const struct kin__at *at,
                          kin_str text);

/* Maps and selectors. */
void kin__check_labels(struct kin__causes *causes, const struct kin__at *at,
                       kin_value labels);
void kin__check_annotations(struct kin__causes *causes,
                            const struct kin__at *at, kin_value annotations);
void kin__check_selector(struct kin__causes *causes, const struct kin__at *at,
                         kin_value selector);
/* Whether a LabelSelector matches labels; false if it is invalid or absent, or
 * if out of memory (then the causes have the error). */
bool kin__selector_matches(struct kin__causes *causes, kin_value selector,
                           kin_value labels);

/* Scalars. */
bool kin__check_required(struct kin__causes *causes, const struct kin__at *at,
                         kin_value value);
void kin__check_at_least(struct kin__causes *causes, const struct kin__at *at,
                         kin_value value, int64_t min);
void kin__check_port(struct kin__causes *causes, const struct kin__at *at,
                     kin_value value);
/* A number or a name. */
void kin__check_port_or_name(struct kin__causes *causes,
                             const struct kin__at *at, kin_value value);
/* A number or a percentage; at most 100 % if `is_share`. */
void kin__check_int_or_percent(struct kin__causes *causes,
                               const struct kin__at *at, kin_value value,
                               bool is_share);
void kin__check_one_of(struct kin__causes *causes, const struct kin__at *at,
                       kin_value value, const char *const *supported);
void kin__check_ip(struct kin__causes *causes, const struct kin__at *at,
                   kin_value value);
bool kin__is_ip(kin_str text, bool *ret_is_v6);

/* Start a search for duplicates in a list of `count` elements, or repeated
 * lookups of an object's members.  False if out of memory or budget (then the
 * causes have the error).  Release `seen` in any case, `keys` after success. */
bool kin__check_seen(struct kin__causes *causes, struct kin__seen *seen,
                     size_t count);
bool kin__check_keys(struct kin__causes *causes, struct kin__keys *keys,
                     kin_value object);

/* `field is immutable` unless both are equal. */
void kin__check_immutable(struct kin__causes *causes, const struct kin__at *at,
                          kin_value before, kin_value after);
/* The same for a member of the root, with null in place of the value: that is
 * how Kubernetes reports the kinds that call it. */
void kin__check_fixed(struct kin__causes *causes, const char *member,
                      kin_value old, kin_value object);

/* ---- reading ---- */

/* Null counts as absent, as in Go. */
static inline kin_value kin__get(kin_value object, const char *key)
{
    kin_value value = kin_value_get(object, kin_s(key));

    return kin_value_type(value) == KIN_TYPE_NULL ? kin_value_absent() : value;
}

static inline kin_value kin__get2(kin_value object, const char *key,
                                  const char *next)
{
    return kin__get(kin__get(object, key), next);
}

static inline kin_str kin__get_str(kin_value object, const char *key)
{
    return kin_value_str(kin__get(object, key));
}

static inline bool kin__is_str(kin_value value, const char *text)
{
    return kin_str_eq(kin_value_str(value), kin_s(text));
}

static inline int64_t kin__get_int(kin_value object, const char *key,
                                   int64_t otherwise)
{
    int64_t number = otherwise;

    return kin_value_int(kin__get(object, key), &number) < 0 ? otherwise
                                                             : number;
}

static inline bool kin__get_bool(kin_value object, const char *key)
{
    bool boolean = false;

    return kin_value_bool(kin__get(object, key), &boolean) == 0 && boolean;
}

#endif /* KIN_SERVER_CHECK_H */
