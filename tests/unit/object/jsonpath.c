/* SPDX-License-Identifier: Apache-2.0 */
#include "object/jsonpath.h"

#include "object/document.h"
#include "test_json.h"

#define LIST                                                                   \
    "{\"items\":["                                                             \
    "{\"name\":\"a\",\"labels\":{\"x.io/y\":\"l\"},\"n\":1,\"f\":1.5,"         \
    "\"t\":true,\"z\":null,\"c\":[{\"type\":\"Ready\",\"s\":\"True\"},"        \
    "{\"type\":\"Other\",\"s\":\"False\"}]},"                                  \
    "{\"name\":\"b\",\"n\":2,\"f\":2.5,\"t\":false,\"c\":[]},"                 \
    "{\"name\":\"c\",\"n\":3,\"nested\":[[1,2],[3]]}],"                        \
    "\"kind\":\"List\",\"none\":[],\"text\":\"ab\"}"

static void path_release(struct kin__jsonpath **path)
{
    (void)kin__jsonpath_free(*path);
}

#define AUTO_JSONPATH                                                          \
    __attribute__((cleanup(path_release))) struct kin__jsonpath

static int print_json(kin_value value, struct kin__buf *out, void *userdata)
{
    (void)userdata;
    return kin__buf_append(out, kin_s(test_json_print(value)));
}

struct jsonpath_case {
    const char *text;
    const char *result; /* or the message */
    int code;
};

static int case_run(const kin_allocator *alloc, const struct jsonpath_case *c,
                    kin_value value, bool allow_missing)
{
    const struct kin__jsonpath_opts opts = {.allow_missing = allow_missing,
                                            .print = print_json};
    AUTO_JSONPATH *path = NULL;
    KIN__AUTO_BUF out;
    kin_error err = KIN_ERROR_INIT;

    kin__buf_init(&out, alloc, 65536);
    TRY(kin__buf_append(&out, kin_s("> ")));
    int r = kin__jsonpath_new(alloc, kin_s(c->text), &path, &err);
    if (r == 0)
        r = kin__jsonpath_run(path, value, &opts, &out, &err);
    TRY_FAIL(r, c->code);
    if (r < 0) {
        assert_string_equal(err.message, c->result);
        assert_str_equal(kin__buf_str(&out), "> ");
        return 0;
    }
    assert_str_equal(kin__buf_str(&out), c->result);
    /* A second run gives the same result. */
    kin__buf_clear(&out);
    TRY(kin__buf_append(&out, kin_s("> ")));
    TRY(kin__jsonpath_run(path, value, &opts, &out, &err));
    assert_str_equal(kin__buf_str(&out), c->result);
    return 0;
}

static int cases_run(const kin_allocator *alloc,
                     const struct jsonpath_case *cases, size_t count,
                     bool allow_missing)
{
    KIN_AUTO(kin_document) *doc = NULL;

    TRY(test_json_read(alloc, LIST, &doc));
    for (size_t i = 0; i < count; i++)
        TRY(case_run(alloc, &cases[i], kin_document_root(doc), allow_missing));
    return 0;
}

#define RUN(cases, allow_missing)                                              \
    cases_run(alloc, cases, sizeof(cases) / sizeof(cases[0]), allow_missing)

KIN_TEST(follows_steps)
{
    static const struct jsonpath_case cases[] = {
        {"plain", "> plain", 0},
        {"", "> ", 0},
        {"{.kind}", "> List", 0},
        {"a {.kind} b", "> a List b", 0},
        {"{ .kind }", "> List", 0},
        {"{$.kind}", "> List", 0},
        {"{.items[*].name}", "> a b c", 0},
        {"{.items[0].name}", "> a", 0},
        {"{.items[-1].name}", "> c", 0},
        {"{.items[0:2].name}", "> a b", 0},
        {"{.items[1:].name}", "> b c", 0},
        {"{.items[:-1].name}", "> a b", 0},
        {"{.items[::2].name}", "> a c", 0},
        {"{.items[1:1].name}", "> ", 0},
        {"{.items[].name}", "> a", 0},
        {"{.items[0,2].name}", "> a c", 0},
        {"{.items[0]['name','n']}", "> a 1", 0},
        {"{.items[0]['name', 'n']}", "> a 1", 0},
        {"{.items[0].labels.x\\.io/y}", "> l", 0},
        {"{.items[0].labels['x\\.io/y']}", "> l", 0},
        {"{.items[1].*}", "> b 2 2.5 false []", 0},
        {"{.items[*].nested[*]}", "> [1,2] [3]", 0},
        {"{..type}", "> Ready Other", 0},
        {"{.items[0].c..}",
         "> [{\"type\":\"Ready\",\"s\":\"True\"},{\"type\":\"Other\",\"s\":"
         "\"False\"}] {\"type\":\"Ready\",\"s\":\"True\"} Ready True "
         "{\"type\":\"Other\",\"s\":\"False\"} Other False",
         0},
        {"{.items[0].z}", "> null", 0},
        {"{.text.*}", "> 97 98", 0},
        {"{.items[2].nested}", "> [[1,2],[3]]", 0},
        {"{.items[0].z[0]}", "> ", 0},
    };

    return RUN(cases, /* allow_missing= */ false);
}

