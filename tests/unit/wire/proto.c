/* SPDX-License-Identifier: Apache-2.0 */
#include "wire/proto.h"

#include <stdlib.h>

#include <kin/json.h>

#include "base/buf.h"
#include "base/str.h"
#include "kin_test.h"
#include "kin_test_proto.h"
#include "object/document.h"
#include "object/values.h"
#include "wire/json_write.h"
#include "wire/proto_impl.h"

/*
 * Types with a field of each kind: `All` writes only fields that were sent,
 * `Bare` also those that were not, `Spare` tests omitzero.
 */
static const char facts[] = "facts 1 test\n"
                            "package meta/v1 meta\n"
                            "type meta/v1.TypeMeta m\n"
                            " kind 1 string e\n"
                            " apiVersion 2 string e\n"
                            "package t/v1 t\n"
                            "type t/v1.All m\n"
                            " + 0 meta/v1.TypeMeta\n"
                            " s 1 string e\n"
                            " b 2 bool e\n"
                            " i 3 int32 e\n"
                            " l 4 int64 e\n"
                            " d 5 double e\n"
                            " y 6 bytes e\n"
                            " q 7 *quantity e\n"
                            " t 8 *time e\n"
                            " u 9 *micro-time e\n"
                            " n 10 *duration e\n"
                            " x 11 *int-or-string e\n"
                            " f 12 *fields-v1 e\n"
                            " r 13 *raw e\n"
                            " j 14 *json e\n"
                            " c 15 *.All e\n"
                            " ls 16 []string e\n"
                            " li 17 []int32 e\n"
                            " ld 18 []double e\n"
                            " lc 19 [].All e\n"
                            " ms 20 {}string e\n"
                            " my 21 {}bytes e\n"
                            " mi 22 {}int64 e\n"
                            " md 23 {}double e\n"
                            " mx 24 {}strings e\n"
                            " mc 25 {}.All e\n"
                            " g 26 strings e\n"
                            " oa 27 *or-array:.All e\n"
                            " ob 28 *or-bool:.All e\n"
                            " os 29 *or-strings:.All e\n"
                            " + 30 .Inner\n"
                            " last 31 *string e\n"
                            "type t/v1.Bare m\n"
                            " s 1 string -\n"
                            " b 2 bool -\n"
                            " i 3 int32 -\n"
                            " d 5 double -\n"
                            " y 6 bytes -\n"
                            " q 7 quantity e\n"
                            " t 8 time e\n"
                            " u 9 micro-time -\n"
                            " n 10 duration -\n"
                            " x 11 int-or-string -\n"
                            " f 12 fields-v1 -\n"
                            " r 13 raw e\n"
                            " j 14 json -\n"
                            " p 15 *string -\n"
                            " ls 16 []string -\n"
                            " ms 20 {}string -\n"
                            " g 26 strings -\n"
                            " oa 27 or-array:.All -\n"
                            " ob 28 or-bool:.All -\n"
                            " os 29 or-strings:.All -\n"
                            " + 30 .Inner\n"
                            "type t/v1.Inner m\n"
                            " in 2 string e\n"
                            " out 1 string e\n"
                            "type t/v1.Outer m\n"
                            " + 1 .Inner\n"
                            " p 2 *string -\n"
                            "type t/v1.Plain -\n"
                            "type t/v1.Spare m\n"
                            " t 1 time ez\n"
                            " c 2 .Inner z\n"
                            " q 3 quantity z\n"
                            " e 4 .Outer z\n"
                            "group g\n"
                            "version v1 t/v1\n"
                            "kind All\n"
                            "kind Plain\n"
                            "end\n";

/* ---- */

struct setup {
    struct kin__schema *schema; /* from the facts above */
    struct kin__proto_opts opts;
    struct kin__buf bytes;
    struct kin__buf json;
};

static int setup_init(struct setup *s, const kin_allocator *alloc)
{
    *s = (struct setup){.opts = {.alloc = alloc}};
    kin__buf_init(&s->bytes, alloc, 1 << 20);
    kin__buf_init(&s->json, alloc, 1 << 20);
    int r = kin__schema_read(alloc, kin_s(facts), &s->schema, NULL);
    s->opts.schema = s->schema;
    return r;
}

