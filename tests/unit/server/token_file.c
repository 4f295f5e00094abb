/* SPDX-License-Identifier: Apache-2.0 */
#include "server/token_file.h"

#include <stdio.h>
#include <string.h>

#include "kin_test.h"
#include "test_files.h"

/* Parses a text into `auth`. */
static int parse(const kin_allocator *alloc, const char *text,
                 struct kin__auth **auth, kin_error *err)
{
    int r = kin__auth_new(alloc, NULL, 0, /* is_required= */ false, auth, NULL);
    return r < 0 ? r : kin__token_file_parse(alloc, *auth, kin_s(text), err);
}

/* "user: group group", or "unknown" for an unknown token. */
static const char *user_of(const struct kin__auth *auth, const char *token)
{
    static char text[512];
    struct kin__user user;
    int len = 0;

    if (!kin__auth_find_token(auth, kin_s(token), &user))
        return "unknown";
    len = snprintf(text, sizeof(text), "%.*s:", KIN_STR(user.name));
    for (size_t i = 0; i < user.group_count; i++)
        len += snprintf(text + len, sizeof(text) - (size_t)len, " %.*s",
                        KIN_STR(user.groups[i]));
    return text;
}

KIN_TEST(reads_one_token_per_line)
{
    KIN__AUTO_AUTH *auth = NULL;

    TRY(parse(alloc,
              "one,anna,1\n"
              "\n"
              "two , ben , 2 , builders\r\n"
              "\"th\"\"ree\",\"c, d\",3,\"a, b,,c\"\n"
              "four,eve,4,\"x\",ignored,too",
              &auth, NULL));
    assert_true(kin__auth_is_required(auth));
    assert_string_equal(kin__auth_first_token(auth), "one");
    assert_string_equal(user_of(auth, "one"), "anna: system:authenticated");
    assert_string_equal(user_of(auth, "two"),
                        "ben: builders system:authenticated");
    assert_string_equal(user_of(auth, "th\"ree"),
                        "c, d: a b c system:authenticated");
    assert_string_equal(user_of(auth, "four"), "eve: x system:authenticated");
    assert_string_equal(user_of(auth, "five"), "unknown");
    return 0;
}

KIN_TEST(accepts_an_empty_file)
{
    KIN__AUTO_AUTH *auth = NULL;

    TRY(parse(alloc, "\n\r\n", &auth, NULL));
    assert_false(kin__auth_is_required(auth));
    assert_null(kin__auth_first_token(auth));
    return 0;
}

KIN_TEST(messages_do_not_contain_tokens)
{
    static const struct {
        const char *text;
        const char *message;
    } cases[] = {
        {"a,b,c\nsecret,x\n", "line 2: expected TOKEN,USER,UID[,GROUPS]"},
        {"secret", "line 1: expected TOKEN,USER,UID[,GROUPS]"},
        {",user,1", "line 1: expected TOKEN,USER,UID[,GROUPS]"},
        {"secret,,1", "line 1: expected TOKEN,USER,UID[,GROUPS]"},
        {"\"secret,x,1", "line 1: unterminated quote"},
        {"\"secret\n\"x,y,1", "line 2: text after a closing quote"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN__AUTO_AUTH *auth = NULL;
        kin_error err = KIN_ERROR_INIT;

        TRY_FAIL(parse(alloc, cases[i].text, &auth, &err), KIN_EPARSE);
        assert_string_equal(err.message, cases[i].message);
    }
    return 0;
}

KIN_TEST(limits_tokens_and_groups)
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

KIN_TEST(reads_files)
{
    KIN__AUTO_AUTH *auth = NULL;
    AUTO_FOLDER folder;
    kin_error err = KIN_ERROR_INIT;

    test_folder_init(&folder);
    TRY(kin__auth_new(alloc, NULL, 0, /* is_required= */ false, &auth, NULL));
    TRY_FAIL(kin__token_file_read(alloc, auth,
                                  test_folder_path(&folder, "none"), &err),
             KIN_ENOTFOUND);
    TRY_FAIL(kin__token_file_read(alloc, auth,
                                  test_folder_write(&folder, "bad", "x"), &err),
             KIN_EPARSE);
    assert_non_null(strstr(err.message, "/bad: line 1: "));
    TRY(kin__token_file_read(
        alloc, auth, test_folder_write(&folder, "good", "t,u,1,g\n"), NULL));
    assert_string_equal(user_of(auth, "t"), "u: g system:authenticated");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reads_one_token_per_line),
              KIN_TEST_ENTRY(accepts_an_empty_file),
              KIN_TEST_ENTRY(messages_do_not_contain_tokens),
              KIN_TEST_ENTRY(limits_tokens_and_groups),
              KIN_TEST_ENTRY(reads_files))