KIN_TEST(filters)
{
    static const struct jsonpath_case cases[] = {
        {"{.items[?(@.n==1)].name}", "> a", 0},
        {"{.items[?(@.n!=1)].name}", "> b c", 0},
        {"{.items[?(@.n>1)].name}", "> b c", 0},
        {"{.items[?(@.n>=2)].name}", "> b c", 0},
        {"{.items[?(@.n<2)].name}", "> a", 0},
        {"{.items[?(@.n<=2)].name}", "> a b", 0},
        {"{.items[?(2<@.n)].name}", "> c", 0},
        {"{.items[?(@.f>2.0)].name}", "> b", 0},
        {"{.items[?(@.t==true)].name}", "> a", 0},
        {"{.items[?(@.name==\"b\")].n}", "> 2", 0},
        {"{.items[?( @.name == 'b' )].n}", "> 2", 0},
        {"{.items[?(@.name>\"a\")].n}", "> 2 3", 0},
        {"{.items[?(@.name==\"b)\")].n}", "> ", 0},
        {"{.items[?(@['n']==3)].name}", "> c", 0},
        {"{.items[?(@.labels)].name}", "> a", 0},
        {"{.items[?(@.nope)].name}", "> ", 0},
        {"{.items[?(@.nested[5])].name}", "> c", 0},
        {"{.items[?(@.n==@.n)].n}", "> 1 2 3", 0},
        {"{.items[0].c[?(@.type==\"Ready\")].s}", "> True", 0},
    };

    return RUN(cases, /* allow_missing= */ true);
}

KIN_TEST(ranges)
{
    static const struct jsonpath_case cases[] = {
        {"{range .items[*]}{.name}{\"\\n\"}{end}", "> a\nb\nc\n", 0},
        {"{range .items[*]}[{.name},{.n}]{end}{.kind}", "> [a,1][b,2][c,3]List",
         0},
        {"{range .items[*]}{.name}:{range .c[*]}{.type},{end};{end}",
         "> a:Ready,Other,;b:;c:;", 0},
        {"{range .none[*]}{.name}x{end}tail", "> tail", 0},
        {"{range .nope[*]}{range .c[*]}x{end}{end}tail", "> tail", 0},
        {"{range .items[*]}{@.n}{end}{range .items[*]}{.name}{end}", "> 123abc",
         0},
        {"{range .items[*].n}{@} {end}", "> 1 2 3 ", 0},
        /* kubectl runs the following nodes once more. */
        {"{range .items[*]}{.n}", "> 123", 0},
    };

    return RUN(cases, /* allow_missing= */ true);
}

KIN_TEST(literals)
{
    static const struct jsonpath_case cases[] = {
        {"{1}{2.50}{-3}{+4}{true}{false}", "> 12.5-34truefalse", 0},
        {"{\"a\\tb\\\"c\\\\d\\x41\\u00e9\\U0001F600\\101\"}",
         "> a\tb\"c\\dA\xc3\xa9\xf0\x9f\x98\x80"
         "A",
         0},
        {"{'a\\'b'}", "> a'b", 0},
        {"{'a\"b'}", "> a\"b", 0},
        {"{\"\"}", "> ", 0},
        {"}{\"x\"}}", "> }x}", 0},
    };

    return RUN(cases, /* allow_missing= */ false);
}