static void setup_done(struct setup *s)
{
    kin__buf_done(&s->bytes);
    kin__buf_done(&s->json);
    (void)kin__schema_free(s->schema);
}

#define AUTO_SETUP __attribute__((cleanup(setup_done))) struct setup

static int write_json(struct setup *s, const kin_document *doc)
{
    kin__buf_clear(&s->json);
    return kin__json_write(&s->json, doc->arena->ro, doc->root,
                           KIN__JSON_COMPACT);
}

/* Decodes a message in the notation above into s->json. */
static int decode(struct setup *s, const char *type, const char *message,
                  kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    const char *at = message;

    kin__buf_clear(&s->bytes);
    int r = put_message(&s->bytes, &at, '\0');
    if (r == 0)
        r = kin__proto_decode_message(
            &s->opts, kin__schema_find_type(s->schema, kin_s(type)),
            kin__buf_str(&s->bytes), &doc, err);
    return r < 0 ? r : write_json(s, doc);
}

/* The same for a cache that predicts the value itself, and then knows all
 * bytes, from s->bytes. */
static int decode_again(struct setup *s, const char *type)
{
    const struct kin__json_limits limits = {.depth = 0};
    struct kin__arena *arena = NULL;
    struct kin__proto_reader rd;
    kin__val first = KIN__VAL_NONE;
    int r = kin__arena_new(s->opts.alloc, /* max_bytes= */ 0, &arena, NULL);

    if (r < 0)
        return r;
    assert_non_null(arena);
    kin__proto_reader_init(&rd, &s->opts, &limits, arena);
    rd.flags = KIN__JSON_TRUST_FINGERPRINTS;
    rd.prints_root = true;
    for (int i = 0; r == 0 && i < 8; i++) {
        kin__val val = KIN__VAL_NONE;
        r = kin__proto_read(&rd, kin__schema_find_type(s->schema, kin_s(type)),
                            kin__buf_str(&s->bytes),
                            &(struct kin__proto_head){.kind = {NULL, 0}},
                            i % 2 ? first : KIN__VAL_NONE, /* fields= */ NULL,
                            &val, NULL);
        if (r == 0 && i % 2)
            assert_int_equal(val, first);
        if (r < 0 || i % 2)
            continue;
        kin__val_unref(arena, first);
        first = val;
    }
    if (r == 0) {
        kin__buf_clear(&s->json);
        r = kin__json_write(&s->json, arena->ro, first, KIN__JSON_COMPACT);
    }
    kin__val_unref(arena, first);
    kin__proto_reader_done(&rd);
    kin__values_next(arena);
    assert_int_equal(kin__arena_count(arena), 0);
    (void)kin__arena_unref(arena);
    return r;
}

struct known {
    const char *message;
    const char *json;
};

static int check_all(struct setup *s, const char *type,
                     const struct known *known, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        kin_error err = KIN_ERROR_INIT;
        int r = decode(s, type, known[i].message, &err);
        if (r < 0 && r != KIN_ENOMEM)
            fail_msg("%s: %s", known[i].message, err.message);
        if (r < 0)
            return r;
        assert_str_equal(kin__buf_str(&s->json), known[i].json);
        r = decode_again(s, type);
        if (r < 0)
            return r;
        assert_str_equal(kin__buf_str(&s->json), known[i].json);
    }
    return 0;
}

#define CHECK_ALL(s, type, known)                                              \
    TRY(check_all((s), (type), (known), sizeof(known) / sizeof((known)[0])))

KIN_TEST(scalars)
{
    static const struct known known[] = {
        {"", "{}"},
        {"1:'text'", "{\"s\":\"text\"}"},
        {"1:''", "{}"},
        {"2=1", "{\"b\":true}"},
        {"2=7", "{\"b\":true}"},
        {"2=0", "{}"},
        {"3=42", "{\"i\":42}"},
        {"3=-1", "{\"i\":-1}"},
        {"3=4294967298", "{\"i\":2}"},
        {"3=4294967296", "{}"},
        {"4=-9223372036854775808", "{\"l\":-9223372036854775808}"},
        {"4=9223372036854775807", "{\"l\":9223372036854775807}"},
        {"5~0.25", "{\"d\":0.25}"},
        {"5~-0", "{}"},
        {"5~1e21", "{\"d\":1e+21}"},
        {"6:'\xff\xfe'", "{\"y\":\"//4=\"}"},
        {"6:''", "{}"},
        {"31:''", "{\"last\":\"\"}"},
    };
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc));
    CHECK_ALL(&s, "t/v1.All", known);
    return 0;
}

