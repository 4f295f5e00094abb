/* SPDX-License-Identifier: Apache-2.0 */
/* The executor that the informers of a client share: kube/client.h. */
#include "kube/client.h"

#include <kin/fake_source.h>

#include "informer/informer.h"
#include "kin_test.h"
#include "test_client.h"

KIN_TEST(users_of_one_client_have_one_executor)
{
    AUTO_TEST_CLIENT t;
    AUTO_TEST_CLIENT other;
    struct kin__executor *executors[3] = {NULL};

    test_client_init(&other, NULL, 0);
    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    TRY(test_client_start(&other, alloc, NULL, 0, NULL));
    /* The memory of an executor comes from the default allocator. */
    assert_int_equal(kin__client_share_executor(t.client, &executors[0], NULL),
                     0);
    assert_int_equal(
        kin__client_share_executor(other.client, &executors[1], NULL), 0);
    assert_int_equal(kin__client_share_executor(t.client, &executors[2], NULL),
                     0);
    assert_ptr_equal(executors[0], executors[2]);
    assert_ptr_not_equal(executors[0], executors[1]);
    /* It lives until the last user has returned it. */
    kin__client_unshare_executor(t.client, executors[0]);
    assert_int_equal(kin__client_share_executor(t.client, &executors[0], NULL),
                     0);
    assert_ptr_equal(executors[0], executors[2]);
    kin__client_unshare_executor(t.client, executors[0]);
    kin__client_unshare_executor(other.client, executors[1]);
    kin__client_unshare_executor(t.client, executors[2]);
    assert_null(t.client->executor);
    return 0;
}

static int make_informer(kin_lister_watcher *lw, kin_informer **ret)
{
    return kin_informer_new_from_source(lw, NULL, ret, NULL);
}

KIN_TEST(informers_share_the_executor_of_their_client_only)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_lister_watcher) *pods = NULL;
    KIN_AUTO(kin_lister_watcher) *nodes = NULL;
    KIN_AUTO(kin_fake_source) *fake = NULL;
    KIN_AUTO(kin_informer) *one = NULL;
    KIN_AUTO(kin_informer) *two = NULL;
    KIN_AUTO(kin_informer) *alone = NULL;

    (void)alloc;
    TRY(test_client_start(&t, NULL, NULL, 0, NULL));
    t.client->clock = NULL; /* they share if they have the same clock */
    TRY(kin_lister_watcher_new(t.client, &test_pods, kin_s(""), &pods, NULL));
    TRY(kin_lister_watcher_new(t.client, &test_nodes, kin_s(""), &nodes, NULL));
    TRY(kin_fake_source_new(NULL, &test_pods, &fake, NULL));
    TRY(make_informer(pods, &one));
    TRY(make_informer(nodes, &two));
    TRY(make_informer(kin_fake_source_lister_watcher(fake), &alone));
    assert_ptr_equal(one->executor, two->executor);
    assert_ptr_not_equal(one->executor, alone->executor);
    one = kin_informer_free(one);
    assert_ptr_equal(t.client->executor, two->executor);
    two = kin_informer_free(two);
    assert_null(t.client->executor);
    return 0;
}

/* Zero is the default of each option. */
KIN_TEST(workers_are_an_option_of_the_client)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_client) *other = NULL;
    KIN_AUTO(kin_lister_watcher) *pods = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    assert_int_equal(kin__client_workers(t.client), 2);
    for (int i = -2; i <= 1025; i += 1027)
        assert_int_equal(kin_client_new(t.client->config,
                                        KIN_OPTS(kin_client_opts, .workers = i),
                                        &other, NULL),
                         KIN_EINVAL);
    TRY(kin_client_new(
        t.client->config,
        KIN_OPTS(kin_client_opts, .alloc = alloc, .workers = KIN_NO_WORKERS),
        &other, NULL));
    assert_int_equal(kin__client_workers(other), 1);
    TRY(kin_lister_watcher_new(other, &test_pods, kin_s(""), &pods, NULL));
    TRY(make_informer(pods, &informer));
    assert_true(informer->sources.is_inline);
    informer = kin_informer_free(informer);
    pods = kin_lister_watcher_unref(pods);
    TRY(kin_lister_watcher_new(t.client, &test_pods, kin_s(""), &pods, NULL));
    TRY(make_informer(pods, &informer));
    assert_false(informer->sources.is_inline);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(workers_are_an_option_of_the_client),
              KIN_TEST_ENTRY(users_of_one_client_have_one_executor),
              KIN_TEST_ENTRY(informers_share_the_executor_of_their_client_only))
