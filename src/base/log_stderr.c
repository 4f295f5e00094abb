/* SPDX-License-Identifier: Apache-2.0 */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/log.h"
#include "base/printable.h"
#include "base/str.h"

enum {
    LOG_LINE_SIZE = 4096, /* PIPE_BUF: a pipe takes this much atomically */
};

/* Writes the whole text, in one call unless a signal or a full disk interrupts
 * it. */
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

#define SINK(level_)                                                           \
    [level_] = {                                                               \
        .size = sizeof(kin_log), .level = (level_), .write = log_write_line}

static const kin_log sinks[] = {
    [0] = {.size = sizeof(kin_log), .write = log_write_line}, /* off */
    SINK(KIN_LOG_ERROR),
    SINK(KIN_LOG_WARN),
    SINK(KIN_LOG_INFO),
    SINK(KIN_LOG_DEBUG),
    SINK(KIN_LOG_TRACE),
};

const kin_log *kin_log_stderr(void)
{
    return &sinks[KIN_LOG_WARN];
}

const kin_log *kin__log_stderr_by_name(const char *level)
{
    if (strcmp(level, "off") == 0)
        return &sinks[0];
    for (int i = KIN_LOG_ERROR; i <= KIN_LOG_TRACE; i++)
        if (strcmp(level, kin_log_level_name((kin_log_level)i)) == 0)
            return &sinks[i];
    return NULL;
}
