/* SPDX-License-Identifier: Apache-2.0 */
#include "server/authority.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "kin_test.h"
#include "test_files.h"

KIN_TEST(reads_what_it_wrote)
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
    /* Only the owner can access the folder and the key. */
    assert_int_equal(stat(path, &info), 0);
    assert_int_equal(info.st_mode & 0777, 0700);
    assert_int_equal(stat(test_folder_path(&folder, "new/ca.key"), &info), 0);
    assert_int_equal(info.st_mode & 0777, 0600);
    return 0;
}

/* An existing file could be a symbolic link. */
KIN_TEST(does_not_follow_existing_files)
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

KIN_TEST(needs_certificate_and_key)
{
    AUTO_FOLDER folder;
    KIN__AUTO_X509_PAIR pair = {.alloc = alloc};
    kin_error err = KIN_ERROR_INIT;

    test_folder_init(&folder);
    /* A writer that was killed leaves a key without a certificate. */
    (void)test_folder_write(&folder, "ca.key", "the key");
    TRY_FAIL(kin__authority_read(alloc, folder.path, &pair, &err),
             KIN_ENOTFOUND);
    (void)test_folder_write(&folder, "cert/ca.crt", "the certificate");
    TRY_FAIL(kin__authority_read(alloc, test_folder_path(&folder, "cert"),
                                 &pair, &err),
             KIN_EINVAL);
    assert_non_null(strstr(err.message, "ca.crt exists, but ca.key does not"));
    return 0;
}

KIN_TEST(reports_an_unusable_folder)
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

KIN_TEST_MAIN(KIN_TEST_ENTRY(reads_what_it_wrote),
              KIN_TEST_ENTRY(does_not_follow_existing_files),
              KIN_TEST_ENTRY(needs_certificate_and_key),
              KIN_TEST_ENTRY(reports_an_unusable_folder))
