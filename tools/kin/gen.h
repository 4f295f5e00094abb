/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gen.h - what `kin gen` knows of types before it writes headers.
 *
 * A model is read from facts (gen_facts.c), CustomResourceDefinitions
 * (gen_crd.c) or OpenAPI documents (gen_openapi.c), gets its names
 * (gen_names.c) and is written (gen_write.c, gen_output.c).  It owns all that
 * it holds, and frees it as a whole; texts in it end in NUL.
 */
#ifndef KIN_CLI_GEN_H
#define KIN_CLI_GEN_H

#include <stdio.h>

#include <kin/error.h>
#include <kin/value.h>

#include "base/buf.h"
#include "schema/schema.h"

/* Type of a value, as in kin/typed.h, and special cases. */
enum gen_kind {
    GEN_BOOLEAN,
    GEN_INT32,
    GEN_INT64,
    GEN_DOUBLE,
    GEN_STR,
    GEN_QUANTITY,
    GEN_TIME,
    GEN_MICRO_TIME,
    GEN_DURATION,
    GEN_INTSTR,
    GEN_ANY,
    GEN_TEXT, /* a string that may be stored as a time */
    GEN_BYTES,
    GEN_STRUCT,
};

enum gen_container { GEN_ONE, GEN_LIST, GEN_MAP };

/* An enumeration of strings, of a package or of one field. */
struct gen_enum {
    struct gen_enum *next;
    const char *base; /* "PodPhase"; NULL for one of a field */
    const char *name; /* "core_v1_pod_phase_enum" */
    const char *stem; /* "core_v1_pod_phase": prefix of its constants */
    const char *const *choices;
    size_t choice_count;
};

struct gen_field {
    struct gen_field *next;
    const char *json;               /* its key */
    const char *word;               /* its part of a name: snake_case */
    const char *note;               /* description in the schema, or NULL */
    struct gen_type *type;          /* of GEN_STRUCT */
    const struct gen_enum *choices; /* NULL for all */
    enum gen_kind kind;
    enum gen_container container;
};

struct gen_type {
    struct gen_type *next;
    struct gen_package *package;
    const char *base;  /* "PodSpec" */
    const char *name;  /* "core_v1_pod_spec" */
    const char *note;  /* as that of a field */
    const char *model; /* its name in OpenAPI; NULL if it has none */
    const char *where; /* its path in the schema of a kind; NULL if it is named
                          in the schema */
    struct gen_field *fields;
    struct gen_field **end;
    bool is_object; /* the type of a resource's objects */
    bool is_inner;  /* the type of a resource's objects that is also nested in
                       others */
    bool is_body;   /* the body of a subresource, without a collection */
    bool is_review; /* see struct gen_resource */
    bool has_verbs; /* verbs in the names of its functions, which would clash
                       with the object's */
};

/* A subresource with its own call. */
struct gen_sub {
    struct gen_sub *next;
    const char *name;      /* "scale" */
    struct gen_type *body; /* NULL: the object itself, which is updated */
};

struct gen_resource {
    struct gen_resource *next;
    struct gen_sub *subs;
    struct gen_type *type;
    const char *name; /* "core_v1_pods" */
    const char *plural;
    const char *kind;
    bool is_namespaced;
    bool has_status; /* as a subresource */
    bool is_review;  /* can only be created; the answer is not an object */
};

/* One header: a group and a version. */
struct gen_package {
    struct gen_package *next;
    const char *path;   /* "core/v1" */
    const char *prefix; /* "core_v1" */
    const char *group;
    const char *version;
    struct gen_type *types; /* in order of their bases */
    struct gen_enum *enums; /* likewise */
    struct gen_resource *resources;
    struct gen_resource **end;
    bool is_builtin;    /* lies in kin/api */
    bool is_wanted;     /* to be written */
    uint32_t shortened; /* entries of the table of names that were used */
};

struct gen_block;

struct gen_model {
    struct gen_block *blocks; /* all that the model owns */
    struct gen_package *packages;
    const struct kin__schema *schema; /* Kubernetes' own */
    const char *source;               /* what it was read from */
    const char *prefix;               /* --prefix; NULL for the group's */
};

#define AUTO_MODEL __attribute__((cleanup(gen_model_done))) struct gen_model

/* ---- gen_model.c ---- */

