/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The sample controller in one thread: its informers, requests, Events and
 * leader election are part of the program's own event loop (host.h).
 *
 *     sample-controller-loop [--kubeconfig FILE] [--master URL]
 *                            [--lease NAMESPACE/NAME] [-v]
 *
 * sample-controller-libuv is the same program with the loop of libuv.
 */
#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "host.h"
#include "loop_controller.h"

enum { RESYNC_MS = 30000 };

struct flags {
    const char *kubeconfig;
    const char *master;
    const char *lease; /* "namespace/name" */
    kin_log_level level;
};

/* All resources of the program, in order of creation. */
struct program {
    kin_loop *loop;
    struct host *host; /* steps it */
    kin_config *config;
    kin_client *client;
    kin_factory *factory;
    kin_events *events;
    struct loop_sample *sample;
    kin_elector *elector;
    bool is_ending;       /* the lease was lost, or it could not start */
    bool has_sent_events; /* all Events were sent, or it was too late */
    int result;
    kin_error err;
};

static void program_done(struct program *program)
{
    (void)kin_elector_free(program->elector);
    (void)loop_sample_free(program->sample);
    (void)kin_events_free(program->events);
    (void)kin_factory_free(program->factory);
    (void)kin_client_unref(program->client);
    (void)kin_config_unref(program->config);
    (void)host_free(program->host);
    (void)kin_loop_free(program->loop);
}

static void print_record(const kin_log_record *record, void *userdata)
{
    char line[2048];

    (void)userdata;
    (void)kin_log_format(record, line, sizeof(line));
    fprintf(stderr, "%s %s\n", kin_log_level_name(record->level), line);
}

/* ---- leader election ---- */

static void on_started(kin_stop *stop, const kin_fence *fence, void *userdata)
{
    struct program *program = userdata;

    (void)stop;
    (void)fence;
    program->result = loop_sample_start(program->sample, &program->err);
    if (program->result < 0)
        program->is_ending = true;
}

/* A program that has lost its lease ends; the lease is released after this. */
static void on_stopped(void *userdata)
{
    struct program *program = userdata;

    loop_sample_stop(program->sample);
    program->is_ending = true;
}

static int make_elector(struct program *program, const char *lease,
                        const kin_log *log, kin_error *err)
{
    char identity[KIN_ELECTOR_IDENTITY_MAX + 1];
    size_t ns_len = strcspn(lease, "/");
    int r = kin_elector_identity(identity, sizeof(identity), err);

    if (r < 0)
        return r;
    if (lease[ns_len] == '\0')
        return kin_error_set(err, KIN_EINVAL, "--lease: NAMESPACE/NAME");
    return kin_elector_new(
        program->client,
        KIN_OPTS(kin_elector_opts, .log = log, .ns = kin_str_of(lease, ns_len),
                 .name = kin_s(lease + ns_len + 1), .identity = kin_s(identity),
                 .is_released = true, .on_started = on_started,
                 .on_stopped = on_stopped, .userdata = program),
        &program->elector, err);
}

/* ---- the parts ---- */

static int make_clients(struct program *program, const struct flags *flags,
                        const kin_log *log, kin_error *err)
{
    int r = kin_loop_new(/* alloc= */ NULL, &program->loop, err);

    if (r == 0)
        r = host_new(program->loop, &program->host, err);
    if (r == 0)
        r = kin_config_new_from_env(
            KIN_OPTS(kin_config_opts, .path = flags->kubeconfig,
                     .server = flags->master,
                     .is_in_cluster_first = !flags->kubeconfig &&
                                            !flags->master),
            &program->config, err);
    if (r == 0)
        r = kin_client_new(program->config,
                           KIN_OPTS(kin_client_opts, .log = log,
                                    .user_agent = "sample-controller",
                                    .loop = program->loop),
                           &program->client, err);
    return r;
}

