/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_files.h - a folder for one test, gone with its scope.
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
    char names[TEST_FOLDER_PATHS][TEST_PATH_MAX]; /* given out in turn */
    int next;
};

void test_folder_init(struct test_folder *folder);

/* Removes the folder and all in it. */
void test_folder_done(struct test_folder *folder);

/* The path of a file in it; valid for the next 31 calls. */
const char *test_folder_path(struct test_folder *folder, const char *name);

/* Writes a file as a whole, by renaming, and gives its path.  Folders in the
 * name are made. */
const char *test_folder_write(struct test_folder *folder, const char *name,
                              const char *text);

/* The same with execute permission. */
const char *test_folder_script(struct test_folder *folder, const char *name,
                               const char *text);

/* The size of a file in bytes; 0 if there is none.  Counts what a program has
 * appended to it. */
long test_folder_size(struct test_folder *folder, const char *name);

#define AUTO_FOLDER                                                            \
    __attribute__((cleanup(test_folder_done))) struct test_folder

#endif /* TEST_FILES_H */