KIN_TEST(small_messages)
{
    static const struct known known[] = {
        {"7:{1:'1000m'}", "{\"q\":\"1\"}"},
        {"7:{1:'1.5Gi' 9:'x'}", "{\"q\":\"1536Mi\"}"},
        {"7:{}", "{\"q\":\"0\"}"},
        {"8:{1=0}", "{\"t\":\"1970-01-01T00:00:00Z\"}"},
        {"8:{1=1772366407 2=999999999}", "{\"t\":\"2026-03-01T12:00:07Z\"}"},
        {"8:{}", "{\"t\":null}"},
        {"8:{1=-62135596800}", "{\"t\":null}"},
        {"9:{1=1772366407 2=120456789}",
         "{\"u\":\"2026-03-01T12:00:07.120456Z\"}"},
        {"9:{2=1000}", "{\"u\":\"1970-01-01T00:00:00.000001Z\"}"},
        {"9:{}", "{\"u\":null}"},
        {"10:{1=90000000000}", "{\"n\":\"1m30s\"}"},
        {"10:{}", "{\"n\":\"0s\"}"},
        {"11:{1=0 2=-5 3:'x'}", "{\"x\":-5}"},
        {"11:{1=1 2=5 3:'50%'}", "{\"x\":\"50%\"}"},
        {"11:{}", "{\"x\":0}"},
        {"26:{1:'a' 1:'b'}", "{\"g\":[\"a\",\"b\"]}"},
        {"26:{}", "{}"},
    };
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc));
    CHECK_ALL(&s, "t/v1.All", known);
    return 0;
}

KIN_TEST(json_inside_of_protobuf)
{
    static const struct known known[] = {
        {"12:{1:'{\"f:a\":{}}'}", "{\"f\":{\"f:a\":{}}}"},
        {"12:{1:'null'}", "{\"f\":null}"},
        {"14:{1:' 1.50 '}", "{\"j\":1.50}"},
        {"14:{1:'\"a,b\"'}", "{\"j\":\"a,b\"}"},
        {"12:{}", "{\"f\":null}"},
        {"13:{1:' {\"b\" : [1, 2.50]}\n'}", "{\"r\":{\"b\":[1,2.50]}}"},
        {"13:{}", "{\"r\":null}"},
        {"14:{1:'\"x\"'}", "{\"j\":\"x\"}"},
        {"14:{1:'[1,{}]'}", "{\"j\":[1,{}]}"},
    };
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc));
    CHECK_ALL(&s, "t/v1.All", known);
    return 0;
}

KIN_TEST(lists)
{
    static const struct known known[] = {
        {"16:'a' 16:'' 16:'b'", "{\"ls\":[\"a\",\"\",\"b\"]}"},
        {"17=1 17=-2", "{\"li\":[1,-2]}"},
        {"17:[1 2 300]", "{\"li\":[1,2,300]}"},
        {"17=1 17:[2 3] 17=4 17:[]", "{\"li\":[1,2,3,4]}"},
        {"17:[]", "{\"li\":[]}"},
        {"18:<0.5 -1>", "{\"ld\":[0.5,-1]}"},
        {"18~0.5 18~2", "{\"ld\":[0.5,2]}"},
        {"19:{1:'a'} 19:{} 19:{2=1}",
         "{\"lc\":[{\"s\":\"a\"},{},{\"b\":true}]}"},
    };
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc));
    CHECK_ALL(&s, "t/v1.All", known);
    return 0;
}