static int make_parts(struct program *program, const struct flags *flags,
                      const kin_log *log, kin_error *err)
{
    int r = make_clients(program, flags, log, err);

    if (r == 0)
        r = kin_factory_new(
            program->client,
            KIN_OPTS(kin_factory_opts,
                     .informer = KIN_OPTS(kin_informer_opts, .log = log,
                                          .resync_ms = RESYNC_MS)),
            &program->factory, err);
    if (r == 0)
        r = kin_events_new(program->client,
                           KIN_OPTS(kin_events_opts, .log = log,
                                    .is_logged = true,
                                    .component = kin_s("sample-controller")),
                           &program->events, err);
    if (r < 0)
        return r;
    const struct loop_sample_opts opts = {.loop = program->loop,
                                          .client = program->client,
                                          .factory = program->factory,
                                          .events = program->events,
                                          .log = log};
    r = loop_sample_new(&opts, &program->sample, err);
    return r < 0 || !flags->lease
               ? r
               : make_elector(program, flags->lease, log, err);
}

/* ---- the run ---- */

static void on_events_sent(kin_call *call, const kin_error *err, void *userdata)
{
    struct program *program = userdata;

    (void)call;
    (void)err;
    program->has_sent_events = true;
}

static bool has_ended(const struct program *program)
{
    return loop_sample_count(program->sample) == 0 &&
           program->has_sent_events &&
           (!program->elector ||
            kin_elector_join(program->elector, KIN_NEVER) == 0);
}

/* Ends requests, sends the last Events, and releases the lease. */
static int shut_down(struct program *program, kin_error *err)
{
    kin_elector_stop(program->elector);
    loop_sample_stop(program->sample);
    int r = kin_events_stop_async(
        program->events,
        KIN_OPTS(kin_call_opts, .on_done = on_events_sent, .userdata = program),
        /* ret= */ NULL, err);
    while (r == 0 && !has_ended(program))
        (void)host_turn(program->host);
    return r;
}

static int run(const struct flags *flags, kin_error *err)
{
    const kin_log log = {
        .size = sizeof(log), .level = flags->level, .write = print_record};
    __attribute__((cleanup(program_done))) struct program program = {
        .loop = NULL};
    int r = make_parts(&program, flags, &log, err);

    if (r == 0)
        r = kin_factory_start(program.factory, /* stop= */ NULL, err);
    if (r == 0)
        r = program.elector
                ? kin_elector_start(program.elector, /* stop= */ NULL, err)
                : loop_sample_start(program.sample, err);
    if (r < 0)
        return r;
    while (!program.is_ending && !host_turn(program.host))
        continue;
    r = shut_down(&program, err);
    if (r < 0 || program.result == 0)
        return r;
    *err = program.err;
    return program.result;
}

static int parse(int argc, char **argv, struct flags *ret)
{
    static const struct option options[] = {
        {"kubeconfig", required_argument, NULL, 'k'},
        {"master", required_argument, NULL, 'm'},
        {"lease", required_argument, NULL, 'l'},
        {NULL, 0, NULL, 0}};
    int letter = getopt_long_only(argc, argv, "v", options, NULL);

    for (; letter != -1;
         letter = getopt_long_only(argc, argv, "v", options, NULL)) {
        if (letter == 'k')
            ret->kubeconfig = optarg;
        else if (letter == 'm')
            ret->master = optarg;
        else if (letter == 'l')
            ret->lease = optarg;
        else if (letter == 'v')
            ret->level = KIN_LOG_DEBUG;
        else
            return KIN_EINVAL;
    }
    return optind < argc ? KIN_EINVAL : 0;
}

int main(int argc, char **argv)
{
    kin_error err = KIN_ERROR_INIT;
    struct flags flags = {.lease = "default/sample-controller",
                          .level = KIN_LOG_INFO};

    if (parse(argc, argv, &flags) < 0) {
        fprintf(stderr,
                "usage: %s [--kubeconfig FILE] [--master URL] "
                "[--lease NAMESPACE/NAME] [-v]\n",
                argv[0]);
        return 2;
    }
    if (run(&flags, &err) < 0) {
        kin_error_print(&err, stderr);
        return 1;
    }
    return 0;
}
