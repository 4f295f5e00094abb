/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/health.h>

#include <stdio.h>
#include <string.h>

#include "base/thread.h"
#include "kin_test.h"

static int check_code(kin_error *err, void *userdata)
{
    const int *code = userdata;

    return *code < 0 ? kin_error_set(err, *code, "the reason") : 0;
}

static void expect(kin_health *health, const char *target, int status,
                   const char *text)
{
    char buffer[512];

    assert_int_equal(
        kin_health_answer(health, kin_s(target), buffer, sizeof(buffer)),
        status);
    assert_string_equal(buffer, text);
}

KIN_TEST(is_healthy_without_checks)
{
    KIN_AUTO(kin_health) *health = NULL;

    TRY(kin_health_new(alloc, NULL, &health, NULL));
    expect(health, "/healthz", 200, "ok");
    expect(health, "/livez", 200, "ok");
    expect(health, "/readyz?verbose", 200, "[+]ping ok\nreadyz check passed\n");
    expect(health, "/livez/ping", 200, "ok");
    return 0;
}

KIN_TEST(names_a_failed_check)
{
    KIN_AUTO(kin_health) *health = NULL;
    int code = KIN_ETIMEDOUT;

    TRY(kin_health_new(alloc, NULL, &health, NULL));
    TRY(kin_health_add(health, "foos", check_code, &code, KIN_HEALTH_LIVE));
    expect(health, "/livez", 500,
           "[+]ping ok\n[-]foos failed: reason withheld\n"
           "livez check failed\n");
    expect(health, "/livez/foos", 500,
           "[-]foos failed: reason withheld\nlivez check failed\n");
    expect(health, "/livez/ping", 200, "ok");
    expect(health, "/healthz?exclude=foos", 200, "ok");
    expect(health, "/healthz?exclude=bars&verbose=1", 500,
           "[+]ping ok\n[-]foos failed: reason withheld\n"
           "healthz check failed\n");
    code = 0;
    expect(health, "/livez?verbose", 200,
           "[+]ping ok\n[+]foos ok\nlivez check passed\n");
    return 0;
}

KIN_TEST(live_but_not_ready)
{
    KIN_AUTO(kin_health) *health = NULL;
    int code = KIN_ETIMEDOUT;

    TRY(kin_health_new(alloc, NULL, &health, NULL));
    TRY(kin_health_add(health, "synced", check_code, &code, KIN_HEALTH_READY));
    expect(health, "/livez", 200, "ok");
    expect(health, "/healthz", 200, "ok");
    expect(health, "/livez/synced", 404, "404 page not found\n");
    expect(health, "/readyz?exclude=ping", 500,
           "[-]synced failed: the reason\nreadyz check failed\n");
    return 0;
}

KIN_TEST(unknown_paths_are_not_found)
{
    static const char *const targets[] = {
        "", "/", "healthz", "/metrics", "/healthzz", "/livez/no_holder", "?",
    };
    KIN_AUTO(kin_health) *health = NULL;

    TRY(kin_health_new(alloc, NULL, &health, NULL));
    for (size_t i = 0; i < sizeof(targets) / sizeof(targets[0]); i++)
        expect(health, targets[i], 404, "404 page not found\n");
    return 0;
}

KIN_TEST(names_are_checked)
{
    KIN_AUTO(kin_health) *health = NULL;
    int code = 0;

    TRY(kin_health_new(alloc, NULL, &health, NULL));
    assert_int_equal(
        kin_health_add(health, "", check_code, &code, KIN_HEALTH_LIVE),
        KIN_EINVAL);
    assert_int_equal(
        kin_health_add(health, "a/b", check_code, &code, KIN_HEALTH_LIVE),
        KIN_EINVAL);
    assert_int_equal(
        kin_health_add(health, "ping", check_code, &code, KIN_HEALTH_LIVE),
        KIN_EEXISTS);
    assert_int_equal(kin_health_add(health, "a", NULL, NULL, KIN_HEALTH_LIVE),
                     KIN_EINVAL);
    TRY(kin_health_add(health, "a-1_b.c:d", check_code, &code,
                       KIN_HEALTH_LIVE));
    return 0;
}

KIN_TEST(truncates_the_answer_to_the_buffer)
{
    KIN_AUTO(kin_health) *health = NULL;
    char buffer[12];

    TRY(kin_health_new(alloc, NULL, &health, NULL));
    assert_int_equal(kin_health_answer(health, kin_s("/livez?verbose"), buffer,
                                       sizeof(buffer)),
                     200);
    assert_string_equal(buffer, "[+]ping ok\n");
    assert_int_equal(
        kin_health_answer(health, kin_s("/livez?verbose"), buffer, 4), 200);
    assert_string_equal(buffer, "[+]");
    assert_int_equal(kin_health_answer(health, kin_s("/livez"), NULL, 0), 200);
    return 0;
}

static void keep_line(const kin_log_record *record, void *userdata)
{
    (void)kin_log_format(record, userdata, 256);
}

KIN_TEST(logs_the_reason)
{
    KIN_AUTO(kin_health) *health = NULL;
    char line[256] = "";
    const kin_log log = {.size = sizeof(log),
                         .level = KIN_LOG_WARN,
                         .write = keep_line,
                         .userdata = line};
    int code = KIN_ESTOPPED;

    TRY(kin_health_new(alloc, &log, &health, NULL));
    TRY(kin_health_add(health, "foos", check_code, &code, KIN_HEALTH_LIVE));
    assert_int_equal(kin_health_answer(health, kin_s("/healthz"), NULL, 0),
                     500);
    assert_string_equal(line,
                        "health: check failed check=foos error=\"the reason\"");
    return 0;
}

enum { NAMES = 200 };

static void add_many(void *userdata)
{
    static int code = 0;
    char name[16];

    for (int i = 0; i < NAMES; i++) {
        snprintf(name, sizeof(name), "n%d", i);
        assert_int_equal(
            kin_health_add(userdata, name, check_code, &code, KIN_HEALTH_LIVE),
            0);
    }
}

/* Guarantee B. */
KIN_TEST(checks_can_be_added_during_probes)
{
    KIN_AUTO(kin_health) *health = NULL;
    struct kin__thread thread;
    int status = 200;

    (void)alloc;
    TRY(kin_health_new(NULL, NULL, &health, NULL));
    TRY(kin__thread_start(&thread, NULL, add_many, health, NULL));
    while (status == 200 &&
           kin_health_answer(health, kin_s("/livez/n199"), NULL, 0) == 404)
        status = kin_health_answer(health, kin_s("/livez"), NULL, 0);
    kin__thread_join(&thread);
    assert_int_equal(status, 200);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(is_healthy_without_checks),
              KIN_TEST_ENTRY(names_a_failed_check),
              KIN_TEST_ENTRY(live_but_not_ready),
              KIN_TEST_ENTRY(unknown_paths_are_not_found),
              KIN_TEST_ENTRY(names_are_checked),
              KIN_TEST_ENTRY(truncates_the_answer_to_the_buffer),
              KIN_TEST_ENTRY(logs_the_reason),
              KIN_TEST_ENTRY(checks_can_be_added_during_probes))