KIN_TEST(maps)
{
    static const struct known known[] = {
        {"20:{1:'b' 2:'2'} 20:{1:'a' 2:'1'} 20:{1:'ab' 2:'3'}",
         "{\"ms\":{\"a\":\"1\",\"ab\":\"3\",\"b\":\"2\"}}"},
        {"20:{1:'a' 2:'old'} 20:{1:'b'} 20:{2:'new' 1:'a'}",
         "{\"ms\":{\"a\":\"new\",\"b\":\"\"}}"},
        {"20:{}", "{\"ms\":{\"\":\"\"}}"},
        {"21:{1:'a' 2:'abc'} 21:{1:'b'}",
         "{\"my\":{\"a\":\"YWJj\",\"b\":\"\"}}"},
        {"22:{1:'a' 2=-1} 22:{1:'b'}", "{\"mi\":{\"a\":-1,\"b\":0}}"},
        {"23:{1:'a' 2~1.5}", "{\"md\":{\"a\":1.5}}"},
        {"24:{1:'a' 2:{1:'x' 1:'y'}} 24:{1:'b' 2:{}} 24:{1:'c'}",
         "{\"mx\":{\"a\":[\"x\",\"y\"],\"b\":[],\"c\":[]}}"},
        {"25:{1:'a' 2:{1:'x' 20:{1:'k' 2:'v'}}} 25:{1:'b'}",
         "{\"mc\":{\"a\":{\"s\":\"x\",\"ms\":{\"k\":\"v\"}},\"b\":{}}}"},
    };
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc));
    CHECK_ALL(&s, "t/v1.All", known);
    return 0;
}

KIN_TEST(schemas_in_two_forms)
{
    static const struct known known[] = {
        {"27:{1:{1:'a'}}", "{\"oa\":{\"s\":\"a\"}}"},
        {"27:{1:{1:'a'} 2:{1:'b'} 2:{}}", "{\"oa\":[{\"s\":\"b\"},{}]}"},
        {"27:{}", "{\"oa\":null}"},
        {"28:{1=1}", "{\"ob\":true}"},
        {"28:{}", "{\"ob\":false}"},
        {"28:{1=1 2:{1:'a'}}", "{\"ob\":{\"s\":\"a\"}}"},
        {"29:{1:{1:'a'}}", "{\"os\":{\"s\":\"a\"}}"},
        {"29:{1:{1:'a'} 2:'x' 2:'y'}", "{\"os\":[\"x\",\"y\"]}"},
        {"29:{}", "{\"os\":null}"},
    };
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc));
    CHECK_ALL(&s, "t/v1.All", known);
    return 0;
}

/* R1, R3, R4. */
KIN_TEST(order_and_repetition)
{
    static const struct known known[] = {
        {"31:'z' 3=1 1:'a'", "{\"s\":\"a\",\"i\":1,\"last\":\"z\"}"},
        {"1:'a' 1:'b'", "{\"s\":\"b\"}"},
        {"1:'a' 500:'x' 77=1 99~1 2=1", "{\"s\":\"a\",\"b\":true}"},
        {"15:{1:'a' 3=1 16:'x'} 15:{1:'b' 16:'y'}",
         "{\"c\":{\"s\":\"b\",\"i\":1,\"ls\":[\"x\",\"y\"]}}"},
        {"30:{2:'n'} 31:'z' 1:'a'",
         "{\"s\":\"a\",\"in\":\"n\",\"last\":\"z\"}"},
        {"30:{2:'n'} 30:{2:'m'}", "{\"in\":\"m\"}"},
        {"15:{30:{2:'deep'}}", "{\"c\":{\"in\":\"deep\"}}"},
    };
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc));
    CHECK_ALL(&s, "t/v1.All", known);
    return 0;
}

