/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/file.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "kin_test.h"
#include "test_files.h"

static void check_text(const char *path, const char *expected)
{
    char text[64] = "";
    FILE *file = fopen(path, "r");

    assert_non_null(file);
    assert_true(fread(text, 1, sizeof(text) - 1, file) < sizeof(text));
    (void)fclose(file);
    assert_string_equal(text, expected);
}

static size_t count_files(const char *folder)
{
    DIR *dir = opendir(folder);
    size_t count = 0;

    assert_non_null(dir);
    for (const struct dirent *e = readdir(dir); e; e = readdir(dir))
        count += e->d_name[0] != '.';
    (void)closedir(dir);
    return count;
}

KIN_TEST(makes_and_replaces_files)
{
    AUTO_FOLDER folder;
    struct stat status;

    (void)alloc;
    test_folder_init(&folder);
    const char *path = test_folder_path(&folder, "file");
    TRY(kin__file_replace(path, kin_s("one"), 0600, NULL));
    check_text(path, "one");
    TRY(kin__file_replace(path, kin_s("two"), 0640, NULL));
    check_text(path, "two");
    assert_int_equal(stat(path, &status), 0);
    assert_int_equal(status.st_mode & 0777, 0640);
    assert_int_equal(count_files(folder.path), 1);
    return 0;
}

/* Another user may have put links where a temporary file might be. */
KIN_TEST(follows_no_links)
{
    AUTO_FOLDER folder;
    char name[64];

    (void)alloc;
    test_folder_init(&folder);
    const char *path = test_folder_path(&folder, "file");
    const char *victim = test_folder_write(&folder, "victim", "keep");
    snprintf(name, sizeof(name), "file.new-%ld", (long)getpid());
    assert_int_equal(symlink(victim, test_folder_path(&folder, name)), 0);
    snprintf(name, sizeof(name), "file.%ld", (long)getpid());
    assert_int_equal(symlink(victim, test_folder_path(&folder, name)), 0);
    assert_int_equal(symlink(victim, path), 0);
    TRY(kin__file_replace(path, kin_s("new"), 0600, NULL));
    check_text(path, "new");
    check_text(victim, "keep");
    return 0;
}

KIN_TEST(reports_why_a_replace_failed)
{
    AUTO_FOLDER folder;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    test_folder_init(&folder);
    const char *path = test_folder_path(&folder, "none/file");
    TRY_FAIL(kin__file_replace(path, kin_s("x"), 0600, &err), KIN_ESYSTEM);
    assert_non_null(strstr(err.message, "none/file: No such file"));
    /* A folder cannot be replaced, and no temporary file is left. */
    path = test_folder_path(&folder, "folder");
    assert_int_equal(mkdir(path, 0700), 0);
    TRY_FAIL(kin__file_replace(path, kin_s("x"), 0600, &err), KIN_ESYSTEM);
    assert_int_equal(count_files(folder.path), 1);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(makes_and_replaces_files),
              KIN_TEST_ENTRY(follows_no_links),
              KIN_TEST_ENTRY(reports_why_a_replace_failed))
