/* SPDX-License-Identifier: Apache-2.0 */
/*
 * copy.c - random objects of every kind through all typed getters and setters.
 *
 *   typed_copy [COUNT [SEED]]      objects of each kind; 20 by default
 *
 * The text of an object is parsed and written, which must give the same bytes.
 * It is copied field by field, twice: through the views of its parts, and
 * through the fields of spec and status that the object itself offers.  Both
 * copies must equal the text according to another JSON parser.  Enumerations
 * are checked as well.
 */
#include <stdio.h>
#include <stdlib.h>

#include <kin/json.h>

#ifdef TYPED_YYJSON
#include <yyjson.h>
#endif

#include "base/str.h"
#include "lines.h"
#include "random_object.h"

enum { TEXT_MAX = 16 << 20, DEFAULT_COUNT = 20 };

/* ---- the table ---- */

static struct line *lines;
static struct kind *kinds;
static struct choice *choices;
bool lines_are_hollow;
static const struct line **table; /* by type */
static size_t table_count;

void line_add(struct line *line)
{
    line->next = lines;
    lines = line;
    table_count++;
}

void kind_add(struct kind *kind)
{
    kind->next = kinds;
    kinds = kind;
}

void choice_add(struct choice *choice)
{
    choice->next = choices;
    choices = choice;
}

const struct kind *kind_first(void)
{
    return kinds;
}

static int line_order(const void *a, const void *b)
{
    const struct line *x = *(const struct line *const *)a;
    const struct line *y = *(const struct line *const *)b;

    return strcmp(x->type, y->type);
}

static bool table_make(void)
{
    size_t count = 0;

    table = calloc(table_count, sizeof(*table));
    if (!table)
        return false;
    for (const struct line *line = lines; line; line = line->next)
        table[count++] = line;
    qsort(table, count, sizeof(*table), line_order);
    return true;
}

