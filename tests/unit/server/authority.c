/* SPDX-License-Identifier: Apache-2.0 */
#include "server/authority.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "kin_test.h"
#include "test_files.h"

KIN_TEST(what_was_written_is_read)
{
    AUTO_FOLDER folder;
    KIN__AUTO_X509_PAIR pair = {.alloc = alloc};
    KIN__AUTO_X509_PAIR none = {.alloc = alloc};
    char cert[] = "the certificate";
    char key[] = "the key";
    const struct kin__x509_pair made = {.cert = cert, .key = key};
    struct stat info;

    test_folder_init(&folder);
    const char *path = test_folder_path(&folder, "new");
    TRY_FAIL(kin__authority_read(alloc, path, &none, NULL), KIN_ENOTFOUND);
    assert_null(none.cert);
    TRY(kin__authority_write(path, &made, NULL));
    TRY(kin__authority_read(alloc, path, &pair, NULL));
    assert_string_equal(pair.cert, cert);
    assert_string_equal(pair.key, key);
    /* For nobody else. */
    assert_int_equal(stat(path, &info), 0);
    assert_int_equal(info.st_mode & 0777, 0700);
    assert_int_equal(stat(test_folder_path(&folder, "new/ca.key"), &info), 0);
    assert_int_equal(info.st_mode & 0777, 0600);
    return 0;
}

/* A name that can be guessed could lead elsewhere. */
KIN_TEST(writes_through_no_file_that_is_there)
{
    AUTO_FOLDER folder;
    char text[] = "the key";
    const struct kin__x509_pair made = {.cert = text, .key = text};
    char name[64];
    char seen[64] = "";

    (void)alloc;
    test_folder_init(&folder);
    const char *victim = test_folder_write(&folder, "victim", "as it was");
    snprintf(name, sizeof(name), "ca.key.new-%ld", (long)getpid());
    assert_int_equal(symlink(victim, test_folder_path(&folder, name)), 0);
    TRY(kin__authority_write(folder.path, &made, NULL));
    FILE *file = fopen(test_folder_path(&folder, "victim"), "re");
    assert_non_null(file);
    assert_non_null(fgets(seen, sizeof(seen), file));
    (void)fclose(file);
    assert_string_equal(seen, "as it was");
    return 0;
}

KIN_TEST(a_half_of_it_is_no_authority)
{
    AUTO_FOLDER folder;
    KIN__AUTO_X509_PAIR pair = {.alloc = alloc};
    kin_error err = KIN_ERROR_INIT;

    test_folder_init(&folder);
    /* A key alone is what a writer leaves that was killed. */
    (void)test_folder_write(&folder, "ca.key", "the key");
    TRY_FAIL(kin__authority_read(alloc, folder.path, &pair, &err),
             KIN_ENOTFOUND);
    (void)test_folder_write(&folder, "cert/ca.crt", "the certificate");
    TRY_FAIL(kin__authority_read(alloc, test_folder_path(&folder, "cert"),
                                 &pair, &err),
             KIN_EINVAL);
    assert_non_null(strstr(err.message, "ca.crt is without ca.key"));
    return 0;
}

KIN_TEST(a_folder_that_cannot_be_is_told)
{
    AUTO_FOLDER folder;
    KIN__AUTO_X509_PAIR none = {.alloc = alloc};
    char text[] = "x";
    const struct kin__x509_pair made = {.cert = text, .key = text};
    kin_error err = KIN_ERROR_INIT;

    test_folder_init(&folder);
    (void)test_folder_write(&folder, "file", "");
    TRY_FAIL(
        kin__authority_write(test_folder_path(&folder, "file"), &made, &err),
        KIN_ESYSTEM);
    TRY_FAIL(
        kin__authority_write(test_folder_path(&folder, "a/b"), &made, &err),
        KIN_ESYSTEM);
    TRY_FAIL(kin__authority_read(alloc, test_folder_path(&folder, "file"),
                                 &none, &err),
             KIN_ENOTFOUND);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(what_was_written_is_read),
              KIN_TEST_ENTRY(writes_through_no_file_that_is_there),
              KIN_TEST_ENTRY(a_half_of_it_is_no_authority),
              KIN_TEST_ENTRY(a_folder_that_cannot_be_is_told))
