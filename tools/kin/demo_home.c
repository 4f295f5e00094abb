/* SPDX-License-Identifier: Apache-2.0 */
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "demo.h"
#include "kube/file.h"

/* Without /tmp, as in an empty container, the working directory. */
static const char *home_root(void)
{
    const char *root = getenv("TMPDIR");

    if (root && root[0])
        return root;
    return access("/tmp", F_OK) == 0 ? "/tmp" : ".";
}

int demo_home_make(struct demo_home *home, kin_error *err)
{
    const char *root = home_root();
    char path[DEMO_PATH_SIZE];

    int len = snprintf(path, sizeof(path), "%s/kin-demo.XXXXXX", root);
    if (len < 0 || (size_t)len >= sizeof(path))
        return kin_error_set(err, KIN_ELIMIT, "TMPDIR: path too long");
    if (!mkdtemp(path))
        return kin_error_set_errno(err, errno, "a folder in %s, see TMPDIR",
                                   root);
    memcpy(home->path, path, sizeof(path));
    return 0;
}

void demo_home_remove(struct demo_home *home)
{
    char path[DEMO_PATH_SIZE];

    if (!home->path[0])
        return;
    DIR *folder = opendir(home->path);
    for (struct dirent *entry = folder ? readdir(folder) : NULL; entry;
         entry = readdir(folder)) {
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
            continue;
        if (demo_home_file(home, entry->d_name, path, /* err= */ NULL) == 0)
            (void)unlink(path);
    }
    if (folder)
        (void)closedir(folder);
    (void)rmdir(home->path);
    home->path[0] = '\0';
}

int demo_home_file(const struct demo_home *home, const char *name,
                   char ret[DEMO_PATH_SIZE], kin_error *err)
{
    int len = snprintf(ret, DEMO_PATH_SIZE, "%s/%s", home->path, name);

    return len < 0 || len >= DEMO_PATH_SIZE
               ? kin_error_set(err, KIN_ELIMIT, "%s: path too long", home->path)
               : 0;
}

int demo_home_write(const struct demo_home *home, const char *name,
                    kin_str text, kin_error *err)
{
    char path[DEMO_PATH_SIZE];
    int r = demo_home_file(home, name, path, err);

    return r < 0 ? r : kin__file_replace(path, text, 0600, err);
}
