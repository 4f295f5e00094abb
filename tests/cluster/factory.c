/* SPDX-License-Identifier: Apache-2.0 */
/* Factories on a real control plane and on `kin serve`, which returns JSON to
 * clients that prefer protobuf. */
#include "cluster_client.h"
#include "walk.h"

static int walk_over(struct walk_wire protobuf)
{
    KIN_AUTO(kin_client) *client = NULL;

    TRY(cluster_client(NULL, /* user= */ NULL,
                       KIN_OPTS(kin_client_opts, .qps = -1), &client));
    return walk_all(client, KIN_SAMPLES "/resources.jsonl", protobuf);
}

KIN_TEST(every_resource_goes_through)
{
    (void)alloc;
    return walk_over((struct walk_wire){.is_asked = false});
}

KIN_TEST(every_resource_goes_through_as_protobuf)
{
    (void)alloc;
    return walk_over(
        (struct walk_wire){.is_asked = true, .is_spoken = !cluster_is_kin()});
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(every_resource_goes_through),
              KIN_TEST_ENTRY(every_resource_goes_through_as_protobuf))