void gen_model_done(struct gen_model *model);

/* Allocates zeroed memory of the model; NULL if out of memory. */
void *gen_alloc(struct gen_model *model, size_t size);
const char *gen_printf(struct gen_model *model, const char *format, ...)
    KIN_PRINTF(2, 3);
const char *gen_copy(struct gen_model *model, kin_str text);

/* Sets KIN_ENOMEM. */
int gen_no_memory(kin_error *err);

struct gen_package *gen_find_package(const struct gen_model *model,
                                     const char *path);
/* Adds one, sorted by path; NULL if out of memory. */
struct gen_package *gen_add_package(struct gen_model *model, const char *path);

struct gen_type *gen_find_type(const struct gen_package *package, kin_str base);
/* Adds one, sorted; NULL if out of memory.  If the name is in use, one gets a
 * number: the existing one if it is identified by its location (`where`). */
struct gen_type *gen_add_type(struct gen_model *model,
                              struct gen_package *package, kin_str base,
                              const char *where);
struct gen_enum *gen_find_enum(const struct gen_package *package, kin_str base);
/* Adds one, sorted; NULL if out of memory. */
struct gen_enum *gen_add_enum(struct gen_model *model,
                              struct gen_package *package, kin_str base);
struct gen_field *gen_add_field(struct gen_model *model, struct gen_type *type,
                                kin_str json);
struct gen_resource *gen_add_resource(struct gen_model *model,
                                      struct gen_type *type);
/* Adds a subresource at the end; `body` may be NULL. */
int gen_add_sub(struct gen_model *model, struct gen_resource *resource,
                kin_str name, struct gen_type *body) KIN_NODISCARD;

/* Returns the field of a key, or NULL. */
const struct gen_field *gen_find_field(const struct gen_type *type,
                                       const char *json);

/* ---- gen_facts.c ---- */

/* Adds all resources with informers, and the types that they need. */
int gen_read_facts(struct gen_model *model, const struct kin__schema *schema,
                   bool is_builtin, kin_error *err) KIN_NODISCARD;

/* ---- gen_schema.c ---- */

/* Location of a schema for messages: "foo.yaml:3: .spec.versions[0]". */
struct gen_place {
    const char *file;
    size_t line;
    char path[512];
};

/* Resolves a reference: returns its type, or NULL in `*ret` for a scalar, whose
 * field is filled. */
typedef int gen_resolve(struct gen_model *model, kin_str reference,
                        struct gen_field *field, struct gen_type **ret,
                        void *userdata, kin_error *err);

struct gen_schema_reader {
    struct gen_model *model;
    struct gen_place *place;
    gen_resolve *resolve; /* NULL: references are rejected */
    void *userdata;
};

/* Adds the properties of an object's schema to a type. */
int gen_read_properties(const struct gen_schema_reader *reader,
                        kin_value schema, struct gen_type *type,
                        kin_error *err) KIN_NODISCARD;

/* Sets an error with the location. */
int gen_fail(const struct gen_place *place, kin_error *err, const char *format,
             ...) KIN_PRINTF(3, 4);

/* ---- gen_crd.c, gen_openapi.c ---- */

/* Returns the package of a custom group and version, creating it if needed. */
int gen_own_package(struct gen_model *model, kin_str group, kin_str version,
                    struct gen_package **ret, kin_error *err) KIN_NODISCARD;

int gen_read_crd(struct gen_model *model, const char *file, size_t line,
                 kin_value value, kin_error *err) KIN_NODISCARD;

int gen_read_openapi(struct gen_model *model, const char *file,
                     kin_value document, kin_error *err) KIN_NODISCARD;

/* ---- gen_names.c ---- */

/* "podCIDRs" is "pod_cidrs". */
const char *gen_snake(struct gen_model *model, kin_str text);
/* Splits a plural by the words of its kind: "networkpolicies" is
 * "network_policies". */
const char *gen_plural(struct gen_model *model, kin_str plural, kin_str kind);
/* Converts to upper case. */
const char *gen_capitals(struct gen_model *model, const char *text);

/* Shortens a part of a name by the table of long names; NULL if out of memory.
 */
const char *gen_shorten(struct gen_model *model, struct gen_package *package,
                        const char *word);

/* Names all types and resources. */
int gen_name_types(struct gen_model *model, kin_error *err) KIN_NODISCARD;

