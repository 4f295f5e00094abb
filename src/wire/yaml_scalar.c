/* SPDX-License-Identifier: Apache-2.0 */
/*
 * yaml_scalar.c - scalars of YAML as values and as keys.
 */
#include <inttypes.h>
#include <math.h>

#include "base/str.h"
#include "object/literal.h"
#include "object/values.h"
#include "wire/yaml_reader.h"
#include "wire/yaml_resolve.h"

#define YAML_TAG "tag:yaml.org,2002:"

/* Tags that say what a scalar is, without the prefix. */
static const struct {
    const char *name;
    enum kin__yaml_kind kind;
} yaml_tags[] = {
    {"str", KIN__YAML_STRING},  {"null", KIN__YAML_NULL},
    {"bool", KIN__YAML_BOOL},   {"int", KIN__YAML_INT},
    {"float", KIN__YAML_FLOAT}, {"timestamp", KIN__YAML_TIME},
};

static kin_str event_text(const yaml_event_t *event)
{
    return kin_str_of((const char *)event->data.scalar.value,
                      event->data.scalar.length);
}

/* The name of a tag of YAML's own; NULL without such a tag. */
static const char *event_tag(const yaml_event_t *event)
{
    const char *tag = (const char *)event->data.scalar.tag;

    if (!tag || strncmp(tag, YAML_TAG, strlen(YAML_TAG)) != 0)
        return NULL;
    return tag + strlen(YAML_TAG);
}

/* Does what a tag says with what the text looks like. */
static int scalar_obey(struct kin__yaml_reader *r, const yaml_event_t *event,
                       enum kin__yaml_kind wanted,
                       struct kin__yaml_scalar *scalar)
{
    if (wanted == KIN__YAML_STRING) {
        scalar->kind = KIN__YAML_STRING;
        return 0;
    }
    if (wanted == KIN__YAML_FLOAT && scalar->kind == KIN__YAML_INT) {
        scalar->kind = KIN__YAML_FLOAT;
        scalar->number = (double)scalar->magnitude;
        if (scalar->is_negative)
            scalar->number = -scalar->number;
    }
    if (scalar->kind == wanted)
        return 0;
    return kin__yaml_fail(r, KIN_EPARSE, event->start_mark, "'%.*s' is no %s",
                          KIN_STR(kin__str_slice(event_text(event), 0, 32)),
                          event_tag(event));
}

/* What a scalar is, by its quotes, its tag and its text. */
static int scalar_resolve(struct kin__yaml_reader *r, const yaml_event_t *event,
                          struct kin__yaml_scalar *ret)
{
    const char *tag = event_tag(event);

    *ret = (struct kin__yaml_scalar){.kind = KIN__YAML_STRING};
    if (!event->data.scalar.tag && !event->data.scalar.plain_implicit)
        return 0;
    if (event->data.scalar.tag && !tag)
        return 0;
    kin__yaml_resolve(event_text(event), ret);
    if (!tag)
        return 0;
    if (strcmp(tag, "binary") == 0)
        return kin__yaml_fail(r, KIN_EPARSE, event->start_mark,
                              "!!binary is not supported");
    for (size_t i = 0; i < sizeof(yaml_tags) / sizeof(yaml_tags[0]); i++)
        if (strcmp(tag, yaml_tags[i].name) == 0)
            return scalar_obey(r, event, yaml_tags[i].kind, ret);
    ret->kind = KIN__YAML_STRING;
    return 0;
}

static kin_str print_int(const struct kin__yaml_scalar *scalar, char *ret,
                         size_t size)
{
    int len = snprintf(ret, size, "%s%" PRIu64, scalar->is_negative ? "-" : "",
                       scalar->magnitude);

    return kin_str_of(ret, (size_t)len);
}

int kin__yaml_make_scalar(struct kin__yaml_reader *r, const yaml_event_t *event,
                          kin__val *ret)
{
    struct kin__yaml_scalar scalar;
    struct kin__literal literal;
    char text[KIN__DOUBLE_SIZE];
    int result = scalar_resolve(r, event, &scalar);

    if (result < 0)
        return result;
    switch (scalar.kind) {
    case KIN__YAML_NULL:
        *ret = KIN__VAL_NULL;
        return 0;
    case KIN__YAML_BOOL:
        *ret = scalar.boolean ? KIN__VAL_TRUE : KIN__VAL_FALSE;
        return 0;
    case KIN__YAML_INT:
        return kin__make_number(r->builder.arena,
                                print_int(&scalar, text, sizeof(text)),
                                /* site= */ 0, ret);
    case KIN__YAML_FLOAT:
        if (!isfinite(scalar.number))
            return kin__yaml_fail(r, KIN_EPARSE, event->start_mark,
                                  "JSON has no number for '%.*s'",
                                  KIN_STR(event_text(event)));
        literal = kin__literal_double(scalar.number);
        return kin__literal_make(r->builder.arena, &literal,
                                 /* names_time= */ false, ret);
    default:
        return kin__make_string(r->builder.arena, event_text(event),
                                /* site= */ 0, ret);
    }
}

static bool is_merge(const yaml_event_t *event)
{
    const char *tag = event_tag(event);

    return kin_str_eq(event_text(event), KIN__S("<<")) &&
           (event->data.scalar.plain_implicit ||
            (tag && strcmp(tag, "merge") == 0));
}

/* The text of a key that is not a string; KIN_EPARSE if it cannot be one. */
static int key_print(struct kin__yaml_reader *r, const yaml_event_t *event,
                     const struct kin__yaml_scalar *scalar,
                     char text[static KIN__YAML_FLOAT_SIZE], kin_str *ret)
{
    bool is_large = !scalar->is_negative && scalar->magnitude > INT64_MAX;

    if (scalar->kind == KIN__YAML_BOOL) {
        *ret = scalar->boolean ? KIN__S("true") : KIN__S("false");
    } else if (scalar->kind == KIN__YAML_INT && !is_large) {
        *ret = print_int(scalar, text, KIN__YAML_FLOAT_SIZE);
    } else if (scalar->kind == KIN__YAML_FLOAT) {
        size_t len = kin__yaml_print_float(scalar->number,
                                           /* is_single= */ true, text);
        *ret = kin_str_of(text, len);
    } else {
        return kin__yaml_fail(r, KIN_EPARSE, event->start_mark,
                              "'%.*s' cannot be a key",
                              KIN_STR(event_text(event)));
    }
    return 0;
}

int kin__yaml_scalar_key(struct kin__yaml_reader *r, const yaml_event_t *event,
                         bool *ret_merge)
{
    struct kin__yaml_scalar scalar;
    char text[KIN__YAML_FLOAT_SIZE];
    kin_str key = event_text(event);

    *ret_merge = is_merge(event);
    if (*ret_merge)
        return 0;
    int result = scalar_resolve(r, event, &scalar);
    if (result == 0 && scalar.kind != KIN__YAML_STRING &&
        scalar.kind != KIN__YAML_TIME)
        result = key_print(r, event, &scalar, text, &key);
    return result < 0 ? result : kin__yaml_add_key(r, key, event->start_mark);
}
