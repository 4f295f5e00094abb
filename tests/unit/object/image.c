/* SPDX-License-Identifier: Apache-2.0 */
/* Files are in tests/unit/cache/image_file.c. */
#include "object/image.h"

#include "base/alloc.h"
#include "kin_test.h"
#include "object/blocks.h"
#include "object/values.h"
#include "test_json.h"
#include "test_value.h"

/* An image of one value in memory. */
struct image {
    const kin_allocator *alloc;
    uint32_t *words; /* without the start of the arena */
    size_t count;
    struct kin__image_shared shared[16];
    size_t shared_count;
    kin__val root;
};

static void image_done(struct image *image)
{
    kin__free(image->alloc, image->words);
}

#define AUTO_IMAGE __attribute__((cleanup(image_done))) struct image

/* Copies what has been written. */
static int image_take(struct image *image, const struct kin__image_out *out)
{
    image->words = kin__alloc(image->alloc, out->word_count,
                              sizeof(*image->words));
    if (!image->words)
        return KIN_ENOMEM;
    image->count = out->word_count;
    memcpy(image->words, out->words, image->count * sizeof(*image->words));
    assert_true(out->shared_count < 16);
    for (size_t i = 0; i < out->shared_count; i++)
        if (out->shared[i].refs > 1)
            image->shared[image->shared_count++] = out->shared[i];
    return 0;
}

/* Makes the image of a value, which is given. */
static int image_of(struct kin__arena *arena, kin__val val, struct image *ret)
{
    struct kin__image_out out;

    kin__image_out_init(&out, ret->alloc, arena);
    int r = kin__image_out_add(&out, val, &ret->root);
    if (r == 0)
        r = image_take(ret, &out);
    kin__image_out_done(&out);
    kin__val_unref(arena, val);
    return r;
}

/* Makes the image of a JSON text. */
static int image_make(const kin_allocator *alloc, const char *text,
                      struct image *ret)
{
    AUTO_ARENA *arena = NULL;
    kin_value value;

    *ret = (struct image){.alloc = alloc};
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(test_json_import(arena, text, &value));
    return image_of(arena, value.bits, ret);
}

/* Makes the image of {"a":"xxx..."} with a text of `len` bytes. */
static int image_make_long(const kin_allocator *alloc, size_t len,
                           struct image *ret)
{
    static char text[40000];
    const uint32_t end = 4;
    AUTO_ARENA *arena = NULL;
    kin__val parts[2] = {KIN__VAL_NONE, KIN__VAL_NONE};
    kin__val object = KIN__VAL_NONE;

    *ret = (struct image){.alloc = alloc};
    assert_true(len <= sizeof(text));
    memset(text, 'x', len);
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(kin__make_shape(arena, kin_s("\"a\":"), &end, 1, &parts[0]));
    int r = kin__make_string(arena, kin_str_of(text, len), 0, &parts[1]);
    if (r == 0)
        r = kin__make_object(arena, parts, NULL, 1, 0, &object);
    if (r < 0) {
        kin__val_unref(arena, parts[0]);
        kin__val_unref(arena, parts[1]);
        return r;
    }
    return image_of(arena, object, ret);
}

/* Reads an image into an arena. */
static int image_read(struct image *image, struct kin__arena *arena,
                      kin_error *err)
{
    const struct kin__image_lists lists = {
        .words = KIN__ARENA_START + image->count,
        .shared = image->shared,
        .shared_count = image->shared_count,
        .roots = &image->root,
        .root_count = 1,
    };
    struct kin__image_in in;
    uint32_t *words = kin__alloc(image->alloc, image->count + 1,
                                 sizeof(*words));

    if (!words)
        return KIN_ENOMEM;
    memcpy(words, image->words, image->count * sizeof(*words));
    int r = kin__image_in_begin(&in, arena, &lists, err);
    if (r == 0)
        r = kin__image_in_add(&in, words, image->count, err);
    kin__free(image->alloc, words);
    if (r == 0)
        r = kin__image_in_end(&in, err);
    kin__image_in_done(&in);
    return r;
}

