/* SPDX-License-Identifier: Apache-2.0 */
#include "net/inflate.h"

#include <string.h>

#include "base/alloc.h"
#include "base/buf.h"
#include "kin_test.h"

enum { MAX = 64 << 20 };

/* Packs a text as one gzip member. */
static int pack(struct kin__buf *to, kin_str text)
{
    z_stream stream = {.zalloc = Z_NULL};
    char *room = NULL;

    assert_int_equal(
        deflateInit2(&stream, 9, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY),
        Z_OK);
    size_t bound = deflateBound(&stream, text.len);
    int r = kin__buf_reserve(to, bound, &room);
    if (r == 0) {
        stream.next_in = (Bytef *)(uintptr_t)text.ptr;
        stream.avail_in = (uInt)text.len;
        stream.next_out = (Bytef *)room;
        stream.avail_out = (uInt)bound;
        assert_int_equal(deflate(&stream, Z_FINISH), Z_STREAM_END);
        kin__buf_grown(to, stream.total_out);
    }
    deflateEnd(&stream);
    return r;
}

static int take(kin_str bytes, void *userdata)
{
    return kin__buf_append(userdata, bytes);
}

/* Pushes `packed` in two pieces, split at `cut`. */
static int unpack(const kin_allocator *alloc, kin_str packed, size_t cut,
                  struct kin__buf *out, kin_error *err)
{
    KIN__AUTO_INFLATE inflate;

    kin__inflate_init(&inflate, alloc, /* opts= */ NULL);
    int r = kin__inflate_push(&inflate, kin_str_of(packed.ptr, cut), take, out,
                              err);
    if (r == 0)
        r = kin__inflate_push(&inflate,
                              kin_str_of(packed.ptr + cut, packed.len - cut),
                              take, out, err);
    return r < 0 ? r : kin__inflate_end(&inflate, err);
}

KIN_TEST(guarantee_a_members_may_be_cut_anywhere)
{
    KIN__AUTO_BUF packed;
    KIN__AUTO_BUF out;

    kin__buf_init(&packed, alloc, MAX);
    kin__buf_init(&out, alloc, MAX);
    TRY(pack(&packed, kin_s("one, one, one, one; ")));
    TRY(pack(&packed, kin_s("")));
    TRY(pack(&packed, kin_s("two, two, two, two.")));
    for (size_t cut = 0; cut <= packed.len; cut++) {
        kin__buf_clear(&out);
        TRY(unpack(alloc, kin__buf_str(&packed), cut, &out, /* err= */ NULL));
        assert_str_equal(kin__buf_str(&out),
                         "one, one, one, one; two, two, two, two.");
    }
    return 0;
}

KIN_TEST(bytes_may_come_one_by_one)
{
    KIN__AUTO_BUF packed;
    KIN__AUTO_BUF out;
    KIN__AUTO_INFLATE inflate;

    kin__buf_init(&packed, alloc, MAX);
    kin__buf_init(&out, alloc, MAX);
    kin__inflate_init(&inflate, alloc, /* opts= */ NULL);
    TRY(pack(&packed, kin_s("first ")));
    TRY(pack(&packed, kin_s("second")));
    for (size_t i = 0; i < packed.len; i++)
        TRY(kin__inflate_push(&inflate, kin_str_of(packed.ptr + i, 1), take,
                              &out, /* err= */ NULL));
    TRY(kin__inflate_end(&inflate, /* err= */ NULL));
    assert_str_equal(kin__buf_str(&out), "first second");
    return 0;
}

