/* SPDX-License-Identifier: Apache-2.0 */
#include "server/negotiate.h"

#include <assert.h>
#include <stdint.h>

#include "base/str.h"

/* One clause of an Accept header. */
struct clause {
    enum kin__media media;
    kin_str as;
    kin_str group;
    kin_str version;
    unsigned quality; /* thousandths */
    bool is_pretty;
};

static bool is_word(kin_str s, const char *word)
{
    return kin__str_eq_nocase(s, kin_s(word));
}

enum kin__media kin__media_of(kin_str content_type)
{
    static const struct {
        const char *name;
        enum kin__media media;
    } names[] = {
        {"", KIN__MEDIA_JSON},
        {"application/json", KIN__MEDIA_JSON},
        {"application/yaml", KIN__MEDIA_YAML},
        {"application/vnd.kubernetes.protobuf", KIN__MEDIA_PROTOBUF},
        {"application/json-patch+json", KIN__MEDIA_JSON_PATCH},
        {"application/merge-patch+json", KIN__MEDIA_MERGE_PATCH},
        {"application/strategic-merge-patch+json", KIN__MEDIA_STRATEGIC_PATCH},
        {"application/apply-patch+yaml", KIN__MEDIA_APPLY_PATCH},
    };
    kin_str name = kin__str_trim(kin__str_cut(&content_type, ';'));

    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
        if (is_word(name, names[i].name))
            return names[i].media;
    return KIN__MEDIA_UNKNOWN;
}

/* "0.5" -> 500; invalid text counts as 1. */
static unsigned negotiate_quality(kin_str text)
{
    kin_str rest = text;
    kin_str whole = kin__str_cut(&rest, '.');
    uint64_t number = 0;
    unsigned thousandths = 0;

    if (kin__str_to_u64(whole, &number) < 0 || number > 0)
        return 1000;
    for (size_t i = 0, unit = 100; i < rest.len && unit > 0; i++, unit /= 10)
        if (rest.ptr[i] >= '0' && rest.ptr[i] <= '9')
            thousandths += (unsigned)(rest.ptr[i] - '0') * (unsigned)unit;
    assert(thousandths < 1000);
    return thousandths;
}

static void negotiate_parameter(kin_str text, struct clause *clause)
{
    kin_str value = text;
    kin_str name = kin__str_trim(kin__str_cut(&value, '='));

    value = kin__str_trim(value);
    if (is_word(name, "as"))
        clause->as = value;
    else if (is_word(name, "g"))
        clause->group = value;
    else if (is_word(name, "v"))
        clause->version = value;
    else if (is_word(name, "q"))
        clause->quality = negotiate_quality(value);
    else if (is_word(name, "pretty"))
        clause->is_pretty = is_word(value, "1") || is_word(value, "true");
}

static struct clause negotiate_clause(kin_str text)
{
    struct clause clause = {.quality = 1000};
    kin_str name = kin__str_trim(kin__str_cut(&text, ';'));

    if (is_word(name, "*/*") || is_word(name, "application/*"))
        clause.media = KIN__MEDIA_JSON;
    else
        clause.media = name.len > 0 ? kin__media_of(name) : KIN__MEDIA_UNKNOWN;
    while (text.ptr)
        negotiate_parameter(kin__str_cut(&text, ';'), &clause);
    return clause;
}

/* Whether the endpoint supports the representation of a clause. */
static bool negotiate_form(const struct clause *clause, unsigned can,
                           struct kin__accept *ret)
{
    static const struct {
        const char *name;
        enum kin__as as;
        unsigned needs;
    } forms[] = {
        {"Table", KIN__AS_TABLE, KIN__CAN_TABLE},
        {"PartialObjectMetadata", KIN__AS_PARTIAL, KIN__CAN_PARTIAL},
        {"PartialObjectMetadataList", KIN__AS_PARTIAL_LIST, KIN__CAN_PARTIAL},
    };

    ret->as = KIN__AS_IS;
    if (clause->as.len == 0)
        return true;
    if ((can & KIN__CAN_DISCOVERY) && is_word(clause->version, "v2") &&
        is_word(clause->group, "apidiscovery.k8s.io") &&
        is_word(clause->as, "APIGroupDiscoveryList")) {
        ret->as = KIN__AS_DISCOVERY;
        return true;
    }
    ret->is_v1beta1 = is_word(clause->version, "v1beta1");
    if (!is_word(clause->group, "meta.k8s.io") ||
        !(ret->is_v1beta1 || is_word(clause->version, "v1")))
        return false;
    for (size_t i = 0; i < sizeof(forms) / sizeof(forms[0]); i++) {
        if (!(can & forms[i].needs) || !is_word(clause->as, forms[i].name))
            continue;
        ret->as = forms[i].as;
        return true;
    }
    return false;
}

enum kin__accept_result kin__negotiate(kin_str accept, unsigned can,
                                       struct kin__accept *ret)
{
    enum kin__accept_result result = KIN__ACCEPT_NO_MEDIA;
    unsigned best = 0;

    assert((can & ~(unsigned)(KIN__CAN_TABLE | KIN__CAN_PARTIAL |
                              KIN__CAN_DISCOVERY)) == 0);
    if (kin__str_trim(accept).len == 0)
        accept = KIN__S("*/*");
    while (accept.ptr) {
        struct clause clause = negotiate_clause(kin__str_cut(&accept, ','));
        struct kin__accept found = {.media = clause.media,
                                    .is_pretty = clause.is_pretty};

        if (clause.media != KIN__MEDIA_JSON && clause.media != KIN__MEDIA_YAML)
            continue;
        if (result == KIN__ACCEPT_NO_MEDIA)
            result = KIN__ACCEPT_NO_FORM;
        if (clause.quality <= best || !negotiate_form(&clause, can, &found))
            continue;
        best = clause.quality;
        *ret = found;
        result = KIN__ACCEPT_OK;
    }
    return result;
}
