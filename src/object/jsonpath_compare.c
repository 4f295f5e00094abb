/* SPDX-License-Identifier: Apache-2.0 */
/*
 * jsonpath_compare.c - comparing items as Go's templates do: only like with
 * like, and whole numbers are not like those with a fraction.
 */
#include "base/str.h"

#include "object/jsonpath_node.h"
#include <kin/field.h>

/* A scalar that can be compared; anything else has no kind. */
struct scalar {
    enum kin__jp_kind kind; /* KIN__JP_VALUE: none */
    kin_str string;
    int64_t integer;
    double real;
    kin_scratch scratch;
};

/* Numbers are integers if they are written as such and fit. */
static bool value_is_integer(kin_value v, int64_t *ret)
{
    kin_scratch scratch;
    kin_str text = kin_value_text(v, &scratch);

    for (size_t i = 0; i < text.len; i++)
        if (text.ptr[i] == '.' || text.ptr[i] == 'e' || text.ptr[i] == 'E')
            return false;
    return kin_value_int(v, ret) == 0;
}

static void scalar_of_value(kin_value v, struct scalar *ret)
{
    switch (kin_value_type(v)) {
    case KIN_TYPE_BOOL:
        ret->kind = KIN__JP_TRUTH;
        ret->integer = kin_value_as_bool(v);
        break;
    case KIN_TYPE_STRING:
        ret->kind = KIN__JP_STRING;
        ret->string = kin_value_text(v, &ret->scratch);
        break;
    case KIN_TYPE_NUMBER:
        ret->kind = KIN__JP_INTEGER;
        if (value_is_integer(v, &ret->integer))
            break;
        ret->kind = KIN__JP_REAL;
        ret->real = kin_value_as_double(v);
        break;
    default:
        break;
    }
}

static void scalar_of(const struct kin__jp_item *item, struct scalar *ret)
{
    *ret = (struct scalar){.kind = item->kind};
    switch (item->kind) {
    case KIN__JP_VALUE:
        scalar_of_value(item->value, ret);
        break;
    case KIN__JP_STRING:
        ret->string = item->string;
        break;
    case KIN__JP_INTEGER:
        ret->integer = item->integer;
        break;
    case KIN__JP_REAL:
        ret->real = item->real;
        break;
    case KIN__JP_TRUTH:
        ret->integer = item->truth;
        break;
    }
}

/* Negative, 0 or positive. */
static int scalar_order(const struct scalar *a, const struct scalar *b)
{
    switch (a->kind) {
    case KIN__JP_STRING:
        return kin_str_cmp(a->string, b->string);
    case KIN__JP_REAL:
        return (a->real > b->real) - (a->real < b->real);
    default:
        return (a->integer > b->integer) - (a->integer < b->integer);
    }
}

enum {
    LESS = 1,
    EQUAL = 2,
    GREATER = 4,
};

/* Which orders an operator accepts; 0 for one that does not exist. */
static int operator_accepts(kin_str op)
{
    static const struct {
        kin_str name;
        int accepts;
    } operators[] = {
        {KIN_STR_INIT("=="), EQUAL},  {KIN_STR_INIT("!="), LESS | GREATER},
        {KIN_STR_INIT("<"), LESS},    {KIN_STR_INIT("<="), LESS | EQUAL},
        {KIN_STR_INIT(">"), GREATER}, {KIN_STR_INIT(">="), GREATER | EQUAL},
    };

    for (size_t i = 0; i < sizeof(operators) / sizeof(operators[0]); i++)
        if (kin_str_eq(op, operators[i].name))
            return operators[i].accepts;
    return 0;
}

int kin__jp_compare(struct kin__jp_eval *eval, const struct kin__jp_item *a,
                    kin_str op, const struct kin__jp_item *b, bool *ret)
{
    int accepts = operator_accepts(op);
    bool is_equality = accepts == EQUAL || accepts == (LESS | GREATER);
    struct scalar left;
    struct scalar right;

    if (accepts == 0)
        return kin_error_set(eval->err, KIN_EINVAL,
                             "unrecognized filter operator %.*s", KIN_STR(op));
    scalar_of(a, &left);
    scalar_of(b, &right);
    if (left.kind == KIN__JP_VALUE || right.kind == KIN__JP_VALUE)
        return kin_error_set(eval->err, KIN_EINVAL,
                             "invalid type for comparison");
    if (left.kind != right.kind)
        return kin_error_set(eval->err, KIN_EINVAL,
                             "incompatible types for comparison");
    if (left.kind == KIN__JP_TRUTH && !is_equality)
        return kin_error_set(eval->err, KIN_EINVAL,
                             "invalid type for comparison");
    int order = scalar_order(&left, &right);
    int is = order < 0 ? LESS : order == 0 ? EQUAL : GREATER;
    *ret = (accepts & is) != 0;
    return 0;
}

const char *kin__jp_type_name(const struct kin__jp_item *item)
{
    struct scalar scalar;

    if (item->kind == KIN__JP_VALUE &&
        kin_value_type(item->value) == KIN_TYPE_OBJECT)
        return "map[string]interface {}";
    scalar_of(item, &scalar);
    switch (scalar.kind) {
    case KIN__JP_STRING:
        return "string";
    case KIN__JP_INTEGER:
        return item->kind == KIN__JP_VALUE ? "int64" : "int";
    case KIN__JP_REAL:
        return "float64";
    case KIN__JP_TRUTH:
        return "bool";
    default:
        return "<nil>";
    }
}