/* R2. */
KIN_TEST(absent_fields)
{
    static const struct known bare[] = {
        {"", "{\"s\":\"\",\"b\":false,\"i\":0,\"d\":0,\"y\":null,\"q\":\"0\","
             "\"t\":null,\"u\":null,\"n\":\"0s\",\"x\":0,\"f\":null,\"r\":null,"
             "\"j\":null,\"p\":null,\"ls\":null,\"ms\":null,\"g\":null,"
             "\"oa\":null,\"ob\":false,\"os\":null}"},
        {"6:'' 26:{}",
         "{\"s\":\"\",\"b\":false,\"i\":0,\"d\":0,\"y\":\"\",\"q\":\"0\","
         "\"t\":null,\"u\":null,\"n\":\"0s\",\"x\":0,\"f\":null,\"r\":null,"
         "\"j\":null,\"p\":null,\"ls\":null,\"ms\":null,\"g\":[],"
         "\"oa\":null,\"ob\":false,\"os\":null}"},
    };
    static const struct known spare[] = {
        {"", "{}"},
        {"1:{} 2:{} 3:{} 4:{}", "{}"},
        {"1:{1=-62135596800} 2:{1:'' 2:''} 3:{1:'0Ki'} 4:{1:{1:''}}", "{}"},
        {"2:{1:'x'}", "{\"c\":{\"out\":\"x\"}}"},
        {"3:{1:'1'}", "{\"q\":\"1\"}"},
        {"4:{1:{1:'x'}}", "{\"e\":{\"out\":\"x\",\"p\":null}}"},
        {"4:{2:''}", "{\"e\":{\"p\":\"\"}}"},
        {"1:{1=5}", "{\"t\":\"1970-01-01T00:00:05Z\"}"},
    };
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc));
    CHECK_ALL(&s, "t/v1.Bare", bare);
    CHECK_ALL(&s, "t/v1.Spare", spare);
    return 0;
}

/* R5: each byte separately, as in Go. */
KIN_TEST(invalid_utf8_is_replaced)
{
    static const struct known known[] = {
        {"1:'a\xff\xe6\x97z'",
         "{\"s\":\"a\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbdz\"}"},
        {"20:{1:'\xc3' 2:'\xed\xa0\x80'}",
         "{\"ms\":{\"\xef\xbf\xbd\":\"\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\"}"
         "}"},
    };
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc));
    CHECK_ALL(&s, "t/v1.All", known);
    return 0;
}

KIN_TEST(errors_name_field_and_problem)
{
    static const struct known known[] = {
        {"1=1", "protobuf: t/v1.All.s has a wrong wire type"},
        {"3:'x'", "protobuf: t/v1.All.i has a wrong wire type"},
        {"5=1", "t/v1.All.d has a wrong wire type"},
        {"16=1", "t/v1.All.ls has a wrong wire type"},
        {"18=1", "t/v1.All.ld has a wrong wire type"},
        {"20=1", "t/v1.All.ms has a wrong wire type"},
        {"30=1", "t/v1.All has a wrong wire type for a struct"},
        {"20:{1=1}", "t/v1.All.ms has a wrong wire type"},
        {"22:{2:'x'}", "t/v1.All.mi has a wrong wire type"},
        {"20:{1:'\xff'} 20:{1:'\xfe'}", "t/v1.All.ms has a duplicate key"},
        {"15:{15:{1=1}}", "t/v1.All.s has a wrong wire type"},
        /* Each of the merged messages must be whole. */
        {"15:'\x0a\x02y' 15:'z'", "t/v1.All.c ends within a field"},
        {"7:{1:'x'}", "t/v1.All.q is not a quantity"},
        {"7:{1:''}", "t/v1.All.q is not a quantity"},
        {"7:{1=1}", "t/v1.All.q has a wrong wire type"},
        {"8:{1=253402300800}", "t/v1.All.t is not a time"},
        {"8:{1=-62135596801}", "t/v1.All.t is not a time"},
        {"9:{1=1 2=1000000000}", "t/v1.All.u is not a time"},
        {"9:{1=1 2=-1}", "t/v1.All.u is not a time"},
        {"11:{1=2}", "t/v1.All.x is neither an integer nor a string"},
        {"12:{1:'{'}", "t/v1.All.f contains invalid JSON"},
        {"14:{1:'{} {}'}", "t/v1.All.j contains invalid JSON"},
        {"5~inf", "t/v1.All.d is not a finite number"},
        {"18~nan", "t/v1.All.ld is not a finite number"},
        {"17:'\x80'", "t/v1.All.li ends within a number"},
        {"18:'\x01'", "t/v1.All.ld ends within a number"},
        {"15:'\x0a\x05'", "t/v1.All ends within a field"},
        {"24:{2:'\x0a'}", "t/v1.All.mx ends within a number"},
        {"13:{1:'k8s'}", "t/v1.All.r contains invalid JSON"},
    };
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc));
    for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++) {
        kin_error err = KIN_ERROR_INIT;
        TRY_FAIL(decode(&s, "t/v1.All", known[i].message, &err), KIN_EPARSE);
        if (!strstr(err.message, known[i].json))
            fail_msg("%s gives [%s]", known[i].message, err.message);
    }
    return 0;
}

