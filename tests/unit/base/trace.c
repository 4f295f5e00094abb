/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/log.h>

#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "base/str.h"
#include "kin_test.h"

/* A sink that records components. */
struct sink {
    kin_log log;
    char text[256];
};

static void sink_write(const kin_log_record *record, void *userdata)
{
    struct sink *sink = userdata;
    size_t len = strlen(sink->text);

    snprintf(sink->text + len, sizeof(sink->text) - len, "%s:%s ",
             record->component, kin_log_level_name(record->level));
}

static void sink_init(struct sink *sink)
{
    *sink = (struct sink){.log = {.size = sizeof(kin_log),
                                  .level = KIN_LOG_WARN,
                                  .write = sink_write}};
    sink->log.userdata = sink;
}

/* Returns which of a few records pass. */
static void check_through(const kin_trace *trace, struct sink *sink,
                          const char *expected)
{
    const kin_log *log = kin_trace_log(trace);

    sink->text[0] = '\0';
    KIN__LOG(log, KIN_LOG_TRACE, "net", "x");
    KIN__LOG(log, KIN_LOG_WARN, "net", "x");
    KIN__LOG(log, KIN_LOG_TRACE, "reflector", "x");
    KIN__LOG(log, KIN_LOG_INFO, "client", "x");
    KIN__LOG(log, KIN_LOG_ERROR, "client", "x");
    assert_string_equal(sink->text, expected);
}

KIN_TEST(selects_components)
{
    static const struct {
        const char *components;
        const char *through;
    } cases[] = {
        {NULL, "net:warn client:error "},
        {"", "net:warn client:error "},
        {" , ,-", "net:warn client:error "},
        {"net", "net:trace net:warn client:error "},
        {"client,reflector",
         "net:warn reflector:trace client:info client:error "},
        {"all", "net:trace net:warn reflector:trace client:info "
                "client:error "},
        {"all,-net", "net:warn reflector:trace client:info client:error "},
        {"-net,all", "net:trace net:warn reflector:trace client:info "
                     "client:error "},
        {"ne,nets", "net:warn client:error "},
    };
    struct sink sink;

    sink_init(&sink);
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN_AUTO(kin_trace) *trace = NULL;
        TRY(kin_trace_new(alloc, &sink.log, cases[i].components, &trace, NULL));
        check_through(trace, &sink, cases[i].through);
    }
    return 0;
}

KIN_TEST(without_components_the_log_is_unchanged)
{
    KIN_AUTO(kin_trace) *trace = NULL;
    KIN_AUTO(kin_trace) *silent = NULL;
    struct sink sink;

    sink_init(&sink);
    TRY(kin_trace_new(alloc, &sink.log, "", &trace, NULL));
    assert_int_equal(kin_trace_log(trace)->level, KIN_LOG_WARN);
    assert_ptr_equal(kin_trace_log(trace)->userdata, &sink);
    TRY(kin_trace_new(alloc, NULL, "all", &silent, NULL));
    assert_false(kin__log_wants(kin_trace_log(silent), KIN_LOG_ERROR));
    return 0;
}

KIN_TEST(reads_the_environment)
{
    KIN_AUTO(kin_trace) *trace = NULL;
    struct sink sink;

    sink_init(&sink);
    assert_int_equal(setenv("KIN_TRACE", "reflector", 1), 0);
    int r = kin_trace_new_from_env(alloc, &sink.log, &trace, NULL);
    unsetenv("KIN_TRACE");
    TRY(r);
    check_through(trace, &sink, "net:warn reflector:trace client:error ");
    return 0;
}

KIN_TEST(too_many_components_are_rejected)
{
    KIN_AUTO(kin_trace) *trace = NULL;
    kin_error err = KIN_ERROR_INIT;
    char names[200];

    for (size_t i = 0; i < sizeof(names); i++)
        names[i] = i % 2 ? ',' : 'a';
    names[sizeof(names) - 1] = '\0';
    TRY_FAIL(kin_trace_new(alloc, NULL, names, &trace, NULL), KIN_ELIMIT);
    assert_int_equal(setenv("KIN_TRACE", names, 1), 0);
    int r = kin_trace_new_from_env(alloc, NULL, &trace, &err);
    unsetenv("KIN_TRACE");
    TRY_FAIL(r, KIN_ELIMIT);
    assert_string_equal(err.message,
                        "KIN_TRACE: trace: more than 64 components");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(selects_components),
              KIN_TEST_ENTRY(without_components_the_log_is_unchanged),
              KIN_TEST_ENTRY(reads_the_environment),
              KIN_TEST_ENTRY(too_many_components_are_rejected))
