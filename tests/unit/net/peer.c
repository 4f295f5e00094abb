/* SPDX-License-Identifier: Apache-2.0 */
#include "net/peer.h"

#include "kin_test.h"

KIN_TEST(keeps_copies_of_everything)
{
    KIN__AUTO_PEER *peer = NULL;

    TRY(kin__peer_new(alloc,
                      &(struct kin__peer_opts){.ca = kin_s("the ca"),
                                               .cert = kin_s("the cert"),
                                               .key = kin_s("the key"),
                                               .server_name = "name",
                                               .proxy_url = "http://proxy"},
                      &peer, /* err= */ NULL));
    assert_str_equal(peer->ca, "the ca");
    assert_str_equal(peer->cert, "the cert");
    assert_str_equal(peer->key, "the key");
    assert_string_equal(peer->server_name, "name");
    assert_string_equal(peer->proxy_url, "http://proxy");
    return 0;
}

KIN_TEST(empty_strings_count_as_absent)
{
    KIN__AUTO_PEER *peer = NULL;

    TRY(kin__peer_new(alloc,
                      &(struct kin__peer_opts){.ca = kin_s(""),
                                               .server_name = "",
                                               .proxy_url = "",
                                               .is_insecure = true},
                      &peer, /* err= */ NULL));
    assert_int_equal(peer->ca.len, 0);
    assert_null(peer->server_name);
    assert_null(peer->proxy_url);
    assert_true(peer->is_insecure);
    KIN__AUTO_PEER *same = kin__peer_ref(peer);
    assert_ptr_equal(same, peer);
    return 0;
}

KIN_TEST(invalid_options_are_rejected)
{
    KIN__AUTO_PEER *peer = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY_FAIL(kin__peer_new(alloc, &(struct kin__peer_opts){.cert = kin_s("x")},
                           &peer, &err),
             KIN_EINVAL);
    TRY_FAIL(kin__peer_new(alloc, &(struct kin__peer_opts){.key = kin_s("x")},
                           &peer, &err),
             KIN_EINVAL);
    TRY_FAIL(kin__peer_new(alloc,
                           &(struct kin__peer_opts){.ca = kin_s("x"),
                                                    .is_insecure = true},
                           &peer, &err),
             KIN_EINVAL);
    assert_null(peer);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(keeps_copies_of_everything),
              KIN_TEST_ENTRY(empty_strings_count_as_absent),
              KIN_TEST_ENTRY(invalid_options_are_rejected))
