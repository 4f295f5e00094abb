/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fields.h - structs described by tables: read, copied and merged generically.
 *
 * Unset is zero. An empty string counts as unset, and so does null. All memory
 * comes from a region.
 */
#ifndef KIN_KUBE_FIELDS_H
#define KIN_KUBE_FIELDS_H

#include <stdbool.h>
#include <stddef.h>

#include <kin/value.h>

#include "kube/problems.h"
#include "kube/region.h"

enum kin__config_field_kind {
    KIN__FIELD_STRING,  /* char *; no NUL inside */
    KIN__FIELD_PATH,    /* the same, resolved against the file's folder */
    KIN__FIELD_COMMAND, /* the same if it has a slash */
    KIN__FIELD_BOOL,    /* bool */
    KIN__FIELD_PRESENT, /* bool: whether it is present and not null */
    KIN__FIELD_DATA,    /* struct kin__data; base64 in the file */
    KIN__FIELD_STRINGS, /* char **, NULL-terminated */
    KIN__FIELD_LISTS,   /* struct kin__config_list *, ends with a NULL name; an
                           object of arrays of strings in the file */
    KIN__FIELD_PAIRS,   /* struct kin__pair *, ends with a NULL name; an array
                           of {name, value} in the file */
    KIN__FIELD_EXTENSION, /* char *: the JSON text of one of the extensions */
    KIN__FIELD_STRUCT,    /* a pointer to a struct with its own table */
};

struct kin__data {
    char *ptr; /* NULL if unset */
    size_t len;
};

struct kin__pair {
    char *name;
    char *value; /* not NULL if the name is set */
};

struct kin__config_list {
    char *name;
    char **values; /* NULL-terminated; not NULL if the name is set */
};

struct kin__config_fields;

struct kin__config_field {
    const char *key;
    enum kin__config_field_kind kind;
    size_t offset;
    const char *extension;                   /* its name, for EXTENSION */
    const struct kin__config_fields *fields; /* of the inner one, for STRUCT */
};

struct kin__config_fields {
    const struct kin__config_field *field;
    size_t count;
    size_t size; /* of the struct, bytes */
};

/* The source of a value, for messages and relative paths. */
struct kin__config_fields_source {
    struct kin__region *region;
    struct kin__problems *problems;
    const char *folder; /* NULL keeps relative paths */
    const char *where;  /* such as `config: user "alice"` */
};

/* Reads an object into a zeroed struct.  A value of the wrong type becomes a
 * problem and stays unset; unknown keys are ignored. 0 or KIN_ENOMEM. */
int kin__config_fields_read(const struct kin__config_fields *fields,
                            kin_value value,
                            const struct kin__config_fields_source *source,
                            void *ret) KIN_NODISCARD;

/* Copies all fields that are set in `from` to `to`. 0 or KIN_ENOMEM. */
int kin__config_fields_merge(const struct kin__config_fields *fields,
                             struct kin__region *region, const void *from,
                             void *to) KIN_NODISCARD;

/* Whether nothing is set. */
bool kin__config_fields_are_empty(const struct kin__config_fields *fields,
                                  const void *body);

/* Copies of field values; NULL if out of memory. */
char **kin__strings_copy(struct kin__region *region,
                         char *const *from) KIN_NODISCARD;
size_t kin__strings_count(char *const *strings);

#endif /* KIN_KUBE_FIELDS_H */
