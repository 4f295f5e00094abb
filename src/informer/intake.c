/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/intake.h"

#include <assert.h>
#include <string.h>

#include "wire/json_parse.h"

/* ---- life ---- */

void kin__intake_init(struct kin__intake *intake, const kin_allocator *alloc)
{
    *intake = (struct kin__intake){.alloc = alloc};
    kin__mutex_init(&intake->mutex);
    kin__buf_init(&intake->in, alloc, KIN__INTAKE_MAX + KIN__JSON_PADDING);
    kin__buf_init(&intake->out, alloc, KIN__INTAKE_MAX + KIN__JSON_PADDING);
}

void kin__intake_done(struct kin__intake *intake)
{
    kin__kept_error_clear(&intake->end.err, intake->alloc);
    kin__buf_done(&intake->in);
    kin__buf_done(&intake->out);
    kin__mutex_done(&intake->mutex);
}

/* Nothing waits, and nothing is known of the flow. */
static void intake_clear(struct kin__intake *intake)
{
    kin__mutex_assert_held(&intake->mutex);
    kin__buf_clear(&intake->in);
    kin__kept_error_clear(&intake->end.err, intake->alloc);
    intake->has_begun = false;
    intake->has_rested = false;
    intake->has_ended = false;
    intake->is_taken = false;
    intake->is_direct = false;
    intake->is_paused = false;
}

void kin__intake_open(struct kin__intake *intake)
{
    KIN__LOCK_SCOPE(&intake->mutex);
    intake_clear(intake);
    intake->is_open = true;
    kin__buf_clear(&intake->out);
    intake->used = 0;
    intake->has_nul = false;
}

/* `out` stays: the reader may be within a piece of it. */
void kin__intake_close(struct kin__intake *intake)
{
    KIN__LOCK_SCOPE(&intake->mutex);
    intake_clear(intake);
    intake->is_open = false;
    intake->used = intake->out.len;
    intake->has_nul = false;
}

/* ---- delivering ---- */

static bool intake_is_empty(const struct kin__intake *intake)
{
    kin__mutex_assert_held(&intake->mutex);
    return intake->in.len == 0 && !intake->is_taken;
}

bool kin__intake_is_direct(struct kin__intake *intake)
{
    KIN__LOCK_SCOPE(&intake->mutex);
    return intake->is_open && intake->is_direct && intake_is_empty(intake) &&
           !intake->has_begun && !intake->has_ended;
}

int kin__intake_put_begin(struct kin__intake *intake, bool is_protobuf)
{
    KIN__LOCK_SCOPE(&intake->mutex);
    if (!intake->is_open || intake->has_ended)
        return KIN_ECLOSED;
    intake->has_begun = true;
    intake->is_protobuf = is_protobuf;
    return 0;
}

/* Appends with room for padding behind, so that a read cannot fail. */
static int intake_append(struct kin__intake *intake, kin_str bytes)
{
    char *room = NULL;

    kin__mutex_assert_held(&intake->mutex);
    if (bytes.len > KIN__INTAKE_MAX - intake->in.len)
        return KIN_ELIMIT;
    int r = kin__buf_reserve(&intake->in, bytes.len + KIN__JSON_PADDING, &room);
    return r < 0 ? r : kin__buf_append(&intake->in, bytes);
}

/* Bytes above which the flow is paused. */
static size_t intake_high(const struct kin__intake *intake)
{
    return intake->is_direct ? KIN__INTAKE_PIECE : KIN__INTAKE_HIGH;
}

int kin__intake_put_bytes(struct kin__intake *intake, kin_str bytes,
                          size_t *ret_waiting)
{
    KIN__LOCK_SCOPE(&intake->mutex);
    if (!intake->is_open || intake->has_ended)
        return KIN_ECLOSED;
    int r = intake_append(intake, bytes);
    if (r < 0)
        return r;
    *ret_waiting = intake->in.len;
    intake->is_paused |= intake->in.len > intake_high(intake);
    return intake->is_paused ? KIN_SINK_PAUSE : 0;
}

void kin__intake_put_rest(struct kin__intake *intake)
{
    KIN__LOCK_SCOPE(&intake->mutex);
    intake->has_rested = intake->is_open;
}

