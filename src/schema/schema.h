/* SPDX-License-Identifier: Apache-2.0 */
/*
 * schema.h - facts about Kubernetes' own types and resources.
 *
 * One data file (kubernetes-*.facts, see README.md) is embedded in the library
 * and parsed once, at first use.  It describes how each type is encoded as JSON
 * and protobuf, how its lists are merged, and what an API server serves.
 *   S1  a schema is immutable: any thread may read it;
 *   S2  all views (kin_str) live as long as the schema and are not
 *       NUL-terminated;
 *   S3  every type that a field refers to exists; types are recursive only
 *       through JSON nesting, so a walk is bounded by the value;
 *   S4  a struct's fields are those of its JSON object, in the order in which
 *       Go's encoder writes them; embedded structs are already expanded.
 * Not included: descriptions, validation, defaults that Go code sets.
 */
#ifndef KIN_SCHEMA_SCHEMA_H
#define KIN_SCHEMA_SCHEMA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/str.h>

/* The type of one value of a field, and its encodings: JSON; protobuf.  A
 * message `{n: x}` has x in field n. */
enum kin__schema_kind {
    KIN__SCHEMA_STRING,        /* string; bytes */
    KIN__SCHEMA_BOOL,          /* true or false; varint */
    KIN__SCHEMA_INT32,         /* number; varint */
    KIN__SCHEMA_INT64,         /* number; varint */
    KIN__SCHEMA_DOUBLE,        /* number; fixed 64 bits */
    KIN__SCHEMA_BYTES,         /* base64; bytes */
    KIN__SCHEMA_STRUCT,        /* object; message: `type` */
    KIN__SCHEMA_QUANTITY,      /* string (or a number); {1: string} */
    KIN__SCHEMA_TIME,          /* RFC 3339 or null; {1: seconds, 2: nanos} */
    KIN__SCHEMA_MICRO_TIME,    /* the same with six digits of fraction */
    KIN__SCHEMA_DURATION,      /* "1h0m0s"; {1: nanoseconds} */
    KIN__SCHEMA_INT_OR_STRING, /* either; {1: which, 2: int, 3: string} */
    KIN__SCHEMA_STRINGS,       /* array of strings or null; {1: repeated} */
    KIN__SCHEMA_FIELDS_V1,     /* any JSON; {1: its text} */
    KIN__SCHEMA_RAW,           /* any JSON object; {1: its text, or an envelope
                                  as proto.h reads it} */
    KIN__SCHEMA_JSON,          /* any JSON; {1: its text} */
    KIN__SCHEMA_SCHEMA_OR_ARRAY,   /* `type` or [`type`]; {1: one, 2: many} */
    KIN__SCHEMA_SCHEMA_OR_BOOL,    /* `type` or bool; {1: bool, 2: one} */
    KIN__SCHEMA_SCHEMA_OR_STRINGS, /* `type` or [string]; {1: one, 2: many} */
    KIN__SCHEMA_KIND_COUNT,
};

/* Whether a field has one value or many. */
enum kin__schema_container {
    KIN__SCHEMA_ONE,
    KIN__SCHEMA_LIST, /* array or null; a repeated field */
    KIN__SCHEMA_MAP,  /* object or null; repeated {1: key, 2: value}; keys are
                         strings, and Go's encoder sorts them */
};

enum kin__schema_field_flag {
    /* Go's omitempty: false, 0, "", nil pointers and empty lists and maps are
     * omitted.  No effect on kinds that are Go structs (STRUCT, QUANTITY, TIME,
     * ...) unless they are pointers. */
    KIN__SCHEMA_OMIT_EMPTY = 1 << 0,
    /* Go's omitzero: as omitempty, except that a list or map must be nil; also
     * omits the zero time, and structs whose fields are all zero. */
    KIN__SCHEMA_OMIT_ZERO = 1 << 1,
    /* A pointer in Go: absent and zero differ.  (For lists of pointers the flag
     * describes the elements.) */
    KIN__SCHEMA_POINTER = 1 << 2,
    /* Required in OpenAPI. */
    KIN__SCHEMA_REQUIRED = 1 << 3,
    /* `kind` or `apiVersion` of an object: not in its protobuf message, but in
     * the envelope around it. */
    KIN__SCHEMA_TYPE_META = 1 << 4,
    /* Server-side apply treats the struct or map as atomic. */
    KIN__SCHEMA_ATOMIC = 1 << 5,
    /* A missing field is omitted; derived from the type and the first three
     * flags. */
    KIN__SCHEMA_OMITTED = 1 << 6,
    /* Server-side apply merges the struct by member, although its type is
     * atomic. */
    KIN__SCHEMA_GRANULAR = 1 << 7,
};

