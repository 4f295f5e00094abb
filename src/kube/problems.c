/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/problems.h"

#include <string.h>

#include "base/str.h"

enum { PROBLEMS_MAX_TEXT = 64 << 10 };

void kin__problems_init(struct kin__problems *problems,
                        const kin_allocator *alloc)
{
    *problems = (struct kin__problems){0};
    kin__buf_init(&problems->texts, alloc, PROBLEMS_MAX_TEXT);
}

void kin__problems_done(struct kin__problems *problems)
{
    kin__buf_done(&problems->texts);
}

static void problems_note(struct kin__problems *problems, int code)
{
    if (problems->code == 0 || code == KIN_ENOMEM)
        problems->code = code;
}

void kin__problems_add(struct kin__problems *problems, int code,
                       const char *format, ...)
{
    size_t before = problems->texts.len;
    va_list args;

    problems_note(problems, code);
    va_start(args, format);
    int r = kin__buf_vprintf(&problems->texts, format, args);
    va_end(args);
    if (r == 0)
        r = kin__buf_append_byte(&problems->texts, '\0');
    if (r == 0)
        problems->count++;
    else if (problems->texts.ptr)
        problems->texts.len = before;
    if (r == KIN_ENOMEM)
        problems_note(problems, r);
}

void kin__problems_add_error(struct kin__problems *problems,
                             const kin_error *err)
{
    kin__problems_add(problems, err->code, "%s", err->message);
}

int kin__problems_report(const struct kin__problems *problems,
                         void (*each)(const char *problem, void *userdata),
                         void *userdata, kin_error *err)
{
    KIN__AUTO_BUF all;
    const char *at = problems->texts.ptr;

    kin__buf_init(&all, problems->texts.alloc, PROBLEMS_MAX_TEXT * 2);
    if (problems->code == 0)
        return 0;
    if (problems->code == KIN_ENOMEM)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    for (size_t i = 0; i < problems->count; i++) {
        if (each)
            each(at, userdata);
        if (kin__buf_printf(&all, "%s%s", i > 0 ? "; " : "", at) < 0)
            return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
        at += strlen(at) + 1;
    }
    return kin_error_set(err, problems->code, "%s", kin__buf_str(&all).ptr);
}
