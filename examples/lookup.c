/* SPDX-License-Identifier: Apache-2.0 */
/* Looks up the pod of a packet that comes before the informer has the pod. */
#include <kin/kin.h>

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

/* doc: wait */
static void on_pod(kin_lookup *lookup, const kin_error *err, void *userdata)
{
    kin_stop *done = userdata;

    if (err)
        printf("unknown address: %s\n", err->message);
    else
        printf("packet from %s\n",
               kin_object_key(kin_lookup_object(lookup)).ptr);
    kin_stop_request(done);
}

static int on_packet(kin_informer *informer, const char *address,
                     kin_stop *done, kin_lookup **ret, kin_error *err)
{
    kin_index_value value;

    if (kin_standard_index_value(kin_s(KIN_INDEX_POD_IP), kin_s(address),
                                 &value, err) < 0)
        return err->code;
    return kin_informer_lookup_async(
        informer,
        KIN_OPTS(kin_lookup_opts, .index = kin_s(KIN_INDEX_POD_IP),
                 .value = kin_index_value_str(&value), .timeout_ms = 60000,
                 .on_done = on_pod, .userdata = done),
        ret, err);
}
/* doc: end */

static int make(kin_lister_watcher *source, kin_informer **ret, kin_error *err)
{
    kin_indexer by_ip;

    if (kin_standard_indexer(kin_s(KIN_INDEX_POD_IP), &by_ip, err) < 0 ||
        kin_informer_new_from_source(source, /* opts= */ NULL, ret, err) < 0 ||
        kin_informer_add_indexers(*ret, &by_ip, 1, err) < 0)
        return err->code;
    return kin_informer_start(*ret, err);
}

int main(void)
{
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_stop) *done = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN_AUTO(kin_lookup) *lookup = NULL;
    KIN_AUTO(kin_lookup) *other = NULL;

    if (kin_stop_new(/* parent= */ NULL, /* opts= */ NULL, &done, &err) < 0 ||
        kin_fake_source_new(/* alloc= */ NULL, &pods, &source, &err) < 0 ||
        make(kin_fake_source_lister_watcher(source), &informer, &err) < 0 ||
        on_packet(informer, "10.0.0.9", done, &lookup, &err) < 0 ||
        on_packet(informer, "10.0.0.8", done, &other, &err) < 0 ||
        kin_fake_source_put_json(
            source,
            kin_s("{\"kind\":\"Pod\",\"metadata\":{\"namespace\":\"shop\","
                  "\"name\":\"web-0\"},\"status\":{\"podIP\":\"10.0.0.9\"}}"),
            &err) < 0)
        return kin_error_print(&err, stderr), 1;
    (void)kin_stop_wait(done, kin_deadline_ms(60000));
    kin_lookup_cancel(other);
    return 0;
}
