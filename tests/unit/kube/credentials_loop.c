/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Credential plugins of asynchronous calls, in a loop and with threads: the
 * rules D and E of kube/credentials.h.  Tests with many runs use the default
 * allocator: repeating them with each allocation failing would take minutes.
 */
#include "kube/credentials.h"

#include <dirent.h>
#include <errno.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <kin/loop.h>

#include "kin_test.h"
#include "kube/client.h"
#include "test_client.h"
#include "test_files.h"

#define ANSWER                                                                 \
    "echo '{\"kind\":\"ExecCredential\",\"apiVersion\":"                       \
    "\"client.authentication.k8s.io/v1\",\"status\":{\"token\":\"t\"}}'\n"
#define UNTIL_GO "while ! test -e go; do sleep 0.01; done\n"

enum { CALLS = 2 };

/* Calls whose client has a plugin: the script `plugin` in the folder.  It runs
 * in the folder; each run adds a byte to `runs`, writes its process id to
 * `pid`, then executes the body. */
struct scene {
    struct test_folder folder;
    struct test_transport transport;
    kin_config *config;
    kin_loop *loop; /* NULL: threads */
    kin_client *client;
    kin_call *calls[CALLS];
};

static void scene_done(struct scene *scene)
{
    for (int i = 0; i < CALLS; i++)
        (void)kin_call_free(scene->calls[i]);
    (void)kin_client_unref(scene->client);
    (void)kin_config_unref(scene->config);
    (void)kin_loop_free(scene->loop);
    test_folder_done(&scene->folder);
}

#define AUTO_SCENE __attribute__((cleanup(scene_done))) struct scene

static void scene_init(struct scene *scene, const char *body)
{
    static const struct test_reply replies[CALLS] = {
        {.status = 200, .body = TEST_POD}, {.status = 200, .body = TEST_POD}};
    char text[1024];

    *scene = (struct scene){.loop = NULL};
    test_folder_init(&scene->folder);
    test_transport_init(&scene->transport, replies, CALLS);
    int len = snprintf(text, sizeof(text),
                       "#!/bin/sh\ncd '%s' || exit 9\nprintf x >>runs\n"
                       "echo $$ >new; mv new pid\n%s",
                       scene->folder.path, body);
    assert_true(len > 0 && (size_t)len < sizeof(text));
    (void)test_folder_script(&scene->folder, "plugin", text);
}

static int scene_client(struct scene *scene, const kin_allocator *alloc,
                        kin_loop *loop, int64_t timeout_ms, kin_client **ret)
{
    const struct kin__credentials_opts credentials = {
        .exec_timeout_ms = timeout_ms};
    const struct kin__client_deps deps = {.transport = &scene->transport.base,
                                          .seed = 1,
                                          .credentials = &credentials};

    return kin__client_new(scene->config,
                           KIN_OPTS(kin_client_opts, .alloc = alloc,
                                    .loop = loop,
                                    /* The transport is used by one thread. */
                                    .workers = loop ? 0 : 1),
                           &deps, ret, NULL);
}

static int scene_start(struct scene *scene, const kin_allocator *alloc,
                       bool is_in_loop, int64_t timeout_ms)
{
    static const char *const environment[] = {"PATH=/usr/bin:/bin", NULL};
    const char *path = test_folder_write(
        &scene->folder, "config",
        "current-context: x\n"
        "contexts: [{name: x, context: {cluster: c, user: u}}]\n"
        "clusters: [{name: c, cluster: {server: 'https://s'}}]\n"
        "users: [{name: u, user: {exec: {command: ./plugin, "
        "interactiveMode: Never, "
        "apiVersion: client.authentication.k8s.io/v1}}}]\n");
    int r = is_in_loop ? kin_loop_new(alloc, &scene->loop, NULL) : 0;

    if (r == 0)
        r = kin_config_new(KIN_OPTS(kin_config_opts, .alloc = alloc,
                                    .path = path, .environment = environment),
                           &scene->config, NULL);
    return r < 0 ? r
                 : scene_client(scene, alloc, scene->loop, timeout_ms,
                                &scene->client);
}

static int scene_get(struct scene *scene, int which)
{
    return kin_client_get_async(scene->client, &test_pods, kin_named("n", "p"),
                                NULL, &scene->calls[which], NULL);
}

/* Waits until the loop's descriptor is readable. */
static void scene_step(struct scene *scene)
{
    struct pollfd fd = {.fd = kin_loop_fd(scene->loop), .events = POLLIN};

    (void)poll(&fd, 1, -1);
    kin_loop_step(scene->loop);
}

