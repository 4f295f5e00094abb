/* SPDX-License-Identifier: Apache-2.0 */
/* A transport and a dialer that the program supplies, against the API server.
 */
#include <netinet/in.h>
#include <sched.h>
#include <sys/socket.h>

#include <kin/informer.h>
#include <kin/lister.h>

#include "cluster_client.h"
#include "wrapped_transport.h"

enum { SOON_MS = 60000 };

static int create_map(const kin_allocator *alloc, kin_client *client,
                      kin_str ns, const char *name, kin_error *err)
{
    char text[128];

    snprintf(text, sizeof(text), "{\"metadata\":{\"name\":\"%s\"}}", name);
    return cluster_create(alloc, client, &configmaps, ns, text, NULL, NULL,
                          err);
}

/* Calls, a list and a watch; the names of the objects are those of the test. */
static int use(const kin_allocator *alloc, kin_client *client,
               const char *listed, const char *watched)
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
    TRY(create_map(alloc, client, ns, listed, NULL));
    TRY_FAIL(create_map(alloc, client, ns, listed, &err), KIN_EEXISTS);
    TRY(kin_informer_new(client, &configmaps, NULL, &informer, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(kin_informer_wait_synced(informer, stop, NULL));
    TRY(create_map(alloc, client, ns, watched, NULL));
    for (bool is_seen = false; !is_seen; (void)sched_yield()) {
        KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(informer);

        assert_false(kin_stop_requested(stop));
        is_seen = kin_lister_get(now, ns, kin_s(watched));
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
        r = use(alloc, client, "transport-listed", "transport-watched");
    (void)kin_client_unref(client);
    /* The last transfers end on the thread of the wrapped transport. */
    while (owner.freed < owner.started || owner.destroyed == 0)
        (void)sched_yield();
    (void)kin__transport_free(owner.inner);
    assert_int_equal(owner.destroyed, 1);
    assert_true(r < 0 || owner.started >= 5);
    return r;
}

/* ---- the dialer ---- */

static int dial(const char *host, uint16_t port, kin_dial_address *ret_address,
                kin_error *err, void *userdata)
{
    _Atomic int *dialed = userdata;
    struct sockaddr_in address = {.sin_family = AF_INET};

    (void)err;
    *dialed += strcmp(host, "api.nowhere.invalid") == 0;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(port);
    memcpy(ret_address->sockaddr.bytes, &address, sizeof(address));
    ret_address->len = sizeof(address);
    return socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
}

/* The server by a name that only the dialer knows. */
KIN_TEST(a_supplied_dialer_opens_the_connections)
{
    _Atomic int dialed = 0;
    const kin_dialer dialer = {
        .size = sizeof(dialer), .dial = dial, .userdata = &dialed};
    KIN_AUTO(kin_config) *config = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    char url[64];

    snprintf(url, sizeof(url), "https://api.nowhere.invalid%s",
             strrchr(getenv("KIN_CLUSTER_SERVER"), ':'));
    TRY(kin_config_new(KIN_OPTS(kin_config_opts, .alloc = alloc,
                                .path = getenv("KUBECONFIG"), .server = url,
                                .tls_server_name = "localhost"),
                       &config, NULL));
    TRY(kin_client_new(
        config, KIN_OPTS(kin_client_opts, .alloc = alloc, .dialer = &dialer),
        &client, NULL));
    TRY(use(alloc, client, "dialer-listed", "dialer-watched"));
    assert_true(dialed > 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_supplied_transport_carries_calls_and_informers),
              KIN_TEST_ENTRY(a_supplied_dialer_opens_the_connections))
