/* SPDX-License-Identifier: Apache-2.0 */
/*
 * lines.h - the fields of generated headers as a table.
 *
 * A file includes a header, then this, then the output of lines.py for the
 * header's signatures: each line defines a function that copies the field from
 * a view to an edit, and an entry of a table.  So every getter and setter of
 * every header is called without a list of them.
 */
#ifndef TYPED_LINES_H
#define TYPED_LINES_H

#include <stdbool.h>
#include <string.h>

#include <kin/typed.h>

struct line {
    struct line *next;
    const char *type;
    const char *key;
    const char *key2; /* "" for a member of the value itself */
    /* Copies the field; 0 or the result of the setter. */
    int (*copy)(const void *from, const void *to);
};

struct kind {
    struct kind *next;
    const char *type;
    const kin_resource *resource;
    /* Copies an object through views of its parts, or through the fields of
     * spec and status that the object itself offers. */
    int (*copy)(const kin_object *object, bool is_flat, kin_document **ret,
                kin_error *err);
};

/* An enumeration: its strings and both conversions. */
struct choice {
    struct choice *next;
    const char *type;
    const char *const *names;
    size_t count;
    int (*parse)(kin_str text);
    kin_str (*text)(int choice);
};

void line_add(struct line *line);
void kind_add(struct kind *kind);
void choice_add(struct choice *choice);
const struct kind *kind_first(void);

/* Copies all fields of a type. */
int lines_copy(const char *type, const void *from, const void *to,
               bool is_flat);

/* Whether members that are structs are created without their fields. */
extern bool lines_are_hollow;

/* Converts a getter's result to a setter's argument: identity except for
 * quantities. */
static inline bool give_bool(bool v)
{
    return v;
}

static inline int32_t give_int32(int32_t v)
{
    return v;
}

static inline int64_t give_int64(int64_t v)
{
    return v;
}

static inline double give_double(double v)
{
    return v;
}

static inline kin_str give_str(kin_str v)
{
    return v;
}

static inline kin_time give_time(kin_time v)
{
    return v;
}

static inline kin_intstr give_intstr(kin_intstr v)
{
    return v;
}

static inline kin_value give_any(kin_value v)
{
    return v;
}

/* Valid until the next call. */
kin_str give_quantity(kin_quantity v);

#define GIVE_(v)                                                               \
    _Generic((v), bool                                                         \
             : give_bool, int32_t                                              \
             : give_int32, int64_t                                             \
             : give_int64, double                                              \
             : give_double, kin_str                                            \
             : give_str, kin_time                                              \
             : give_time, kin_intstr                                           \
             : give_intstr, kin_value                                          \
             : give_any, kin_quantity                                          \
             : give_quantity)(v)

enum { LINE_BYTES_MAX = 4096 };