static int scene_finish(struct scene *scene, int which, kin_error *err)
{
    while (scene->loop && !kin_call_is_done(scene->calls[which]))
        scene_step(scene);
    return kin_call_wait(scene->calls[which], NULL, err);
}

static long scene_runs(struct scene *scene)
{
    return test_folder_size(&scene->folder, "runs");
}

/* Waits until the plugin has started, unless the call has ended. */
static void scene_await_plugin(struct scene *scene)
{
    while (test_folder_size(&scene->folder, "pid") == 0 &&
           !kin_call_is_done(scene->calls[0])) {
        if (scene->loop)
            kin_loop_step(scene->loop);
        sched_yield();
    }
}

static size_t count_threads(void)
{
    DIR *folder = opendir("/proc/self/task");
    size_t count = 0;

    assert_non_null(folder);
    while (readdir(folder))
        count++;
    (void)closedir(folder);
    return count;
}

/* Reads a process id that the plugin has written. */
static pid_t read_pid(struct scene *scene, const char *name)
{
    FILE *file = fopen(test_folder_path(&scene->folder, name), "re");
    char text[32] = "";

    assert_non_null(file);
    assert_non_null(fgets(text, sizeof(text), file));
    (void)fclose(file);
    long pid = strtol(text, NULL, 10);
    assert_true(pid > 1);
    return (pid_t)pid;
}

/* Waits until a process has ended; it may be a zombie. */
static void await_end(pid_t pid)
{
    char path[64];
    char text[512] = "";

    snprintf(path, sizeof(path), "/proc/%d/stat", (int)pid);
    for (;;) {
        FILE *file = fopen(path, "re");
        if (!file)
            return;
        size_t len = fread(text, 1, sizeof(text) - 1, file);
        (void)fclose(file);
        text[len] = '\0';
        const char *name_end = strrchr(text, ')');
        if (name_end && strncmp(name_end, ") Z", 3) == 0)
            return;
        sched_yield();
    }
}

/* ---- results ---- */

KIN_TEST(a_plugin_needs_no_thread_in_a_loop)
{
    AUTO_SCENE scene;
    size_t before = count_threads();

    scene_init(&scene, UNTIL_GO ANSWER);
    TRY(scene_start(&scene, alloc, /* is_in_loop= */ true, 0));
    TRY(scene_get(&scene, 0));
    scene_await_plugin(&scene);
    for (int i = 0; i < 3; i++)
        kin_loop_step(scene.loop);
    assert_int_equal(count_threads(), before);
    (void)test_folder_write(&scene.folder, "go", "");
    TRY(scene_finish(&scene, 0, NULL));
    assert_int_equal(count_threads(), before);
    assert_true(test_transport_has_line(&scene.transport, 0,
                                        "Authorization: Bearer t"));
    return 0;
}

/* Each in a loop and with threads. */
KIN_TEST(plugins_succeed_or_fail)
{
    static const struct {
        const char *body;
        int64_t timeout_ms;
        int code;
        const char *message;
    } cases[] = {
        {ANSWER, 0, 0, ""},
        {"exec >&-; exit 0", 0, KIN_EPROTOCOL, "the answer"},
        {"exit 3", 0, KIN_EUNAUTHORIZED, "ended with status 3"},
        {"exec sleep 600", 50, KIN_ETIMEDOUT, "not done after 50 ms"},
        {"trap '' TERM; sleep 600", 50, KIN_ETIMEDOUT, "not done after 50 ms"},
        {"exec head -c 2000000 /dev/zero", 0, KIN_ELIMIT, "bytes of output"},
    };

    (void)alloc;
    for (size_t i = 0; i < 2 * sizeof(cases) / sizeof(cases[0]); i++) {
        AUTO_SCENE scene;
        kin_error err = KIN_ERROR_INIT;

        scene_init(&scene, cases[i / 2].body);
        TRY(scene_start(&scene, NULL, /* is_in_loop= */ i % 2 == 0,
                        cases[i / 2].timeout_ms));
        TRY(scene_get(&scene, 0));
        TRY_FAIL(scene_finish(&scene, 0, &err), cases[i / 2].code);
        if (cases[i / 2].code < 0)
            assert_non_null(strstr(err.message, cases[i / 2].message));
        /* A short timeout may come before the script has begun. */
        assert_in_range(scene_runs(&scene), cases[i / 2].timeout_ms == 0, 1);
    }
    return 0;
}

