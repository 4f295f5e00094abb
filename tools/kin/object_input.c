/* SPDX-License-Identifier: Apache-2.0 */
#include <string.h>

#include "base/str.h"
#include "object.h"
#include "object/builder.h"

static const char input_space[] = " \t\r\n";

static bool is_space(char c)
{
    return c != '\0' && strchr(input_space, c) != NULL;
}

/* Detected by name, else by the first character: objects and arrays are JSON;
 * everything else is read as YAML, a superset of JSON. */
static bool input_looks_like_yaml(const struct object_file *file)
{
    kin_str name = kin_s(file->name);
    kin_str text = file->text;

    if (kin_str_ends_with(name, KIN__S(".yaml")) ||
        kin_str_ends_with(name, KIN__S(".yml")))
        return true;
    if (kin_str_ends_with(name, KIN__S("json")))
        return false;
    while (text.len > 0 && is_space(text.ptr[0]))
        text = kin__str_slice(text, 1, SIZE_MAX);
    return text.len > 0 && text.ptr[0] != '{' && text.ptr[0] != '[';
}

int object_input_open(struct object_input *in, const char *name, kin_error *err)
{
    *in = (struct object_input){.line = 1};
    int r = object_file_open(&in->file, name, err);
    if (r == 0)
        r = kin__arena_new_document(/* alloc= */ NULL, /* max_bytes= */ 0,
                                    &in->arena, err);
    if (r < 0)
        return r;
    in->empty = kin__document_mark(in->arena);
    in->is_yaml = input_looks_like_yaml(&in->file);
    if (!in->is_yaml) {
        kin__json_parser_init(&in->parser, in->arena, /* limits= */ NULL,
                              /* alloc= */ NULL);
        return 0;
    }
    r = kin__yaml_reader_new(/* alloc= */ NULL, in->file.text, &in->yaml, err);
    if (r < 0)
        (void)kin_error_wrap(err, "%s", in->file.name);
    return r;
}

void object_input_close(struct object_input *in)
{
    if (in->arena && !in->is_yaml)
        kin__json_parser_done(&in->parser);
    kin__yaml_reader_free(in->yaml);
    if (in->arena)
        (void)kin__arena_unref(in->arena);
    object_file_close(&in->file);
}

/* Skips white space, counting lines; false at the end. */
static bool input_skip_space(struct object_input *in)
{
    kin_str text = in->file.text;

    for (; in->at < text.len && is_space(text.ptr[in->at]); in->at++)
        in->line += text.ptr[in->at] == '\n';
    return in->at < text.len;
}

static int input_next_json(struct object_input *in, kin__val *ret,
                           kin_error *err)
{
    size_t used = 0;

    /* Lines of the previous document. */
    for (size_t i = 0; i < in->text.len; i++)
        in->line += in->text.ptr[i] == '\n';
    in->text = KIN__S("");
    if (!input_skip_space(in))
        return 0;
    kin_str rest = kin__str_slice(in->file.text, in->at, SIZE_MAX);
    int r = kin__json_parse(&in->parser, rest, KIN__VAL_NONE,
                            KIN__JSON_IN_PLACE | KIN__JSON_PREFIX, ret, &used,
                            err);
    if (r < 0)
        return object_file_fail(
            &in->file, in->at + kin__json_error_offset(&in->parser), err);
    in->text = kin_str_of(rest.ptr, used);
    in->at += used;
    return 1;
}

static int input_next_yaml(struct object_input *in, kin__val *ret,
                           kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;
    int r = kin__yaml_read(in->yaml, in->arena, ret, &why);

    in->line = kin__yaml_reader_line(in->yaml);
    if (r < 0)
        (void)kin_error_set(err, r, "%s:%s", in->file.name, why.message);
    return r;
}

int object_input_next(struct object_input *in, kin_error *err)
{
    kin__val val = KIN__VAL_NONE;

    kin__document_rewind(in->arena, &in->empty);
    int r = in->is_yaml ? input_next_yaml(in, &val, err)
                        : input_next_json(in, &val, err);
    if (r != 1)
        return r;
    in->value = kin__value_of(in->arena, val);
    in->count++;
    return 1;
}

int object_input_only(struct object_input *in, const char *name, kin_error *err)
{
    int r = object_input_open(in, name, err);

    if (r == 0)
        r = object_input_next(in, err);
    if (r == 0)
        return kin_error_set(err, KIN_EINVAL, "%s: no document", in->file.name);
    if (r < 0)
        return r;
    bool has_more = in->is_yaml ? false : input_skip_space(in);
    if (has_more)
        return kin_error_set(err, KIN_EINVAL, "%s:%zu: more than one document",
                             in->file.name, in->line);
    return 0;
}