static void append(char *text, size_t size, const char *more)
{
    size_t len = strlen(text);

    assert_true(strlen(more) < size - len);
    snprintf(text + len, size - len, "%s", more);
}

static int repeat(const kin_allocator *alloc, const char *step,
                  const char *result, size_t before)
{
    char text[1024] = "";
    char expected[256] = "> ";
    const struct jsonpath_case c = {.text = text, .result = expected};
    KIN_AUTO(kin_document) *doc = NULL;

    for (size_t i = 0; i < before; i++) {
        append(text, sizeof(text), "{1}");
        append(expected, sizeof(expected), "1");
    }
    for (size_t i = 0; i < 20; i++) {
        append(text, sizeof(text), step);
        append(expected, sizeof(expected), result);
    }
    TRY(test_json_read(alloc, LIST, &doc));
    return case_run(alloc, &c, kin_document_root(doc), false);
}

/* The array of nodes grows before any kind of node. */
KIN_TEST(parses_long_templates)
{
    static const char *const steps[][2] = {
        {"{true}", "true"},
        {"{1}", "1"},
        {"{1.5}", "1.5"},
        {"{'a'}", "a"},
        {"{.kind}", "List"},
        {"{.items[1].n}", "2"},
        {"{.items[0,1].n}", "1 2"},
        {"{..n}", "1 2 3"},
        {"{.items[?(@.n==2)].t}", "false"},
        {"text", "text"},
    };

    for (size_t i = 0; i < sizeof(steps) / sizeof(steps[0]); i++)
        for (size_t before = 0; before < 4; before++)
            TRY(repeat(alloc, steps[i][0], steps[i][1], before));
    return 0;
}

KIN_TEST(errors_match_kubectl)
{
    static const struct jsonpath_case cases[] = {
        {"{.a", "unclosed action", KIN_EPARSE},
        {"{.a\n}", "unclosed action", KIN_EPARSE},
        {"{.items[", "unterminated array", KIN_EPARSE},
        {"{.items[a]}", "invalid array index a", KIN_EPARSE},
        {"{.items[\"a\"]}", "invalid array index \"a\"", KIN_EPARSE},
        {"{.items[1:2:3:4]}", "invalid array index 1:2:3:4", KIN_EPARSE},
        {"{.items[-]}", "array index - is not a number", KIN_EPARSE},
        {"{.items[?(@.n)", "unclosed array expect ]", KIN_EPARSE},
        {"{.items[?(@.n", "unterminated filter", KIN_EPARSE},
        {"{.items[?(@.n==)]}", "unrecognized character in action: U+003D '='",
         KIN_EPARSE},
        {"{\"abc", "unterminated quoted string", KIN_EPARSE},
        {"{\"\\q\"}", "unquote string \"\\q\" error invalid syntax",
         KIN_EPARSE},
        {"{\"\\400\"}", "unquote string \"\\400\" error invalid syntax",
         KIN_EPARSE},
        {"{\"\\ud800\"}", "unquote string \"\\ud800\" error invalid syntax",
         KIN_EPARSE},
        {"{\"\\u12\"}", "unquote string \"\\u12\" error invalid syntax",
         KIN_EPARSE},
        {"{1.2.3}", "cannot parse number 1.2.3", KIN_EPARSE},
        {"{-}", "cannot parse number -", KIN_EPARSE},
        {"{*}", "unrecognized character in action: U+002A '*'", KIN_EPARSE},
        {"{....}", "invalid multiple recursive descent", KIN_EPARSE},
        {"{.nope}", "nope is not found", KIN_ENOTFOUND},
        {"{.items[9]}", "array index out of bounds: index 9, length 3",
         KIN_EINVAL},
        {"{.items[-9]}", "array index out of bounds: index -6, length 3",
         KIN_EINVAL},
        {"{.items[0:9]}", "array index out of bounds: index 8, length 3",
         KIN_EINVAL},
        {"{.items[2:1]}", "starting index 2 is greater than ending index 1",
         KIN_EINVAL},
        {"{.items[::0]}", "step must be > 0", KIN_EINVAL},
        {"{.kind[0]}", "string is not array or slice", KIN_EINVAL},
        {"{.items[0].n[0]}", "int64 is not array or slice", KIN_EINVAL},
        {"{.items[0].f[0]}", "float64 is not array or slice", KIN_EINVAL},
        {"{.items[0].t[0]}", "bool is not array or slice", KIN_EINVAL},
        {"{[0]}", "map[string]interface {} is not array or slice", KIN_EINVAL},
        {"{.items[?(@.n=1)]}", "unrecognized filter operator =", KIN_EINVAL},
        {"{.items[?(@.n==1.5)]}", "incompatible types for comparison",
         KIN_EINVAL},
        {"{.items[?(@.t>true)]}", "invalid type for comparison", KIN_EINVAL},
        {"{.items[?(@.c==1)]}", "invalid type for comparison", KIN_EINVAL},
        {"{.items[?(@.*==1)]}", "can only compare one element at a time",
         KIN_EINVAL},
        {"{end}", "not in range, nothing to end", KIN_EINVAL},
        {"{foo}", "unrecognized identifier foo", KIN_EINVAL},
    };

    return RUN(cases, /* allow_missing= */ false);
}

