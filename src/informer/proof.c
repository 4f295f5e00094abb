/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/proof.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/str.h"
#include "cache/resource_version.h"

uint64_t kin__proof_number(kin_str version)
{
    uint64_t word = kin__resource_version_encode(version);

    return word == KIN__RESOURCE_VERSION_TEXT ||
                   word == KIN__RESOURCE_VERSION_NONE
               ? 0
               : word - 1;
}

/* ---- what the cache has ---- */

static bool text_keep(char *ret, size_t size, kin_str text)
{
    if (text.len >= size)
        return false;
    if (text.len > 0)
        memcpy(ret, text.ptr, text.len);
    ret[text.len] = '\0';
    return true;
}

/* False if Kubernetes cannot have made such an object. */
static bool object_keep(struct kin__proof_object *ret, const kin_object *object)
{
    ret->version = kin__proof_number(kin_object_resource_version(object));
    return ret->version > 0 && kin_object_name(object).len > 0 &&
           text_keep(ret->ns, sizeof(ret->ns), kin_object_namespace(object)) &&
           text_keep(ret->name, sizeof(ret->name), kin_object_name(object)) &&
           text_keep(ret->uid, sizeof(ret->uid), kin_object_uid(object));
}

/* A byte of "namespace/name". */
static int key_at(kin_str ns, kin_str name, size_t i)
{
    if (ns.len > 0 && i < ns.len)
        return (unsigned char)ns.ptr[i];
    if (ns.len > 0 && i == ns.len)
        return '/';
    i -= ns.len > 0 ? ns.len + 1 : 0;
    return i < name.len ? (unsigned char)name.ptr[i] : -1;
}

/* The server's order is that of the keys in etcd, as bytes: "a-b/x" comes
 * before "a/x". */
static bool key_precedes(const kin_object *a, const struct kin__proof_object *b)
{
    kin_str ns = kin_object_namespace(a);
    kin_str name = kin_object_name(a);

    for (size_t i = 0;; i++) {
        int x = key_at(ns, name, i);
        int y = key_at(kin_s(b->ns), kin_s(b->name), i);
        if (x != y || x < 0)
            return x < y;
    }
}

bool kin__proof_basis_init(struct kin__proof_basis *basis, kin_str version)
{
    *basis = (struct kin__proof_basis){.version = kin__proof_number(version)};
    basis->has_first = true;
    return basis->version > 0;
}

static void basis_add_sample(struct kin__proof_basis *basis,
                             const struct kin__proof_object *object)
{
    size_t i = basis->sample_count;

    if (i == KIN__PROOF_SAMPLES)
        i--; /* replaces the oldest */
    else
        basis->sample_count++;
    for (; i > 0 && basis->samples[i - 1].version < object->version; i--)
        basis->samples[i] = basis->samples[i - 1];
    basis->samples[i] = *object;
}

void kin__proof_basis_add(struct kin__proof_basis *basis,
                          const kin_object *object)
{
    uint64_t version = kin__proof_number(kin_object_resource_version(object));
    size_t last = basis->sample_count - 1; /* if there is one */
    bool is_first = basis->count++ == 0 || key_precedes(object, &basis->first);
    bool is_sample = basis->sample_count < KIN__PROOF_SAMPLES ||
                     version > basis->samples[last].version;
    struct kin__proof_object own;

    if (!is_first && !is_sample)
        return;
    if (!object_keep(&own, object)) {
        basis->has_first = false;
        return;
    }
    if (is_first)
        basis->first = own;
    if (is_sample)
        basis_add_sample(basis, &own);
}

void kin__proof_basis_complete(struct kin__proof_basis *basis, bool has_all,
                               bool has_selectors)
{
    basis->has_first = basis->has_first && has_all;
    basis->has_count = basis->has_first && !has_selectors;
}

/* ---- the end ---- */

static void proof_end(struct kin__proof *self, enum kin__proof_verdict verdict)
{
    self->state = KIN__PROOF_ENDED;
    self->verdict = verdict;
    self->due_ns = INT64_MAX;
}

__attribute__((format(printf, 3, 4))) static void proof_end_for(
    struct kin__proof *self, enum kin__proof_verdict verdict,
    const char *format, ...)
{
    va_list args;

    va_start(args, format);
    (void)vsnprintf(self->reason, sizeof(self->reason), format, args);
    va_end(args);
    proof_end(self, verdict);
}

