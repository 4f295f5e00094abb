/* SPDX-License-Identifier: Apache-2.0 */
#include "control/work.h"

#include <string.h>

#include <kin/json.h>

#include "base/alloc.h"
#include "kin_test.h"

enum { SEED = 7 };

static struct kin__work_probe probe_of(const kin_work_key *key)
{
    struct kin__work_probe probe = {.key = NULL};

    assert_int_equal(kin__work_probe_init(&probe, key, NULL, SEED), 0);
    return probe;
}

static bool same(kin_work_key a, kin_work_key b)
{
    struct kin__work_probe x = probe_of(&a);
    struct kin__work_probe y = probe_of(&b);
    bool is_same = kin__work_probe_equal(&x, &y);

    assert_true((x.hash == y.hash) == is_same);
    return is_same;
}

KIN_TEST(keys_are_equal_if_all_members_are)
{
    kin_work_key key = {.ns = kin_s("ab"), .name = kin_s("c")};
    kin_work_key other = key;

    (void)alloc;
    assert_true(same(key, other));
    other.tag = 1;
    assert_false(same(key, other));
    other = (kin_work_key){.ns = kin_s("a"), .name = kin_s("bc")};
    assert_false(same(key, other));
    other = (kin_work_key){.ns = kin_s(""), .name = kin_s("abc")};
    assert_false(same(key, other));
    other = (kin_work_key){.ns = kin_s("c"), .name = kin_s("ab")};
    assert_false(same(key, other));
    return 0;
}

KIN_TEST(the_hash_depends_on_the_seed)
{
    kin_work_key key = {.ns = kin_s("a"), .name = kin_s("b")};
    struct kin__work_probe one;
    struct kin__work_probe two;

    (void)alloc;
    assert_int_equal(kin__work_probe_init(&one, &key, NULL, 1), 0);
    assert_int_equal(kin__work_probe_init(&two, &key, NULL, 2), 0);
    assert_true(one.hash != two.hash);
    return 0;
}

static struct kin_work *make(const kin_allocator *alloc,
                             const struct kin__work_probe *probe)
{
    size_t room = kin__work_room(probe);
    struct kin_work *work = kin__alloc(alloc, 1, sizeof(*work) + room);

    if (work) {
        work->room = room;
        kin__work_init(work, probe);
    }
    return work;
}

KIN_TEST(work_copies_its_key)
{
    char ns[] = "default";
    char name[] = "web";
    kin_work_key key = {.ns = kin_s(ns), .name = kin_s(name), .tag = 3};
    struct kin__work_probe probe = probe_of(&key);
    struct kin_work *work = make(alloc, &probe);

    TRY_PTR(work);
    ns[0] = 'x';
    name[0] = 'x';
    const kin_work_key *copy = kin_work_key_of(work);
    assert_str_equal(copy->ns, "default");
    assert_str_equal(copy->name, "web");
    assert_int_equal(copy->tag, 3);
    assert_null(copy->data);
    assert_int_equal(work->state, KIN__WORK_IDLE);
    assert_int_equal(kin_work_failures(work), 0);
    assert_int_equal(kin__work_priority(work), 0);
    kin__work_done(work, /* type= */ NULL);
    kin__free(alloc, work);
    return 0;
}

/* As docs/guide/indexes.md says: they can be printed with %s. */
KIN_TEST(strings_of_a_copied_key_are_nul_terminated)
{
    static const char text[] = "default/web and more";
    const kin_work_key keys[] = {
        {.ns = kin_str_of(text, 7), .name = kin_str_of(text + 8, 3)},
        {.name = kin_str_of(text + 8, 3)},
        {.ns = kin_str_of(text, 7)},
        {.tag = 1},
    };

    for (size_t i = 0; i < sizeof(keys) / sizeof(keys[0]); i++) {
        struct kin__work_probe probe = probe_of(&keys[i]);
        struct kin_work *work = make(alloc, &probe);
        TRY_PTR(work);
        const kin_work_key *copy = kin_work_key_of(work);
        assert_int_equal(strlen(copy->ns.ptr), keys[i].ns.len);
        assert_int_equal(strlen(copy->name.ptr), keys[i].name.len);
        kin__work_done(work, /* type= */ NULL);
        kin__free(alloc, work);
    }
    return 0;
}

