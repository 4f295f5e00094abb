/* SPDX-License-Identifier: Apache-2.0 */
#include "base/log.h"

#include <string.h>

#include "base/str.h"
#include "kin_test.h"

/* A sink that keeps the last record as a formatted line. */
struct sink {
    kin_log log;
    int count;
    kin_log_level level;
    char line[256];
};

static void sink_write(const kin_log_record *record, void *userdata)
{
    struct sink *sink = userdata;

    sink->count++;
    sink->level = record->level;
    (void)kin_log_format(record, sink->line, sizeof(sink->line));
}

static void sink_init(struct sink *sink, kin_log_level level)
{
    *sink = (struct sink){
        .log = {.size = sizeof(kin_log), .level = level, .write = sink_write}};
    sink->log.userdata = sink;
}

KIN_TEST(formats_a_line)
{
    struct sink sink;

    (void)alloc;
    sink_init(&sink, KIN_LOG_TRACE);
    KIN__LOG(&sink.log, KIN_LOG_WARN, "reflector", "watch ended",
             KIN__KV_STR("resource", kin_s("pods")), KIN__KV_INT("retry", -3),
             KIN__KV_UINT("events", UINT64_MAX), KIN__KV_BOOL("synced", true),
             KIN__KV_BOOL("stale", false), KIN__KV_TEXT("why", "gone"));
    assert_int_equal(sink.count, 1);
    assert_int_equal(sink.level, KIN_LOG_WARN);
    assert_string_equal(sink.line,
                        "reflector: watch ended resource=pods retry=-3 "
                        "events=18446744073709551615 synced=true stale=false "
                        "why=gone");
    KIN__LOG(&sink.log, KIN_LOG_ERROR, "store", "no pairs at all");
    assert_string_equal(sink.line, "store: no pairs at all");
    return 0;
}

static int touch(int *count)
{
    return ++*count;
}

KIN_TEST(filtered_records_evaluate_no_arguments)
{
    const kin_log no_sink = {.size = sizeof(no_sink), .level = KIN_LOG_TRACE};
    struct sink sink;
    int touched = 0;

    (void)alloc;
    sink_init(&sink, KIN_LOG_INFO);
    KIN__LOG(NULL, KIN_LOG_ERROR, "c", "m", KIN__KV_INT("n", touch(&touched)));
    KIN__LOG(&no_sink, KIN_LOG_ERROR, "c", "m",
             KIN__KV_INT("n", touch(&touched)));
    KIN__LOG(&sink.log, KIN_LOG_DEBUG, "c", "m",
             KIN__KV_INT("n", touch(&touched)));
    assert_int_equal(touched, 0);
    assert_int_equal(sink.count, 0);
    KIN__LOG(&sink.log, KIN_LOG_INFO, "c", "m",
             KIN__KV_INT("n", touch(&touched)));
    assert_int_equal(touched, 1);
    assert_int_equal(sink.count, 1);
    return 0;
}

KIN_TEST(level_zero_is_off)
{
    struct sink sink;

    (void)alloc;
    sink_init(&sink, (kin_log_level)0);
    KIN__LOG(&sink.log, KIN_LOG_ERROR, "c", "m");
    assert_int_equal(sink.count, 0);
    return 0;
}

KIN_TEST(levels_have_names)
{
    (void)alloc;
    assert_string_equal(kin_log_level_name(KIN_LOG_ERROR), "error");
    assert_string_equal(kin_log_level_name(KIN_LOG_WARN), "warn");
    assert_string_equal(kin_log_level_name(KIN_LOG_INFO), "info");
    assert_string_equal(kin_log_level_name(KIN_LOG_DEBUG), "debug");
    assert_string_equal(kin_log_level_name(KIN_LOG_TRACE), "trace");
    assert_string_equal(kin_log_level_name((kin_log_level)0), "?");
    assert_string_equal(kin_log_level_name((kin_log_level)77), "?");
    return 0;
}

/* Returns the formatted value. */
static void check_value(kin_str value, const char *expected)
{
    const kin_log_pair pair = KIN__KV_STR("k", value);
    const kin_log_record record = {.pairs = &pair, .pair_count = 1};
    char line[128];
    char wanted[128];

    snprintf(wanted, sizeof(wanted), "k=%s", expected);
    assert_int_equal(kin_log_format(&record, line, sizeof(line)),
                     strlen(wanted));
    assert_string_equal(line, wanted);
}

KIN_TEST(values_are_quoted_when_needed)
{
    (void)alloc;
    check_value(kin_s("kube-system/dns:53"), "kube-system/dns:53");
    check_value(kin_s(""), "\"\"");
    check_value(kin_str_of(NULL, 0), "\"\"");
    check_value(kin_s("two words"), "\"two words\"");
    check_value(kin_s("a=b"), "\"a=b\"");
    check_value(kin_s("say \"hi\""), "\"say \\\"hi\\\"\"");
    check_value(kin_s("back\\slash"), "\"back\\\\slash\"");
    return 0;
}

