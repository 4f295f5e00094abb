/* SPDX-License-Identifier: Apache-2.0 */
/* Calls that return while the informer's lock is held. */
#include <kin/informer.h>

#include "handler_probe.h"
#include "informer/informer.h"

/* A transform that blocks, with the informer's lock held. */
struct holder {
    struct kin__mutex mutex;
    struct kin__cond changed;
    bool holds;    /* calls block while this is set */
    size_t inside; /* calls that block */
    int result;    /* of the last wait: negative on timeout */
};

static void holder_init(struct holder *holder)
{
    *holder = (struct holder){0};
    kin__mutex_init(&holder->mutex);
    kin__cond_init(&holder->changed);
}

static void holder_set(struct holder *holder, bool holds)
{
    KIN__LOCK_SCOPE(&holder->mutex);
    holder->holds = holds;
    kin__cond_broadcast(&holder->changed);
}

static void holder_done(struct holder *holder)
{
    kin__cond_done(&holder->changed);
    kin__mutex_done(&holder->mutex);
}

#define HOLDER __attribute__((cleanup(holder_done))) struct holder

static int holding_transform(const kin_object *object, kin_object **ret,
                             kin_error *err, void *userdata)
{
    struct holder *holder = userdata;
    kin_deadline deadline = kin_deadline_ms(SOON_MS);
    int r = 0;

    (void)object;
    (void)ret;
    (void)err;
    KIN__LOCK_SCOPE(&holder->mutex);
    holder->inside++;
    kin__cond_broadcast(&holder->changed);
    while (holder->holds && r == 0)
        r = kin__cond_wait_until(&holder->changed, &holder->mutex, NULL,
                                 deadline);
    holder->inside--;
    holder->result = r;
    return 0;
}

static int await_inside(struct holder *holder)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);
    int r = 0;

    KIN__LOCK_SCOPE(&holder->mutex);
    while (holder->inside == 0 && r == 0)
        r = kin__cond_wait_until(&holder->changed, &holder->mutex, NULL,
                                 deadline);
    return r;
}

/* Calls while the lock is held; a call that waited for it would return only
 * after the transform has timed out. */
static int check_answers(struct holder *holder, kin_informer *informer,
                         bool is_synced, size_t objects)
{
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    TRY(await_inside(holder));
    assert_false(kin__mutex_lock_within(&informer->mutex, /* ms= */ 1));
    assert_int_equal(kin_informer_has_synced(informer), is_synced);
    kin_informer_get_stats(informer, &stats);
    assert_int_equal(stats.is_synced, is_synced);
    assert_int_equal(stats.objects, objects);
    assert_int_equal(stats.age_ms >= 0, is_synced);
    KIN__LOCK_SCOPE(&holder->mutex);
    assert_int_equal(holder->inside, 1);
    return 0;
}

/* The figures may be slightly old. */
static int await_objects(kin_informer *informer, size_t objects)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    do {
        kin_informer_get_stats(informer, &stats);
    } while (stats.objects != objects && !kin__deadline_passed(NULL, deadline));
    assert_int_equal(stats.objects, objects);
    return 0;
}

KIN_TEST(statistics_do_not_wait_for_the_lock)
{
    HOLDER holder;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    (void)alloc;
    holder_init(&holder);
    opts.transform = holding_transform;
    opts.userdata = &holder;
    TRY(make(&opts, &source, &informer));
    TRY(put(source, "a"));
    holder_set(&holder, true);
    TRY(kin_informer_start(informer, NULL));
    TRY(check_answers(&holder, informer, /* is_synced= */ false, 0));
    holder_set(&holder, false);
    TRY(wait_synced(informer));
    TRY(await_objects(informer, 1));

    /* The figures are those from before. */
    holder_set(&holder, true);
    TRY(put(source, "b"));
    TRY(check_answers(&holder, informer, /* is_synced= */ true, 1));
    holder_set(&holder, false);
    TRY(wait_version(informer, source));
    assert_int_equal(holder.result, 0);
    return await_objects(informer, 2);
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(statistics_do_not_wait_for_the_lock))