static int comes_back(const kin_allocator *alloc, const char *text)
{
    AUTO_IMAGE image = {0};
    AUTO_ARENA *arena = NULL;

    TRY(image_make(alloc, text, &image));
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(image_read(&image, arena, NULL));
    assert_json_equal(test_view(arena, image.root), text);
    int r = test_arena_check(arena);
    kin__val_unref(arena, image.root);
    TRY(r);
    assert_int_equal(kin__arena_count(arena), 0);
    return 0;
}

KIN_TEST(values_of_all_types_come_back)
{
    TRY(comes_back(alloc, "{\"a\":\"b\"}"));
    TRY(comes_back(alloc, "{\"a\":[1,2.50,-1E+400,true,false,null,{},[],\"\"],"
                          "\"b\":{\"c\":{\"d\":[[[\"e\"]]]}}}"));
    TRY(comes_back(alloc, "{\"xTime\":\"2026-01-02T03:04:05Z\","
                          "\"big\":12345678901234567890}"));
    TRY(comes_back(alloc, "{\"a\":{\"k\":\"v\"},\"b\":{\"k\":\"v\"},"
                          "\"c\":[{\"k\":\"v\"},\"v\"]}"));
    TRY(comes_back(alloc, "{\"a\":{\"q\\\"k\":1},\"b\":{\"q\\\"k\":2}}"));
    return 0;
}

/* A count of 14 bits does not suffice. */
KIN_TEST(long_values_come_back)
{
    AUTO_IMAGE image = {0};
    AUTO_ARENA *arena = NULL;

    TRY(image_make_long(alloc, 20000, &image));
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(image_read(&image, arena, NULL));
    kin_str text = kin_value_str(
        kin_value_get(test_view(arena, image.root), kin_s("a")));
    assert_int_equal(text.len, 20000);
    assert_int_equal(text.ptr[19999], 'x');
    int r = test_arena_check(arena);
    kin__val_unref(arena, image.root);
    return r;
}

KIN_TEST(shared_values_are_written_once)
{
    AUTO_IMAGE once = {0};
    AUTO_IMAGE often = {0};

    TRY(image_make(alloc, "{\"a\":{\"k\":\"some text\"}}", &once));
    TRY(image_make(alloc,
                   "{\"a\":{\"k\":\"some text\"},\"b\":{\"k\":\"some text\"},"
                   "\"c\":{\"k\":\"some text\"}}",
                   &often));
    /* Two handles more, and a shape with longer keys. */
    assert_true(often.count < once.count + 16);
    return 0;
}

/* ---- damage ---- */

/* Reads a changed image, which must be rejected and leave the arena empty. */
static int is_rejected(struct image *image, const char *why)
{
    AUTO_ARENA *arena = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(kin__arena_new(image->alloc, 0, &arena, NULL));
    TRY_FAIL(image_read(image, arena, &err), KIN_EPARSE);
    if (!strstr(err.message, why))
        fail_msg("%s: not: %s", err.message, why);
    assert_true(test_arena_is_empty(arena));
    return 0;
}

/* {"a":["text"],"b":{"k":1.5}} as an image; the root is the last node. */
#define SAMPLE "{\"a\":[\"text\"],\"b\":{\"k\":1.5}}"

/* Returns the words of the first node of a type, counted from the start. */
static size_t find(const struct image *image, enum kin__node_type type)
{
    size_t i = 0;

    while (kin__node_type(image->words + i) != type) {
        i += kin__block_words_live(image->words + i);
        assert_true(i < image->count);
    }
    return i;
}

/* Changes one word of the sample. */
static int change(const kin_allocator *alloc, enum kin__node_type type,
                  size_t word, uint32_t flip, const char *why)
{
    AUTO_IMAGE image = {0};

    TRY(image_make(alloc, SAMPLE, &image));
    image.words[find(&image, type) + word] ^= flip;
    return is_rejected(&image, why);
}

