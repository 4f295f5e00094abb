/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proof.h - proves that a cache belongs to the history of its server.
 *
 * A watch that is resumed from a version proves nothing: a server whose etcd
 * was restored from a backup answers 200 to a version that it has not reached,
 * and never sends what happens below it; and once it has passed that version,
 * its state there may be another one.  A proof asks for the little that shows
 * the difference, beside the watch, which goes on meanwhile.
 *
 * A state machine without threads, clock or requests: its driver sends the
 * requests, one at a time, and passes the answers.
 *
 *   state    request                          outcome
 *   LATEST   list, limit=1, no version        lower than the cache: SET_BACK;
 *                                             else EXACT
 *   EXACT    list, limit=1, exactly the       504, other first object, other
 *            version of the cache             count: SET_BACK; 410 or anything
 *                                             else: OBJECT
 *   OBJECT   get, for each of the newest      changed at or before the version
 *            objects of the cache             of the cache: SET_BACK; later, or
 *                                             deleted: AWAIT; after the last
 *                                             one AWAIT
 *   AWAIT    none: the watch has to reach     still as before when the time is
 *            what the server has shown        over: SET_BACK; else CURRENT
 *
 * If the proof must also show that nothing is missing (catches_up), it is
 * CURRENT when the watch has reached the version of LATEST, by an event or a
 * bookmark.  A watch with timeoutSeconds=3 gets a bookmark within 2 s.
 *
 *   A  SET_BACK is never reported for a server whose reads without a version
 *      are consistent, unless its watch is later than `await_ns`.
 *   B  CURRENT means that every rule that could be applied agrees.  With
 *      catches_up the cache also has every change up to the version of LATEST.
 *   C  A proof ends after at most 2 + KIN__PROOF_SAMPLES requests and
 *      `await_ns`.
 */
#ifndef KIN_INFORMER_PROOF_H
#define KIN_INFORMER_PROOF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/object.h>
#include <kin/str.h>

enum {
    KIN__PROOF_SAMPLES = 3,
    KIN__PROOF_AWAIT_MS = 10000,
    KIN__PROOF_NS_SIZE = 64,    /* names of namespaces are labels */
    KIN__PROOF_NAME_SIZE = 254, /* names of objects are subdomains */
    KIN__PROOF_UID_SIZE = 64,
};

/* Returns a version as a number; 0 if it is not a positive one. */
uint64_t kin__proof_number(kin_str version);

/* ---- what the cache has ---- */

/* An object, NUL-terminated; a `name` that is empty: none. */
struct kin__proof_object {
    char ns[KIN__PROOF_NS_SIZE]; /* empty: cluster-scoped */
    char name[KIN__PROOF_NAME_SIZE];
    char uid[KIN__PROOF_UID_SIZE];
    uint64_t version;
};

/* The claim to prove: a version, and some of the state there.  A plain value
 * without pointers, which may be saved. */
struct kin__proof_basis {
    uint64_t version; /* that the cache has confirmed; not 0 */
    bool has_first;   /* `first` is the first object, in the server's order */
    bool has_count;   /* `count` is the number of objects: no selectors */
    uint64_t count;
    struct kin__proof_object first; /* none: there is no object */
    struct kin__proof_object samples[KIN__PROOF_SAMPLES]; /* newest first */
    size_t sample_count;
};

/* Begins a basis without objects: only rule LATEST applies.  False if the
 * version is not a number: nothing can be proved. */
bool kin__proof_basis_init(struct kin__proof_basis *basis, kin_str version);
/* Adds an object of the state at the version, in any order. */
void kin__proof_basis_add(struct kin__proof_basis *basis,
                          const kin_object *object);
/* All objects were added: rules EXACT and OBJECT apply.  `has_all` is false if
 * some objects of the server are not among them, for instance because they
 * could not be decoded: then only OBJECT applies.  `has_selectors`: the server
 * does not count the objects. */
void kin__proof_basis_complete(struct kin__proof_basis *basis, bool has_all,
                               bool has_selectors);

/* ---- the proof ---- */

