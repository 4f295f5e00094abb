/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/file.h"

#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "kin_test.h"
#include "test_files.h"

KIN_TEST(reads_files_up_to_a_limit)
{
    AUTO_FOLDER folder;
    KIN__AUTO_BUF buf;
    kin_error err = KIN_ERROR_INIT;
    char text[20001] = "";

    test_folder_init(&folder);
    memset(text, 'x', sizeof(text) - 1);
    const char *path = test_folder_write(&folder, "file", text);
    kin__buf_init(&buf, alloc, 20000);
    TRY(kin__file_read(path, &buf, &err));
    assert_str_equal(kin__buf_str(&buf), text);
    kin__buf_done(&buf);
    kin__buf_init(&buf, alloc, 19999);
    TRY_FAIL(kin__file_read(path, &buf, &err), KIN_ELIMIT);
    assert_non_null(strstr(err.message, "larger than 19999 bytes"));
    return 0;
}

KIN_TEST(reports_why_a_read_failed)
{
    AUTO_FOLDER folder;
    KIN__AUTO_BUF buf;
    kin_error err = KIN_ERROR_INIT;

    test_folder_init(&folder);
    kin__buf_init(&buf, alloc, 100);
    TRY_FAIL(kin__file_read(test_folder_path(&folder, "none"), &buf, &err),
             KIN_ENOTFOUND);
    assert_non_null(strstr(err.message, "/none: No such file"));
    TRY_FAIL(kin__file_read(folder.path, &buf, &err), KIN_ESYSTEM);
    assert_non_null(strstr(err.message, "Is a directory"));
    return 0;
}

/* open() and read() of a pipe may block forever. */
KIN_TEST(reading_a_pipe_does_not_block)
{
    AUTO_FOLDER folder;
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, alloc, 100);
    test_folder_init(&folder);
    const char *path = test_folder_path(&folder, "pipe");
    assert_int_equal(mkfifo(path, 0600), 0);
    TRY(kin__file_read_now(path, &buf, NULL));
    assert_int_equal(buf.len, 0);
    int writer = open(path, O_RDWR | O_CLOEXEC);
    assert_true(writer >= 0);
    int r = kin__file_read_now(path, &buf, NULL);
    close(writer);
    TRY_FAIL(r, KIN_ESYSTEM);
    return 0;
}

KIN_TEST(some_files_must_be_regular)
{
    AUTO_FOLDER folder;
    KIN__AUTO_BUF buf;
    kin_error err = KIN_ERROR_INIT;

    kin__buf_init(&buf, alloc, 100);
    test_folder_init(&folder);
    const char *path = test_folder_path(&folder, "pipe");
    assert_int_equal(mkfifo(path, 0600), 0);
    TRY_FAIL(kin__file_read_regular(path, &buf, &err), KIN_EINVAL);
    assert_non_null(strstr(err.message, "/pipe: a pipe, not a regular file"));
    TRY_FAIL(kin__file_read_regular(folder.path, &buf, &err), KIN_EINVAL);
    assert_non_null(strstr(err.message, ": a directory, not a regular file"));
    TRY_FAIL(kin__file_read_regular("/dev/zero", &buf, &err), KIN_EINVAL);
    assert_string_equal(err.message, "/dev/zero: a device, not a regular file");
    TRY(kin__file_read_regular("/dev/null", &buf, &err));
    assert_int_equal(buf.len, 0);
    return 0;
}

KIN_TEST(links_to_regular_files_are_read)
{
    AUTO_FOLDER folder;
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, alloc, 100);
    test_folder_init(&folder);
    const char *path = test_folder_write(&folder, "file", "text");
    const char *link = test_folder_path(&folder, "link");
    assert_int_equal(symlink(path, link), 0);
    TRY(kin__file_read_regular(link, &buf, NULL));
    assert_str_equal(kin__buf_str(&buf), "text");
    return 0;
}

KIN_TEST(resolves_paths)
{
    static const char *const cases[][3] = {
        {"/etc/kube", "ca.crt", "/etc/kube/ca.crt"},
        {"/", "ca.crt", "/ca.crt"},
        {"/etc", "/ca.crt", "/ca.crt"},
        {"/etc", "../ca.crt", "/etc/../ca.crt"},
        {"/etc", "././plugin", "/etc/plugin"},
        {NULL, "ca.crt", "ca.crt"},
        {NULL, "./plugin", "./plugin"},
    };
    KIN__AUTO_REGION region;

    kin__region_init(&region, alloc);
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        char *path = kin__path_resolve(&region, cases[i][0],
                                       kin_s(cases[i][1]));
        TRY_PTR(path);
        assert_string_equal(path, cases[i][2]);
    }
    return 0;
}

KIN_TEST(folders_are_absolute)
{
    KIN__AUTO_REGION region;
    char here[PATH_MAX] = "";
    char expected[PATH_MAX + 8] = "";

    kin__region_init(&region, alloc);
    char *folder = kin__path_folder(&region, "/a/b", NULL);
    TRY_PTR(folder);
    assert_string_equal(folder, "/a");
    folder = kin__path_folder(&region, "/b", NULL);
    TRY_PTR(folder);
    assert_string_equal(folder, "/");
    assert_non_null(getcwd(here, sizeof(here)));
    folder = kin__path_folder(&region, "b", NULL);
    TRY_PTR(folder);
    assert_string_equal(folder, here);
    folder = kin__path_folder(&region, "a/b", NULL);
    TRY_PTR(folder);
    snprintf(expected, sizeof(expected), "%s/a", here);
    assert_string_equal(folder, expected);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reads_files_up_to_a_limit),
              KIN_TEST_ENTRY(reports_why_a_read_failed),
              KIN_TEST_ENTRY(reading_a_pipe_does_not_block),
              KIN_TEST_ENTRY(some_files_must_be_regular),
              KIN_TEST_ENTRY(links_to_regular_files_are_read),
              KIN_TEST_ENTRY(resolves_paths),
              KIN_TEST_ENTRY(folders_are_absolute))
