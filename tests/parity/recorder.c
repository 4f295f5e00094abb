/* SPDX-License-Identifier: Apache-2.0 */
/*
 * usage: parity_recorder KUBECONFIG NAMESPACE POD
 *
 * Records events of a pod in both forms; clientgo/recorder_test.go records the
 * same and compares what the server has.
 */
#include <stdio.h>

#include <kin/kin.h>

enum { SAME = 3, SIMILAR = 30, SERIES = 2 };

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

static int record_core(kin_client *client, const kin_object *pod,
                       kin_error *err)
{
    KIN_AUTO(kin_events) *events = NULL;
    kin_events_opts opts = KIN_INIT(kin_events_opts);

    opts.component = kin_s("example.com/tester");
    opts.host = kin_s("here");
    if (kin_events_new(client, &opts, &events, err) < 0)
        return err->code;
    for (int i = 0; i < SAME; i++)
        (void)kin_events_record(events, pod, KIN_EVENTS_NORMAL, "Pulled",
                                "image is there");
    for (int i = 0; i < SIMILAR; i++)
        (void)kin_events_record(events, pod, KIN_EVENTS_WARNING, "BackOff",
                                "try %d", i);
    return kin_events_stop(events, kin_deadline_ms(30000));
}

static int record_new(kin_client *client, const kin_object *pod, kin_error *err)
{
    KIN_AUTO(kin_events) *events = NULL;
    kin_events_opts opts = KIN_INIT(kin_events_opts);
    kin_events_entry occurrence = KIN_INIT(kin_events_entry);
    kin_reference reference;

    opts.component = kin_s("example.com/tester");
    opts.api = KIN_EVENTS_NEW;
    if (kin_events_new(client, &opts, &events, err) < 0 ||
        kin_reference_of(pod, &reference, err) < 0)
        return err->code;
    occurrence.object = &reference;
    occurrence.related = &reference;
    occurrence.type = KIN_EVENTS_WARNING;
    occurrence.reason = kin_s("Late");
    occurrence.action = kin_s("Waiting");
    occurrence.message = kin_s("7 s");
    for (int i = 0; i < SERIES; i++)
        (void)kin_events_add(events, &occurrence);
    return kin_events_stop(events, kin_deadline_ms(30000));
}

int main(int argc, char **argv)
{
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_config) *config = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_object) *pod = NULL;
    kin_config_opts opts = KIN_INIT(kin_config_opts);

    if (argc != 4)
        return 2;
    opts.path = argv[1];
    if (kin_config_new(&opts, &config, &err) < 0 ||
        kin_client_new(config, /* opts= */ NULL, &client, &err) < 0 ||
        kin_client_get(client, &pods, kin_named(argv[2], argv[3]), NULL, &pod,
                       &err) < 0 ||
        record_core(client, pod, &err) < 0 || record_new(client, pod, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    return 0;
}