enum kin__proof_ask {
    KIN__PROOF_ASK_NOTHING, /* wait until kin__proof_due_ns(), or the verdict */
    KIN__PROOF_ASK_LATEST,  /* list, limit=1 */
    KIN__PROOF_ASK_EXACT,   /* list, limit=1, resourceVersion=`version`,
                               resourceVersionMatch=Exact */
    KIN__PROOF_ASK_OBJECT,  /* get `object`, without a version */
};

struct kin__proof_request {
    enum kin__proof_ask ask;
    uint64_t version;
    const struct kin__proof_object *object; /* borrowed from the proof */
};

/* An answer; views are borrowed during the call. */
struct kin__proof_answer {
    int http_status;   /* 0: no answer, or one that cannot be read */
    uint64_t version;  /* of the list; or of the object; 0: none */
    int64_t remaining; /* of a list: remainingItemCount; -1: not given */
    bool has_object;   /* of a list: it has an object, described by the rest */
    bool has_more;     /* of a list: it has a continue token */
    kin_str ns;
    kin_str name;
    kin_str uid;
    uint64_t object_version; /* of a list: of its object */
};

enum kin__proof_verdict {
    KIN__PROOF_PENDING,
    KIN__PROOF_CURRENT,
    KIN__PROOF_SET_BACK,  /* the history is another one: list without a
                             version, and report it */
    KIN__PROOF_EXPIRED,   /* the version is too old to watch from: a list is
                             needed anyhow */
    KIN__PROOF_UNDECIDED, /* no answer, or the watch has not caught up */
};

enum kin__proof_state {
    KIN__PROOF_IDLE,
    KIN__PROOF_LATEST,
    KIN__PROOF_EXACT,
    KIN__PROOF_OBJECT,
    KIN__PROOF_AWAIT,
    KIN__PROOF_ENDED,
};

struct kin__proof {
    enum kin__proof_state state;
    enum kin__proof_verdict verdict;
    bool catches_up;
    bool is_exact; /* the list of EXACT was compared, with the number of objects
                      if that is known */
    struct kin__proof_basis basis;
    uint64_t latest;                     /* the version of LATEST; 0 before */
    uint64_t reached;                    /* by the watch */
    size_t sample;                       /* the next one to get */
    bool is_awaited[KIN__PROOF_SAMPLES]; /* the watch has to report it */
    int64_t await_ns;
    int64_t due_ns;   /* of AWAIT */
    char reason[160]; /* of SET_BACK and UNDECIDED */
};

/* Begins a proof; the basis is copied.  `catches_up`: see the top. */
void kin__proof_begin(struct kin__proof *proof,
                      const struct kin__proof_basis *basis, bool catches_up);

/* What to ask next.  The same until it is answered. */
struct kin__proof_request kin__proof_next(const struct kin__proof *proof);
/* The answer to that. */
void kin__proof_answer(struct kin__proof *proof,
                       const struct kin__proof_answer *answer, int64_t now_ns);
/* The cache has reached a version, by an event or a bookmark of its watch. */
void kin__proof_reached(struct kin__proof *proof, uint64_t version);
/* The watch was answered 410, or the objects were listed: nothing is left to
 * prove. */
void kin__proof_expired(struct kin__proof *proof);

/* When kin__proof_tick() is due; INT64_MAX: not before an answer. */
int64_t kin__proof_due_ns(const struct kin__proof *proof);
/* Returns the version of an object of the cache, 0 if it has none with this
 * uid. */
typedef uint64_t kin__proof_lookup_fn(const struct kin__proof_object *object,
                                      void *userdata);
/* The time may be over; too early a call is harmless.  The watch must be open:
 * else call kin__proof_interrupted(). */
void kin__proof_tick(struct kin__proof *proof, kin__proof_lookup_fn *lookup,
                     void *userdata, int64_t now_ns);
/* The watch has ended, or has to wait for a handler: what it has not reported
 * proves nothing.  A proof that awaits it is UNDECIDED. */
void kin__proof_interrupted(struct kin__proof *proof);

/* PENDING until the end; `reason` of the proof says more. */
static inline enum kin__proof_verdict kin__proof_verdict(
    const struct kin__proof *proof)
{
    return proof->verdict;
}

#endif /* KIN_INFORMER_PROOF_H */
