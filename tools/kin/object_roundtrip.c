/* SPDX-License-Identifier: Apache-2.0 */
/* object_roundtrip.c - print every document and compare it with the input.
 * JSON that was printed as JSON is compared with its text.  With YAML, the
 * output is parsed again and the values are compared. */
#include <kin/patch.h>

#include "base/str.h"
#include "object.h"

enum {
    ROUNDTRIP_SHOWN = 60,
    ROUNDTRIP_MAX = 1 << 30,
    ROUNDTRIP_PATH_SIZE = 1024,
};

static kin_str shown(kin_str text, size_t at)
{
    return kin__str_slice(text, at, ROUNDTRIP_SHOWN);
}

static int judge_text(const struct object_input *in, kin_str printed,
                      kin_error *err)
{
    size_t at = 0;
    size_t printed_at = 0;

    if (kin_str_eq(in->text, kin__str_trim(printed)) ||
        object_same_text(in->text, printed, &at, &printed_at))
        return 0;
    (void)kin_error_set(err, KIN_ECONFLICT, "'%.*s' became '%.*s'",
                        KIN_STR(shown(in->text, at)),
                        KIN_STR(shown(printed, printed_at)));
    return object_file_fail(
        &in->file, (size_t)(in->text.ptr - in->file.text.ptr) + at, err);
}

/* Records the first path that differs.  YAML preserves numbers, not their
 * literals. */
static int note_path(const kin_change *change, void *userdata)
{
    double a = 0;
    double b = 0;

    if (kin_value_double(change->old_value, &a) == 0 &&
        kin_value_double(change->new_value, &b) == 0 && a == b)
        return 0;
    (void)kin_steps_print(change->steps, change->step_count, userdata,
                          ROUNDTRIP_PATH_SIZE);
    return KIN_ESTOPPED;
}

static int judge_values(const struct object_input *in, kin_value again,
                        kin_error *err)
{
    char path[ROUNDTRIP_PATH_SIZE] = "";
    int r = kin_diff(/* alloc= */ NULL, in->value, again, note_path, path,
                     /* err= */ NULL);

    if (r == KIN_ESTOPPED)
        return kin_error_set(err, KIN_ECONFLICT, "%s:%zu: %s has changed",
                             in->file.name, in->line, path);
    return r < 0 ? kin_error_set(err, r, /* format= */ NULL) : 0;
}

/* Parses YAML again. */
static int judge_yaml(const struct object_input *in, kin_str printed,
                      kin_error *err)
{
    KIN__AUTO_YAML_READER *reader = NULL;
    struct object_input again = {0};
    kin__val val = KIN__VAL_NONE;
    int r = kin__arena_new_document(/* alloc= */ NULL, /* max_bytes= */ 0,
                                    &again.arena, err);

    again.is_yaml = true;
    if (r == 0)
        r = kin__yaml_reader_new(/* alloc= */ NULL, printed, &reader, err);
    if (r == 0)
        r = kin__yaml_read(reader, again.arena, &val, err);
    if (r == 1)
        r = judge_values(in, (kin_value){.home = again.arena, .bits = val},
                         err);
    object_input_close(&again);
    return r;
}

static int roundtrip_document(const struct object_input *in,
                              enum object_format format, struct kin__buf *buf,
                              kin_error *err)
{
    kin__buf_clear(buf);
    int r = object_format_value(buf, in->value, format, err);
    if (r < 0)
        return r;
    if (format == OBJECT_YAML)
        return judge_yaml(in, kin__buf_str(buf), err);
    /* YAML to JSON: JSON is YAML. */
    if (in->is_yaml)
        return judge_yaml(in, kin__buf_str(buf), err);
    return judge_text(in, kin__buf_str(buf), err);
}

static int roundtrip_file(const char *name, enum object_format format,
                          struct kin__buf *buf, struct cli_context *ctx)
{
    AUTO_INPUT in = {0};
    int r = object_input_open(&in, name, &ctx->err);

    while (r == 0) {
        r = object_input_next(&in, &ctx->err);
        if (r != 1)
            return r;
        r = roundtrip_document(&in, format, buf, &ctx->err);
        if (format == OBJECT_YAML && in.count > 1)
            (void)fputs("---\n", ctx->out); /* checked when all is done */
        (void)fwrite(buf->ptr, 1, buf->len, ctx->out);
    }
    return r;
}

enum cli_exit object_roundtrip(int count, char **words, struct cli_context *ctx)
{
    const struct object_flags *own = ctx->own;
    enum object_format format = OBJECT_COMPACT;
    KIN__AUTO_BUF buf;
    int r = 0;

    kin__buf_init(&buf, /* alloc= */ NULL, ROUNDTRIP_MAX);
    if (object_format_of(own->output, OBJECT_COMPACT, &format, &ctx->err) < 0)
        return CLI_EXIT_USAGE;
    for (int i = 0; i < count && r == 0; i++)
        r = roundtrip_file(words[i], format, &buf, ctx);
    return r < 0 ? CLI_EXIT_FAILED : CLI_EXIT_OK;
}