/* patchStrategy, for strategic merge patches. */
enum kin__schema_patch {
    KIN__SCHEMA_PATCH_REPLACE = 1 << 0,
    KIN__SCHEMA_PATCH_MERGE = 1 << 1, /* lists: by `merge_key`; without one as
                                         a set of scalars */
    KIN__SCHEMA_PATCH_RETAIN_KEYS = 1 << 2,
};

/* x-kubernetes-list-type, for server-side apply. */
enum kin__schema_list_type {
    KIN__SCHEMA_LIST_DEFAULT, /* means atomic */
    KIN__SCHEMA_LIST_ATOMIC,
    KIN__SCHEMA_LIST_SET,
    KIN__SCHEMA_LIST_MAP, /* by `map_keys` */
};

/* The strings allowed in this release; later releases may add more. */
struct kin__schema_enum {
    kin_str name;    /* "core/v1.PodPhase": package and Go name */
    kin_str package; /* "core/v1" */
    kin_str base;    /* "PodPhase" */
    kin_str choices; /* sorted, comma-separated; one may be empty */
};

/* How a field is merged, and other attributes that few fields have. */
struct kin__schema_merge {
    kin_str merge_key;       /* patchMergeKey: a JSON name; empty if none */
    const kin_str *map_keys; /* JSON names */
    kin_str default_json;    /* JSON text of the default in OpenAPI, which also
                                stands for an absent key; empty if none */
    const struct kin__schema_enum *choices; /* of one value; NULL: any */
    uint8_t map_key_count;
    uint8_t patch;     /* of enum kin__schema_patch; 0 if unspecified */
    uint8_t list_type; /* enum kin__schema_list_type */
};

struct kin__schema_type;

struct kin__schema_field {
    kin_str name;                          /* in JSON */
    const struct kin__schema_type *type;   /* NULL for kinds without one */
    const struct kin__schema_merge *merge; /* never NULL */
    uint32_t tag;      /* protobuf field number in the message of the struct
                          that declares it, see `embeds`; 0: not in protobuf */
    uint8_t kind;      /* enum kin__schema_kind, of one value */
    uint8_t container; /* enum kin__schema_container */
    uint16_t flags;    /* of enum kin__schema_field_flag */
};

/*
 * An embedded struct: its fields are part of the outer JSON object, as
 * fields[first .. first + type->field_count) of the outer struct, but form a
 * separate message in protobuf.
 */
struct kin__schema_embed {
    const struct kin__schema_type *type;
    uint32_t tag; /* 0: not in protobuf (kind and apiVersion) */
    uint16_t first;
};

enum kin__schema_type_flag {
    /* Starts with kind and apiVersion. */
    KIN__SCHEMA_HAS_TYPE_META = 1 << 0,
    /* metadata is an ObjectMeta / a ListMeta (and `items` follow). */
    KIN__SCHEMA_IS_OBJECT = 1 << 1,
    KIN__SCHEMA_IS_LIST = 1 << 2,
    /* Has a protobuf encoding. */
    KIN__SCHEMA_IS_MESSAGE = 1 << 3,
    /* Server-side apply always treats it as atomic. */
    KIN__SCHEMA_TYPE_ATOMIC = 1 << 4,
    /* At most 64 fields, all of them in one protobuf message. */
    KIN__SCHEMA_IS_FLAT = 1 << 5,
};

