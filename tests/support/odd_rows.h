/* SPDX-License-Identifier: Apache-2.0 */
/* odd_rows.h - the table of odd_objects.h. */
#ifndef KIN_ODD_ROWS_H
#define KIN_ODD_ROWS_H

#include "odd_objects.h"

#define MIB ((size_t)1 << 20)
#define NAMED                                                                  \
    "\"name\":\"odd\",\"namespace\":\"a\",\"resourceVersion\":\"" ODD_VERSION  \
    "\""
#define POD "\"kind\":\"Pod\",\"apiVersion\":\"v1\""

/* clang-format off */
static const struct odd_row odd_rows[] = {
    /* Deep: arrays and objects at each position. */
#define DEEP(n, fates)                                                         \
    {"arrays " #n " deep", ODD_BODY, true, fates, "\"spec\":{\"x\":", "[", n,  \
        "", "]", "}"},                                                         \
    {"objects " #n " deep", ODD_BODY, true, fates, "\"status\":{\"s\":",       \
        "{\"a\":", n, "1", "}", "}"},                                          \
    {"annotations " #n " deep", ODD_META, true, fates, "\"annotations\":",     \
        "[", n, "", "]", ""}
    DEEP(1000, "SSSS"),
    DEEP(5000, "SSSS"),
    DEEP(9990, "SSSS"),
    DEEP(9999, "ISIS"),
    DEEP(10001, "ISIS"),
    DEEP(50000, "ISIS"),
    {"labels 10001 deep", ODD_META, true, "IIII", "\"labels\":", "{\"a\":",
        10001, "1", "}", ""},
    /* Wide. */
    {"100,000 members", ODD_BODY, true, "SSSS", "\"spec\":{", "\"k#\":1,",
        100000, "\"z\":0}", NULL, ""},
    {"200,000 elements", ODD_BODY, true, "SSSS", "\"spec\":{\"x\":[", "1,",
        200000, "2]}", NULL, ""},
    {"100,000 equal members", ODD_BODY, true, "SSSS", "\"spec\":{", "\"k\":0,",
        100000, "\"k\":1}", NULL, ""},
    {"70,000 top-level members", ODD_BODY, true, "SSSS", "\"m\":0",
        ",\"m#\":0", 70000, "", NULL, ""},
    {"200,000 empty objects", ODD_BODY, true, "SSSS", "\"spec\":[", "{},",
        200000, "{}]", NULL, ""},
    /* Huge. */
    {"value of 1 MiB", ODD_BODY, true, "SSSS", "\"spec\":{\"x\":\"", "x", 1 *
        MIB, "\"}", NULL, ""},
    {"value of 15 MiB", ODD_BODY, true, "SSSS", "\"spec\":{\"x\":\"", "x", 15 *
        MIB, "\"}", NULL, ""},
    {"value of 17 MiB", ODD_BODY, true, "IIII", "\"spec\":{\"x\":\"", "x", 17 *
        MIB, "\"}", NULL, ""},
    {"value of 40 MiB", ODD_BODY, true, "IIII", "\"spec\":{\"x\":\"", "x", 40 *
        MIB, "\"}", NULL, ""},
    {"annotation of 17 MiB", ODD_META, true, "IIII",
        "\"annotations\":{\"x\":\"", "x", 17 * MIB, "\"}", NULL, ""},
    {"17 MiB in all", ODD_BODY, true, "IIII", "\"spec\":[",
        "\"0123456789abcdef\",", MIB, "0]", NULL, ""},
    {"17 MiB of spaces", ODD_BODY, true, "IIII", "\"spec\":", " ", 17 * MIB,
        "1", NULL, ""},
    {"managed fields of 2 MiB", ODD_META, true, "SSSS", "\"managedFields\":[",
        "{\"manager\":\"m#\",\"fieldsV1\":{\"f:a\":{\"f:b\":{}}}},", 40000,
        "{}]", NULL, ""},
    /* Long keys. */
    {"member name of 70,000 bytes", ODD_BODY, true, "SSSS", "\"spec\":{\"",
        "k", 70000, "\":1}", NULL, ""},
    {"label of 70,000 bytes", ODD_META, true, "SSSS", "\"labels\":{\"", "k",
        70000, "\":\"v\"}", NULL, ""},
    {"label value of 70,000 bytes", ODD_META, true, "SSSS",
        "\"labels\":{\"k\":\"", "v", 70000, "\"}", NULL, ""},
    {"annotation of 70,000 bytes", ODD_META, true, "SSSS",
        "\"annotations\":{\"", "k", 70000, "\":\"v\"}", NULL, ""},
    {"name of 300 bytes", ODD_NAME, true, "SSSS", "\"name\":\"", "n", 300,
        "\"", NULL, ""},
    {"name of 5,000 bytes", ODD_NAME, true, "SSSS", "\"name\":\"", "n", 5000,
        "\"", NULL, ""},
    {"name of 70,000 bytes", ODD_NAME, false, "IIII", "\"name\":\"", "n",
        70000, "\"", NULL, ""},
    {"uid of 70,000 bytes", ODD_UID, true, "SSSS", "\"uid\":\"", "u", 70000,
        "\"", NULL, ""},
    /* Many. */
    {"300 members of metadata", ODD_META, true, "ISIS", "\"m\":0", ",\"m#\":0",
        300, "", NULL, ""},
    {"10,000 labels", ODD_META, true, "SSSS", "\"labels\":{", "\"k#\":\"v\",",
        10000, "\"z\":\"\"}", NULL, ""},
    {"10,000 annotations", ODD_META, true, "SSSS", "\"annotations\":{",
        "\"k#\":\"v\",", 10000, "\"z\":\"\"}", NULL, ""},
    {"5,000 owners", ODD_META, true, "SSSS", "\"ownerReferences\":[",
        "{\"kind\":\"Job\",\"apiVersion\":\"batch/v1\",\"name\""
        ":\"o\",\"uid\":\"u#\"},", 5000, "{\"uid\":\"z\"}]", NULL, ""},
    {"10,000 finalizers", ODD_META, true, "SSSS", "\"finalizers\":[",
        "\"f/#\",", 10000, "\"z\"]", NULL, ""},
    /* Numbers. */
#define BODY(name, fates, text)                                                \
    {name, ODD_BODY, true, fates, "\"spec\":" text, NULL, 0, NULL, NULL, NULL}
    BODY("number 1e400", "SSSS", "{\"x\":1e400}"),
    BODY("number -1e400", "SSSS", "[-1e400]"),
    BODY("number -0", "SSSS", "{\"x\":-0,\"y\":-0.0}"),
    BODY("number 1E+2", "SSSS", "{\"x\":1E+2}"),
    BODY("number 0.1e-7", "SSSS", "{\"x\":0.1e-7}"),
    BODY("number 1e-400", "SSSS", "{\"x\":1e-400}"),
    BODY("number 2^63", "SSSS",
        "{\"x\":9223372036854775808,\"y\":-9223372036854775809}"),
    BODY("number 2^64", "SSSS", "{\"x\":18446744073709551616}"),
    {"number of 300 digits", ODD_BODY, true, "SSSS", "\"spec\":{\"x\":", "7",
        300, "}", NULL, ""},
    {"number of 70,000 digits", ODD_BODY, true, "SSSS", "\"spec\":{\"x\":",
        "7", 70000, "}", NULL, ""},
    {"fraction of 70,000 digits", ODD_BODY, true, "SSSS", "\"spec\":{\"x\":0.",
        "7", 70000, "}", NULL, ""},
    /* Duplicate keys: the last counts. */
#define ALL(name, keeps, fates, text)                                          \
    {name, ODD_ALL, keeps, fates, text, NULL, 0, NULL, NULL, NULL}
    ALL("metadata twice", true, "SSSS", "{" POD
        ",\"metadata\":{\"name\":\"other\",\"namespace\":\"a\""
        "},\"metadata\":{" NAMED "}}"),
    ALL("metadata twice, the last empty", false, "SSFF", "{" POD
        ",\"metadata\":{" NAMED "},\"metadata\":{}}"),
    ALL("metadata twice, in part", false, "SSFF", "{" POD ",\"metadata\":{"
        NAMED "},\"metadata\":{\"uid\":\"u\"}}"),
    ALL("name twice", true, "SSSS", "{" POD
        ",\"metadata\":{\"name\":\"other\"," NAMED "}}"),
    ALL("version twice", true, "SSSS", "{" POD
        ",\"metadata\":{\"resourceVersion\":\"5\"," NAMED "}}"),
    ALL("namespace twice", true, "SSSS", "{" POD
        ",\"metadata\":{\"namespace\":\"b\"," NAMED "}}"),
    ALL("kind twice", true, "SSSS", "{\"kind\":\"Node\"," POD ",\"metadata\":{"
        NAMED "}}"),
    ALL("spec twice", true, "SSSS", "{" POD
        ",\"spec\":{\"one\":\"x\"},\"metadata\":{" NAMED
        "},\"spec\":{\"one\":\"y\"}}"),
    ALL("name twice and too deep", true, "SSSS", "{" POD
        ",\"metadata\":{\"name\":{\"name\":\"x\"}," NAMED "}}"),
    /* Texts. */
#define META(name, fates, text)                                                \
    {name, ODD_META, true, fates, text, NULL, 0, NULL, NULL, NULL}
    BODY("invalid UTF-8 in a value", "SSSS", "{\"x\":\"a\xff\xfe z\"}"),
    BODY("invalid UTF-8 in a key", "SSSS", "{\"\xc3(\":1}"),
    BODY("overlong UTF-8", "SSSS", "{\"x\":\"\xc0\xaf\xe0\x80\xaf\"}"),
    BODY("cut UTF-8", "SSSS", "{\"x\":\"\xe2\x82\"}"),
    BODY("surrogates as UTF-8", "SSSS", "{\"x\":\"\xed\xa0\x80\"}"),
    BODY("beyond Unicode", "SSSS", "{\"x\":\"\xf4\x90\x80\x80\"}"),
    META("invalid UTF-8 in a label", "SSSS",
        "\"labels\":{\"a\xff\":\"b\xff\"}"),
    BODY("invalid UTF-8 in an index value", "SSSS",
        "{\"one\":\"\xff\",\"many\":[\"\xff\",\"\xfe\"]}"),
    {"invalid UTF-8 in the name", ODD_NAME, true, "SSSS", "\"name\":\"o\xff\"",
        NULL, 0, NULL, NULL, NULL},
    BODY("lone high surrogate", "SSSS", "{\"x\":\"\\ud800\"}"),
    BODY("lone low surrogate", "SSSS", "{\"x\":\"\\udc00z\"}"),
    BODY("surrogates the wrong way round", "SSSS", "{\"\\udc00\\ud800\":1}"),
    BODY("NUL in a value", "SSSS", "{\"x\":\"a\\u0000b\"}"),
    BODY("NUL in a key", "SSSS", "{\"\\u0000\":1,\"\\u0000\":2}"),
    META("NUL in a label", "SSSS", "\"labels\":{\"\\u0000\":\"\\u0000\"}"),
    BODY("NUL in an index value", "SSSS",
        "{\"one\":\"\\u0000\",\"many\":[\"a\\u0000\"]}"),
    {"NUL in the name", ODD_NAME, true, "SSSS", "\"name\":\"o\\u0000d\"", NULL,
        0, NULL, NULL, NULL},
    {"surrogate in the name", ODD_NAME, true, "SSSS", "\"name\":\"o\\ud800d\"",
        NULL, 0, NULL, NULL, NULL},
    {"slashes in the name", ODD_NAME, true, "SSSS", "\"name\":\"o/d/\"", NULL,
        0, NULL, NULL, NULL},
    /* Other types than expected. */
#define PART(name, place, keeps, fates, text)                                  \
    {name, place, keeps, fates, text, NULL, 0, NULL, NULL, NULL}
    PART("no name", ODD_NAME, false, "SSSS", ""),
    PART("empty name", ODD_NAME, false, "SSSS", "\"name\":\"\""),
    PART("name null", ODD_NAME, false, "SSSS", "\"name\":null"),
    PART("name 5", ODD_NAME, false, "SSSS", "\"name\":5"),
    PART("name an object", ODD_NAME, false, "SSSS",
        "\"name\":{\"name\":\"odd\"}"),
    PART("no namespace", ODD_SPACE, false, "SSFF", ""),
    PART("namespace null", ODD_SPACE, false, "SSFF", "\"namespace\":null"),
    PART("namespace 5", ODD_SPACE, false, "IIFF", "\"namespace\":5"),
    PART("namespace []", ODD_SPACE, false, "IIFF", "\"namespace\":[]"),
    PART("another namespace", ODD_SPACE, false, "SSFF",
        "\"namespace\":\"zz\""),
    PART("no uid", ODD_UID, true, "SSSS", ""),
    PART("uid 5", ODD_UID, true, "SSSS", "\"uid\":5"),
    PART("uid {}", ODD_UID, true, "SSSS", "\"uid\":{}"),
    PART("no version", ODD_STAMP, true, "SSSS", ""),
    PART("empty version", ODD_STAMP, true, "SSSS", "\"resourceVersion\":\"\""),
    PART("version a number", ODD_STAMP, true, "SSSS", "\"resourceVersion\":"
        ODD_VERSION),
    PART("version null", ODD_STAMP, true, "SSSS", "\"resourceVersion\":null"),
    PART("version a word", ODD_STAMP, true, "SSSS",
        "\"resourceVersion\":\"new\""),
    PART("version -1", ODD_STAMP, true, "SSSS", "\"resourceVersion\":\"-1\""),
    {"version of 300 digits", ODD_STAMP, true, "SSSS",
        "\"resourceVersion\":\"", "9", 300, "\"", NULL, ""},
    {"version of 70,000 digits", ODD_STAMP, true, "IIII",
        "\"resourceVersion\":\"", "9", 70000, "\"", NULL, ""},
    ALL("no metadata", false, "SSFF", "{" POD ",\"spec\":1}"),
    ALL("metadata null", false, "SSFF", "{" POD ",\"metadata\":null}"),
    ALL("metadata a string", false, "SSFF", "{" POD ",\"metadata\":\"odd\"}"),
    ALL("metadata an array", false, "SSFF", "{" POD ",\"metadata\":[{" NAMED
        "}]}"),
    ALL("empty object", false, "SSFF", "{}"),
    PART("kind 5", ODD_KIND, false, "SSSS", "\"kind\":5"),
    PART("another kind", ODD_KIND, false, "FFFF", "\"kind\":\"Node\""),
    PART("no kind", ODD_KIND, false, "SSSS", ""),
    META("invalid time", "SSSS", "\"creationTimestamp\":\"yesterday\""),
    META("time 5", "SSSS", "\"creationTimestamp\":5"),
    META("invalid deletion time", "SSSS",
        "\"deletionTimestamp\":\"9999999-99-99T99:99:99Z\""),
    META("labels an array", "SSSS", "\"labels\":[\"a\"]"),
    META("labels a string", "SSSS", "\"labels\":\"a=b\""),
    META("labels null", "SSSS", "\"labels\":null"),
    META("label values of other types", "SSSS",
        "\"labels\":{\"a\":5,\"b\":null,\"c\":{},\"d\":[],\"e\"" ":true}"),
    META("annotations an array", "SSSS", "\"annotations\":[1,2]"),
    META("owners an object", "SSSS", "\"ownerReferences\":{\"uid\":\"u\"}"),
    META("owners of other types", "SSSS",
        "\"ownerReferences\":[null,5,\"o\",[],{\"uid\":5}]"),
    META("finalizers an object", "SSSS", "\"finalizers\":{}"),
    META("generation a text", "SSSS", "\"generation\":\"many\""),
    META("managed fields a string", "SSSS", "\"managedFields\":\"x\""),
    /* Indexes and the transform. */
    {"index value of 65,535 bytes", ODD_BODY, true, "SSSS",
        "\"spec\":{\"one\":\"", "i", 65535, "\"}", NULL, ""},
    {"index value of 65,536 bytes", ODD_BODY, true, "SSSS",
        "\"spec\":{\"one\":\"", "i", 65536, "\"}", NULL, ""},
    {"index value of 1 MiB", ODD_BODY, true, "SSSS",
        "\"spec\":{\"many\":[\"a\",\"", "i", MIB, "\"]}", NULL, ""},
    {"4,096 index values", ODD_BODY, true, "SSSS", "\"spec\":{\"many\":[",
        "\"#\",", 4095, "\"z\"]}", NULL, ""},
    {"4,097 index values", ODD_BODY, true, "SSSS", "\"spec\":{\"many\":[",
        "\"#\",", 4096, "\"z\"]}", NULL, ""},
    {"20,000 index values", ODD_BODY, true, "SSSS", "\"spec\":{\"many\":[",
        "\"#\",", 20000, "\"z\"]}", NULL, ""},
    BODY("index values of other types", "SSSS",
        "{\"one\":{\"x\":[]},\"many\":[null,{},[],1e5,true]}"),
    BODY("index function that fails", "SSSS", "{\"fails\":true}"),
    BODY("transform that rejects", "ISIS", "{\"reject\":true}"),
};

