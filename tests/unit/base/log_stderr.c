/* SPDX-License-Identifier: Apache-2.0 */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "base/log.h"
#include "base/str.h"
#include "kin_test.h"

enum {
    LONGEST =
        4095, /* maximum length of a line with its newline, as documented */
};

/* Redirects standard error to a pipe until it is restored. */
struct capture {
    int kept;
    int in;
    char text[4 * LONGEST];
};

static void capture_begin(struct capture *capture)
{
    int ends[2];

    assert_int_equal(pipe2(ends, O_CLOEXEC | O_NONBLOCK), 0);
    capture->kept = dup(STDERR_FILENO);
    assert_true(capture->kept >= 0);
    assert_true(dup2(ends[1], STDERR_FILENO) >= 0);
    close(ends[1]);
    capture->in = ends[0];
}

/* Restores standard error and returns what was written to it. */
static const char *capture_end(struct capture *capture)
{
    size_t len = 0;
    ssize_t n = 0;

    assert_true(dup2(capture->kept, STDERR_FILENO) >= 0);
    close(capture->kept);
    while ((n = read(capture->in, capture->text + len,
                     sizeof(capture->text) - 1 - len)) > 0)
        len += (size_t)n;
    close(capture->in);
    capture->text[len] = '\0';
    return capture->text;
}

KIN_TEST(writes_warnings_and_errors)
{
    struct capture capture;
    const kin_log *log = kin_log_stderr();

    (void)alloc;
    capture_begin(&capture);
    KIN__LOG(log, KIN_LOG_ERROR, "reflector", "list failed",
             KIN__KV_STR("resource", kin_s("pods")), KIN__KV_INT("code", 403));
    KIN__LOG(log, KIN_LOG_WARN, "informer", "slow apply");
    KIN__LOG(log, KIN_LOG_INFO, "informer", "synced");
    assert_string_equal(capture_end(&capture),
                        "kin: error reflector: list failed resource=pods "
                        "code=403\nkin: warn informer: slow apply\n");
    return 0;
}

/* Messages may contain text from servers. */
KIN_TEST(a_line_contains_no_control_characters)
{
    struct capture capture;

    (void)alloc;
    capture_begin(&capture);
    KIN__LOG(kin_log_stderr(), KIN_LOG_ERROR, "reflector", "a\x1b[2J\nb",
             KIN__KV_STR("resource", kin_s("\xc2\x9b"
                                           "1m\r\x7f")));
    const char *text = capture_end(&capture);
    assert_null(strpbrk(text, "\x1b\r\x7f\x9b"));
    assert_non_null(strstr(text, "kin: error reflector: a\\x1b[2J\\nb "));
    assert_ptr_equal(strchr(text, '\n'), text + strlen(text) - 1);
    return 0;
}

KIN_TEST(a_copy_may_have_a_different_level)
{
    struct capture capture;
    kin_log log = *kin_log_stderr();

    (void)alloc;
    log.level = KIN_LOG_INFO;
    capture_begin(&capture);
    KIN__LOG(&log, KIN_LOG_INFO, "informer", "synced");
    KIN__LOG(&log, KIN_LOG_DEBUG, "informer", "applied");
    assert_string_equal(capture_end(&capture), "kin: info informer: synced\n");
    assert_int_equal(kin_log_stderr()->level, KIN_LOG_WARN);
    return 0;
}

KIN_TEST(a_record_is_one_line)
{
    struct capture capture;

    (void)alloc;
    capture_begin(&capture);
    KIN__LOG(kin_log_stderr(), KIN_LOG_WARN, "a", "b\nkin: error c: forged",
             KIN__KV_TEXT("name", "\x1b[2J"));
    assert_string_equal(capture_end(&capture),
                        "kin: warn a: b\\nkin: error c: forged "
                        "name=\"\\x1b[2J\"\n");
    return 0;
}

KIN_TEST(a_long_line_is_truncated)
{
    struct capture capture;
    char name[2 * LONGEST];

    (void)alloc;
    memset(name, 'x', sizeof(name));
    name[sizeof(name) - 1] = '\0';
    capture_begin(&capture);
    KIN__LOG(kin_log_stderr(), KIN_LOG_WARN, "a", name);
    KIN__LOG(kin_log_stderr(), KIN_LOG_WARN, "a", "next");
    const char *text = capture_end(&capture);
    const char *end = strchr(text, '\n');
    assert_non_null(end);
    assert_int_equal(end + 1 - text, LONGEST);
    assert_string_equal(end + 1, "kin: warn a: next\n");
    return 0;
}

KIN_TEST(write_errors_are_ignored)
{
    int kept = dup(STDERR_FILENO);

    (void)alloc;
    assert_true(kept >= 0);
    close(STDERR_FILENO);
    errno = ENOENT;
    KIN__LOG(kin_log_stderr(), KIN_LOG_WARN, "a", "lost");
    int left = errno;
    assert_true(dup2(kept, STDERR_FILENO) >= 0);
    close(kept);
    assert_int_equal(left, ENOENT);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(writes_warnings_and_errors),
              KIN_TEST_ENTRY(a_line_contains_no_control_characters),
              KIN_TEST_ENTRY(a_copy_may_have_a_different_level),
              KIN_TEST_ENTRY(a_record_is_one_line),
              KIN_TEST_ENTRY(a_long_line_is_truncated),
              KIN_TEST_ENTRY(write_errors_are_ignored))