KIN_TEST(values_cannot_break_the_line)
{
    (void)alloc;
    check_value(kin_s("a\nb\rc\td"), "\"a\\nb\\rc\\td\"");
    check_value(kin_s("\x1b[31m"), "\"\\x1b[31m\"");
    check_value(KIN__S("nul\0x"), "\"nul\\x00x\"");
    check_value(kin_s("\x7f"), "\"\\x7f\"");
    return 0;
}

KIN_TEST(invalid_text_is_escaped)
{
    (void)alloc;
    check_value(kin_s("gr\xc3\xbc\xc3\x9f"), "gr\xc3\xbc\xc3\x9f");
    check_value(kin_s("\xf0\x9f\x98\x80"), "\xf0\x9f\x98\x80");
    check_value(kin_s("\xe2\x82\xac"), "\xe2\x82\xac");
    check_value(kin_s("\xff\xc3"), "\"\\xff\\xc3\"");
    check_value(kin_s("\xc3("), "\"\\xc3(\"");
    check_value(kin_s("\xe2\x82"), "\"\\xe2\\x82\"");
    /* The C1 form of ESC [. */
    check_value(kin_s("\xc2\x9b"), "\"\\xc2\\x9b\"");
    check_value(kin_s("\xc2\xa0"), "\xc2\xa0");
    return 0;
}

static void check_record(const kin_log_record *record, const char *expected)
{
    char line[128];

    assert_int_equal(kin_log_format(record, line, sizeof(line)),
                     strlen(expected));
    assert_string_equal(line, expected);
}

KIN_TEST(parts_are_optional)
{
    const kin_log_pair pair = KIN__KV_INT("n", 1);
    kin_log_pair odd = pair;

    (void)alloc;
    odd.kind = (kin_log_kind)99;
    check_record(&(kin_log_record){.message = NULL}, "");
    check_record(&(kin_log_record){.component = "c"}, "c:");
    check_record(&(kin_log_record){.message = "m"}, "m");
    check_record(&(kin_log_record){.component = "c", .message = "m"}, "c: m");
    check_record(
        &(kin_log_record){.component = "c", .pairs = &pair, .pair_count = 1},
        "c: n=1");
    check_record(&(kin_log_record){.pairs = &odd, .pair_count = 1}, "n=?");
    /* Quotes are not escaped outside quotes. */
    check_record(&(kin_log_record){.message = "a \"b\"\n\\"}, "a \"b\"\\n\\");
    return 0;
}

/* For every buffer size the result is a NUL-terminated prefix that does not
 * split a character or an escape, and nothing is written past it. */
KIN_TEST(a_line_is_truncated_to_the_buffer)
{
    static const char whole[] = "c: m\xc3\xbc k=\"\\n\\x01\" n=12";
    const kin_log_pair pairs[] = {KIN__KV_STR("k", kin_s("\n\x01")),
                                  KIN__KV_INT("n", 12)};
    const kin_log_record record = {.component = "c",
                                   .message = "m\xc3\xbc",
                                   .pairs = pairs,
                                   .pair_count = 2};
    char line[64];

    (void)alloc;
    assert_int_equal(kin_log_format(&record, NULL, 0), sizeof(whole) - 1);
    for (size_t size = 1; size < sizeof(line); size++) {
        memset(line, '#', sizeof(line));
        assert_int_equal(kin_log_format(&record, line, size),
                         sizeof(whole) - 1);
        size_t len = strlen(line);
        assert_true(len < size);
        assert_memory_equal(line, whole, len);
        assert_int_equal(kin__utf8_valid_prefix(kin_s(line)), len);
        assert_true(len == 0 || line[len - 1] != '\\');
        assert_int_equal(line[size], '#');
    }
    assert_string_equal(line, whole);
    kin_log_format(&record, line, 6);
    assert_string_equal(line, "c: m");
    kin_log_format(&record, line, 7);
    assert_string_equal(line, "c: m\xc3\xbc");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(formats_a_line),
              KIN_TEST_ENTRY(filtered_records_evaluate_no_arguments),
              KIN_TEST_ENTRY(level_zero_is_off),
              KIN_TEST_ENTRY(levels_have_names),
              KIN_TEST_ENTRY(values_are_quoted_when_needed),
              KIN_TEST_ENTRY(values_cannot_break_the_line),
              KIN_TEST_ENTRY(invalid_text_is_escaped),
              KIN_TEST_ENTRY(parts_are_optional),
              KIN_TEST_ENTRY(a_line_is_truncated_to_the_buffer))
