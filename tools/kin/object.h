/* SPDX-License-Identifier: Apache-2.0 */
/*
 * object.h - what the parts of `kin object` share.
 *
 * Each subcommand is one function; verb_object.c has the list of them and the
 * flags of all.
 */
#ifndef KIN_CLI_OBJECT_H
#define KIN_CLI_OBJECT_H

#include <kin/patch.h>
#include <kin/value.h>

#include "base/buf.h"
#include "object/arena.h"
#include "verb.h"
#include "wire/json_parse.h"
#include "wire/yaml.h"

/* The flags; NULL and false if not given. */
struct object_flags {
    const char *output;
    const char *type; /* of a patch */
    bool strict;
    bool verify;
    const char *fields;
};

/* A subcommand gets the words after its own name. */
typedef enum cli_exit object_run(int count, char **words,
                                 struct cli_context *ctx);
object_run object_parse;
object_run object_print;
object_run object_get;
object_run object_get_template; /* of object_get, for a JSONPath template */
object_run object_diff;
object_run object_patch;
object_run object_stats;
object_run object_roundtrip;

/* ---- object_file.c: the bytes of a file ---- */

/* A file in memory, with KIN__JSON_PADDING readable bytes behind it. */
struct object_file {
    const char *name; /* borrowed; "-" is standard input */
    kin_str text;
    size_t mapped;        /* bytes, 0 if read */
    struct kin__buf read; /* of input that cannot be mapped */
};

int object_file_open(struct object_file *file, const char *name,
                     kin_error *err) KIN_NODISCARD;
void object_file_close(struct object_file *file);
#define AUTO_FILE __attribute__((cleanup(object_file_close))) struct object_file

/* Replaces "byte N: " in a message by "NAME:LINE:COLUMN: "; returns the code.
 */
int object_file_fail(const struct object_file *file, size_t offset,
                     kin_error *err);

/* ---- object_input.c: the documents of a file ---- */

/* A sequence of JSON texts, or YAML, detected from the file. */
struct object_input {
    struct object_file file;
    bool is_yaml;
    size_t at; /* JSON: read position */
    struct kin__arena *arena;
    struct kin__json_parser parser;
    struct kin__yaml_reader *yaml;
    struct kin__document_mark empty; /* the arena before a document */

    /* The current document. */
    kin_value value;
    kin_str text; /* JSON: its text in the file */
    size_t line;  /* its first line, from 1 */
    size_t count; /* documents so far */
};

int object_input_open(struct object_input *in, const char *name,
                      kin_error *err) KIN_NODISCARD;
void object_input_close(struct object_input *in);
#define AUTO_INPUT                                                             \
    __attribute__((cleanup(object_input_close))) struct object_input

/* Reads the next document and frees the previous one.  1, 0 at the end, or a
 * negative code. */
int object_input_next(struct object_input *in, kin_error *err) KIN_NODISCARD;

/* Reads a file that must hold exactly one document. */
int object_input_only(struct object_input *in, const char *name,
                      kin_error *err) KIN_NODISCARD;

/* ---- object_print.c: how values are shown ---- */

enum object_format {
    OBJECT_COMPACT,
    OBJECT_PRETTY,
    OBJECT_YAML,
};

/* Appends a value and a newline. */
int object_format_value(struct kin__buf *buf, kin_value value,
                        enum object_format format,
                        kin_error *err) KIN_NODISCARD;

/* Prints a value; `is_first` is false after another one (YAML needs a line
 * between documents). */
int object_print_value(FILE *out, kin_value value, enum object_format format,
                       bool is_first, kin_error *err) KIN_NODISCARD;

/* Appends `+ PATH: NEW`, `- PATH: OLD` or `~ PATH: OLD -> NEW`, without a
 * newline. */
int object_format_change(struct kin__buf *buf,
                         const kin_change *change) KIN_NODISCARD;

/* Parses the format of -o; KIN_EINVAL if unknown. */
int object_format_of(const char *name, enum object_format fallback,
                     enum object_format *ret, kin_error *err) KIN_NODISCARD;

/* ---- object_same.c: two JSON texts ---- */

/* Whether two valid texts have the same values in the same order; else where
 * they differ.  Ignores escapes and white space. */
bool object_same_text(kin_str a, kin_str b, size_t *ret_a, size_t *ret_b);

#endif /* KIN_CLI_OBJECT_H */
