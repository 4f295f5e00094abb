/* SPDX-License-Identifier: Apache-2.0 */
#include "test_files.h"

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "kin_test.h"

void test_folder_init(struct test_folder *folder)
{
    const char *base = getenv("TMPDIR");

    memset(folder, 0, sizeof(*folder));
    int len = snprintf(folder->path, sizeof(folder->path), "%s/kin-XXXXXX",
                       base ? base : "/tmp");
    assert_true(len > 0 && len < (int)sizeof(folder->path));
    assert_non_null(mkdtemp(folder->path));
}

static int remove_one(const char *path, const struct stat *st, int type,
                      struct FTW *ftw)
{
    (void)st;
    (void)type;
    (void)ftw;
    return remove(path);
}

void test_folder_done(struct test_folder *folder)
{
    if (folder->path[0])
        nftw(folder->path, remove_one, 8, FTW_DEPTH | FTW_PHYS);
}

const char *test_folder_path(struct test_folder *folder, const char *name)
{
    char *path = folder->names[folder->next++ % TEST_FOLDER_PATHS];

    size_t base = strlen(folder->path);
    size_t len = strlen(name);

    assert_true(base + len + 2 <= TEST_PATH_MAX);
    memcpy(path, folder->path, base);
    path[base] = '/';
    memcpy(path + base + 1, name, len + 1);
    return path;
}

static void make_folders(char *path, size_t from)
{
    for (char *at = strchr(path + from, '/'); at; at = strchr(at + 1, '/')) {
        *at = '\0';
        if (mkdir(path, 0700) < 0)
            assert_int_equal(errno, EEXIST);
        *at = '/';
    }
}

static const char *write_file(struct test_folder *folder, const char *name,
                              const char *text, mode_t mode)
{
    const char *path = test_folder_path(folder, name);
    char fresh[TEST_PATH_MAX + 8] = "";
    size_t len = strlen(text);

    snprintf(fresh, sizeof(fresh), "%s.new", path);
    make_folders(fresh, strlen(folder->path) + 1);
    int fd = open(fresh, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode);
    assert_true(fd >= 0);
    assert_int_equal(write(fd, text, len), (ssize_t)len);
    close(fd);
    assert_int_equal(rename(fresh, path), 0);
    return path;
}

const char *test_folder_write(struct test_folder *folder, const char *name,
                              const char *text)
{
    return write_file(folder, name, text, 0600);
}

const char *test_folder_script(struct test_folder *folder, const char *name,
                               const char *text)
{
    return write_file(folder, name, text, 0700);
}

long test_folder_size(struct test_folder *folder, const char *name)
{
    struct stat st;

    return stat(test_folder_path(folder, name), &st) == 0 ? (long)st.st_size
                                                          : 0;
}
