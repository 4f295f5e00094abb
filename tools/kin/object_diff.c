/* SPDX-License-Identifier: Apache-2.0 */
/*
 * object_diff.c - the difference of two files, and patches applied to one.
 */
#include <string.h>

#include <kin/patch.h>

#include "base/alloc.h"
#include "object.h"
#include "print.h"

enum { DIFF_PATH_SIZE = 4096 };

struct diff_printer {
    FILE *out;
    struct kin__buf buf;
};

/* A value on one line. */
static int diff_append(struct kin__buf *buf, kin_value value)
{
    int r = object_format_value(buf, value, OBJECT_COMPACT, /* err= */ NULL);

    if (r == 0)
        buf->ptr[--buf->len] = '\0'; /* without its newline */
    return r;
}

int object_format_change(struct kin__buf *buf, const kin_change *change)
{
    char path[DIFF_PATH_SIZE];
    char mark = change->kind == KIN_CHANGE_ADDED     ? '+'
                : change->kind == KIN_CHANGE_REMOVED ? '-'
                                                     : '~';

    (void)kin_steps_print(change->steps, change->step_count, path,
                          sizeof(path));
    int r = kin__buf_printf(buf, "%c %s: ", mark, path);
    if (r == 0 && change->kind != KIN_CHANGE_ADDED)
        r = diff_append(buf, change->old_value);
    if (r == 0 && change->kind == KIN_CHANGE_CHANGED)
        r = kin__buf_append(buf, kin_s(" -> "));
    if (r == 0 && change->kind != KIN_CHANGE_REMOVED)
        r = diff_append(buf, change->new_value);
    return r;
}

static int diff_print_change(const kin_change *change, void *userdata)
{
    struct diff_printer *p = userdata;

    kin__buf_clear(&p->buf);
    int r = object_format_change(&p->buf, change);
    if (r < 0)
        return r;
    cli_say(p->out, "%s", p->buf.ptr);
    return 0;
}

static int diff_print_paths(kin_value a, kin_value b, struct cli_context *ctx)
{
    struct diff_printer printer = {.out = ctx->out};

    kin__buf_init(&printer.buf, /* alloc= */ NULL, 1 << 30);
    int r = kin_diff(/* alloc= */ NULL, a, b, diff_print_change, &printer,
                     &ctx->err);
    kin__buf_done(&printer.buf);
    return r;
}

static int diff_print_patch(kin_value a, kin_value b, bool is_merge,
                            struct cli_context *ctx)
{
    KIN_AUTO(kin_document) *patch = NULL;
    int r = is_merge ? kin_diff_merge_patch(/* alloc= */ NULL, a, b, &patch,
                                            &ctx->err)
                     : kin_diff_json_patch(/* alloc= */ NULL, a, b, &patch,
                                           &ctx->err);

    if (r < 0)
        return r;
    return object_print_value(ctx->out, kin_document_root(patch),
                              OBJECT_COMPACT, /* is_first= */ true, &ctx->err);
}

enum cli_exit object_diff(int count, char **words, struct cli_context *ctx)
{
    const struct object_flags *own = ctx->own;
    const char *output = own->output ? own->output : "paths";
    bool is_merge = strcmp(output, "merge") == 0;
    bool is_patch = is_merge || strcmp(output, "json") == 0;
    AUTO_INPUT a = {0};
    AUTO_INPUT b = {0};

    (void)count;
    if (!is_patch && strcmp(output, "paths") != 0) {
        (void)kin_error_set(&ctx->err, KIN_EINVAL,
                            "flag '-o' takes paths, merge or json here");
        return CLI_EXIT_USAGE;
    }
    int r = object_input_only(&a, words[0], &ctx->err);
    if (r == 0)
        r = object_input_only(&b, words[1], &ctx->err);
    if (r < 0)
        return CLI_EXIT_FAILED;
    if (is_patch)
        r = diff_print_patch(a.value, b.value, is_merge, ctx);
    else
        r = diff_print_paths(a.value, b.value, ctx);
    return r < 0 ? CLI_EXIT_FAILED : CLI_EXIT_OK;
}

enum cli_exit object_patch(int count, char **words, struct cli_context *ctx)
{
    const struct object_flags *own = ctx->own;
    bool is_json = own->type && strcmp(own->type, "json") == 0;
    AUTO_INPUT target = {0};
    AUTO_INPUT patch = {0};
    KIN_AUTO(kin_document) *result = NULL;
    enum object_format format = OBJECT_PRETTY;

    (void)count;
    if (object_format_of(own->output, OBJECT_PRETTY, &format, &ctx->err) < 0)
        return CLI_EXIT_USAGE;
    int r = object_input_only(&target, words[0], &ctx->err);
    if (r == 0)
        r = object_input_only(&patch, words[1], &ctx->err);
    if (r < 0)
        return CLI_EXIT_FAILED;
    r = is_json ? kin_patch_json(/* alloc= */ NULL, target.value, patch.value,
                                 &result, &ctx->err)
                : kin_patch_merge(/* alloc= */ NULL, target.value, patch.value,
                                  &result, &ctx->err);
    if (r < 0)
        (void)kin_error_wrap(&ctx->err, "%s", words[1]);
    if (r == 0)
        r = object_print_value(ctx->out, kin_document_root(result), format,
                               /* is_first= */ true, &ctx->err);
    return r < 0 ? CLI_EXIT_FAILED : CLI_EXIT_OK;
}
