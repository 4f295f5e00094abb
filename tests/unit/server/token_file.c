/* SPDX-License-Identifier: Apache-2.0 */
#include "server/token_file.h"

#include <stdio.h>
#include <string.h>

#include "kin_test.h"
#include "test_files.h"

/* Parses a text; what it says may be asked of `auth`. */
static int parse(const kin_allocator *alloc, const char *text,
                 struct kin__auth **auth, kin_error *err)
{
    int r = kin__auth_new(alloc, NULL, 0, /* demands= */ false, auth, NULL);
    return r < 0 ? r : kin__token_file_parse(alloc, *auth, kin_s(text), err);
}

/* "user: group group", or "nobody". */
static const char *who(const struct kin__auth *auth, const char *token)
{
    static char text[512];
    struct kin__user user;
    int len = 0;

    if (!kin__auth_find_token(auth, kin_s(token), &user))
        return "nobody";
    len = snprintf(text, sizeof(text), "%.*s:", KIN_STR(user.name));
    for (size_t i = 0; i < user.group_count; i++)
        len += snprintf(text + len, sizeof(text) - (size_t)len, " %.*s",
                        KIN_STR(user.groups[i]));
    return text;
}

KIN_TEST(each_line_is_a_token)
{
    KIN__AUTO_AUTH *auth = NULL;

    TRY(parse(alloc,
              "one,anna,1\n"
              "\n"
              "two , ben , 2 , builders\r\n"
              "\"th\"\"ree\",\"c, d\",3,\"a, b,,c\"\n"
              "four,eve,4,\"x\",ignored,too",
              &auth, NULL));
    assert_true(kin__auth_demands(auth));
    assert_string_equal(kin__auth_first_token(auth), "one");
    assert_string_equal(who(auth, "one"), "anna: system:authenticated");
    assert_string_equal(who(auth, "two"), "ben: builders system:authenticated");
    assert_string_equal(who(auth, "th\"ree"),
                        "c, d: a b c system:authenticated");
    assert_string_equal(who(auth, "four"), "eve: x system:authenticated");
    assert_string_equal(who(auth, "five"), "nobody");
    return 0;
}

KIN_TEST(an_empty_file_has_none)
{
    KIN__AUTO_AUTH *auth = NULL;

    TRY(parse(alloc, "\n\r\n", &auth, NULL));
    assert_false(kin__auth_demands(auth));
    assert_null(kin__auth_first_token(auth));
    return 0;
}

KIN_TEST(what_is_wrong_is_told_without_the_token)
{
    static const struct {
        const char *text;
        const char *message;
    } cases[] = {
        {"a,b,c\nsecret,x\n", "line 2: not TOKEN,USER,UID[,GROUPS]"},
        {"secret", "line 1: not TOKEN,USER,UID[,GROUPS]"},
        {",user,1", "line 1: not TOKEN,USER,UID[,GROUPS]"},
        {"secret,,1", "line 1: not TOKEN,USER,UID[,GROUPS]"},
        {"\"secret,x,1", "line 1: a quote has no end"},
        {"\"secret\n\"x,y,1", "line 2: text behind a quote"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN__AUTO_AUTH *auth = NULL;
        kin_error err = KIN_ERROR_INIT;

        TRY_FAIL(parse(alloc, cases[i].text, &auth, &err), KIN_EPARSE);
        assert_string_equal(err.message, cases[i].message);
    }
    return 0;
}

KIN_TEST(there_is_an_end_to_it)
{
    KIN__AUTO_AUTH *many = NULL;
    KIN__AUTO_AUTH *wide = NULL;
    kin_error err = KIN_ERROR_INIT;
    char text[2048] = "";
    size_t len = 0;

    for (int i = 0; i <= KIN__AUTH_MAX_TOKENS; i++)
        len += (size_t)snprintf(text + len, sizeof(text) - len, "t%d,u,1\n", i);
    TRY_FAIL(parse(alloc, text, &many, &err), KIN_ELIMIT);
    assert_string_equal(err.message, "line 65: more than 64 tokens");
    len = (size_t)snprintf(text, sizeof(text), "t,u,1,\"");
    for (int i = 0; i <= KIN__AUTH_MAX_GROUPS; i++)
        len += (size_t)snprintf(text + len, sizeof(text) - len, "g%d,", i);
    snprintf(text + len, sizeof(text) - len, "\"");
    TRY_FAIL(parse(alloc, text, &wide, &err), KIN_ELIMIT);
    assert_string_equal(err.message, "line 1: too many groups");
    return 0;
}

KIN_TEST(files_are_read)
{
    KIN__AUTO_AUTH *auth = NULL;
    AUTO_FOLDER folder;
    kin_error err = KIN_ERROR_INIT;

    test_folder_init(&folder);
    TRY(kin__auth_new(alloc, NULL, 0, /* demands= */ false, &auth, NULL));
    TRY_FAIL(kin__token_file_read(alloc, auth,
                                  test_folder_path(&folder, "none"), &err),
             KIN_ENOTFOUND);
    TRY_FAIL(kin__token_file_read(alloc, auth,
                                  test_folder_write(&folder, "bad", "x"), &err),
             KIN_EPARSE);
    assert_non_null(strstr(err.message, "/bad: line 1: "));
    TRY(kin__token_file_read(
        alloc, auth, test_folder_write(&folder, "good", "t,u,1,g\n"), NULL));
    assert_string_equal(who(auth, "t"), "u: g system:authenticated");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(each_line_is_a_token),
              KIN_TEST_ENTRY(an_empty_file_has_none),
              KIN_TEST_ENTRY(what_is_wrong_is_told_without_the_token),
              KIN_TEST_ENTRY(there_is_an_end_to_it),
              KIN_TEST_ENTRY(files_are_read))
