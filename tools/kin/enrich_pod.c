/* SPDX-License-Identifier: Apache-2.0 */
/*
 * enrich_pod.c - a pod is printed once, when it is found first; the text is
 * kept as long as the pod does not change.
 */
#include <string.h>

#include <kin/json.h>
#include <kin/snapshot.h>

#include "base/alloc.h"
#include "base/hash.h"
#include "base/str.h"
#include "enrich.h"
#include "wire/json_escape.h"

enum {
    POD_SLOTS = 1024,
    POD_SLOTS_MAX = 1 << 16,
    POD_TEXT_MAX = 4 << 20, /* labels have at most 256 KiB */
};

static const kin_str before_match = KIN_STR_INIT(",\"match\":");

int enrich_pods_init(struct enrich_pods *pods)
{
    *pods = (struct enrich_pods){.count = POD_SLOTS};
    pods->slots = kin__alloc0(/* alloc= */ NULL, pods->count,
                              sizeof(pods->slots[0]));
    return pods->slots ? 0 : KIN_ENOMEM;
}

static void slot_clear(struct enrich_slot *slot)
{
    slot->pod = kin_object_unref(slot->pod);
    kin__free(/* alloc= */ NULL, slot->text);
    *slot = (struct enrich_slot){0};
}

void enrich_pods_done(struct enrich_pods *pods)
{
    for (size_t i = 0; pods->slots && i < pods->count; i++)
        slot_clear(&pods->slots[i]);
    kin__free(/* alloc= */ NULL, pods->slots);
}

/* Doubles a table in which many pods share slots; starts empty. */
static void pods_grow(struct enrich_pods *pods)
{
    size_t count = pods->count * 2;
    struct enrich_slot *slots = kin__alloc0(/* alloc= */ NULL, count,
                                            sizeof(slots[0]));

    pods->misses = 0;
    if (!slots)
        return; /* slower */
    enrich_pods_done(pods);
    pods->slots = slots;
    pods->count = count;
}

/* ---- printing ---- */

static int append_text(struct kin__buf *buf, kin_str text)
{
    char *room = NULL;
    int r = kin__buf_append_byte(buf, '"');

    if (r == 0)
        r = kin__buf_reserve(buf, text.len * KIN__JSON_ESCAPE_MAX, &room);
    if (r < 0)
        return r;
    kin__buf_grown(buf, kin__json_escape(text, room));
    return kin__buf_append_byte(buf, '"');
}

/* Appends a member, unless it is empty; `front` ends with the colon. */
static int append_member(struct kin__buf *buf, const char *front, kin_str text)
{
    if (text.len == 0)
        return 0;
    int r = kin__buf_append(buf, kin_s(front));
    return r < 0 ? r : append_text(buf, text);
}

static int append_chunk(kin_str chunk, void *userdata)
{
    return kin__buf_append(userdata, chunk);
}

static kin_value member_of(kin_value v, const char *key)
{
    return kin_value_get(v, kin_s(key));
}

/* The controller; a Deployment's pod names its ReplicaSet. */
static int append_owner(struct kin__buf *buf, kin_value metadata)
{
    kin_value owners = member_of(metadata, "ownerReferences");
    size_t count = kin_value_count(owners);
    kin_scratch kind;
    kin_scratch name;

    for (size_t i = 0; i < count; i++) {
        kin_value owner = kin_value_at(owners, i);
        bool is_controller = false;
        if (kin_value_bool(member_of(owner, "controller"), &is_controller) <
                0 ||
            !is_controller)
            continue;
        int r = append_member(buf, ",\"owner\":{\"kind\":",
                              kin_value_text(member_of(owner, "kind"), &kind));
        if (r == 0)
            r = append_member(buf, ",\"name\":",
                              kin_value_text(member_of(owner, "name"), &name));
        return r < 0 ? r : kin__buf_append_byte(buf, '}');
    }
    return 0;
}

/* Appends an object up to the value of its member "match". */
static int append_pod(struct kin__buf *buf, const kin_object *pod)
{
    kin_value root = kin_object_value(pod);
    kin_value metadata = member_of(root, "metadata");
    kin_value labels = member_of(metadata, "labels");
    kin_scratch node;

    int r = append_member(buf, "{\"namespace\":", kin_object_namespace(pod));
    if (r == 0)
        r = append_member(buf, ",\"pod\":", kin_object_name(pod));
    if (r == 0)
        r = append_member(buf, ",\"uid\":", kin_object_uid(pod));
    if (r == 0)
        r = append_member(
            buf, ",\"node\":",
            kin_value_text(member_of(member_of(root, "spec"), "nodeName"),
                           &node));
    if (r == 0 && kin_value_count(labels) > 0) {
        r = kin__buf_append(buf, KIN__S(",\"labels\":"));
        if (r == 0)
            r = kin_value_write(labels, /* indent= */ 0, append_chunk, buf);
    }
    if (r == 0)
        r = append_owner(buf, metadata);
    return r < 0 ? r : kin__buf_append(buf, before_match);
}

