/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The program around the sample controller.
 *
 *     sample-controller [--kubeconfig FILE] [--master URL] [-v]
 */
#include <getopt.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "controller.h"
#include "signals.h"

enum { RESYNC_MS = 30000 };

struct flags {
    const char *kubeconfig;
    const char *master;
    kin_log_level level;
};

/* All resources of the program, in order of creation. */
struct program {
    kin_config *config;
    kin_client *client;
    kin_factory *factory;
    kin_events *events;
    struct sample *sample;
};

static void program_done(struct program *program)
{
    (void)sample_free(program->sample);
    (void)kin_events_free(program->events);
    (void)kin_factory_free(program->factory);
    (void)kin_client_unref(program->client);
    (void)kin_config_unref(program->config);
}

static void print_record(const kin_log_record *record, void *userdata)
{
    char line[2048];
    char now[32];
    time_t seconds = time(NULL);
    struct tm parts;

    (void)userdata;
    (void)kin_log_format(record, line, sizeof(line));
    (void)strftime(now, sizeof(now), "%FT%TZ", gmtime_r(&seconds, &parts));
    fprintf(stderr, "%s %s %s\n", now, kin_log_level_name(record->level), line);
}

static int program_make(struct program *program, const struct flags *flags,
                        const kin_log *log, kin_error *err)
{
    kin_events_opts events = KIN_INIT(kin_events_opts);

    events.log = log;
    events.is_logged = true;
    events.component = kin_s("sample-controller");
    int r = kin_config_new_from_env(
        KIN_OPTS(kin_config_opts, .path = flags->kubeconfig,
                 .server = flags->master,
                 .is_in_cluster_first = !flags->kubeconfig && !flags->master),
        &program->config, err);
    if (r == 0)
        r = kin_client_new(program->config,
                           KIN_OPTS(kin_client_opts, .log = log,
                                    .user_agent = "sample-controller"),
                           &program->client, err);
    if (r == 0)
        r = kin_factory_new(
            program->client,
            KIN_OPTS(kin_factory_opts,
                     .informer = KIN_OPTS(kin_informer_opts, .log = log,
                                          .resync_ms = RESYNC_MS)),
            &program->factory, err);
    if (r == 0)
        r = kin_events_new(program->client, &events, &program->events, err);
    if (r < 0)
        return r;
    const struct sample_opts opts = {.client = program->client,
                                     .factory = program->factory,
                                     .events = program->events,
                                     .log = log,
                                     .workers = 2};
    return sample_new(&opts, &program->sample, err);
}

static int run(const struct flags *flags, kin_stop *stop, kin_error *err)
{
    const kin_log log = {
        .size = sizeof(log), .level = flags->level, .write = print_record};
    __attribute__((cleanup(program_done))) struct program program = {
        .config = NULL};
    int r = program_make(&program, flags, &log, err);

    if (r == 0)
        r = kin_factory_start(program.factory, stop, err);
    return r < 0 ? r : sample_run(program.sample, stop, err);
}

static int parse(int argc, char **argv, struct flags *ret)
{
    static const struct option options[] = {
        {"kubeconfig", required_argument, NULL, 'k'},
        {"master", required_argument, NULL, 'm'},
        {NULL, 0, NULL, 0}};
    int letter = getopt_long_only(argc, argv, "v", options, NULL);

    for (; letter != -1;
         letter = getopt_long_only(argc, argv, "v", options, NULL)) {
        if (letter == 'k')
            ret->kubeconfig = optarg;
        else if (letter == 'm')
            ret->master = optarg;
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
    KIN_AUTO(kin_stop) *stop = NULL;
    struct flags flags = {.level = KIN_LOG_INFO};

    if (parse(argc, argv, &flags) < 0) {
        fprintf(stderr, "usage: %s [--kubeconfig FILE] [--master URL] [-v]\n",
                argv[0]);
        return 2;
    }
    if (kin_stop_new(/* parent= */ NULL, /* opts= */ NULL, &stop, &err) < 0 ||
        signals_start(stop, &err) < 0 || run(&flags, stop, &err) < 0) {
        kin_error_print(&err, stderr);
        return 1;
    }
    return 0;
}