struct kin__schema_type {
    kin_str name;    /* "core/v1.PodSpec": package and Go name */
    kin_str package; /* "core/v1" */
    kin_str base;    /* "PodSpec" */
    kin_str model;   /* the package in OpenAPI: "io.k8s.api.core.v1" */
    const struct kin__schema_field *fields;
    const struct kin__schema_embed *embeds;
    const uint16_t *by_name; /* indices of `fields`, sorted by name */
    uint64_t written;       /* of a flat type: bit i is set if fields[i] must be
                               looked at although it was not sent */
    const uint16_t *by_tag; /* [tag] gives an index of `fields`, or
                               KIN__SCHEMA_EMBEDDED + one of `embeds`, or
                               KIN__SCHEMA_NO_FIELD; only of this struct's
                               own message */
    uint16_t field_count;
    uint16_t embed_count;
    uint16_t tag_end; /* of `by_tag`: tags below this one */
    uint16_t flags;   /* of enum kin__schema_type_flag */
};

enum { KIN__SCHEMA_EMBEDDED = 0x8000, KIN__SCHEMA_NO_FIELD = 0xffff };

/* In the order of discovery. */
enum kin__schema_verb {
    KIN__SCHEMA_VERB_CREATE = 1 << 0,
    KIN__SCHEMA_VERB_DELETE = 1 << 1,
    KIN__SCHEMA_VERB_DELETE_COLLECTION = 1 << 2,
    KIN__SCHEMA_VERB_GET = 1 << 3,
    KIN__SCHEMA_VERB_LIST = 1 << 4,
    KIN__SCHEMA_VERB_PATCH = 1 << 5,
    KIN__SCHEMA_VERB_UPDATE = 1 << 6,
    KIN__SCHEMA_VERB_WATCH = 1 << 7,
    KIN__SCHEMA_VERB_COUNT = 8,
};

/* The name of a single verb: "create", ... */
kin_str kin__schema_verb_name(enum kin__schema_verb verb);

/* What an API server of this release needs to serve a resource. */
enum kin__schema_served {
    KIN__SCHEMA_SERVED_NEVER,     /* served by older releases only; has the
                                     verbs and short names of the resource's
                                     other versions, or all verbs */
    KIN__SCHEMA_SERVED_GATED,     /* a feature gate */
    KIN__SCHEMA_SERVED_ON_DEMAND, /* --runtime-config=api/all=true */
    KIN__SCHEMA_SERVED_DEFAULT,   /* no flag */
};

/* "status", "scale", "binding": /NAME after the object's path. */
struct kin__schema_subresource {
    kin_str name;
    kin_str group; /* of `kind`, as is version */
    kin_str version;
    kin_str kind; /* of the body */
    const struct kin__schema_type *type;
    uint16_t verbs;
    bool is_foreign; /* discovery states group and version, which usually
                        differ from those of the resource */
};

struct kin__schema_resource {
    kin_str group; /* "" for the core group */
    kin_str version;
    kin_str plural;
    kin_str singular;
    kin_str kind;
    kin_str list_kind;       /* empty if it cannot be listed */
    kin_str storage_group;   /* of the version in which it is stored */
    kin_str storage_version; /* empty if it is not stored, or unknown */
    kin_str storage_hash;    /* storageVersionHash of discovery, or empty */
    const struct kin__schema_type *type;
    const struct kin__schema_type *list_type; /* NULL if it cannot be listed */
    const kin_str *short_names;
    const kin_str *categories;
    const struct kin__schema_subresource *subresources; /* by name */
    uint8_t short_name_count;
    uint8_t category_count;
    uint8_t subresource_count;
    uint8_t served; /* enum kin__schema_served */
    uint16_t verbs; /* of enum kin__schema_verb */
    bool is_namespaced;
    bool has_informer; /* in client-go's shared informer factory */
};

/* The kind of a request body: resources and their lists, but also
 * DeleteOptions, Status, Scale and so on. */
struct kin__schema_object_kind {
    kin_str group;
    kin_str version;
    kin_str kind;
    const struct kin__schema_type *type;
};

struct kin__schema_version {
    kin_str group;
    kin_str version;
    kin_str package;                              /* of its types: "core/v1" */
    const struct kin__schema_resource *resources; /* by plural */
    const struct kin__schema_object_kind *kinds;  /* by kind */
    uint16_t resource_count;
    uint16_t kind_count;
    uint8_t served; /* maximum of its resources */
};