/* ---- envelopes */

static int decode_envelope(struct setup *s, const char *message, kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    const struct kin__schema_type *type = NULL;

    kin__buf_clear(&s->bytes);
    int r = put_envelope(&s->bytes, message);
    if (r == 0)
        r = kin__proto_decode(&s->opts, kin__buf_str(&s->bytes), &type, &doc,
                              err);
    if (r == 0)
        assert_str_equal(type->name, "t/v1.All");
    return r < 0 ? r : write_json(s, doc);
}

KIN_TEST(opens_envelopes)
{
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc));
    TRY(decode_envelope(
        &s, "1:{1:'g/v1' 2:'All'} 2:{1:'x' 15:{1:'y'}} 3:'' 4:''", NULL));
    assert_str_equal(kin__buf_str(&s.json),
                     "{\"kind\":\"All\",\"apiVersion\":\"g/v1\",\"s\":\"x\","
                     "\"c\":{\"s\":\"y\"}}");
    TRY(decode_envelope(&s, "1:{1:'g/v1' 2:'All'}", NULL));
    assert_str_equal(kin__buf_str(&s.json),
                     "{\"kind\":\"All\",\"apiVersion\":\"g/v1\"}");
    return 0;
}

KIN_TEST(options_are_defaults_for_the_envelope)
{
    kin_error err = KIN_ERROR_INIT;
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc));
    TRY_FAIL(decode_envelope(&s, "2:{1:'x'}", &err), KIN_EPARSE);
    assert_string_equal(err.message, "protobuf: envelope has no kind");
    s.opts.kind = KIN__S("All");
    TRY_FAIL(decode_envelope(&s, "2:{1:'x'}", &err), KIN_EPARSE);
    assert_string_equal(err.message, "protobuf: envelope has no apiVersion");
    s.opts.api_version = KIN__S("g/v1");
    TRY(decode_envelope(&s, "2:{1:'x'}", NULL));
    assert_str_equal(kin__buf_str(&s.json), "{\"kind\":\"All\","
                                            "\"apiVersion\":\"g/v1\","
                                            "\"s\":\"x\"}");
    s.opts.kind = KIN__S("Other");
    TRY(decode_envelope(&s, "1:{2:'All'} 2:{}", NULL));
    return 0;
}

KIN_TEST(rejects_invalid_envelopes)
{
    static const struct {
        kin_str bytes;
        const char *message;
    } known[] = {
        {KIN_STR_INIT(""), "does not begin with"},
        {KIN_STR_INIT("k8s"), "does not begin with"},
        {KIN_STR_INIT("{\"kind\":1}"), "does not begin with"},
        {KIN_STR_INIT("k8s\0\x0a"), "envelope ends within a number"},
        {KIN_STR_INIT("k8s\0\x08\x01"), "envelope has a field with a wrong"},
        {KIN_STR_INIT("k8s\0\x0a\x01\x0a"), "envelope ends within a number"},
        {KIN_STR_INIT("k8s\0"), "envelope has no kind"},
    };
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc));
    for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++) {
        KIN_AUTO(kin_document) *doc = NULL;
        kin_error err = KIN_ERROR_INIT;
        TRY_FAIL(kin__proto_decode(&s.opts, known[i].bytes, NULL, &doc, &err),
                 KIN_EPARSE);
        assert_null(doc);
        if (!strstr(err.message, known[i].message))
            fail_msg("%zu gives [%s]", i, err.message);
    }
    return 0;
}