static bool proof_awaits(const struct kin__proof *self)
{
    for (size_t i = 0; i < self->sample; i++)
        if (self->is_awaited[i])
            return true;
    return self->catches_up && self->reached < self->latest;
}

/* ---- requests and answers ---- */

void kin__proof_begin(struct kin__proof *proof,
                      const struct kin__proof_basis *basis, bool catches_up)
{
    assert(basis->version > 0);
    *proof = (struct kin__proof){
        .state = KIN__PROOF_LATEST,
        .catches_up = catches_up,
        .basis = *basis,
        .reached = basis->version,
        .await_ns = KIN__PROOF_AWAIT_MS * KIN__NS_PER_MS,
        .due_ns = INT64_MAX,
    };
}

struct kin__proof_request kin__proof_next(const struct kin__proof *proof)
{
    static const enum kin__proof_ask asks[] = {
        [KIN__PROOF_LATEST] = KIN__PROOF_ASK_LATEST,
        [KIN__PROOF_EXACT] = KIN__PROOF_ASK_EXACT,
        [KIN__PROOF_OBJECT] = KIN__PROOF_ASK_OBJECT,
        [KIN__PROOF_ENDED] = KIN__PROOF_ASK_NOTHING,
    };
    struct kin__proof_request request = {.ask = asks[proof->state]};

    if (request.ask == KIN__PROOF_ASK_EXACT)
        request.version = proof->basis.version;
    if (request.ask == KIN__PROOF_ASK_OBJECT)
        request.object = &proof->basis.samples[proof->sample];
    return request;
}

/* All answers are in. */
static void proof_await(struct kin__proof *self, int64_t now_ns)
{
    self->state = KIN__PROOF_AWAIT;
    self->due_ns = kin__time_add_ns(now_ns, self->await_ns);
    if (!proof_awaits(self))
        proof_end(self, KIN__PROOF_CURRENT);
}

static void proof_next_object(struct kin__proof *self, int64_t now_ns)
{
    self->state = KIN__PROOF_OBJECT;
    if (self->sample == self->basis.sample_count)
        proof_await(self, now_ns);
}

static void take_latest(struct kin__proof *self,
                        const struct kin__proof_answer *answer, int64_t now_ns)
{
    if (answer->http_status != 200 || answer->version == 0) {
        proof_end_for(self, KIN__PROOF_UNDECIDED, "no answer to a list (%d)",
                      answer->http_status);
        return;
    }
    self->latest = answer->version;
    if (self->latest < self->basis.version)
        proof_end_for(self, KIN__PROOF_SET_BACK,
                      "the server is at version %llu, after %llu",
                      (unsigned long long)self->latest,
                      (unsigned long long)self->basis.version);
    else if (self->basis.has_first)
        self->state = KIN__PROOF_EXACT;
    else
        proof_next_object(self, now_ns);
}

/* A transform may have removed the uid. */
static bool object_has_uid(const struct kin__proof_object *object, kin_str uid)
{
    return object->uid[0] == '\0' || kin_str_eq(uid, kin_s(object->uid));
}

/* Whether the list has the first object of the cache, or no object as the
 * cache. */
static bool exact_has_first(const struct kin__proof_basis *basis,
                            const struct kin__proof_answer *answer)
{
    const struct kin__proof_object *first = &basis->first;

    if (!answer->has_object || basis->count == 0)
        return !answer->has_object && basis->count == 0;
    return object_has_uid(first, answer->uid) &&
           answer->object_version == first->version &&
           kin_str_eq(answer->name, kin_s(first->name)) &&
           kin_str_eq(answer->ns, kin_s(first->ns));
}

/* Unknown counts as equal: a list with selectors has no count. */
static bool exact_has_count(const struct kin__proof_basis *basis,
                            const struct kin__proof_answer *answer)
{
    uint64_t count = answer->has_object ? 1 : 0;

    if (!basis->has_count || (answer->has_more && answer->remaining < 0))
        return true;
    if (answer->remaining > 0)
        count += (uint64_t)answer->remaining;
    return count == basis->count;
}