KIN_TEST(a_missing_plugin_fails_the_call)
{
    for (int i = 0; i < 2; i++) {
        AUTO_SCENE scene;
        kin_error err = KIN_ERROR_INIT;

        scene_init(&scene, "");
        assert_int_equal(unlink(test_folder_path(&scene.folder, "plugin")), 0);
        TRY(scene_start(&scene, alloc, /* is_in_loop= */ i == 0, 0));
        TRY(scene_get(&scene, 0));
        TRY_FAIL(scene_finish(&scene, 0, &err), KIN_ENOTFOUND);
        assert_non_null(strstr(err.message, "exec plugin /"));
    }
    return 0;
}

KIN_TEST(a_child_of_the_plugin_may_keep_its_output)
{
    for (int i = 0; i < 2; i++) {
        AUTO_SCENE scene;

        scene_init(&scene, "sleep 600 & echo $! >child\n" ANSWER);
        TRY(scene_start(&scene, alloc, /* is_in_loop= */ i == 0, 0));
        TRY(scene_get(&scene, 0));
        int r = scene_finish(&scene, 0, NULL);
        if (test_folder_size(&scene.folder, "child") > 0)
            (void)kill(read_pid(&scene, "child"), SIGKILL);
        TRY(r);
    }
    return 0;
}

static void reap_all(int number)
{
    int errnum = errno;

    (void)number;
    while (waitpid(-1, NULL, WNOHANG) > 0)
        continue;
    errno = errnum;
}

KIN_TEST(the_program_may_reap_its_children)
{
    static void (*const ways[])(int) = {SIG_IGN, reap_all};

    (void)alloc;
    for (int i = 0; i < 4; i++) {
        AUTO_SCENE scene;

        scene_init(&scene, ANSWER);
        TRY(scene_start(&scene, NULL, /* is_in_loop= */ i < 2, 0));
        signal(SIGCHLD, ways[i % 2]);
        int r = scene_get(&scene, 0);
        if (r == 0)
            r = scene_finish(&scene, 0, NULL);
        signal(SIGCHLD, SIG_DFL);
        TRY(r);
    }
    return 0;
}

/* ---- stopping ---- */

/* The plugin of a call that was cancelled or freed does not keep running. */
static int gives_up(const kin_allocator *alloc, bool is_in_loop, bool is_freed)
{
    AUTO_SCENE scene;

    scene_init(&scene, "trap '' TERM; sleep 600");
    TRY(scene_start(&scene, alloc, is_in_loop, 0));
    TRY(scene_get(&scene, 0));
    scene_await_plugin(&scene);
    if (is_freed) {
        scene.calls[0] = kin_call_free(scene.calls[0]);
    } else {
        kin_call_cancel(scene.calls[0]);
        TRY_FAIL(scene_finish(&scene, 0, NULL), KIN_ESTOPPED);
        scene.calls[0] = kin_call_free(scene.calls[0]);
    }
    if (test_folder_size(&scene.folder, "pid") == 0)
        return 0; /* out of memory */
    pid_t pid = read_pid(&scene, "pid");
    await_end(pid);
    scene.client = kin_client_unref(scene.client);
    assert_int_equal(kill(pid, 0), -1); /* nor is it a zombie */
    return 0;
}

KIN_TEST(a_call_gives_up_while_its_plugin_runs)
{
    for (int i = 0; i < 4; i++)
        TRY(gives_up(alloc, /* is_in_loop= */ i < 2, /* is_freed= */ i % 2));
    return 0;
}

enum end { END_CANCEL, END_FREE, END_ABANDON };

/* Ends a call after `n` steps; `*ret_steps` is how many there were. */
static int end_after(enum end end, int n, int *ret_steps)
{
    AUTO_SCENE scene;
    int steps = 0;

    scene_init(&scene, ANSWER);
    TRY(scene_start(&scene, NULL, /* is_in_loop= */ true, 0));
    TRY(scene_get(&scene, 0));
    while (steps < n && !kin_call_is_done(scene.calls[0])) {
        scene_step(&scene);
        steps++;
    }
    *ret_steps = steps;
    if (end == END_ABANDON)
        return 0;
    if (end == END_FREE) {
        scene.calls[0] = kin_call_free(scene.calls[0]);
        kin_loop_step(scene.loop);
        /* Another call is not affected. */
        TRY(scene_get(&scene, 1));
        return scene_finish(&scene, 1, NULL);
    }
    kin_call_cancel(scene.calls[0]);
    int r = scene_finish(&scene, 0, NULL);
    /* The plugin may have answered before. */
    assert_true(r == 0 || r == KIN_ESTOPPED);
    return 0;
}

