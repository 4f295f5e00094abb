/* SPDX-License-Identifier: Apache-2.0 */
#include "print.h"

#include <stdarg.h>

#include "base/printable.h"
#include "base/str.h"

enum { PRINT_MAX_LINE = 1 << 20 };

static void print_line(FILE *out, kin_str line)
{
    KIN__AUTO_BUF shown;

    kin__buf_init(&shown, /* alloc= */ NULL, SIZE_MAX / 2);
    int r = kin__printable_append(&shown, line);
    if (r == 0)
        r = kin__buf_append_byte(&shown, '\n');
    if (r == 0)
        (void)fwrite(shown.ptr, 1, shown.len, out);
    else
        (void)fputs("out of memory\n", out);
}

void cli_say(FILE *out, const char *format, ...)
{
    KIN__AUTO_BUF line;
    va_list args;

    kin__buf_init(&line, /* alloc= */ NULL, PRINT_MAX_LINE);
    va_start(args, format);
    int r = kin__buf_vprintf(&line, format, args);
    va_end(args);
    if (r == 0)
        print_line(out, kin__buf_str(&line));
    else
        (void)fputs("out of memory\n", out);
}

void cli_print_lines(FILE *out, kin_str text)
{
    while (text.len > 0)
        print_line(out, kin__str_cut(&text, '\n'));
}