#define LINE_(T, fn, first, second, ...)                                       \
    static int fn##_copy(const void *from_, const void *to_)                   \
    {                                                                          \
        T from = *(const T *)from_;                                            \
        T##_edit to = *(const T##_edit *)to_;                                  \
        int r = 0;                                                             \
        if (!fn##_has(from))                                                   \
            return 0;                                                          \
        __VA_ARGS__                                                            \
        return r;                                                              \
    }                                                                          \
    __attribute__((constructor)) static void fn##_register(void)               \
    {                                                                          \
        static struct line line = {NULL, #T, first, second, fn##_copy};        \
        line_add(&line);                                                       \
    }

#define EACH_(R, E, ...)                                                       \
    r = E##_clear(to);                                                         \
    for (size_t i = 0; i < R##_count(from) && r == 0; i++) {                   \
        __VA_ARGS__                                                            \
    }

/* ---- the macros that lines.py emits ----
 *
 * T is the view, R and E are the prefixes of functions that read and write, G
 * and O the names of functions that return a structure. */

#define LINE_ENUM(E, ...)                                                      \
    static int E##_parse_int(kin_str text)                                     \
    {                                                                          \
        return (int)E##_parse(text);                                           \
    }                                                                          \
    static kin_str E##_text_int(int choice)                                    \
    {                                                                          \
        return E##_text((E)choice);                                            \
    }                                                                          \
    __attribute__((constructor)) static void E##_register(void)                \
    {                                                                          \
        static const char *const names[] = {__VA_ARGS__};                      \
        static struct choice entry = {                                         \
            NULL,          #E,          names, sizeof(names) / sizeof(*names), \
            E##_parse_int, E##_text_int};                                      \
        choice_add(&entry);                                                    \
    }
#define LINE_FIELD(T, R, E, key, key2)                                         \
    LINE_(T, R, key, key2, r = E##_set(to, GIVE_(R(from)));)
#define LINE_FIELD_TEXT(T, R, E, key, key2)                                    \
    LINE_(T, R, key, key2, kin_scratch scratch;                                \
          r = E##_set(to, R(from, &scratch));)
#define LINE_FIELD_BYTES(T, R, E, key, key2)                                   \
    LINE_(T, R, key, key2, char bytes[LINE_BYTES_MAX];                         \
          r = E##_set(to, kin_str_of(bytes, R(from, bytes, sizeof(bytes))));)
#define LINE_LIST(T, R, E, key, key2)                                          \
    LINE_(T, R, key, key2,                                                     \
          EACH_(R, E, r = E##_append(to, GIVE_(R##_at(from, i)));))
#define LINE_MAP(T, R, E, key, key2)                                           \
    LINE_(                                                                     \
        T, R, key, key2,                                                       \
        EACH_(R, E,                                                            \
              r = E##_set(to, R##_key_at(from, i), GIVE_(R##_at(from, i)));))
#define LINE_MAP_TEXT(T, R, E, key, key2)                                      \
    LINE_(T, R, key, key2,                                                     \
          EACH_(R, E, kin_scratch scratch; kin_str k = R##_key_at(from, i);    \
                r = E##_set(to, k, R##_get(from, k, &scratch));))
#define LINE_MAP_BYTES(T, R, E, key, key2)                                     \
    LINE_(T, R, key, key2,                                                     \
          EACH_(R, E, char bytes[LINE_BYTES_MAX];                              \
                kin_str k = R##_key_at(from, i);                               \
                r = E##_set(to, k,                                             \
                            kin_str_of(bytes, R##_get(from, k, bytes,          \
                                                      sizeof(bytes))));))
#define LINE_STRUCT(N, G, O, T, R, E, key, key2)                               \
    LINE_(T, R, key, key2, N child = G(from); N##_edit at = O(to);             \
          if (!lines_are_hollow) r = lines_copy(#N, &child, &at, false);)
#define LINE_STRUCT_LIST(N, G, T, R, E, key, key2)                             \
    LINE_(T, R, key, key2,                                                     \
          EACH_(R, E,                                                          \
                N child = i % 2 ? R##_at(from, i) : N##_list_at(G(from), i);   \
                N##_edit at = E##_append(to);                                  \
                r = lines_copy(#N, &child, &at, false);))
#define LINE_STRUCT_MAP(N, O, T, R, E, key, key2)                              \
    LINE_(T, R, key, key2,                                                     \
          EACH_(R, E, kin_str k = R##_key_at(from, i);                         \
                N child = R##_get(from, k); N##_edit at = O(to, k);            \
                r = lines_copy(#N, &child, &at, false);))
#define LINE_RESOURCE(scope, T, P)                                             \
    static int T##_copy(const kin_object *object, bool is_flat,                \
                        kin_document **ret, kin_error *err)                    \
    {                                                                          \
        T from = T##_of(object);                                               \
        KIN_AUTO(T##_edit)                                                     \
        to = LINE_NEW_##scope##_(T);                                           \
        int r = to.edit ? lines_copy(#T, &from, &to, is_flat) : KIN_ENOMEM;    \
        return r < 0 ? r : kin_edit_finish(to.edit, ret, err);                 \
    }                                                                          \
    __attribute__((constructor)) static void P##_register(void)                \
    {                                                                          \
        static struct kind entry = {NULL, #T, P, T##_copy};                    \
        kind_add(&entry);                                                      \
    }
#define LINE_NEW_namespaced_(T) T##_new(NULL, kin_s(""), kin_s(""))
#define LINE_NEW_cluster_(T) T##_new(NULL, kin_s(""))

#endif /* TYPED_LINES_H */