KIN_TEST(missing_keys_can_be_allowed)
{
    static const struct jsonpath_case cases[] = {
        {"{.nope}", "> ", 0},
        {"{.nope.more[0]}x", "> x", 0},
        {"{.items[*].labels}", "> {\"x.io/y\":\"l\"}", 0},
    };

    return RUN(cases, /* allow_missing= */ true);
}

KIN_TEST(has_limits)
{
    static char text[KIN__JSONPATH_MAX_LEN + 1];
    struct kin__jsonpath *path = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_document) *deep = NULL;
    struct jsonpath_case many = {
        .code = KIN_ELIMIT, .result = "jsonpath: more than 32 nested ranges"};
    struct jsonpath_case work = {
        .text = "{range ..}{range ..}{range ..}{range ..}{range ..}{range ..}"
                "{range ..}{range ..}{end}{end}{end}{end}{end}{end}{end}{end}",
        .code = KIN_ELIMIT,
        .result = "jsonpath: more than 16777216 values"};

    memset(text, 'a', sizeof(text));
    TRY_FAIL(
        kin__jsonpath_new(alloc, kin_str_of(text, sizeof(text)), &path, NULL),
        KIN_ELIMIT);
    for (size_t i = 0; i < 33; i++)
        memcpy(text + 9 * i, "{range @}", 10);
    many.text = text;
    TRY(test_json_read(alloc, LIST, &doc));
    TRY(case_run(alloc, &many, kin_document_root(doc), false));
    memset(text, '[', 60);
    memset(text + 60, ']', 60);
    text[120] = '\0';
    TRY(test_json_read(alloc, text, &deep));
    return case_run(kin_allocator_default(), &work, kin_document_root(deep),
                    false);
}

KIN_TEST(deep_data_does_not_use_the_stack)
{
    enum { DEPTH = 100000 };
    const struct kin__jsonpath_opts opts = {.print = print_json};
    const kin_allocator *plain = kin_allocator_default();
    KIN_AUTO(kin_document) *doc = NULL;
    AUTO_JSONPATH *path = NULL;
    KIN__AUTO_BUF out;

    (void)alloc; /* torture would take minutes */
    kin__buf_init(&out, plain, 100);
    TRY(kin__document_new(plain, &doc, NULL));
    for (int i = 0; i < DEPTH; i++)
        TRY(kin__document_open_array(doc));
    TRY(kin__document_open_object(doc));
    TRY(kin__document_key(doc, kin_s("a")));
    TRY(kin__document_add_int(doc, 1));
    for (int i = 0; i <= DEPTH; i++)
        TRY(kin__document_close(doc));
    TRY(kin__document_finish(doc, NULL));
    TRY(kin__jsonpath_new(plain, kin_s("{..a}"), &path, NULL));
    TRY(kin__jsonpath_run(path, kin_document_root(doc), &opts, &out, NULL));
    assert_str_equal(kin__buf_str(&out), "1");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(follows_steps), KIN_TEST_ENTRY(filters),
              KIN_TEST_ENTRY(ranges), KIN_TEST_ENTRY(literals),
              KIN_TEST_ENTRY(parses_long_templates),
              KIN_TEST_ENTRY(errors_match_kubectl),
              KIN_TEST_ENTRY(missing_keys_can_be_allowed),
              KIN_TEST_ENTRY(has_limits),
              KIN_TEST_ENTRY(deep_data_does_not_use_the_stack))