static void take_exact(struct kin__proof *self,
                       const struct kin__proof_answer *answer, int64_t now_ns)
{
    const struct kin__proof_basis *basis = &self->basis;
    unsigned long long version = basis->version;

    if (answer->http_status == 504) {
        proof_end_for(self, KIN__PROOF_SET_BACK,
                      "the server has not reached version %llu", version);
        return;
    }
    /* An answer of another version is one of a server that does not know the
     * parameter. */
    if (answer->http_status == 200 && answer->version == basis->version) {
        if (!exact_has_first(basis, answer)) {
            proof_end_for(self, KIN__PROOF_SET_BACK,
                          "the first object at version %llu is another one",
                          version);
            return;
        }
        if (!exact_has_count(basis, answer)) {
            proof_end_for(self, KIN__PROOF_SET_BACK,
                          "the number of objects at version %llu is not %llu",
                          version, (unsigned long long)basis->count);
            return;
        }
        self->is_exact = true;
    }
    proof_next_object(self, now_ns);
}

/* An object that has changed up to the version of the cache without the cache
 * having that change belongs to another history. */
static void take_object(struct kin__proof *self,
                        const struct kin__proof_answer *answer, int64_t now_ns)
{
    const struct kin__proof_object *sample = &self->basis.samples[self->sample];
    bool is_same = object_has_uid(sample, answer->uid);
    bool is_found = answer->http_status == 200 && answer->version > 0;

    if (is_found && !(is_same && answer->version == sample->version) &&
        answer->version <= self->basis.version) {
        proof_end_for(self, KIN__PROOF_SET_BACK,
                      "%s%s%s is at version %llu, after %llu", sample->ns,
                      sample->ns[0] ? "/" : "", sample->name,
                      (unsigned long long)answer->version,
                      (unsigned long long)sample->version);
        return;
    }
    self->is_awaited[self->sample] = answer->http_status == 404 ||
                                     (is_found &&
                                      answer->version > self->basis.version);
    self->sample++;
    proof_next_object(self, now_ns);
}

void kin__proof_answer(struct kin__proof *proof,
                       const struct kin__proof_answer *answer, int64_t now_ns)
{
    if (proof->state == KIN__PROOF_LATEST)
        take_latest(proof, answer, now_ns);
    else if (proof->state == KIN__PROOF_EXACT)
        take_exact(proof, answer, now_ns);
    else if (proof->state == KIN__PROOF_OBJECT)
        take_object(proof, answer, now_ns);
}

/* ---- the watch ---- */

void kin__proof_reached(struct kin__proof *proof, uint64_t version)
{
    if (version > proof->reached)
        proof->reached = version;
    if (proof->state == KIN__PROOF_AWAIT && !proof_awaits(proof))
        proof_end(proof, KIN__PROOF_CURRENT);
}

void kin__proof_expired(struct kin__proof *proof)
{
    if (proof->verdict == KIN__PROOF_PENDING)
        proof_end(proof, KIN__PROOF_EXPIRED);
}

void kin__proof_interrupted(struct kin__proof *proof)
{
    if (proof->state == KIN__PROOF_AWAIT)
        proof_end_for(proof, KIN__PROOF_UNDECIDED, "the watch has ended");
}

int64_t kin__proof_due_ns(const struct kin__proof *proof)
{
    return proof->due_ns;
}

/* Looks at what the watch has reported.  Returns the first object that it has
 * not, or NULL. */
static const struct kin__proof_object *proof_look(struct kin__proof *self,
                                                  kin__proof_lookup_fn *lookup,
                                                  void *userdata)
{
    for (size_t i = 0; i < self->sample; i++) {
        const struct kin__proof_object *sample = &self->basis.samples[i];
        if (!self->is_awaited[i])
            continue;
        if (lookup(sample, userdata) == sample->version)
            return sample;
        self->is_awaited[i] = false;
    }
    return NULL;
}

void kin__proof_tick(struct kin__proof *proof, kin__proof_lookup_fn *lookup,
                     void *userdata, int64_t now_ns)
{
    const struct kin__proof_object *same = NULL;

    if (proof->state != KIN__PROOF_AWAIT)
        return;
    same = proof_look(proof, lookup, userdata);
    if (!proof_awaits(proof))
        proof_end(proof, KIN__PROOF_CURRENT);
    else if (now_ns < proof->due_ns)
        return;
    else if (same)
        proof_end_for(proof, KIN__PROOF_SET_BACK,
                      "the watch does not report the change of %s%s%s",
                      same->ns, same->ns[0] ? "/" : "", same->name);
    else
        proof_end_for(proof, KIN__PROOF_UNDECIDED,
                      "the watch has not reached version %llu",
                      (unsigned long long)proof->latest);
}