/* The first line of a type. */
static size_t table_find(const char *type)
{
    size_t from = 0;
    size_t to = table_count;

    while (from < to) {
        size_t middle = (from + to) / 2;
        if (strcmp(table[middle]->type, type) < 0)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}

/* Whether a member is copied through its own fields. */
static bool is_spread(const char *type, const char *key)
{
    for (size_t i = table_find(type);
         i < table_count && strcmp(table[i]->type, type) == 0; i++)
        if (table[i]->key2[0] && strcmp(table[i]->key, key) == 0)
            return true;
    return false;
}

static int line_copy(const struct line *line, const void *from, const void *to,
                     bool is_flat)
{
    bool is_deep = line->key2[0] != '\0';

    if (is_deep && !is_flat)
        return 0;
    /* Its fields are copied one by one; it may be empty. */
    lines_are_hollow = is_flat && !is_deep && is_spread(line->type, line->key);
    int r = line->copy(from, to);
    lines_are_hollow = false;
    return r;
}

int lines_copy(const char *type, const void *from, const void *to, bool is_flat)
{
    int r = 0;

    for (size_t i = table_find(type);
         i < table_count && strcmp(table[i]->type, type) == 0 && r == 0; i++)
        r = line_copy(table[i], from, to, is_flat);
    return r;
}

kin_str give_quantity(kin_quantity v)
{
    static char buffer[KIN_QUANTITY_TEXT_SIZE];

    return kin_str_of(buffer, kin_quantity_format(&v, buffer, sizeof(buffer)));
}

/* ---- comparing ---- */

static int take_piece(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

#ifdef TYPED_YYJSON
static bool is_equal(kin_str a, kin_str b)
{
    yyjson_read_flag flags = YYJSON_READ_BIGNUM_AS_RAW;
    yyjson_doc *x = yyjson_read(a.ptr, a.len, flags);
    yyjson_doc *y = yyjson_read(b.ptr, b.len, flags);
    bool is_same =
        x && y && yyjson_equals(yyjson_doc_get_root(x), yyjson_doc_get_root(y));

    yyjson_doc_free(x);
    yyjson_doc_free(y);
    return is_same;
}
#else
static bool is_equal(kin_str a, kin_str b)
{
    KIN_AUTO(kin_document) *x = NULL;
    KIN_AUTO(kin_document) *y = NULL;

    return kin_document_parse(NULL, a, &x, NULL) == 0 &&
           kin_document_parse(NULL, b, &y, NULL) == 0 &&
           kin_value_equal(kin_document_root(x), kin_document_root(y));
}
#endif

struct check {
    const struct kind *kind;
    uint64_t seed; /* of this object */
    kin_str text;
};

static int complain(const struct check *check, const char *what, kin_str got)
{
    fprintf(stderr, "%s, seed %llu: %s\n  %.*s\n  %.*s\n", check->kind->type,
            (unsigned long long)check->seed, what, KIN_STR(check->text),
            KIN_STR(got));
    return KIN_EINVAL;
}

static int check_copy(const struct check *check, const kin_object *object,
                      bool is_flat)
{
    KIN_AUTO(kin_document) *copy = NULL;
    KIN__AUTO_BUF buf = {0};
    kin_error err = KIN_ERROR_INIT;
    int r = check->kind->copy(object, is_flat, &copy, &err);

    if (r < 0)
        return complain(check, "no copy", kin_s(err.message));
    kin__buf_init(&buf, NULL, TEXT_MAX);
    r = kin_value_write(kin_document_root(copy), /* indent= */ 0, take_piece,
                        &buf);
    if (r < 0)
        return r;
    return is_equal(check->text, kin__buf_str(&buf))
               ? 0
               : complain(check, is_flat ? "another flat copy" : "another copy",
                          kin__buf_str(&buf));
}

static int check_object(const struct check *check)
{
    KIN_AUTO(kin_object) *object = NULL;
    KIN__AUTO_BUF buf = {0};
    kin_error err = KIN_ERROR_INIT;
    int r = kin_object_parse(NULL, check->text, &object, &err);

    if (r < 0)
        return complain(check, "not read", kin_s(err.message));
    kin__buf_init(&buf, NULL, TEXT_MAX);
    r = kin_value_write(kin_object_value(object), /* indent= */ 0, take_piece,
                        &buf);
    if (r < 0)
        return r;
    if (!kin_str_eq(check->text, kin__buf_str(&buf)))
        return complain(check, "another text", kin__buf_str(&buf));
    r = check_copy(check, object, /* is_flat= */ false);
    return r < 0 ? r : check_copy(check, object, /* is_flat= */ true);
}

static int check_kind(const struct kind *kind, unsigned long count,
                      uint64_t *state)
{
    const kin_resource *names = kind->resource;
    const struct kin__schema *schema = NULL;
    KIN__AUTO_BUF buf = {0};
    int r = kin__schema_get(&schema, NULL);

    if (r < 0)
        return r;
    const struct kin__schema_resource *resource = kin__schema_find_resource(
        schema, kin_s(names->group), kin_s(names->version),
        kin_s(names->plural));
    if (!resource || resource->is_namespaced == names->is_cluster_scoped ||
        !kin_str_eq(resource->kind, kin_s(names->kind))) {
        fprintf(stderr, "%s: the facts say otherwise\n", kind->type);
        return KIN_EINVAL;
    }
    kin__buf_init(&buf, NULL, TEXT_MAX);
    for (unsigned long i = 0; i < count && r == 0; i++) {
        struct check check = {.kind = kind, .seed = *state};
        kin__buf_clear(&buf);
        r = random_object(state, resource, &buf);
        check.text = kin__buf_str(&buf);
        if (r == 0)
            r = check_object(&check);
    }
    return r;
}

/* Each string maps to its own choice, any other string to no choice. */
static int check_choice(const struct choice *choice)
{
    const char *const others[] = {"no such choice", "other"};
    size_t bad = 0;

    for (size_t i = 0; i < choice->count; i++) {
        kin_str name = kin_s(choice->names[i]);
        bad += choice->parse(name) != (int)i + 1;
        bad += !kin_str_eq(choice->text((int)i + 1), name);
    }
    for (size_t i = 0; i < sizeof(others) / sizeof(others[0]); i++)
        bad += choice->parse(kin_s(others[i])) != 0;
    bad += choice->text(0).len != 0;
    bad += choice->text((int)choice->count + 1).len != 0;
    if (bad)
        fprintf(stderr, "%s: %zu of its choices are wrong\n", choice->type,
                bad);
    return bad ? KIN_EINVAL : 0;
}

static int check_choices(size_t *ret_count)
{
    int r = 0;

    for (const struct choice *c = choices; c && r == 0; c = c->next) {
        r = check_choice(c);
        ++*ret_count;
    }
    return r;
}

int main(int argc, char **argv)
{
    unsigned long count = argc > 1 ? strtoul(argv[1], NULL, 10) : DEFAULT_COUNT;
    uint64_t state = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    size_t kind_count = 0;
    size_t choice_count = 0;
    int r = table_make() ? check_choices(&choice_count) : KIN_ENOMEM;

    for (const struct kind *kind = kind_first(); kind && r == 0;
         kind = kind->next) {
        kind_count++;
        r = check_kind(kind, count, &state);
    }
    free(table);
    if (r < 0)
        return 1;
    if (kind_count != 147) {
        fprintf(stderr, "%zu kinds, not 147\n", kind_count);
        return 1;
    }
    printf("%zu kinds, %zu fields, %zu enumerations, %lu objects of each\n",
           kind_count, table_count, choice_count, count);
    return 0;
}
