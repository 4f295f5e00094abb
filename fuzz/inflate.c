/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Any bytes are inflated or rejected within the limits, with the same result
 * whether they arrive at once or in pieces of the size given by the first byte.
 */
#include "net/inflate.h"

#include <assert.h>

#include "fuzz.h"

enum { MAX_BYTES = 4 << 20 };

/* Summary of the output: enough to compare two runs without storing it. */
struct outcome {
    uint64_t count;
    uint32_t check;
    int code;
};

static int take(kin_str bytes, void *userdata)
{
    struct outcome *outcome = userdata;

    outcome->count += bytes.len;
    outcome->check = (uint32_t)crc32(outcome->check, (const Bytef *)bytes.ptr,
                                     (uInt)bytes.len);
    return 0;
}

static struct outcome unpack(kin_str bytes, size_t step)
{
    const struct kin__inflate_opts opts = {.max_bytes = MAX_BYTES,
                                           .max_ratio = UINT32_MAX};
    struct outcome outcome = {.code = 0};
    KIN__AUTO_INFLATE inflate;

    kin__inflate_init(&inflate, kin_allocator_default(), &opts);
    for (size_t at = 0; outcome.code == 0 && at < bytes.len; at += step) {
        size_t len = bytes.len - at < step ? bytes.len - at : step;
        outcome.code = kin__inflate_push(&inflate,
                                         kin_str_of(bytes.ptr + at, len), take,
                                         &outcome, /* err= */ NULL);
    }
    if (outcome.code == 0)
        outcome.code = kin__inflate_end(&inflate, /* err= */ NULL);
    return outcome;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 1)
        return 0;
    kin_str bytes = kin_str_of((const char *)data + 1, size - 1);
    struct outcome whole = unpack(bytes, bytes.len + 1);
    struct outcome pieces = unpack(bytes, (size_t)data[0] + 1);

    assert(whole.code == pieces.code);
    assert(whole.count <= MAX_BYTES);
    /* At a limit, pieces may produce more output, since the buffer is filled
     * less often. */
    assert(whole.code == KIN_ELIMIT ||
           (whole.count == pieces.count && whole.check == pieces.check));
    return 0;
}
