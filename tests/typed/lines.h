/* SPDX-License-Identifier: Apache-2.0 */
/*
 * lines.h - the lines of generated headers as a table.
 *
 * A file includes a header, then this, then the header again (but for what
 * cannot be said twice, the types of enumerations): the second time each line
 * gives a function that copies the field from a view to an edit, and
 * an entry in a table.  So every getter and setter of every header is called,
 * with no list of them anywhere.
 */
#ifndef TYPED_LINES_H
#define TYPED_LINES_H

#include <stdbool.h>
#include <string.h>

#include <kin/typed.h>
#include <kin/typed_resource.h>

struct line {
    struct line *next;
    const char *type;
    const char *key;
    const char *key2; /* "" for a member of the value itself */
    /* Copies the field; 0 or what a setter gave. */
    int (*copy)(const void *from, const void *to);
};

struct kind {
    struct kind *next;
    const char *type;
    const kin_resource *(*resource)(void);
    /* Copies an object through views of its parts, or through the fields of
     * spec and status that the object itself has. */
    int (*copy)(const kin_object *object, bool is_flat, kin_document **ret,
                kin_error *err);
};

/* An enumeration: its strings, and the way there and back. */
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

/* Whether members that are types are only made, not filled. */
extern bool lines_are_hollow;

/* What a getter gave, as the setter takes it: all but quantities as it is. */
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

#define EACH_(fn, ...)                                                         \
    r = fn##_clear(to);                                                        \
    for (size_t i = 0; i < fn##_count(from) && r == 0; i++) {                  \
        __VA_ARGS__                                                            \
    }

/* ---- the lines, read for the second time ---- */

#undef KIN_OBJECT
#undef KIN_TYPE
#undef KIN_ENUM
#undef KIN_FIELD
#undef KIN_FIELD2
#undef KIN_FIELD_TEXT
#undef KIN_FIELD_TEXT2
#undef KIN_FIELD_BYTES
#undef KIN_FIELD_BYTES2
#undef KIN_LIST
#undef KIN_LIST2
#undef KIN_MAP
#undef KIN_MAP2
#undef KIN_MAP_TEXT
#undef KIN_MAP_TEXT2
#undef KIN_MAP_BYTES
#undef KIN_MAP_BYTES2
#undef KIN_STRUCT
#undef KIN_STRUCT2
#undef KIN_STRUCT_LIST
#undef KIN_STRUCT_LIST2
#undef KIN_STRUCT_MAP
#undef KIN_STRUCT_MAP2
#undef KIN_RESOURCE
#undef KIN_STATUS

#define KIN_OBJECT(T)
#define KIN_TYPE(T)
#define KIN_ENUM(E, ...)                                                       \
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
#define KIN_STATUS(T, P)

