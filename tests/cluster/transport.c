/* SPDX-License-Identifier: Apache-2.0 */
/* A transport that the program supplies, against the API server. */
#include <sched.h>

#include <kin/informer.h>
#include <kin/lister.h>

#include "cluster_client.h"
#include "wrapped_transport.h"

enum { SOON_MS = 60000 };

#define MAP(name) "{\"metadata\":{\"name\":\"" name "\"}}"

static int use(const kin_allocator *alloc, kin_client *client)
{
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_str ns = kin_s("");
    kin_error err = KIN_ERROR_INIT;

    TRY(kin_stop_new(NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = true,
                              .deadline = kin_deadline_ms(SOON_MS)),
                     &stop, NULL));
    TRY(cluster_namespace(alloc, client, &ns));
    TRY(cluster_create(alloc, client, &configmaps, ns, MAP("listed"), NULL,
                       NULL, NULL));
    TRY_FAIL(cluster_create(alloc, client, &configmaps, ns, MAP("listed"), NULL,
                            NULL, &err),
             KIN_EEXISTS);
    TRY(kin_informer_new(client, &configmaps, NULL, &informer, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(kin_informer_wait_synced(informer, stop, NULL));
    TRY(cluster_create(alloc, client, &configmaps, ns, MAP("watched"), NULL,
                       NULL, NULL));
    for (bool is_seen = false; !is_seen; (void)sched_yield()) {
        KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(informer);

        assert_false(kin_stop_requested(stop));
        is_seen = kin_lister_get(now, ns, kin_s("watched"));
    }
    return 0;
}

KIN_TEST(a_supplied_transport_carries_calls_and_informers)
{
    struct wrapped_transport owner = {.inner = NULL};
    const kin_transport table = wrapped_table(&owner);
    kin_client *client = NULL;

    TRY(kin__curl_transport_new(kin_allocator_default(), NULL, &owner.inner,
                                NULL));
    int r = cluster_client(
        alloc, NULL, KIN_OPTS(kin_client_opts, .transport = &table), &client);
    if (r == 0)
        r = use(alloc, client);
    (void)kin_client_unref(client);
    /* The last transfers end on the thread of the wrapped transport. */
    while (owner.freed < owner.started || owner.destroyed == 0)
        (void)sched_yield();
    (void)kin__transport_free(owner.inner);
    assert_int_equal(owner.destroyed, 1);
    assert_true(r < 0 || owner.started >= 5);
    return r;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_supplied_transport_carries_calls_and_informers))