/* Returns the text of a pod, NULL if out of memory. */
static const struct enrich_slot *pods_slot(struct enrich_pods *pods,
                                           const kin_object *pod)
{
    uint64_t hash = kin__hash(kin_object_key(pod), /* seed= */ 0);
    struct enrich_slot *slot = &pods->slots[hash & (pods->count - 1)];
    KIN__AUTO_BUF text;

    kin__buf_init(&text, /* alloc= */ NULL, POD_TEXT_MAX);
    if (slot->pod == pod)
        return slot;
    if (++pods->misses > 2 * pods->count && pods->count < POD_SLOTS_MAX) {
        pods_grow(pods);
        slot = &pods->slots[hash & (pods->count - 1)];
    }
    if (append_pod(&text, pod) < 0)
        return NULL;
    slot_clear(slot);
    slot->len = text.len;
    if (kin__buf_steal(&text, &slot->text) < 0)
        return NULL;
    slot->pod = kin_object_ref(pod);
    return slot;
}

/* ---- finding ---- */

/* The text of a string without quotes and escapes; false if the value is not a
 * string, or too long. */
static bool key_text(kin_str value, struct enrich_key *ret, kin_str *ret_text)
{
    size_t len = 0;

    if (value.len < 2 || value.ptr[0] != '"')
        return false;
    *ret_text = kin__str_slice(value, 1, value.len - 2);
    if (!memchr(ret_text->ptr, '\\', ret_text->len))
        return true;
    if (kin__json_unescape(*ret_text, ret->text, sizeof(ret->text), &len) < 0)
        return false;
    *ret_text = kin_str_of(ret->text, len);
    return true;
}

bool enrich_key_read(const struct enrich_run *run, kin_str value,
                     struct enrich_key *ret)
{
    kin_str text;

    if (!value.ptr || !key_text(value, ret, &text) || text.len == 0)
        return false;
    ret->value = text;
    if (run->index.len == 0)
        return true;
    if (kin_standard_index_value(run->index, text, &ret->converted,
                                 /* err= */ NULL) < 0)
        return false;
    ret->value = kin_index_value_str(&ret->converted);
    return true;
}

/* Appends a pod without its match to the candidates. */
static int append_candidate(struct enrich_run *run, const kin_object *pod,
                            bool is_first)
{
    const struct enrich_slot *slot = pods_slot(&run->pods, pod);

    if (!slot)
        return KIN_ENOMEM;
    int r = kin__buf_append(&run->scratch,
                            is_first ? KIN__S("{\"match\":\"ambiguous\","
                                              "\"candidates\":[")
                                     : KIN__S(","));
    if (r == 0)
        r = kin__buf_append(
            &run->scratch,
            kin_str_of(slot->text, slot->len - before_match.len));
    return r < 0 ? r : kin__buf_append_byte(&run->scratch, '}');
}

static int print_ambiguous(struct enrich_run *run,
                           const struct enrich_found *found,
                           kin_str ret_parts[2])
{
    kin__buf_clear(&run->scratch);
    for (size_t i = 0; i < found->count; i++) {
        int r = append_candidate(run, found->pods[i], i == 0);
        if (r < 0)
            return r;
    }
    ret_parts[0] = kin__buf_str(&run->scratch);
    ret_parts[1] = KIN__S("]}");
    return 0;
}

/* The pods that have the key now. */
static void find_now(const struct enrich_run *run, kin_str key,
                     struct enrich_found *ret)
{
    const kin_object *pod = NULL;

    ret->is_current = true;
    if (run->index.len == 0) {
        pod = kin_snapshot_get(run->snapshot, key);
        if (pod)
            ret->pods[ret->count++] = pod;
        return;
    }
    kin_iter it = kin_snapshot_by_index(run->snapshot, run->index, key);
    while (ret->count < ENRICH_CANDIDATES && (pod = kin_iter_next(&it)) != NULL)
        ret->pods[ret->count++] = pod;
}

int enrich_find(struct enrich_run *run, const struct enrich_key *key,
                int64_t at_ns, enum enrich_match *ret, kin_str ret_parts[2])
{
    struct enrich_found found = {.count = 0};
    int r = 0;

    if (at_ns == 0)
        find_now(run, key->value, &found);
    if (found.count == 0 && run->recalls.slots) {
        found.is_current = false;
        r = enrich_recall(run, key->value, at_ns, &found);
    }
    *ret = found.count == 0   ? ENRICH_NONE
           : found.count > 1  ? ENRICH_AMBIGUOUS
           : found.is_current ? ENRICH_LIVE
                              : ENRICH_RECENT;
    if (r < 0 || found.count == 0)
        return r;
    if (found.count > 1)
        return print_ambiguous(run, &found, ret_parts);
    const struct enrich_slot *slot = pods_slot(&run->pods, found.pods[0]);
    if (!slot)
        return KIN_ENOMEM;
    ret_parts[0] = kin_str_of(slot->text, slot->len);
    ret_parts[1] = *ret == ENRICH_LIVE ? KIN__S("\"live\"}")
                                       : KIN__S("\"recent\"}");
    return 0;
}