KIN_TEST(rejects_unknown_kinds)
{
    kin_error err = KIN_ERROR_INIT;
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc));
    TRY_FAIL(decode_envelope(&s, "1:{1:'g/v1' 2:'None'}", &err), KIN_ENOTFOUND);
    assert_string_equal(err.message,
                        "protobuf: no kind \"None\" in version \"g/v1\"");
    TRY_FAIL(decode_envelope(&s, "1:{1:'v1' 2:'All'}", NULL), KIN_ENOTFOUND);
    /* A type without a protobuf form. */
    TRY_FAIL(decode_envelope(&s, "1:{1:'g/v1' 2:'Plain'}", NULL),
             KIN_ENOTFOUND);
    return 0;
}

KIN_TEST(opens_nested_envelopes)
{
    AUTO_SETUP s;
    KIN__AUTO_BUF inner;
    KIN_AUTO(kin_document) *doc = NULL;

    kin__buf_init(&inner, alloc, 1000);
    TRY(setup_init(&s, alloc));
    /* r (13) contains another object. */
    TRY(put_key(&s.bytes, 1, 2));
    TRY(put_bytes(&s.bytes, KIN__S("x")));
    TRY(put_envelope(&inner, "1:{1:'g/v1' 2:'All'} 2:{1:'y'}"));
    TRY(put_key(&s.bytes, 13, 2));
    TRY(put_varint(&s.bytes, inner.len + 2));
    TRY(put_key(&s.bytes, 1, 2));
    TRY(put_bytes(&s.bytes, kin__buf_str(&inner)));
    s.opts.kind = KIN__S("All");
    s.opts.api_version = KIN__S("outer/v1");
    TRY(kin__proto_decode_message(
        &s.opts, kin__schema_find_type(s.schema, KIN__S("t/v1.All")),
        kin__buf_str(&s.bytes), &doc, NULL));
    TRY(write_json(&s, doc));
    assert_str_equal(
        kin__buf_str(&s.json),
        "{\"kind\":\"All\",\"apiVersion\":\"outer/v1\",\"s\":\"x\","
        "\"r\":{\"kind\":\"All\",\"apiVersion\":\"g/v1\","
        "\"s\":\"y\"}}");
    return 0;
}

/* ---- limits */

/* Messages nested `depth` levels deep. */
static int put_deep(struct kin__buf *buf, size_t depth)
{
    int r = kin__buf_append(buf, KIN__S("\x0a\x01x"));

    for (size_t i = 1; r == 0 && i < depth; i++) {
        KIN__AUTO_BUF inner = *buf;
        kin__buf_init(buf, inner.alloc, 1 << 20);
        r = put_key(buf, 15, 2);
        if (r == 0)
            r = put_bytes(buf, kin__buf_str(&inner));
    }
    return r;
}

static int decode_deep(struct setup *s, size_t depth, kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;

    kin__buf_clear(&s->bytes);
    int r = put_deep(&s->bytes, depth);
    if (r < 0)
        return r;
    return kin__proto_decode_message(
        &s->opts, kin__schema_find_type(s->schema, KIN__S("t/v1.All")),
        kin__buf_str(&s->bytes), &doc, err);
}

KIN_TEST(depth_is_limited)
{
    kin_error err = KIN_ERROR_INIT;
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc));
    /* The struct that the innermost one embeds counts, too. */
    TRY(decode_deep(&s, 99, NULL));
    TRY_FAIL(decode_deep(&s, 100, &err), KIN_ELIMIT);
    assert_string_equal(err.message,
                        "protobuf: messages nested more than 100 deep");
    s.opts.max_depth = 3;
    TRY_FAIL(decode_deep(&s, 4, NULL), KIN_ELIMIT);
    return 0;
}

/* Two bytes can become dozens of bytes, so the output is limited. */
KIN_TEST(document_size_is_limited)
{
    AUTO_SETUP s;
    KIN_AUTO(kin_document) *doc = NULL;

    TRY(setup_init(&s, alloc));
    s.opts.max_bytes = 64 << 10;
    for (size_t i = 0; i < 20000; i++)
        TRY(kin__buf_append(&s.bytes, KIN__S("\x9a\x01\x00")));
    TRY_FAIL(kin__proto_decode_message(
                 &s.opts, kin__schema_find_type(s.schema, KIN__S("t/v1.All")),
                 kin__buf_str(&s.bytes), &doc, NULL),
             KIN_ELIMIT);
    return 0;
}