KIN_TEST(guarantee_b_a_member_is_delivered_with_its_last_byte)
{
    KIN__AUTO_BUF packed;
    KIN__AUTO_BUF out;
    KIN__AUTO_INFLATE inflate;

    kin__buf_init(&packed, alloc, MAX);
    kin__buf_init(&out, alloc, MAX);
    kin__inflate_init(&inflate, alloc, /* opts= */ NULL);
    for (int i = 0; i < 3; i++) {
        kin__buf_clear(&packed);
        kin__buf_clear(&out);
        TRY(pack(&packed, kin_s("{\"type\":\"BOOKMARK\"}\n")));
        TRY(kin__inflate_push(&inflate, kin__buf_str(&packed), take, &out,
                              /* err= */ NULL));
        assert_str_equal(kin__buf_str(&out), "{\"type\":\"BOOKMARK\"}\n");
        TRY(kin__inflate_end(&inflate, /* err= */ NULL));
    }
    return 0;
}

KIN_TEST(guarantee_c_a_truncated_member_is_an_error)
{
    KIN__AUTO_BUF packed;
    KIN__AUTO_BUF out;
    kin_error err = KIN_ERROR_INIT;

    kin__buf_init(&packed, alloc, MAX);
    kin__buf_init(&out, alloc, MAX);
    TRY(unpack(alloc, kin_s(""), 0, &out, &err));
    TRY(pack(&packed, kin_s("whole")));
    size_t whole = packed.len;
    TRY(pack(&packed, kin_s("broken off")));
    for (size_t len = 1; len <= packed.len; len++) {
        kin_str part = kin_str_of(packed.ptr, len);
        if (len == whole || len == packed.len)
            TRY(unpack(alloc, part, 0, &out, &err));
        else
            TRY_FAIL(unpack(alloc, part, 0, &out, &err), KIN_EPROTOCOL);
    }
    assert_string_equal(err.message, "gzip: the data ends within a member");
    return 0;
}

/* A flipped bit is an error, or does not change the text (in unused parts of
 * the header). */
KIN_TEST(corruption_is_detected)
{
    KIN__AUTO_BUF packed;
    KIN__AUTO_BUF out;
    int noticed = 0;

    kin__buf_init(&packed, alloc, MAX);
    kin__buf_init(&out, alloc, MAX);
    TRY(pack(&packed, kin_s("a text, a text, and another text")));
    for (size_t bit = 0; bit < packed.len * 8; bit++) {
        char *byte = &packed.ptr[bit / 8];
        kin__buf_clear(&out);
        *byte = (char)(*byte ^ (1 << bit % 8));
        int r = unpack(alloc, kin__buf_str(&packed), 0, &out, /* err= */ NULL);
        *byte = (char)(*byte ^ (1 << bit % 8));
        if (r == KIN_EPROTOCOL) {
            noticed++;
            continue;
        }
        TRY(r);
        assert_str_equal(kin__buf_str(&out),
                         "a text, a text, and another text");
    }
    assert_true(noticed > (int)packed.len * 4);
    return 0;
}

KIN_TEST(input_after_an_error_is_rejected)
{
    KIN__AUTO_BUF packed;
    KIN__AUTO_BUF out;
    KIN__AUTO_INFLATE inflate;

    kin__buf_init(&packed, alloc, MAX);
    kin__buf_init(&out, alloc, MAX);
    kin__inflate_init(&inflate, alloc, /* opts= */ NULL);
    TRY_FAIL(kin__inflate_push(&inflate, kin_s("no gzip"), take, &out, NULL),
             KIN_EPROTOCOL);
    TRY(pack(&packed, kin_s("x")));
    TRY_FAIL(
        kin__inflate_push(&inflate, kin__buf_str(&packed), take, &out, NULL),
        KIN_EPROTOCOL);
    TRY_FAIL(kin__inflate_end(&inflate, NULL), KIN_EPROTOCOL);
    assert_int_equal(out.len, 0);
    return 0;
}

static int count_bytes(kin_str bytes, void *userdata)
{
    *(size_t *)userdata += bytes.len;
    return 0;
}

/* Packs `len` bytes that compress a thousandfold. */
static int pack_bomb(const kin_allocator *alloc, struct kin__buf *to,
                     size_t len)
{
    char *zeros = kin__alloc0(alloc, len, 1);

    if (!zeros)
        return KIN_ENOMEM;
    int r = pack(to, kin_str_of(zeros, len));
    kin__free(alloc, zeros);
    return r;
}