struct kin__schema_group {
    kin_str name;
    const struct kin__schema_version *versions; /* the preferred served one
                                                   first */
    uint16_t version_count;
    uint8_t served; /* maximum of its versions */
};

struct kin__schema {
    kin_str release; /* "1.37.1" */
    /* In the order of discovery. */
    const struct kin__schema_group *groups;
    const struct kin__schema_version *versions;
    /* All of them, grouped by group version. */
    const struct kin__schema_resource *resources;
    const struct kin__schema_object_kind *kinds;
    const struct kin__schema_type *types; /* by package and base name */
    const struct kin__schema_enum *enums; /* likewise */
    size_t group_count;
    size_t version_count;
    size_t resource_count;
    size_t kind_count;
    size_t type_count;
    size_t enum_count;
    size_t memory_bytes; /* of the tables, without the embedded text */
};

/* Returns the embedded schema, which is created by the first call and lives as
 * long as the process.  0, or KIN_ENOMEM (a later call may succeed).
 * Threads: any. */
int kin__schema_get(const struct kin__schema **ret,
                    kin_error *err) KIN_NODISCARD;

/* Parses facts from a text, which must outlive the schema.  0, KIN_ENOMEM, or
 * KIN_EPARSE with the line in its message.  Threads: any. */
int kin__schema_read(const kin_allocator *alloc, kin_str text,
                     struct kin__schema **ret, kin_error *err) KIN_NODISCARD;
struct kin__schema *kin__schema_free(struct kin__schema *schema);

/* The functions below return NULL if nothing is found. */

const struct kin__schema_group *kin__schema_find_group(
    const struct kin__schema *schema, kin_str group);
const struct kin__schema_version *kin__schema_find_version(
    const struct kin__schema *schema, kin_str group, kin_str version);
const struct kin__schema_resource *kin__schema_find_resource(
    const struct kin__schema *schema, kin_str group, kin_str version,
    kin_str plural);

/* The resource with this kind; never a kind that only a subresource serves,
 * such as Scale. */
const struct kin__schema_resource *kin__schema_find_resource_of_kind(
    const struct kin__schema *schema, kin_str group, kin_str version,
    kin_str kind);
const struct kin__schema_subresource *kin__schema_find_subresource(
    const struct kin__schema_resource *resource, kin_str name);

/* The type of a kind.  DeleteOptions, Status and the other kinds of meta/v1
 * belong to every group version. */
const struct kin__schema_type *kin__schema_find_kind(
    const struct kin__schema *schema, kin_str group, kin_str version,
    kin_str kind);

/* By name: "core/v1.PodSpec". */
const struct kin__schema_type *kin__schema_find_type(
    const struct kin__schema *schema, kin_str name);

/* Compares a type with a name; types are sorted by package, then base name. */
int kin__type_cmp(const struct kin__schema_type *type, kin_str package,
                  kin_str base);
/* Binary search in a sorted table. */
const struct kin__schema_type *kin__types_find(
    const struct kin__schema_type *types, size_t count, kin_str package,
    kin_str base);

/* By JSON name; case-sensitive, as in a server. */
const struct kin__schema_field *kin__schema_find_field(
    const struct kin__schema_type *type, kin_str name);

static inline bool kin__schema_is_served(
    const struct kin__schema_resource *resource)
{
    return resource->served == KIN__SCHEMA_SERVED_DEFAULT;
}

#define KIN__AUTO_SCHEMA                                                       \
    __attribute__((cleanup(kin__schema_cleanup))) struct kin__schema

static inline void kin__schema_cleanup(struct kin__schema **schema)
{
    (void)kin__schema_free(*schema);
}

/* Whether the kind has a `type`. */
static inline bool kin__schema_has_type(unsigned kind)
{
    return kind == KIN__SCHEMA_STRUCT || kind == KIN__SCHEMA_SCHEMA_OR_ARRAY ||
           kind == KIN__SCHEMA_SCHEMA_OR_BOOL ||
           kind == KIN__SCHEMA_SCHEMA_OR_STRINGS;
}

#endif /* KIN_SCHEMA_SCHEMA_H */