KIN_TEST(malformed_nodes_are_rejected)
{
    const uint32_t one = 1u << KIN__NODE_COUNT_SHIFT;

    TRY(change(alloc, KIN__NODE_STRING, 0, KIN__NODE_FREE, "bad type"));
    TRY(change(alloc, KIN__NODE_STRING, 0, KIN__NODE_INTERNED, "bad type"));
    TRY(change(alloc, KIN__NODE_STRING, 0, KIN__NODE_REF_ONE, "bad type"));
    TRY(change(alloc, KIN__NODE_STRING, 0, KIN__NODE_OVERFLOW, "bad type"));
    TRY(change(alloc, KIN__NODE_ARRAY, 0, KIN__NODE_EXTRA, "bad type"));
    TRY(change(alloc, KIN__NODE_STRING, 0, 4 * one, "bad count"));
    TRY(change(alloc, KIN__NODE_STRING, 2, 1, "text without an end"));
    TRY(change(alloc, KIN__NODE_NUMBER, 1, 'x' ^ '1', "no number"));
    TRY(change(alloc, KIN__NODE_SHAPE, 1, 0x40000000, "bad length"));
    TRY(change(alloc, KIN__NODE_SHAPE, 2, 1, "bad keys"));
    TRY(change(alloc, KIN__NODE_SHAPE, 3, 1, "bad keys"));
    return 0;
}

KIN_TEST(bad_references_are_rejected)
{
    /* Into a node, beyond the own node, an unknown immediate. */
    TRY(change(alloc, KIN__NODE_ARRAY, 1, 1, "references and counts differ"));
    TRY(change(alloc, KIN__NODE_ARRAY, 1, 1u << 20, "bad reference"));
    TRY(change(alloc, KIN__NODE_ARRAY, 1, 0x90000000, "bad reference"));
    /* An array instead of a shape; a shape as a value. */
    AUTO_IMAGE image = {0};
    TRY(image_make(alloc, SAMPLE, &image));
    size_t array = find(&image, KIN__NODE_ARRAY);
    size_t shape = find(&image, KIN__NODE_SHAPE);
    image.words[array + 1] = (kin__val)(KIN__ARENA_START + shape);
    return is_rejected(&image, "references and counts differ");
}

KIN_TEST(wrong_counts_of_references_are_rejected)
{
    AUTO_IMAGE image = {0};
    AUTO_IMAGE plain = {0};

    TRY(image_make(alloc, "{\"a\":{\"k\":\"v\"},\"b\":{\"k\":\"v\"}}", &image));
    assert_int_equal(image.shared_count, 1);
    image.shared[0].refs++;
    TRY(is_rejected(&image, "references and counts differ"));
    image.shared[0].refs = 0;
    TRY(is_rejected(&image, "bad count of references"));
    image.shared[0] = (struct kin__image_shared){.val = 5, .refs = 2};
    TRY(is_rejected(&image, "references and counts differ"));
    image.shared_count = 0;
    TRY(is_rejected(&image, "references and counts differ"));
    TRY(image_make(alloc, SAMPLE, &plain));
    plain.root = KIN__ARENA_START + (kin__val)find(&plain, KIN__NODE_ARRAY);
    TRY(is_rejected(&plain, "no object"));
    plain.root++;
    return is_rejected(&plain, "references and counts differ");
}

KIN_TEST(a_part_of_an_image_is_rejected)
{
    AUTO_IMAGE image = {0};

    TRY(image_make(alloc, SAMPLE, &image));
    for (size_t count = image.count; count-- > 0;) {
        AUTO_ARENA *arena = NULL;
        image.count = count;
        TRY(kin__arena_new(alloc, 0, &arena, NULL));
        TRY_FAIL(image_read(&image, arena, NULL), KIN_EPARSE);
        assert_true(test_arena_is_empty(arena));
    }
    return 0;
}

KIN_TEST(an_arena_that_is_too_small_is_reported)
{
    AUTO_IMAGE image = {0};
    AUTO_ARENA *arena = NULL;

    TRY(image_make_long(alloc, 10000, &image));
    TRY(kin__arena_new(alloc, 4096, &arena, NULL));
    TRY_FAIL(image_read(&image, arena, NULL), KIN_ELIMIT);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(values_of_all_types_come_back),
              KIN_TEST_ENTRY(long_values_come_back),
              KIN_TEST_ENTRY(shared_values_are_written_once),
              KIN_TEST_ENTRY(malformed_nodes_are_rejected),
              KIN_TEST_ENTRY(bad_references_are_rejected),
              KIN_TEST_ENTRY(wrong_counts_of_references_are_rejected),
              KIN_TEST_ENTRY(a_part_of_an_image_is_rejected),
              KIN_TEST_ENTRY(an_arena_that_is_too_small_is_reported))