/* Protobuf: a message as text, and bytes after it. */
#define MESSAGE(name, keeps, fates, head, unit, n, tail)                       \
    {name, ODD_MESSAGE, keeps, fates, head, unit, n, tail, NULL, NULL}
#define META_OF_ODD "1:{1:'odd' 3:'a' 6:'" ODD_VERSION "'}"
static const struct odd_row odd_messages[] = {
    MESSAGE("wire type 7", true, "IIII", META_OF_ODD, NULL, 0, "\x17"),
    MESSAGE("group", true, "IIII", META_OF_ODD, NULL, 0, "\x13"),
    MESSAGE("longer than its bytes", true, "IIII", META_OF_ODD, NULL, 0,
        "\x12\x7f"),
    MESSAGE("number without an end", true, "IIII", META_OF_ODD, "\xff", 11,
        "\x01"),
    MESSAGE("field 0", true, "IIII", META_OF_ODD, NULL, 0, "\x02\x01x"),
    MESSAGE("malformed spec", true, "IIII", META_OF_ODD, NULL, 0,
        "\x12\x02\x0f\x0f"),
    MESSAGE("too long, in the spec", true, "IIII", META_OF_ODD " 2:''",
        "x", 100000, ""),
    MESSAGE("malformed metadata", false, "IIII", "", NULL, 0,
        "\x0a\x05\x0a\x09odd"),
    MESSAGE("no name", false, "SSSS", "1:{3:'a' 6:'" ODD_VERSION "'}", NULL, 0,
        ""),
    MESSAGE("nothing", false, "SSFF", "", NULL, 0, ""),
    MESSAGE("invalid UTF-8 in the name", false, "SSSS",
        "1:{1:'o\xff' 3:'a' 6:'" ODD_VERSION "'}", NULL, 0, ""),
    MESSAGE("invalid UTF-8 in a label", true, "SSSS", "1:{1:'odd' 3:'a' 6:'"
        ODD_VERSION "' 11:{1:'\xff' 2:'\xfe'}}", NULL, 0, ""),
    MESSAGE("version of 300 digits", false, "SSSS",
        "1:{1:'odd' 3:'a' 6:'12345678901234567890123456789012345678901'}", NULL,
        0, ""),
    MESSAGE("name twice", true, "SSSS", "1:{1:'x' 1:'odd' 3:'a' 6:'"
        ODD_VERSION "'}", NULL, 0, ""),
    MESSAGE("metadata twice", true, "SSSS", "1:{1:'odd'} 1:{3:'a' 6:'"
        ODD_VERSION "'}", NULL, 0, ""),
};
/* clang-format on */

enum {
    ODD_ROWS = sizeof(odd_rows) / sizeof(odd_rows[0]),
    ODD_MESSAGES = sizeof(odd_messages) / sizeof(odd_messages[0]),
};

#endif /* KIN_ODD_ROWS_H */