KIN_TEST(guarantee_d_output_is_bounded)
{
    KIN__AUTO_BUF packed;
    KIN__AUTO_INFLATE by_ratio;
    KIN__AUTO_INFLATE by_total;
    size_t count = 0;

    kin__buf_init(&packed, alloc, MAX);
    kin__inflate_init(&by_ratio, alloc, /* opts= */ NULL);
    kin__inflate_init(
        &by_total, alloc,
        &(struct kin__inflate_opts){.max_bytes = 500000, .max_ratio = 2000});
    TRY(pack_bomb(alloc, &packed, 4 << 20));
    TRY_FAIL(kin__inflate_push(&by_ratio, kin__buf_str(&packed), count_bytes,
                               &count, NULL),
             KIN_ELIMIT);
    assert_in_range(count, 1 << 20, (1 << 20) + (64 << 10));
    count = 0;
    TRY_FAIL(kin__inflate_push(&by_total, kin__buf_str(&packed), count_bytes,
                               &count, NULL),
             KIN_ELIMIT);
    assert_in_range(count, 500000 - (64 << 10), 500000);
    return 0;
}

KIN_TEST(small_output_may_exceed_the_ratio)
{
    KIN__AUTO_BUF packed;
    KIN__AUTO_INFLATE inflate;
    size_t count = 0;

    kin__buf_init(&packed, alloc, MAX);
    kin__inflate_init(&inflate, alloc, /* opts= */ NULL);
    TRY(pack_bomb(alloc, &packed, 1 << 20));
    TRY(kin__inflate_push(&inflate, kin__buf_str(&packed), count_bytes, &count,
                          NULL));
    assert_int_equal(count, 1 << 20);
    return 0;
}

static int refuse(kin_str bytes, void *userdata)
{
    (void)bytes;
    (void)userdata;
    return KIN_EPARSE;
}

KIN_TEST(the_sink_may_fail)
{
    KIN__AUTO_BUF packed;
    KIN__AUTO_INFLATE inflate;
    kin_error err = KIN_ERROR_INIT;

    kin__buf_init(&packed, alloc, MAX);
    kin__inflate_init(&inflate, alloc, /* opts= */ NULL);
    TRY(pack(&packed, kin_s("x")));
    TRY_FAIL(
        kin__inflate_push(&inflate, kin__buf_str(&packed), refuse, NULL, &err),
        KIN_EPARSE);
    return 0;
}

KIN_TEST(knows_what_it_can_unpack)
{
    (void)alloc;
    bool is_wanted = false;
    kin_error err = KIN_ERROR_INIT;

    TRY(kin__inflate_is_wanted(kin_s("GZIP"), &is_wanted, NULL));
    assert_true(is_wanted);
    TRY(kin__inflate_is_wanted(kin_s(""), &is_wanted, NULL));
    assert_false(is_wanted);
    TRY(kin__inflate_is_wanted(kin_s("identity"), &is_wanted, NULL));
    assert_false(is_wanted);
    TRY_FAIL(kin__inflate_is_wanted(kin_s("gzip, gzip"), &is_wanted, &err),
             KIN_EPROTOCOL);
    assert_string_equal(err.message, "unknown encoding 'gzip, gzip'");
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(guarantee_a_members_may_be_cut_anywhere),
    KIN_TEST_ENTRY(bytes_may_come_one_by_one),
    KIN_TEST_ENTRY(guarantee_b_a_member_is_delivered_with_its_last_byte),
    KIN_TEST_ENTRY(guarantee_c_a_truncated_member_is_an_error),
    KIN_TEST_ENTRY(corruption_is_detected),
    KIN_TEST_ENTRY(input_after_an_error_is_rejected),
    KIN_TEST_ENTRY(guarantee_d_output_is_bounded),
    KIN_TEST_ENTRY(small_output_may_exceed_the_ratio),
    KIN_TEST_ENTRY(the_sink_may_fail), KIN_TEST_ENTRY(knows_what_it_can_unpack))
