/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/client.h"

#include <string.h>

#include "kube/request.h"
#include "test_client.h"

KIN_TEST(has_defaults)
{
    AUTO_TEST_CLIENT t;

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    assert_int_equal(t.client->opts.timeout_ms, 60000);
    assert_int_equal(t.client->opts.max_object_bytes, 16 << 20);
    assert_ptr_equal(kin_client_config(t.client), t.config);
    assert_null(kin_client_ref(NULL));
    assert_null(kin_client_unref(NULL));
    kin_client *other = kin_client_ref(t.client);
    assert_ptr_equal(other, t.client);
    (void)kin_client_unref(other);
    return 0;
}

KIN_TEST(rejects_invalid_options)
{
    AUTO_TEST_CLIENT t;
    kin_client *client = NULL;
    struct {
        kin_client_opts opts;
        char more[8];
    } newer = {.opts = KIN_INIT(kin_client_opts)};

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    assert_int_equal(kin_client_new(NULL, NULL, &client, NULL), KIN_EINVAL);
    assert_int_equal(kin_client_new(t.config, NULL, NULL, NULL), KIN_EINVAL);
    newer.opts.size = 1;
    assert_int_equal(kin_client_new(t.config, &newer.opts, &client, NULL),
                     KIN_EINVAL);
    newer.opts.size = sizeof(newer);
    newer.more[7] = 1;
    assert_int_equal(kin_client_new(t.config, &newer.opts, &client, NULL),
                     KIN_EINVAL);
    assert_null(client);
    return 0;
}

static void count_destroy(void *userdata)
{
    ++*(int *)userdata;
}

/* Also if the client cannot be created. */
KIN_TEST(userdata_is_destroyed_once)
{
    AUTO_TEST_CLIENT t;
    kin_client *client = NULL;
    int count = 0;
    const kin_client_opts opts = {.size = sizeof(opts),
                                  .alloc = alloc,
                                  .userdata = &count,
                                  .destroy = count_destroy};

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    assert_int_equal(kin_client_new(NULL, &opts, &client, NULL), KIN_EINVAL);
    assert_int_equal(count, 1);
    int r = kin_client_new(t.config, &opts, &client, NULL);
    assert_int_equal(count, r < 0 ? 2 : 1);
    TRY(r);
    (void)kin_client_unref(client);
    assert_int_equal(count, 2);
    return 0;
}

KIN_TEST(makes_a_peer_for_each_generation)
{
    AUTO_TEST_CLIENT t;
    KIN__AUTO_IDENTITY *identity = NULL;
    KIN__AUTO_PEER *first = NULL;
    KIN__AUTO_PEER *second = NULL;
    KIN__AUTO_PEER *third = NULL;
    KIN__AUTO_PEER *old = NULL;

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    TRY(kin__credentials_get(t.client->credentials, NULL, &identity, NULL,
                             NULL));
    TRY(kin__client_peer(t.client, identity, &first, NULL));
    TRY(kin__client_peer(t.client, identity, &second, NULL));
    assert_ptr_equal(first, second);
    identity->tls_generation++;
    TRY(kin__client_peer(t.client, identity, &third, NULL));
    assert_ptr_not_equal(first, third);
    assert_ptr_equal(t.client->peer, third);
    /* A slow request with an old identity does not restore the old peer. */
    identity->tls_generation--;
    TRY(kin__client_peer(t.client, identity, &old, NULL));
    assert_ptr_equal(t.client->peer, third);
    return 0;
}

KIN_TEST(passes_tls_and_proxy_settings_to_the_peer)
{
    AUTO_TEST_CLIENT t;
    KIN__AUTO_IDENTITY *identity = NULL;
    KIN__AUTO_PEER *peer = NULL;

    test_client_init(&t, NULL, 0);
    TRY(test_client_start_with(
        &t, alloc,
        KIN_OPTS(kin_config_opts, .alloc = alloc, .server = "https://s",
                 .tls_server_name = "other", .is_insecure = true,
                 .proxy_url = "http://proxy:1"),
        NULL));
    TRY(kin__credentials_get(t.client->credentials, NULL, &identity, NULL,
                             NULL));
    TRY(kin__client_peer(t.client, identity, &peer, NULL));
    assert_string_equal(peer->server_name, "other");
    assert_string_equal(peer->proxy_url, "http://proxy:1");
    assert_true(peer->is_insecure);
    return 0;
}

KIN_TEST(equal_seeds_give_equal_random_numbers)
{
    AUTO_TEST_CLIENT a;
    AUTO_TEST_CLIENT b;

    test_client_init(&b, NULL, 0);
    TRY(test_client_start(&a, alloc, NULL, 0, NULL));
    TRY(test_client_start(&b, alloc, NULL, 0, NULL));
    for (int i = 0; i < 10; i++) {
        double number = kin__client_random(a.client);
        assert_true(number >= 0 && number < 1);
        assert_true(number == kin__client_random(b.client));
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(has_defaults),
              KIN_TEST_ENTRY(rejects_invalid_options),
              KIN_TEST_ENTRY(userdata_is_destroyed_once),
              KIN_TEST_ENTRY(makes_a_peer_for_each_generation),
              KIN_TEST_ENTRY(passes_tls_and_proxy_settings_to_the_peer),
              KIN_TEST_ENTRY(equal_seeds_give_equal_random_numbers))