#define KIN_FIELD(kind, T, fn, key) KIN_FIELD2(kind, T, fn, key, "")
#define KIN_FIELD2(kind, T, fn, key, key2)                                     \
    LINE_(T, fn, key, key2, r = fn##_set(to, GIVE_(fn(from)));)
#define KIN_FIELD_TEXT(T, fn, key) KIN_FIELD_TEXT2(T, fn, key, "")
#define KIN_FIELD_TEXT2(T, fn, key, key2)                                      \
    LINE_(T, fn, key, key2, kin_scratch scratch;                               \
          r = fn##_set(to, fn(from, &scratch));)
#define KIN_FIELD_BYTES(T, fn, key) KIN_FIELD_BYTES2(T, fn, key, "")
#define KIN_FIELD_BYTES2(T, fn, key, key2)                                     \
    LINE_(                                                                     \
        T, fn, key, key2, char bytes[LINE_BYTES_MAX];                          \
        r = fn##_set(to, kin_str_of(bytes, fn(from, bytes, sizeof(bytes))));)
#define KIN_LIST(kind, T, fn, key) KIN_LIST2(kind, T, fn, key, "")
#define KIN_LIST2(kind, T, fn, key, key2)                                      \
    LINE_(T, fn, key, key2,                                                    \
          EACH_(fn, r = fn##_append(to, GIVE_(fn##_at(from, i)));))
#define KIN_MAP(kind, T, fn, key) KIN_MAP2(kind, T, fn, key, "")
#define KIN_MAP2(kind, T, fn, key, key2)                                       \
    LINE_(T, fn, key, key2,                                                    \
          EACH_(fn, r = fn##_set(to, fn##_key_at(from, i),                     \
                                 GIVE_(fn##_at(from, i)));))
#define KIN_MAP_TEXT(T, fn, key) KIN_MAP_TEXT2(T, fn, key, "")
#define KIN_MAP_TEXT2(T, fn, key, key2)                                        \
    LINE_(T, fn, key, key2,                                                    \
          EACH_(fn, kin_scratch scratch; kin_str k = fn##_key_at(from, i);     \
                r = fn##_set(to, k, fn##_get(from, k, &scratch));))
#define KIN_MAP_BYTES(T, fn, key) KIN_MAP_BYTES2(T, fn, key, "")
#define KIN_MAP_BYTES2(T, fn, key, key2)                                       \
    LINE_(T, fn, key, key2,                                                    \
          EACH_(fn, char bytes[LINE_BYTES_MAX];                                \
                kin_str k = fn##_key_at(from, i);                              \
                r = fn##_set(to, k,                                            \
                             kin_str_of(bytes, fn##_get(from, k, bytes,        \
                                                        sizeof(bytes))));))
#define KIN_STRUCT(N, T, fn, key) KIN_STRUCT2(N, T, fn, key, "")
#define KIN_STRUCT2(N, T, fn, key, key2)                                       \
    LINE_(T, fn, key, key2, N child = fn(from); N##_edit at = fn##_edit(to);   \
          if (!lines_are_hollow) r = lines_copy(#N, &child, &at, false);)
#define KIN_STRUCT_LIST(N, T, fn, key) KIN_STRUCT_LIST2(N, T, fn, key, "")
#define KIN_STRUCT_LIST2(N, T, fn, key, key2)                                  \
    LINE_(T, fn, key, key2,                                                    \
          EACH_(fn,                                                            \
                N child = i % 2 ? fn##_at(from, i) : N##_list_at(fn(from), i); \
                N##_edit at = fn##_append(to);                                 \
                r = lines_copy(#N, &child, &at, false);))
#define KIN_STRUCT_MAP(N, T, fn, key) KIN_STRUCT_MAP2(N, T, fn, key, "")
#define KIN_STRUCT_MAP2(N, T, fn, key, key2)                                   \
    LINE_(T, fn, key, key2,                                                    \
          EACH_(fn, kin_str k = fn##_key_at(from, i);                          \
                N child = fn##_get(from, k); N##_edit at = fn##_edit(to, k);   \
                r = lines_copy(#N, &child, &at, false);))
#define KIN_RESOURCE(scope, T, P, group, version, plural, word)                \
    static int T##_copy(const kin_object *object, bool is_flat,                \
                        kin_document **ret, kin_error *err)                    \
    {                                                                          \
        T from = T##_of(object);                                               \
        KIN_AUTO(T##_edit)                                                     \
        to = KIN_COPY_NEW_##scope##_(T);                                       \
        int r = to.edit ? lines_copy(#T, &from, &to, is_flat) : KIN_ENOMEM;    \
        return r < 0 ? r : kin_edit_finish(to.edit, ret, err);                 \
    }                                                                          \
    __attribute__((constructor)) static void P##_register(void)                \
    {                                                                          \
        static struct kind entry = {NULL, #T, P##_resource, T##_copy};         \
        kind_add(&entry);                                                      \
    }
#define KIN_COPY_NEW_namespaced_(T) T##_new(NULL, kin_s(""), kin_s(""))
#define KIN_COPY_NEW_cluster_(T) T##_new(NULL, kin_s(""))

#endif /* TYPED_LINES_H */