/* A Lease as client-go sends it. */
KIN_TEST(exact_mode_rejects_unknown_fields)
{
    static const char *const messages[] = {
        "1:'s' 99=1",           "15:{99:'x'}", "11:{1=0 5=1}",
        "20:{1:'k' 2:'v' 3=1}", "30:{9=1}",    "8:{1=5 3=1}",
    };
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc));
    for (size_t i = 0; i < sizeof(messages) / sizeof(messages[0]); i++) {
        kin_error err = KIN_ERROR_INIT;
        s.opts.is_exact = false;
        TRY(decode(&s, "t/v1.All", messages[i], &err));
        s.opts.is_exact = true;
        TRY_FAIL(decode(&s, "t/v1.All", messages[i], &err), KIN_EUNSUPPORTED);
        assert_non_null(strstr(err.message, "unknown field"));
    }
    return 0;
}

/* Copied JSON must not close the container around it. */
KIN_TEST(text_output_rejects_json_that_is_not_one_value)
{
    static const char *const messages[] = {
        "12:{1:'{},\"x\":{}'}", "12:{1:'1,2'}", "12:{1:'}'}",   "12:{1:'{'}",
        "14:{1:'\"a\",1'}",     "14:{1:' '}",   "14:{1:'[]]'}",
    };
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc));
    for (size_t i = 0; i < sizeof(messages) / sizeof(messages[0]); i++) {
        const char *at = messages[i];
        kin__buf_clear(&s.bytes);
        TRY(put_message(&s.bytes, &at, '\0'));
        TRY_FAIL(decode_again(&s, "t/v1.All"), KIN_EPARSE);
    }
    return 0;
}

KIN_TEST(decodes_a_real_object)
{
    const struct kin__schema *schema = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc));
    TRY(kin__schema_get(&schema, NULL));
    s.opts.schema = schema;
    TRY(put_envelope(&s.bytes, "1:{1:'coordination.k8s.io/v1' 2:'Lease'}"
                               "2:{1:{1:'lock' 3:'default' 8:{}}"
                               " 2:{1:'me' 2=15 3:{1=1772366407 2=5000}"
                               " 4:{1=1772366407 2=5000} 5=0}}"));
    TRY(kin__proto_decode(&s.opts, kin__buf_str(&s.bytes), NULL, &doc, NULL));
    TRY(write_json(&s, doc));
    assert_str_equal(
        kin__buf_str(&s.json),
        "{\"kind\":\"Lease\",\"apiVersion\":\"coordination.k8s.io/v1\","
        "\"metadata\":{\"name\":\"lock\",\"namespace\":\"default\"},"
        "\"spec\":{\"holderIdentity\":\"me\",\"leaseDurationSeconds\":15,"
        "\"acquireTime\":\"2026-03-01T12:00:07.000005Z\","
        "\"renewTime\":\"2026-03-01T12:00:07.000005Z\","
        "\"leaseTransitions\":0}}");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(scalars), KIN_TEST_ENTRY(small_messages),
              KIN_TEST_ENTRY(json_inside_of_protobuf), KIN_TEST_ENTRY(lists),
              KIN_TEST_ENTRY(maps), KIN_TEST_ENTRY(schemas_in_two_forms),
              KIN_TEST_ENTRY(order_and_repetition),
              KIN_TEST_ENTRY(absent_fields),
              KIN_TEST_ENTRY(invalid_utf8_is_replaced),
              KIN_TEST_ENTRY(errors_name_field_and_problem),
              KIN_TEST_ENTRY(opens_envelopes),
              KIN_TEST_ENTRY(options_are_defaults_for_the_envelope),
              KIN_TEST_ENTRY(rejects_invalid_envelopes),
              KIN_TEST_ENTRY(rejects_unknown_kinds),
              KIN_TEST_ENTRY(opens_nested_envelopes),
              KIN_TEST_ENTRY(depth_is_limited),
              KIN_TEST_ENTRY(document_size_is_limited),
              KIN_TEST_ENTRY(exact_mode_rejects_unknown_fields),
              KIN_TEST_ENTRY(text_output_rejects_json_that_is_not_one_value),
              KIN_TEST_ENTRY(decodes_a_real_object))
