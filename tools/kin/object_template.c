/* SPDX-License-Identifier: Apache-2.0 */
/*
 * object_template.c - JSONPath templates, as `kubectl get -o jsonpath=` has
 * them.
 */
#include "object.h"
#include "template.h"
#include "wire/json_write.h"

enum {
    TEMPLATE_MAX_OUT = 1 << 30,
};

static void template_free(struct kin__jsonpath **template)
{
    (void)kin__jsonpath_free(*template);
}

#define AUTO_TEMPLATE                                                          \
    __attribute__((cleanup(template_free))) struct kin__jsonpath

static int template_print_value(kin_value value, struct kin__buf *out,
                                void *userdata)
{
    const struct kin__arena *arena = value.home;

    (void)userdata;
    return kin__json_write(out, arena->ro, value.bits, KIN__JSON_COMPACT);
}

/* One line for each document. */
static int template_run_file(const struct kin__jsonpath *template,
                             const char *name, struct cli_context *ctx)
{
    const struct kin__jsonpath_opts opts = {.allow_missing = true,
                                            .print = template_print_value};
    AUTO_INPUT in = {0};
    KIN__AUTO_BUF buf;
    int r = object_input_open(&in, name, &ctx->err);

    kin__buf_init(&buf, /* alloc= */ NULL, TEMPLATE_MAX_OUT);
    while (r == 0) {
        r = object_input_next(&in, &ctx->err);
        if (r != 1)
            return r;
        kin__buf_clear(&buf);
        r = kin__jsonpath_run(template, in.value, &opts, &buf, &ctx->err);
        if (r < 0)
            return kin_error_wrap(&ctx->err, "%s:%zu", in.file.name, in.line);
        (void)fwrite(buf.ptr, 1, buf.len, ctx->out);
        (void)fputc('\n', ctx->out); /* checked when the verb is done */
    }
    return r;
}

enum cli_exit object_get_template(int count, char **words,
                                  struct cli_context *ctx)
{
    const struct object_flags *own = ctx->own;
    AUTO_TEMPLATE *template = NULL;

    if (own->output) {
        (void)kin_error_set(&ctx->err, KIN_EINVAL,
                            "a template takes no '--output'");
        return CLI_EXIT_USAGE;
    }
    if (cli_template_new(words[0], &template, &ctx->err) < 0)
        return CLI_EXIT_USAGE;
    for (int i = 1; i < count; i++)
        if (template_run_file(template, words[i], ctx) < 0)
            return CLI_EXIT_FAILED;
    return CLI_EXIT_OK;
}
