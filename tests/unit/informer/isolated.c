/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/isolated.h"

#include <stdio.h>

#include "base/str.h"
#include "kin_test.h"

#define SET __attribute__((cleanup(kin__isolated_done))) struct kin__isolated

static struct kin__object_identity identity_of(const char *name,
                                               const char *version)
{
    return (struct kin__object_identity){.namespace_ = KIN__S("n"),
                                         .name = kin_s(name),
                                         .uid = KIN__S("u"),
                                         .version = kin_s(version)};
}

static bool note(struct kin__isolated *set, const char *name,
                 const char *version, bool is_staged)
{
    struct kin__object_identity identity = identity_of(name, version);
    char key[KIN__ISOLATED_KEY_MAX + 1];
    kin_error err = KIN_ERROR_INIT;

    (void)kin_error_set(&err, KIN_ELIMIT, "too deep");
    return kin__isolated_note(set, kin__identity_key(&identity, key), &identity,
                              &err, is_staged, /* now_ns= */ 7);
}

/* Whether nothing was lost for lack of memory. */
#define TRY_WHOLE(set)                                                         \
    do {                                                                       \
        if ((set)->lost + (set)->staged_lost > 0)                              \
            return KIN_ENOMEM;                                                 \
    } while (0)

KIN_TEST(an_object_is_new_once_for_each_version)
{
    SET set;

    kin__isolated_init(&set, 1, alloc);
    bool is_new = note(&set, "a", "1", /* is_staged= */ false);
    TRY_WHOLE(&set);
    assert_true(is_new);
    assert_false(note(&set, "a", "1", /* is_staged= */ false));
    is_new = note(&set, "a", "2", /* is_staged= */ false);
    TRY_WHOLE(&set);
    assert_true(is_new);
    assert_int_equal(kin__isolated_count(&set), 1);
    assert_true(kin__isolated_has(&set, KIN__S("n/a")));
    assert_false(kin__isolated_has(&set, KIN__S("a")));
    kin__isolated_forget(&set, KIN__S("n/a"));
    assert_int_equal(kin__isolated_count(&set), 0);
    is_new = note(&set, "a", "2", /* is_staged= */ false);
    TRY_WHOLE(&set);
    assert_true(is_new);
    return 0;
}

KIN_TEST(objects_of_a_list_count_when_it_is_published)
{
    SET set;

    kin__isolated_init(&set, 1, alloc);
    (void)note(&set, "old", "1", /* is_staged= */ false);
    kin__isolated_begin(&set);
    (void)note(&set, "new", "2", /* is_staged= */ true);
    TRY_WHOLE(&set);
    assert_true(kin__isolated_has(&set, KIN__S("n/old")));
    assert_false(kin__isolated_has(&set, KIN__S("n/new")));
    /* That list fails; the next one has the same object, which is not new. */
    kin__isolated_begin(&set);
    assert_false(note(&set, "new", "2", /* is_staged= */ true));
    kin__isolated_publish(&set);
    assert_false(kin__isolated_has(&set, KIN__S("n/old")));
    assert_true(kin__isolated_has(&set, KIN__S("n/new")));
    assert_int_equal(kin__isolated_count(&set), 1);
    /* A list without it. */
    kin__isolated_begin(&set);
    assert_false(note(&set, "new", "2", /* is_staged= */ true));
    kin__isolated_unstage(&set, KIN__S("n/new"));
    kin__isolated_publish(&set);
    assert_int_equal(kin__isolated_count(&set), 0);
    return 0;
}

static void each(const struct kin__isolated_object *object, void *userdata)
{
    size_t *count = userdata;
    kin_error err = KIN_ERROR_INIT;

    kin__kept_error_get(&object->error, &err);
    assert_int_equal(err.code, KIN_ELIMIT);
    assert_string_equal(object->uid.ptr, "u");
    assert_int_equal(object->since_ns, 7);
    (*count)++;
}

KIN_TEST(records_are_bounded_and_the_count_is_not)
{
    SET set;
    char name[32];
    size_t listed = 0;
    size_t news = 0;

    (void)alloc; /* slow otherwise; lack of memory is tested above */
    kin__isolated_init(&set, 1, kin_allocator_default());
    for (int i = 0; i < KIN__ISOLATED_MAX + 100; i++) {
        snprintf(name, sizeof(name), "o%d", i);
        news += note(&set, name, "1", /* is_staged= */ false);
    }
    /* The first one without a record is new, too. */
    assert_int_equal(news, KIN__ISOLATED_MAX + 1);
    assert_int_equal(kin__isolated_count(&set), KIN__ISOLATED_MAX + 100);
    kin__isolated_each(&set, each, &listed);
    assert_int_equal(listed, KIN__ISOLATED_MAX);
    assert_false(kin__isolated_has(&set, KIN__S("n/other")));
    assert_true(kin__isolated_may_have(&set, KIN__S("n/other")));
    kin__isolated_begin(&set);
    (void)note(&set, "o1", "1", /* is_staged= */ true);
    kin__isolated_publish(&set);
    assert_int_equal(kin__isolated_count(&set), 1);
    assert_true(kin__isolated_may_have(&set, KIN__S("n/o1")));
    assert_false(kin__isolated_may_have(&set, KIN__S("n/other")));
    return 0;
}

/* Any object may be the one with an unknown name. */
KIN_TEST(an_object_without_a_name_may_be_any)
{
    SET set;
    const struct kin__object_identity none = {.version = KIN__S("1")};
    kin_error err = KIN_ERROR_INIT;

    kin__isolated_init(&set, 1, alloc);
    (void)kin_error_set(&err, KIN_EPARSE, "unreadable");
    (void)kin__isolated_note(&set, KIN__S(""), &none, &err,
                             /* is_staged= */ false, /* now_ns= */ 7);
    TRY_WHOLE(&set);
    assert_true(kin__isolated_may_have(&set, KIN__S("n/a")));
    kin__isolated_forget(&set, KIN__S(""));
    assert_false(kin__isolated_may_have(&set, KIN__S("n/a")));
    /* With a known namespace, any object in it. */
    (void)note(&set, "", "1", /* is_staged= */ false);
    TRY_WHOLE(&set);
    assert_true(kin__isolated_may_have(&set, KIN__S("n/a")));
    assert_false(kin__isolated_may_have(&set, KIN__S("m/a")));
    assert_false(kin__isolated_may_have(&set, KIN__S("a")));
    return 0;
}

KIN_TEST(keys_are_those_of_objects)
{
    char key[KIN__ISOLATED_KEY_MAX + 1];
    char name[KIN__ISOLATED_KEY_MAX + 1];
    struct kin__object_identity identity = {.name = KIN__S("x")};

    (void)alloc;
    memset(name, 'a', sizeof(name) - 1);
    name[sizeof(name) - 1] = '\0';
    assert_str_equal(kin__identity_key(&identity, key), "x");
    identity.name = kin_s(name);
    assert_int_equal(kin__identity_key(&identity, key).len, sizeof(name) - 1);
    identity.namespace_ = KIN__S("n");
    assert_int_equal(kin__identity_key(&identity, key).len, 0);
    identity.name = KIN__S("x");
    assert_str_equal(kin__identity_key(&identity, key), "n/x");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(an_object_is_new_once_for_each_version),
              KIN_TEST_ENTRY(objects_of_a_list_count_when_it_is_published),
              KIN_TEST_ENTRY(records_are_bounded_and_the_count_is_not),
              KIN_TEST_ENTRY(an_object_without_a_name_may_be_any),
              KIN_TEST_ENTRY(keys_are_those_of_objects))