KIN_TEST(keys_have_limits)
{
    static char text[KIN_WORK_TEXT_MAX + 1];
    kin_work_key key = {.ns = kin_str_of(text, 1),
                        .name = kin_str_of(text, KIN_WORK_TEXT_MAX - 1)};
    struct kin__work_probe probe;

    (void)alloc;
    assert_int_equal(kin__work_probe_init(&probe, &key, NULL, SEED), 0);
    key.name.len++;
    assert_int_equal(kin__work_probe_init(&probe, &key, NULL, SEED),
                     KIN_ELIMIT);
    key = (kin_work_key){.ns = kin_str_of(text, KIN_WORK_TEXT_MAX + 1)};
    assert_int_equal(kin__work_probe_init(&probe, &key, NULL, SEED),
                     KIN_ELIMIT);
    return 0;
}

/* ---- user data ---- */

static size_t data_size(const void *data, void *userdata)
{
    (void)userdata;
    return strlen(data) + 1;
}

static void data_copy(void *ret, const void *data, void *userdata)
{
    (void)userdata;
    memcpy(ret, data, strlen(data) + 1);
}

static uint64_t data_hash(const void *data, uint64_t seed, void *userdata)
{
    (void)userdata;
    return kin__hash(kin_s(data), seed);
}

static bool data_equal(const void *a, const void *b, void *userdata)
{
    (void)userdata;
    return strcmp(a, b) == 0;
}

static void data_release(void *copy, void *userdata)
{
    (void)copy;
    ++*(int *)userdata;
}

KIN_TEST(data_is_part_of_a_key)
{
    int released = 0;
    kin_work_key_type type = {.size = sizeof(type),
                              .data_size = data_size,
                              .copy = data_copy,
                              .hash = data_hash,
                              .equal = data_equal,
                              .release = data_release,
                              .userdata = &released};
    kin_work_key keys[] = {{.name = kin_s("n"), .data = "one"},
                           {.name = kin_s("n"), .data = "two"},
                           {.name = kin_s("n")}};
    struct kin__work_probe probes[3];

    for (size_t i = 0; i < 3; i++)
        assert_int_equal(
            kin__work_probe_init(&probes[i], &keys[i], &type, SEED), 0);
    assert_false(kin__work_probe_equal(&probes[0], &probes[1]));
    assert_false(kin__work_probe_equal(&probes[0], &probes[2]));
    assert_false(kin__work_probe_equal(&probes[2], &probes[0]));
    assert_true(kin__work_probe_equal(&probes[2], &probes[2]));
    assert_true(probes[0].hash != probes[1].hash);
    struct kin_work *work = make(alloc, &probes[0]);
    TRY_PTR(work);
    assert_string_equal(work->key.data, "one");
    assert_true(work->key.data != keys[0].data);
    assert_str_equal(work->key.name, "n");
    assert_true(kin__work_probe_equal(kin__work_probe_of(work), &probes[0]));
    kin__work_done(work, &type);
    assert_int_equal(released, 1);
    kin__free(alloc, work);
    return 0;
}

static size_t data_huge(const void *data, void *userdata)
{
    (void)data;
    (void)userdata;
    return KIN_WORK_DATA_MAX + 1;
}

KIN_TEST(data_needs_a_type_and_is_limited)
{
    kin_work_key_type type = {.size = sizeof(type),
                              .data_size = data_huge,
                              .copy = data_copy,
                              .hash = data_hash,
                              .equal = data_equal};
    kin_work_key key = {.data = "x"};
    struct kin__work_probe probe;

    (void)alloc;
    assert_int_equal(kin__work_probe_init(&probe, &key, NULL, SEED),
                     KIN_EINVAL);
    assert_int_equal(kin__work_probe_init(&probe, &key, &type, SEED),
                     KIN_ELIMIT);
    return 0;
}

KIN_TEST(the_key_of_an_object_borrows_its_names)
{
    KIN_AUTO(kin_object) *object = NULL;

    TRY(kin_object_parse(
        alloc,
        kin_s("{\"metadata\":{\"name\":\"web\",\"namespace\":\"default\"}}"),
        &object, NULL));
    kin_work_key key = kin_object_work_key(object);
    assert_str_equal(key.ns, "default");
    assert_str_equal(key.name, "web");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(keys_are_equal_if_all_members_are),
              KIN_TEST_ENTRY(the_hash_depends_on_the_seed),
              KIN_TEST_ENTRY(work_copies_its_key),
              KIN_TEST_ENTRY(strings_of_a_copied_key_are_nul_terminated),
              KIN_TEST_ENTRY(keys_have_limits),
              KIN_TEST_ENTRY(data_is_part_of_a_key),
              KIN_TEST_ENTRY(data_needs_a_type_and_is_limited),
              KIN_TEST_ENTRY(the_key_of_an_object_borrows_its_names))
