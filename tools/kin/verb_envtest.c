/* SPDX-License-Identifier: Apache-2.0 */
/* verb_envtest.c - write a folder of programs for controller-runtime's
 * envtest: links to this program, which is what it is called (applet.h). */
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/random.h"
#include "base/str.h"
#include "print.h"
#include "verb.h"

/* "DIR/name", or an error. */
static int envtest_join(const char *folder, const char *name,
                        char ret[PATH_MAX], kin_error *err)
{
    int len = snprintf(ret, PATH_MAX, "%s/%s", folder, name);

    return len < 0 || len >= PATH_MAX
               ? kin_error_set(err, KIN_ELIMIT, "%.64s...: path too long",
                               folder)
               : 0;
}

/* The folder in the user's cache. */
static int envtest_default(char ret[PATH_MAX], kin_error *err)
{
    const char *cache = getenv("XDG_CACHE_HOME");
    const char *home = getenv("HOME");

    /* Relative paths are invalid by its specification. */
    if (cache && cache[0] == '/')
        return envtest_join(cache, "kin/envtest", ret, err);
    if (!home || home[0] != '/')
        return kin_error_set(err, KIN_ENOTFOUND,
                             "there is no HOME for the default folder; name "
                             "one: kin envtest DIR");
    return envtest_join(home, ".cache/kin/envtest", ret, err);
}

/* Makes a folder and those above it. */
static int envtest_make_folder(const char *folder, kin_error *err)
{
    char path[PATH_MAX];
    int len = snprintf(path, sizeof(path), "%s", folder);

    if (len < 0 || (size_t)len >= sizeof(path))
        return kin_error_set(err, KIN_ELIMIT, "%.64s...: path too long",
                             folder);
    for (char *at = strchr(path + 1, '/'); at; at = strchr(at + 1, '/')) {
        *at = '\0';
        if (mkdir(path, 0777) < 0 && errno != EEXIST)
            return kin_error_set_errno(err, errno, "%s", path);
        *at = '/';
    }
    if (mkdir(path, 0777) < 0 && errno != EEXIST)
        return kin_error_set_errno(err, errno, "%s", path);
    return 0;
}

/* Whether the path is a link with that target; an error if it is no link. */
static int envtest_is_linked(const char *path, const char *target, bool *ret,
                             kin_error *err)
{
    char text[PATH_MAX];
    ssize_t len = readlink(path, text, sizeof(text));

    *ret = len >= 0 && kin_str_eq(kin_str_of(text, (size_t)len), kin_s(target));
    if (len < 0 && errno != ENOENT)
        return errno == EINVAL
                   ? kin_error_set(err, KIN_EEXISTS,
                                   "%s: not a link; not replaced", path)
                   : kin_error_set_errno(err, errno, "%s", path);
    return 0;
}

/* Makes a link or replaces one, at once: tests may run meanwhile. */
static int envtest_link(const char *folder, const char *name,
                        const char *target, kin_error *err)
{
    char path[PATH_MAX];
    char next[PATH_MAX];
    char unique[64];
    uint64_t number = 0;
    bool is_linked = false;
    int r = envtest_join(folder, name, path, err);

    if (r == 0)
        r = envtest_is_linked(path, target, &is_linked, err);
    if (r < 0 || is_linked)
        return r;
    r = kin__random_seed_from_os(&number, err);
    if (r < 0)
        return r;
    snprintf(unique, sizeof(unique), ".%s.%016llx", name,
             (unsigned long long)number);
    r = envtest_join(folder, unique, next, err);
    if (r < 0)
        return r;
    if (symlink(target, next) < 0)
        return kin_error_set_errno(err, errno, "%s", next);
    if (rename(next, path) == 0)
        return 0;
    r = kin_error_set_errno(err, errno, "%s", path);
    (void)unlink(next);
    return r;
}

/* Finds a program in PATH, but not in the folder itself. */
static bool envtest_find(const char *name, const char *folder,
                         char ret[PATH_MAX])
{
    kin_str rest = kin_s(getenv("PATH") ? getenv("PATH") : "");
    char path[PATH_MAX];

    while (rest.ptr) {
        kin_str dir = kin__str_cut(&rest, ':');
        int len = snprintf(path, sizeof(path), "%.*s/%s", KIN_STR(dir), name);
        struct stat found;

        if (dir.len == 0 || kin_str_eq(dir, kin_s(folder)) ||
            len >= (int)sizeof(path) || access(path, X_OK) < 0 ||
            stat(path, &found) < 0 || !S_ISREG(found.st_mode) ||
            !realpath(path, ret))
            continue;
        return true;
    }
    return false;
}

static int envtest_fill(const char *folder, kin_error *err)
{
    char self[PATH_MAX];
    char kubectl[PATH_MAX];

    if (!realpath("/proc/self/exe", self))
        return kin_error_set_errno(err, errno, "/proc/self/exe");
    int r = envtest_link(folder, "kube-apiserver", self, err);
    if (r == 0)
        r = envtest_link(folder, "etcd", self, err);
    if (r == 0 && envtest_find("kubectl", folder, kubectl))
        r = envtest_link(folder, "kubectl", kubectl, err);
    return r;
}

static enum cli_exit envtest_run(int argc, char **argv, struct cli_context *ctx)
{
    char wanted[PATH_MAX];
    char folder[PATH_MAX];
    const char *path = argc > 0 ? argv[0] : wanted;

    if ((argc == 0 && envtest_default(wanted, &ctx->err) < 0) ||
        envtest_make_folder(path, &ctx->err) < 0)
        return CLI_EXIT_FAILED;
    /* Tests run in other folders. */
    if (!realpath(path, folder)) {
        (void)kin_error_set_errno(&ctx->err, errno, "%s", path);
        return CLI_EXIT_FAILED;
    }
    if (envtest_fill(folder, &ctx->err) < 0)
        return CLI_EXIT_FAILED;
    cli_say(ctx->out, "%s", folder);
    return CLI_EXIT_OK;
}

const struct cli_verb cli_verb_envtest = {
    .name = "envtest",
    .summary = "write kube-apiserver and etcd for envtest",
    .words = "[DIR]",
    .text = "Writes the programs that controller-runtime's envtest starts into "
            "a folder, and\nprints its path:\n\n"
            "  KUBEBUILDER_ASSETS=$(kin envtest) go test ./...\n\n"
            "kube-apiserver is `kin serve` with the flags of kube-apiserver; "
            "etcd answers\nhealth checks.  Both are links to this program, and "
            "kubectl is a link to that\nof PATH, if there is one.  Without DIR "
            "the folder is in the user's cache.",
    .max_words = 1,
    .run = envtest_run,
};