void kin__intake_put_end(struct kin__intake *intake, const kin_flow_end *end)
{
    KIN__LOCK_SCOPE(&intake->mutex);
    if (!intake->is_open || intake->has_ended)
        return;
    intake->has_ended = true;
    intake->end.cause = end->cause;
    intake->end.retry_after_s = end->retry_after_s;
    intake->end.has_fresh_credentials = end->has_fresh_credentials;
    if (end->err)
        kin__kept_error_set(&intake->end.err, intake->alloc, end->err);
}

void kin__intake_note_pause(struct kin__intake *intake)
{
    KIN__LOCK_SCOPE(&intake->mutex);
    intake->is_paused = intake->is_open;
}

/* ---- the reader ---- */

void kin__intake_set_direct(struct kin__intake *intake, bool is_direct)
{
    KIN__LOCK_SCOPE(&intake->mutex);
    intake->is_direct = is_direct;
}

bool kin__intake_has_work(struct kin__intake *intake)
{
    KIN__LOCK_SCOPE(&intake->mutex);
    return !intake_is_empty(intake) || intake->has_begun ||
           intake->has_rested || intake->has_ended;
}

bool kin__intake_take_begin(struct kin__intake *intake, bool *ret_is_protobuf)
{
    KIN__LOCK_SCOPE(&intake->mutex);
    bool has_begun = intake->has_begun;

    intake->has_begun = false;
    if (has_begun)
        *ret_is_protobuf = intake->is_protobuf;
    return has_begun;
}

/* All of `out` was applied: exchanges it for what has arrived meanwhile, but
 * not before the begin was taken. */
static void intake_swap(struct kin__intake *intake)
{
    KIN__LOCK_SCOPE(&intake->mutex);
    struct kin__buf empty = intake->out;

    kin__buf_clear(&empty);
    intake->used = 0;
    intake->out = empty;
    intake->is_taken = intake->in.len > 0 && !intake->has_begun;
    if (!intake->is_taken)
        return;
    intake->out = intake->in;
    intake->in = empty;
    memset(intake->out.ptr + intake->out.len, 0, KIN__JSON_PADDING);
}

kin_str kin__intake_take_bytes(struct kin__intake *intake)
{
    if (intake->has_nul)
        intake->out.ptr[intake->used] = intake->behind;
    intake->has_nul = false;
    if (intake->used == intake->out.len)
        intake_swap(intake);
    size_t left = intake->out.len - intake->used;
    size_t len = left < KIN__INTAKE_PIECE ? left : KIN__INTAKE_PIECE;
    if (len == 0)
        return kin_str_of("", 0);
    char *piece = intake->out.ptr + intake->used;
    intake->used += len;
    intake->behind = piece[len];
    intake->has_nul = true;
    piece[len] = '\0';
    return kin_str_of(piece, len);
}

bool kin__intake_take_rest(struct kin__intake *intake)
{
    KIN__LOCK_SCOPE(&intake->mutex);
    if (!intake_is_empty(intake) || !intake->has_rested)
        return false;
    intake->has_rested = false;
    return true;
}

bool kin__intake_take_end(struct kin__intake *intake,
                          struct kin__intake_end *ret)
{
    KIN__LOCK_SCOPE(&intake->mutex);
    if (!intake_is_empty(intake) || !intake->has_ended || intake->has_begun)
        return false;
    *ret = intake->end;
    intake->end = (struct kin__intake_end){0};
    intake->has_ended = false;
    return true;
}

bool kin__intake_take_resume(struct kin__intake *intake)
{
    KIN__LOCK_SCOPE(&intake->mutex);
    bool has_room = intake->is_direct ? intake_is_empty(intake)
                                      : intake->in.len <= KIN__INTAKE_HIGH / 2;
    if (!intake->is_paused || !has_room)
        return false;
    intake->is_paused = false;
    return true;
}

void kin__intake_trim(struct kin__intake *intake, size_t kept)
{
    KIN__LOCK_SCOPE(&intake->mutex);
    if (!intake_is_empty(intake))
        return;
    if (intake->in.cap > kept)
        kin__buf_done(&intake->in);
    if (intake->out.cap > kept)
        kin__buf_done(&intake->out);
    kin__buf_clear(&intake->out);
    intake->used = 0;
    intake->has_nul = false;
}
