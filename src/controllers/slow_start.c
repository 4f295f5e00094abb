/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/slow_start.h"

#include <assert.h>

#include <kin/workers.h>

#include "base/lock.h"

enum { THREADS_MAX = 16 }; /* concurrent requests for one object */

/* A batch, and the result of all batches so far. */
struct batch {
    const struct kin__slow_start *what;
    size_t from; /* index of its first piece */
    struct kin__mutex lock;
    int code;        /* guarded by `lock`: the first failure */
    kin_error error; /* the same */
};

static void batch_piece(size_t index, void *userdata)
{
    struct batch *batch = userdata;
    kin_error error = KIN_ERROR_INIT;
    int r = batch->what->fn(batch->from + index, &error, batch->what->userdata);

    KIN__LOCK_SCOPE(&batch->lock);
    if (r < 0 && batch->code == 0) {
        batch->code = r;
        batch->error = error;
    }
}

static int batch_run(struct batch *batch, size_t count)
{
    kin_parallelize_opts opts = KIN_INIT(kin_parallelize_opts);
    kin_error error = KIN_ERROR_INIT;

    assert(count > 0 && batch->from + count <= batch->what->count);
    assert(batch->code == 0);
    opts.alloc = batch->what->alloc;
    opts.threads = count < THREADS_MAX ? count : THREADS_MAX;
    int r = kin_parallelize(count, batch_piece, batch, &opts, batch->what->stop,
                            &error);
    if (batch->code == 0 && r < 0) {
        batch->code = r;
        batch->error = error;
    }
    return batch->code;
}

int kin__slow_start(const struct kin__slow_start *what, kin_error *err)
{
    struct batch batch = {.what = what, .error = KIN_ERROR_INIT};
    size_t size = what->first;

    assert(size > 0);
    kin__mutex_init(&batch.lock);
    while (batch.from < what->count && batch.code == 0) {
        size_t left = what->count - batch.from;
        size = size < left ? size : left;
        if (batch_run(&batch, size) == 0)
            batch.from += size;
        size *= 2;
    }
    kin__mutex_done(&batch.lock);
    assert(batch.code <= 0);
    if (batch.code < 0 && err)
        *err = batch.error;
    return batch.code;
}