/* The names used in a header, to detect duplicates. */
struct gen_names;
int gen_names_new(struct gen_names **ret, kin_error *err) KIN_NODISCARD;
void gen_names_free(struct gen_names *names);

/* What is named: a type, a resource, or a form of field. */
enum gen_form {
    GEN_FORM_TYPE,
    GEN_FORM_OBJECT,
    GEN_FORM_REVIEW,
    GEN_FORM_RESOURCE,
    GEN_FORM_FIELD,
    GEN_FORM_LIST,
    GEN_FORM_MAP,
    GEN_FORM_STRUCT,
    GEN_FORM_STRUCT_LIST,
    GEN_FORM_STRUCT_MAP,
    GEN_FORM_ENUM,
    GEN_FORM_CONSTANT,
};

enum gen_form gen_type_form(const struct gen_type *type);

/* Prefixes of the names of a form.  Only fields have more than `read`. */
struct gen_stems {
    const char *read; /* functions that read */
    const char *edit; /* functions that write */
    const char *get;  /* the function that returns a structure */
    const char *open; /* the function that returns a location in an edit */
};

/* Reserves the stems with all endings of a form.  0, KIN_EEXISTS if one is in
 * use (then none is reserved), or KIN_ENOMEM. */
int gen_names_take(struct gen_names *names, enum gen_form form,
                   const struct gen_stems *stems) KIN_NODISCARD;

/* Members whose fields are accessed from the object itself. */
bool gen_is_flat(const struct gen_type *type, const struct gen_field *field);

/* ---- gen_template.c ---- */

/* Values of $A to $Z in a template. */
struct gen_vars {
    const char *of['Z' - 'A' + 1];
};

struct gen_out;
/* Writes a template with variables; lines are broken at 80 columns where
 * possible. */
void gen_put_template(struct gen_out *out, const char *text,
                      const struct gen_vars *vars);

/* ---- gen_write.c, gen_fields.c, gen_lines.c, gen_resource.c ---- */

/* Output text, with the error that ended it. */
struct gen_out {
    struct gen_model *model;
    struct kin__buf *buf;
    struct gen_names *names;
    struct kin__buf *renamed; /* lines of the table of names */
    int code;
};

void gen_put(struct gen_out *out, const char *format, ...) KIN_PRINTF(2, 3);
/* Writes a description as a comment; nothing for NULL. */
void gen_put_note(struct gen_out *out, const char *note);
/* Writes a string literal. */
const char *gen_literal(struct gen_model *model, const char *text);

/* Whether a word is an abbreviation. */
bool gen_is_short(const char *word);
/* Writes the abbreviations used, for the table of names. */
void gen_put_shortened(struct gen_out *out, const struct gen_package *package);

/* Writes an enumeration of a package. */
void gen_put_enum(struct gen_out *out, const struct gen_enum *one);

/* The functions of one field.  `keys` are those of the field and of the member
 * that it is in, as arguments of KIN_FIELD_INIT. */
void gen_put_field(struct gen_out *out, const struct gen_field *field,
                   const struct gen_stems *stems, const char *view,
                   const char *keys, bool is_object);

/* Writes all fields of a type. */
void gen_put_fields(struct gen_out *out, const struct gen_type *type,
                    bool is_inner);

/* Writes the type itself: its view and its edit. */
void gen_put_type(struct gen_out *out, const char *name, bool is_object);
/* Writes the constructor of an object without a collection. */
void gen_put_body(struct gen_out *out, const struct gen_type *type);

/* Writes the functions of a collection. */
void gen_put_resource(struct gen_out *out, const struct gen_resource *resource);

/* Writes the header of a package. */
int gen_write(struct gen_model *model, const struct gen_package *package,
              struct kin__buf *buf, kin_error *err) KIN_NODISCARD;

/* ---- gen_output.c ---- */

/* Writes all headers below a directory, each atomically; unchanged headers are
 * not touched.  Counts the written headers. */
int gen_output(struct gen_model *model, const char *folder, size_t *ret_count,
               size_t *ret_changed, kin_error *err) KIN_NODISCARD;
/* Prints all headers. */
int gen_print(struct gen_model *model, FILE *out, kin_error *err) KIN_NODISCARD;

#endif /* KIN_CLI_GEN_H */
