/* SPDX-License-Identifier: Apache-2.0 */
/*
 * standalone.c - runs a fuzz target on saved inputs, without a fuzzer.
 *
 * Arguments are files, or folders whose files are used.  Each input is copied
 * to a block of exactly its size, so that a sanitizer detects reads past its
 * end.  No input at all is a failure, since it would prove nothing.
 */
#include <dirent.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "fuzz.h"

enum { MAX_INPUT_BYTES = 16 << 20 };

static int replay_stream(FILE *stream, const char *path, off_t size)
{
    /* malloc(0) may return NULL, but a target must get a pointer. */
    uint8_t *data = malloc(size > 0 ? (size_t)size : 1);

    if (!data)
        return -1;
    size_t got = fread(data, 1, (size_t)size, stream);
    if (got == (size_t)size) {
        /* Printed before the call, so that a crash shows its input. */
        printf("%s\n", path);
        fflush(stdout);
        (void)LLVMFuzzerTestOneInput(data, got);
    }
    free(data);
    return got == (size_t)size ? 1 : -1;
}

/* Returns the number of inputs replayed, negative on failure. */
static int replay_file(const char *path)
{
    struct stat info;
    FILE *stream = fopen(path, "rb");

    if (!stream) {
        perror(path);
        return -1;
    }
    int count = -1;
    if (fstat(fileno(stream), &info) < 0 || info.st_size > MAX_INPUT_BYTES)
        fprintf(stderr, "%s: too large, or not a file\n", path);
    else
        count = replay_stream(stream, path, info.st_size);
    fclose(stream);
    return count;
}

static int replay_folder(const char *path)
{
    struct dirent **entries = NULL;
    int found = scandir(path, &entries, NULL, alphasort);
    int count = 0;

    if (found < 0) {
        perror(path);
        return -1;
    }
    for (int i = 0; i < found; i++) {
        char name[4096];
        snprintf(name, sizeof(name), "%s/%s", path, entries[i]->d_name);
        if (entries[i]->d_name[0] != '.' && count >= 0) {
            int r = replay_file(name);
            count = r < 0 ? r : count + r;
        }
        free(entries[i]);
    }
    free(entries);
    return count;
}

int main(int argc, char **argv)
{
    int total = 0;

    for (int i = 1; i < argc; i++) {
        struct stat info;
        bool is_folder = stat(argv[i], &info) == 0 && S_ISDIR(info.st_mode);
        int count = is_folder ? replay_folder(argv[i]) : replay_file(argv[i]);
        if (count < 0)
            return EXIT_FAILURE;
        total += count;
    }
    printf("%d inputs replayed\n", total);
    return total > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
