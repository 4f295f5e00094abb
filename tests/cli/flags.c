/* SPDX-License-Identifier: Apache-2.0 */
#include "flags.h"

#include "kin_test.h"

enum {
    MAX_WORDS = 8,
};

struct own {
    const char *output;
    bool wide;
    enum cli_maybe namespaced;
    int64_t wait_ms;
};

static const struct cli_flag own_flags[] = {
    {"output", 'o', CLI_CHOICE, offsetof(struct own, output), "FORMAT",
     "json|jsonpath=|name", "how"},
    {"wide", 'w', CLI_BOOL, offsetof(struct own, wide), NULL, NULL, "more"},
    {"maybe", 'm', CLI_MAYBE, offsetof(struct own, namespaced), NULL, NULL,
     "or not"},
    {"wait", 0, CLI_DURATION, offsetof(struct own, wait_ms), "DURATION", NULL,
     "so long"},
    {0},
};

/* A command line under test and its result. */
struct line {
    char *argv[MAX_WORDS];
    int count;
    struct cli_globals globals;
    struct own own;
    kin_error err;
};

static int line_parse(struct line *line, unsigned groups,
                      const char *const *args)
{
    struct cli_flags flags = {.see = "kin x --help"};

    *line = (struct line){.err = KIN_ERROR_INIT};
    for (; args[line->count]; line->count++)
        line->argv[line->count] = (char *)(uintptr_t)args[line->count];
    cli_flags_add(&flags, own_flags, &line->own);
    cli_flags_add_groups(&flags, groups, &line->globals);
    return cli_flags_parse(&flags, &line->count, line->argv, &line->err);
}

#define PARSE(line, groups, ...)                                               \
    line_parse((line), (groups), (const char *const[]){__VA_ARGS__, NULL})

#define REFUSE(text, ...)                                                      \
    do {                                                                       \
        struct line line_;                                                     \
        TRY_FAIL(PARSE(&line_, CLI_GROUP_SCOPE, __VA_ARGS__), KIN_EINVAL);     \
        assert_string_equal(line_.err.message, text);                          \
    } while (0)

KIN_TEST(reads_every_form_of_a_value)
{
    static const char *const ways[][3] = {
        {"--namespace", "web"},
        {"--namespace=web"},
        {"-n", "web"},
        {"-nweb"},
        {"-n=web"},
    };
    struct line line;

    (void)alloc;
    for (size_t i = 0; i < sizeof(ways) / sizeof(ways[0]); i++) {
        TRY(line_parse(&line, CLI_GROUP_SCOPE, ways[i]));
        assert_string_equal(line.globals.namespace, "web");
        assert_int_equal(line.count, 0);
    }
    TRY(PARSE(&line, CLI_GROUP_SCOPE, "--namespace="));
    assert_string_equal(line.globals.namespace, "");
    TRY(PARSE(&line, CLI_GROUP_SCOPE, "--namespace", "--help"));
    assert_string_equal(line.globals.namespace, "--help");
    assert_false(line.globals.help);
    return 0;
}

KIN_TEST(reads_switches)
{
    struct line line;

    (void)alloc;
    TRY(PARSE(&line, CLI_GROUP_SCOPE, "-Awn", "web"));
    assert_true(line.globals.all_namespaces);
    assert_true(line.own.wide);
    assert_string_equal(line.globals.namespace, "web");
    TRY(PARSE(&line, CLI_GROUP_SCOPE, "-A", "--all-namespaces=false"));
    assert_false(line.globals.all_namespaces);
    TRY(PARSE(&line, CLI_GROUP_SCOPE, "-A=false", "--wide=true"));
    assert_false(line.globals.all_namespaces);
    assert_true(line.own.wide);
    return 0;
}

KIN_TEST(keeps_words_in_order)
{
    struct line line;

    (void)alloc;
    TRY(PARSE(&line, CLI_GROUP_SCOPE, "pods", "-n", "web", "-", "--", "-n",
              "--help"));
    assert_int_equal(line.count, 4);
    assert_string_equal(line.argv[0], "pods");
    assert_string_equal(line.argv[1], "-");
    assert_string_equal(line.argv[2], "-n");
    assert_string_equal(line.argv[3], "--help");
    assert_false(line.globals.help);
    return 0;
}

KIN_TEST(fills_every_shared_flag)
{
    struct line line;

    (void)alloc;
    TRY(PARSE(&line, ~0u, "--kubeconfig=k", "--context=c", "--server=s",
              "--token=t", "--certificate-authority=a",
              "--insecure-skip-tls-verify", "-h"));
    assert_string_equal(line.globals.kubeconfig, "k");
    assert_string_equal(line.globals.context, "c");
    assert_string_equal(line.globals.server, "s");
    assert_string_equal(line.globals.token, "t");
    assert_string_equal(line.globals.certificate_authority, "a");
    assert_true(line.globals.insecure_skip_tls_verify);
    assert_true(line.globals.help);
    TRY(PARSE(&line, ~0u, "-l", "app=web", "--field-selector=a.b=c", "-v6"));
    assert_string_equal(line.globals.selector, "app=web");
    assert_string_equal(line.globals.field_selector, "a.b=c");
    assert_int_equal(line.globals.log_level, 6);
    return 0;
}

