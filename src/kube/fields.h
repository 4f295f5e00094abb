/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fields.h - structs described by tables: read, copied and merged alike.
 *
 * What is unset is zero.  A string that is empty counts as unset, and so does
 * null.  Everything that is made lives in a pool.
 */
#ifndef KIN_KUBE_FIELDS_H
#define KIN_KUBE_FIELDS_H

#include <stdbool.h>
#include <stddef.h>

#include <kin/value.h>

#include "kube/pool.h"
#include "kube/problems.h"

enum kin__field_kind {
    KIN__FIELD_STRING,    /* char *; no NUL inside */
    KIN__FIELD_PATH,      /* the same, resolved against the file's folder */
    KIN__FIELD_COMMAND,   /* the same if it has a slash */
    KIN__FIELD_BOOL,      /* bool */
    KIN__FIELD_PRESENT,   /* bool: whether there is anything but null */
    KIN__FIELD_DATA,      /* struct kin__data; base64 in the file */
    KIN__FIELD_STRINGS,   /* char **, NULL-terminated */
    KIN__FIELD_LISTS,     /* struct kin__list *, ends with a NULL name; an
                             object of arrays of strings in the file */
    KIN__FIELD_PAIRS,     /* struct kin__pair *, ends with a NULL name; an array
                             of {name, value} in the file */
    KIN__FIELD_EXTENSION, /* char *: the JSON text of one of the extensions */
    KIN__FIELD_STRUCT,    /* a pointer to a struct with a table of its own */
};

struct kin__data {
    char *ptr; /* NULL if unset */
    size_t len;
};

struct kin__pair {
    char *name;
    char *value; /* never NULL next to a name */
};

struct kin__list {
    char *name;
    char **values; /* NULL-terminated; never NULL next to a name */
};

struct kin__fields;

struct kin__field {
    const char *key;
    enum kin__field_kind kind;
    size_t offset;
    const char *extension;            /* its name, for EXTENSION */
    const struct kin__fields *fields; /* of the inner one, for STRUCT */
};

struct kin__fields {
    const struct kin__field *field;
    size_t count;
    size_t size; /* of the struct, bytes */
};

/* Where something is read from, for messages and relative paths. */
struct kin__fields_source {
    struct kin__pool *pool;
    struct kin__problems *problems;
    const char *folder; /* NULL keeps relative paths */
    const char *where;  /* such as `config: user "alice"` */
};

/* Reads an object into a zeroed struct.  What has the wrong type becomes a
 * problem and stays unset; keys that are not in the table are ignored.  0 or
 * KIN_ENOMEM. */
int kin__fields_read(const struct kin__fields *fields, kin_value value,
                     const struct kin__fields_source *source,
                     void *ret) KIN_NODISCARD;

/* Copies what is set in `from` over what is in `to`.  0 or KIN_ENOMEM. */
int kin__fields_merge(const struct kin__fields *fields, struct kin__pool *pool,
                      const void *from, void *to) KIN_NODISCARD;

/* Whether nothing is set. */
bool kin__fields_are_empty(const struct kin__fields *fields, const void *body);

/* Copies of what a field may hold; NULL only when memory is short. */
char **kin__strings_copy(struct kin__pool *pool,
                         char *const *from) KIN_NODISCARD;
size_t kin__strings_count(char *const *strings);

#endif /* KIN_KUBE_FIELDS_H */