/* The number of steps varies: as many as the longest run so far has. */
static int end_anywhere(enum end end)
{
    int longest = 0;
    int steps = 0;

    TRY(end_after(END_ABANDON, 1000, &longest));
    for (int n = 0; n < longest; n++)
        TRY(end_after(end, n, &steps));
    return 0;
}

KIN_TEST(a_call_can_be_cancelled_after_each_step)
{
    (void)alloc;
    return end_anywhere(END_CANCEL);
}

KIN_TEST(a_call_can_be_freed_after_each_step)
{
    (void)alloc;
    return end_anywhere(END_FREE);
}

/* ---- several callers ---- */

/* The one that watches the plugin, or another one, gives up. */
KIN_TEST(callers_share_a_run)
{
    for (int i = 0; i < 6; i++) {
        AUTO_SCENE scene;
        int leaver = i % 3; /* 2: none */

        (void)alloc;
        scene_init(&scene, UNTIL_GO ANSWER);
        TRY(scene_start(&scene, NULL, /* is_in_loop= */ i < 3, 0));
        TRY(scene_get(&scene, 0));
        scene_await_plugin(&scene);
        TRY(scene_get(&scene, 1));
        for (int step = 0; scene.loop && step < 3; step++)
            kin_loop_step(scene.loop);
        if (leaver < 2)
            scene.calls[leaver] = kin_call_free(scene.calls[leaver]);
        (void)test_folder_write(&scene.folder, "go", "");
        for (int which = 0; which < 2; which++)
            if (which != leaver)
                TRY(scene_finish(&scene, which, NULL));
        /* With threads, the second one may come after the first has left. */
        assert_in_range(scene_runs(&scene), 1, scene.loop ? 1 : 2);
    }
    return 0;
}

/* A loop watches the plugin, but is not stepped any more. */
KIN_TEST(a_thread_does_not_depend_on_an_idle_loop)
{
    AUTO_SCENE scene;
    KIN_AUTO(kin_client) *other = NULL;

    (void)alloc;
    scene_init(&scene, UNTIL_GO ANSWER);
    TRY(scene_start(&scene, NULL, /* is_in_loop= */ true, 0));
    TRY(scene_client(&scene, NULL, /* loop= */ NULL, 0, &other));
    TRY(scene_get(&scene, 0));
    scene_await_plugin(&scene);
    (void)test_folder_write(&scene.folder, "go", "");
    if (kin_call_is_done(scene.calls[0])) /* out of memory */
        return scene_finish(&scene, 0, NULL);
    TRY(kin_client_get(other, &test_pods, kin_named("n", "p"), NULL, NULL,
                       NULL));
    assert_false(kin_call_is_done(scene.calls[0]));
    TRY(scene_finish(&scene, 0, NULL));
    assert_int_equal(scene_runs(&scene), 1);
    return 0;
}

/* A killed plugin is not an answer: the next caller starts another one. */
KIN_TEST(a_call_after_a_killed_plugin_runs_another_one)
{
    AUTO_SCENE scene;

    (void)alloc;
    scene_init(&scene, "test -e go || exec sleep 600\n" ANSWER);
    TRY(scene_start(&scene, NULL, /* is_in_loop= */ true, 0));
    TRY(scene_get(&scene, 0));
    scene_await_plugin(&scene);
    scene.calls[0] = kin_call_free(scene.calls[0]);
    (void)test_folder_write(&scene.folder, "go", "");
    TRY(scene_get(&scene, 1));
    TRY(scene_finish(&scene, 1, NULL));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_plugin_needs_no_thread_in_a_loop),
              KIN_TEST_ENTRY(plugins_succeed_or_fail),
              KIN_TEST_ENTRY(a_missing_plugin_fails_the_call),
              KIN_TEST_ENTRY(a_child_of_the_plugin_may_keep_its_output),
              KIN_TEST_ENTRY(the_program_may_reap_its_children),
              KIN_TEST_ENTRY(a_call_gives_up_while_its_plugin_runs),
              KIN_TEST_ENTRY(a_call_can_be_cancelled_after_each_step),
              KIN_TEST_ENTRY(a_call_can_be_freed_after_each_step),
              KIN_TEST_ENTRY(callers_share_a_run),
              KIN_TEST_ENTRY(a_thread_does_not_depend_on_an_idle_loop),
              KIN_TEST_ENTRY(a_call_after_a_killed_plugin_runs_another_one))
