/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_files.h - a temporary folder that is removed at the end of its scope.
 *
 *     AUTO_FOLDER folder;
 *     test_folder_init(&folder);
 *     const char *path = test_folder_write(&folder, "config", "kind: Config");
 */
#ifndef TEST_FILES_H
#define TEST_FILES_H

enum { TEST_FOLDER_PATHS = 32, TEST_PATH_MAX = 512 };

struct test_folder {
    char path[256];
    char names[TEST_FOLDER_PATHS][TEST_PATH_MAX]; /* used in turn */
    int next;
};

void test_folder_init(struct test_folder *folder);

/* Removes the folder with its content. */
void test_folder_done(struct test_folder *folder);

/* Returns the path of a file in the folder; valid for the next 31 calls. */
const char *test_folder_path(struct test_folder *folder, const char *name);

/* Writes a file atomically, by renaming, and returns its path.  Creates folders
 * in the name. */
const char *test_folder_write(struct test_folder *folder, const char *name,
                              const char *text);

/* The same with execute permission. */
const char *test_folder_script(struct test_folder *folder, const char *name,
                               const char *text);

/* Returns the size of a file in bytes, 0 if it does not exist. */
long test_folder_size(struct test_folder *folder, const char *name);

#define AUTO_FOLDER                                                            \
    __attribute__((cleanup(test_folder_done))) struct test_folder

#endif /* TEST_FILES_H */
