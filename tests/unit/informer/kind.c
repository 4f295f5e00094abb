/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/kind.h"

#include "base/str.h"
#include "kin_test.h"

static const struct kin__kind pod = {
    .group = {"", 0}, .version = {"v1", 2}, .kind = {"Pod", 3}};
static const struct kin__kind foo = {
    .group = {"example.com", 11}, .version = {"v1", 2}, .kind = {"Foo", 3}};
static const struct kin__kind anything = {0};

static int check(const struct kin__kind *expected, const char *api_version,
                 const char *kind, enum kin__kind_verdict verdict)
{
    enum kin__kind_verdict ret;

    TRY(kin__kind_judge(expected, kin_s(api_version), kin_s(kind), &ret, NULL));
    if (ret != verdict)
        fail_msg("%s %s: %d instead of %d", api_version, kind, ret, verdict);
    return 0;
}

KIN_TEST(the_requested_kind_is_expected)
{
    (void)alloc;
    TRY(check(&pod, "v1", "Pod", KIN__KIND_EXPECTED));
    TRY(check(&foo, "example.com/v1", "Foo", KIN__KIND_EXPECTED));
    TRY(check(&anything, "v1", "Pod", KIN__KIND_EXPECTED));
    return check(&anything, "", "Pod", KIN__KIND_EXPECTED);
}

KIN_TEST(known_kinds_are_foreign_and_others_cannot_be_read)
{
    (void)alloc;
    TRY(check(&pod, "v1", "Service", KIN__KIND_FOREIGN));
    TRY(check(&pod, "apps/v1", "Deployment", KIN__KIND_FOREIGN));
    TRY(check(&pod, "example.com/v1", "Foo", KIN__KIND_UNREADABLE));
    TRY(check(&pod, "v1", "Foo", KIN__KIND_UNREADABLE));
    TRY(check(&pod, "v2", "Pod", KIN__KIND_UNREADABLE));
    TRY(check(&pod, "", "Pod", KIN__KIND_UNREADABLE));
    return check(&pod, "meta.k8s.io/v1", "Table", KIN__KIND_UNREADABLE);
}

KIN_TEST(an_object_without_a_kind_cannot_be_read)
{
    (void)alloc;
    TRY(check(&pod, "v1", "", KIN__KIND_UNREADABLE));
    TRY(check(&foo, "example.com/v1", "", KIN__KIND_UNREADABLE));
    return check(&anything, "", "", KIN__KIND_UNREADABLE);
}

/* Clients of custom resources know no other kinds, and so accept them all. */
KIN_TEST(beside_a_custom_resource_nothing_is_unreadable)
{
    const struct kin__kind vague = {.kind = KIN__S("Pod")};

    (void)alloc;
    TRY(check(&foo, "v1", "Pod", KIN__KIND_FOREIGN));
    TRY(check(&foo, "other.com/v1", "Bar", KIN__KIND_FOREIGN));
    TRY(check(&foo, "meta.k8s.io/v1", "Table", KIN__KIND_FOREIGN));
    TRY(check(&foo, "example.com/v2", "Foo", KIN__KIND_EXPECTED));
    return check(&vague, "example.com/v1", "Foo", KIN__KIND_FOREIGN);
}

static int check_list(const struct kin__kind *expected, const char *kind,
                      enum kin__kind_verdict verdict)
{
    enum kin__kind_verdict ret;

    TRY(kin__kind_judge_list(expected, kin_s(kind), &ret, NULL));
    assert_int_equal(ret, verdict);
    return 0;
}

KIN_TEST(lists_have_the_kind_of_their_objects)
{
    (void)alloc;
    TRY(check_list(&pod, "PodList", KIN__KIND_EXPECTED));
    TRY(check_list(&pod, "", KIN__KIND_EXPECTED));
    TRY(check_list(&pod, "ServiceList", KIN__KIND_FOREIGN));
    TRY(check_list(&pod, "PodLisp", KIN__KIND_FOREIGN));
    TRY(check_list(&pod, "List", KIN__KIND_FOREIGN));
    TRY(check_list(&foo, "Foos", KIN__KIND_EXPECTED));
    return check_list(&anything, "ServiceList", KIN__KIND_EXPECTED);
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(the_requested_kind_is_expected),
              KIN_TEST_ENTRY(known_kinds_are_foreign_and_others_cannot_be_read),
              KIN_TEST_ENTRY(an_object_without_a_kind_cannot_be_read),
              KIN_TEST_ENTRY(beside_a_custom_resource_nothing_is_unreadable),
              KIN_TEST_ENTRY(lists_have_the_kind_of_their_objects))
