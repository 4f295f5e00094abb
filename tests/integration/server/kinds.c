/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Objects with one mistake each, and the expected message.
 * ../../cluster/kinds.c checks the same samples against the real server.
 */
#include "kin_test.h"
#include "kind_samples.h"

static int total;
static int wrong;

static void judge(const struct sample *sample, const struct ours *ours)
{
    KIN__AUTO_BUF said;
    KIN__AUTO_BUF got;
    KIN__AUTO_BUF object;

    kin__buf_init(&said, NULL, TEXT_MAX);
    kin__buf_init(&got, NULL, TEXT_MAX);
    kin__buf_init(&object, NULL, TEXT_MAX);
    said_causes(sample->causes, &said);
    our_causes(&ours->causes, &got);
    total++;
    if ((ours->result < 0) == (said.len > 0) &&
        kin_str_eq(kin__buf_str(&said), kin__buf_str(&got)))
        return;
    wrong++;
    assert_int_equal(text_of(sample->object, &object), 0);
    (void)printf("%s\n%s\n expected:\n%s got:\n%s%s\n", sample->path,
                 object.ptr, said.ptr ? said.ptr : "", got.ptr ? got.ptr : "",
                 ours->err.message);
}

static void try_line(kin_value line, void *userdata)
{
    struct sample sample = {.object = kin__get(line, "object"),
                            .causes = kin__get(line, "causes")};
    struct claims claims = {0};
    struct ours ours = {0};

    (void)userdata;
    kin__causes_init(&ours.causes, NULL);
    read_resource(kin__get_str(line, "resource"), &sample);
    struct kin__kind_ctx ctx = make_ctx(&sample, kin_value_absent(), &claims);
    KIN_AUTO(kin_document) *object = with_metadata(
        sample.object, kin_value_absent(), sample.resource->is_namespaced);
    ours.result = prepare(&ctx, &sample, kin_value_absent(),
                          kin_document_root(object), &ours);
    judge(&sample, &ours);
    (void)kin_document_free(ours.doc);
    kin__causes_done(&ours.causes);
}

KIN_TEST(reports_each_mistake)
{
    (void)alloc;
    TRY(kin__schema_get(&schema, NULL));
    total = wrong = 0;
    for_each(KIN_SAMPLES "/invalid.jsonl", try_line, NULL);
    assert_int_equal(wrong, 0);
    assert_true(total > 150);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reports_each_mistake))
