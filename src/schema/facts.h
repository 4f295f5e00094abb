/* SPDX-License-Identifier: Apache-2.0 */
/*
 * facts.h - from the facts' text to the tables of a schema.
 *
 * The text is gone through three times: lines are counted, so that each table
 * is made in its final size; lines are read; names of types become pointers,
 * and embedded structs are spread out.  README.md has the form of the text.
 */
#ifndef KIN_SCHEMA_FACTS_H
#define KIN_SCHEMA_FACTS_H

#include "schema/schema.h"

/* A line of a type, before names are looked up. */
struct kin__facts_line {
    struct kin__schema_field field;  /* without a name: an embedded struct */
    struct kin__schema_merge *merge; /* the field's, if it has one */
    kin_str type_package; /* of what it refers to, or empty: a type, but of a
                             string an enumeration */
    kin_str type_base;
    uint32_t number; /* of the line, from 1 */
};

struct kin__facts_counts {
    size_t types;
    size_t enums;
    size_t lines; /* of types */
    size_t merges;
    size_t words; /* at most: elements of lists on one line */
    size_t groups;
    size_t versions;
    size_t kinds;
    size_t resources;
    size_t subresources;
    size_t fields; /* known when all types have been read */
    size_t embeds;
    size_t places; /* of by_name and by_tag */
};

/* A schema with all that it owns.  `have` grows up to `room`. */
struct kin__facts {
    struct kin__schema schema;
    const kin_allocator *alloc;
    struct kin__facts_counts room;
    struct kin__facts_counts have;
    struct kin__schema_type *types;
    struct kin__schema_enum *enums;
    struct kin__schema_merge *merges;
    kin_str *words;
    struct kin__schema_group *groups;
    struct kin__schema_version *versions;
    struct kin__schema_object_kind *kinds;
    struct kin__schema_resource *resources;
    struct kin__schema_subresource *subresources;
    struct kin__schema_field *fields;
    struct kin__schema_embed *embeds;
    uint16_t *places;
    struct kin__facts_line *lines; /* NULL once all names are resolved */
    size_t *first_lines;           /* likewise; of each type */
};

struct kin__facts_reader {
    struct kin__facts *facts;
    kin_str rest;    /* of the text */
    kin_str line;    /* what is left of the line */
    size_t number;   /* of the line, from 1 */
    kin_str package; /* of the types that follow */
    kin_str model;
    kin_error *err;
};

/* Gives KIN_EPARSE with the number of the line. */
int kin__facts_fail(const struct kin__facts_reader *rd, const char *what,
                    kin_str word);

/* Takes the next word off the line; empty at its end. */
kin_str kin__facts_word(struct kin__facts_reader *rd);

/* A word that must be there. */
int kin__facts_need(struct kin__facts_reader *rd, const char *what,
                    kin_str *ret) KIN_NODISCARD;

/* The part of a word behind "key="; false if it begins with another one. */
bool kin__facts_option(kin_str word, const char *key, kin_str *ret);

/* Elements of "a,b,c", kept in the facts. */
int kin__facts_list(struct kin__facts_reader *rd, kin_str list,
                    const kin_str **ret, uint8_t *ret_count) KIN_NODISCARD;

/* Lines of types (facts_types.c): "package", "enum", "type" and what stands
 * below. */
int kin__facts_read_package(struct kin__facts_reader *rd) KIN_NODISCARD;
int kin__facts_read_type(struct kin__facts_reader *rd) KIN_NODISCARD;
int kin__facts_read_enum(struct kin__facts_reader *rd) KIN_NODISCARD;
int kin__facts_read_field(struct kin__facts_reader *rd,
                          kin_str name) KIN_NODISCARD;

/* Types stand by package, then by base name; found by halving (schema.c). */
int kin__type_cmp(const struct kin__schema_type *type, kin_str package,
                  kin_str base);
const struct kin__schema_type *kin__types_find(
    const struct kin__schema_type *types, size_t count, kin_str package,
    kin_str base);

/* Once all lines are read (facts_link.c). */
int kin__facts_link_types(struct kin__facts_reader *rd) KIN_NODISCARD;

/* Lines of resources (facts_resources.c). */
int kin__facts_read_group(struct kin__facts_reader *rd) KIN_NODISCARD;
int kin__facts_read_version(struct kin__facts_reader *rd) KIN_NODISCARD;
int kin__facts_read_kind(struct kin__facts_reader *rd) KIN_NODISCARD;
int kin__facts_read_resource(struct kin__facts_reader *rd) KIN_NODISCARD;
int kin__facts_read_subresource(struct kin__facts_reader *rd) KIN_NODISCARD;
int kin__facts_link_resources(struct kin__facts_reader *rd) KIN_NODISCARD;

#endif /* KIN_SCHEMA_FACTS_H */