KIN_TEST(accepts_only_the_requested_groups)
{
    struct line line;

    (void)alloc;
    TRY_FAIL(PARSE(&line, 0, "-n", "web"), KIN_EINVAL);
    TRY_FAIL(PARSE(&line, CLI_GROUP_SCOPE, "-l", "app=web"), KIN_EINVAL);
    TRY_FAIL(PARSE(&line, CLI_GROUP_SELECT, "-v", "1"), KIN_EINVAL);
    TRY_FAIL(PARSE(&line, CLI_GROUP_LOG, "--server", "s"), KIN_EINVAL);
    TRY(PARSE(&line, 0, "--help"));
    return 0;
}

KIN_TEST(checks_values)
{
    struct line line;

    (void)alloc;
    TRY(PARSE(&line, 0, "-o", "jsonpath={.a}"));
    assert_string_equal(line.own.output, "jsonpath={.a}");
    TRY_FAIL(PARSE(&line, CLI_GROUP_LOG, "-v", "-1"), KIN_EINVAL);
    assert_string_equal(line.err.message, "flag '-v' takes a number, not '-1'");
    TRY_FAIL(PARSE(&line, CLI_GROUP_LOG, "--v=18446744073709551616"),
             KIN_EINVAL);
    REFUSE("flag '-o' takes one of json|jsonpath=|name, not 'jso'", "-ojso");
    REFUSE("flag '--wide' is true or false, not 'no'", "--wide=no");
    REFUSE("flag '--output' needs a value: FORMAT", "--output");
    REFUSE("flag '-n' needs a value: NS", "-wn");
    return 0;
}

/* Less than a millisecond is not rounded to 0, which would mean the default. */
KIN_TEST(reads_durations)
{
    static const struct {
        const char *text;
        int64_t ms;
    } rows[] = {{"1ms", 1},
                {"1h30m", 5400000},
                {"1us", 1},
                {"1001us", 2},
                {"2562047h47m16.854775807s", 9223372036855}};
    struct line line;

    (void)alloc;
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        TRY(PARSE(&line, 0, "--wait", rows[i].text));
        assert_int_equal(line.own.wait_ms, rows[i].ms);
    }
    REFUSE("flag '--wait' takes a duration such as 2s, not '0s'", "--wait=0s");
    REFUSE("flag '--wait' takes a duration such as 2s, not '-1s'",
           "--wait=-1s");
    REFUSE("flag '--wait' takes a duration such as 2s, not '5'", "--wait=5");
    return 0;
}

KIN_TEST(names_the_nearest_flag)
{
    (void)alloc;
    REFUSE("unknown flag '--namespcae': did you mean '--namespace'?",
           "--namespcae=web");
    REFUSE("unknown flag '--zzz'; see 'kin x --help'", "--zzz");
    REFUSE("unknown flag '-z'; see 'kin x --help'", "-Az");
    REFUSE("unknown flag '--'; see 'kin x --help'", "--=x");
    REFUSE("unknown flag "
           "'--aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'"
           "; see 'kin x --help'",
           "--aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
           "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa");
    return 0;
}

KIN_TEST(reports_whether_a_switch_was_given)
{
    struct line line;

    (void)alloc;
    TRY(PARSE(&line, 0, "word"));
    assert_int_equal(line.own.namespaced, CLI_NOT_GIVEN);
    TRY(PARSE(&line, 0, "--maybe", "word"));
    assert_int_equal(line.own.namespaced, CLI_YES);
    assert_int_equal(line.count, 1);
    TRY(PARSE(&line, 0, "--maybe=false"));
    assert_int_equal(line.own.namespaced, CLI_NO);
    TRY(PARSE(&line, 0, "-mw"));
    assert_int_equal(line.own.namespaced, CLI_YES);
    assert_true(line.own.wide);
    REFUSE("flag '--maybe' is true or false, not 'x'", "--maybe=x");
    return 0;
}

KIN_TEST(finds_the_first_word)
{
    char words[][8] = {"-n", "web", "get", "pods"};
    char *argv[] = {words[0], words[1], words[2], words[3], NULL};
    struct cli_globals globals = {0};
    struct cli_flags flags = {.see = "kin --help"};
    int at = -1;

    (void)alloc;
    cli_flags_add_groups(&flags, CLI_GROUP_SCOPE, &globals);
    TRY(cli_flags_first_word(&flags, 4, argv, &at, /* err= */ NULL));
    assert_int_equal(at, 2);
    assert_string_equal(globals.namespace, "web");
    TRY(cli_flags_first_word(&flags, 2, argv, &at, /* err= */ NULL));
    assert_int_equal(at, 2);
    TRY(cli_flags_first_word(&flags, 0, argv, &at, /* err= */ NULL));
    assert_int_equal(at, 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reads_every_form_of_a_value),
              KIN_TEST_ENTRY(reads_switches),
              KIN_TEST_ENTRY(keeps_words_in_order),
              KIN_TEST_ENTRY(fills_every_shared_flag),
              KIN_TEST_ENTRY(accepts_only_the_requested_groups),
              KIN_TEST_ENTRY(checks_values), KIN_TEST_ENTRY(reads_durations),
              KIN_TEST_ENTRY(names_the_nearest_flag),
              KIN_TEST_ENTRY(reports_whether_a_switch_was_given),
              KIN_TEST_ENTRY(finds_the_first_word))
