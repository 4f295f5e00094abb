/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Any bytes are an answer or are rejected, with the same result whether they
 * arrive at once or in pieces of the size given by the first byte.
 */
#include "net/response.h"

#include <assert.h>

#include "fuzz.h"

enum { MAX_HEAD = 4096 };

/* Summary of an answer: enough to compare two runs without storing it. */
struct outcome {
    uint64_t count;
    uint64_t check;
    int status;
    int code;
};

static void take_run(struct outcome *outcome, kin_str run)
{
    outcome->count += run.len;
    for (size_t i = 0; i < run.len; i++)
        outcome->check = outcome->check * 31 + (unsigned char)run.ptr[i];
}

/* Returns false after the end or an error. */
static bool take_piece(struct kin__response *response, kin_str piece,
                       struct outcome *outcome)
{
    for (;;) {
        kin_str run = {.ptr = NULL};
        int r = kin__response_next(response, &piece, &run);

        outcome->code = r;
        if (r == KIN__RESPONSE_MORE) {
            assert(piece.len == 0);
            return true;
        }
        if (r == KIN__RESPONSE_HEAD)
            outcome->status = response->head.status;
        else if (r == KIN__RESPONSE_DATA)
            take_run(outcome, run);
        else
            return false;
    }
}

static struct outcome parse(kin_str bytes, size_t step)
{
    struct outcome outcome = {.code = 0};
    struct kin__response response;

    kin__response_init(&response, kin_allocator_default(), MAX_HEAD,
                       /* is_to_head= */ false);
    for (size_t at = 0; at < bytes.len; at += step) {
        size_t len = bytes.len - at < step ? bytes.len - at : step;

        if (!take_piece(&response, kin_str_of(bytes.ptr + at, len), &outcome))
            break;
    }
    kin__response_done(&response);
    return outcome;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    kin_str bytes = kin_str_of((const char *)data + 1, size - 1);
    struct outcome whole = parse(bytes, bytes.len + 1);
    struct outcome cut = parse(bytes, data[0] + 1u);

    assert(whole.code == cut.code && whole.status == cut.status);
    assert(whole.count == cut.count && whole.check == cut.check);
    return 0;
}
