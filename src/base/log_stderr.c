/* SPDX-License-Identifier: Apache-2.0 */
#include <errno.h>
#include <stdio.h>
#include <unistd.h>

#include "base/log.h"
#include "base/printable.h"
#include "base/str.h"

enum {
    LOG_LINE_SIZE = 4096, /* the most that a pipe takes as one piece */
};

/* Writes all of it, in one call unless a signal or a full disk cuts it. */
static void log_write_out(kin_str text)
{
    while (text.len > 0) {
        ssize_t n = write(STDERR_FILENO, text.ptr, text.len);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return;
        text = kin__str_slice(text, (size_t)n, text.len);
    }
}

static void log_write_line(const kin_log_record *record, void *userdata)
{
    int saved_errno = errno;
    char text[LOG_LINE_SIZE];
    char line[LOG_LINE_SIZE];
    int head = snprintf(text, sizeof(text), "kin: %s ",
                        kin_log_level_name(record->level));

    (void)userdata;
    (void)kin_log_format(record, text + head, sizeof(text) - (size_t)head);
    size_t len = kin__printable_copy(kin_s(text), line, sizeof(line) - 1);
    line[len++] = '\n';
    log_write_out(kin_str_of(line, len));
    errno = saved_errno;
}

const kin_log *kin_log_stderr(void)
{
    static const kin_log sink = {
        .level = KIN_LOG_WARN,
        .write = log_write_line,
    };

    return &sink;
}
