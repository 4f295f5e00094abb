/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stream.h - from bytes as they arrive to objects.
 *
 * A stream is fed with chunks that are cut anywhere, and calls back for each
 * object as soon as it is whole:
 *   WATCH     documents {"type":"ADDED","object":{...}} one after the other,
 *             with or without space between and inside them.  Members in any
 *             order, unknown ones are ignored.
 *   LIST      one document {"kind":...,"apiVersion":...,"metadata":{...},
 *             "items":[...]}, members in any order, unknown ones are ignored.
 *             It is never held as a whole.
 *   DOCUMENT  one value.
 *
 *   W1  What is called back, and whether the stream fails, depends on the bytes
 *       only, not on how they were cut.  (Which of several faults is named may
 *       depend on it.)
 *   W2  Time is linear in the bytes and in the number of chunks: an object that
 *       a chunk ends in is read at most twice, and looked over once.
 *   W3  Memory is at most the largest object (opts.max_object) and one chunk.
 *   W4  After a failure the stream is dead: feeding gives the same code again.
 *       What was called back before stays valid.
 *   W5  With on_bad, an object of a list or watch that exceeds a limit (too
 *       deep, too long, too many members) is reported and skipped.  One that is
 *       longer than max_object is dropped while it arrives.  It is read up to
 *       the limit; behind that only brackets and quotes count, which show where
 *       it ends, and in a watch a newline in front of that end is malformed.
 *       So is an item of a list that is no object, such as null; if it is
 *       longer than an object or a list's own strings may be, the stream ends.
 *       Malformed text ends the stream at once, as without on_bad; so does a
 *       bookmark or error beyond a limit, an event without a readable type, a
 *       full arena and a lack of memory.
 *
 * One thread at a time, the arena's writer.  Callbacks may use the arena but
 * not feed the stream.
 */
#ifndef KIN_WIRE_STREAM_H
#define KIN_WIRE_STREAM_H

#include "wire/json_identity.h"
#include "wire/json_parse.h"
#include "wire/json_skim.h"

enum kin__stream_kind {
    KIN__STREAM_WATCH,
    KIN__STREAM_LIST,
    KIN__STREAM_DOCUMENT,
};

enum kin__event_type {
    KIN__EVENT_NONE, /* item of a list, or document */
    KIN__EVENT_ADDED,
    KIN__EVENT_MODIFIED,
    KIN__EVENT_DELETED,
    KIN__EVENT_BOOKMARK, /* the object has nothing but a resource version */
    KIN__EVENT_ERROR,    /* the object is a Status */
    KIN__EVENT_OTHER,    /* a word that Kubernetes did not have so far */
};

struct kin__stream_item {
    enum kin__event_type type;
    kin_str type_text;  /* as it was sent; empty for NONE */
    kin__val val;       /* given: the callee owns one reference, also if it
                           fails */
    kin__val predicted; /* what `predict` gave */
    kin_str text;       /* of the object; borrowed */
};

/* Of a list; views are borrowed until the callback returns. */
struct kin__stream_list {
    kin_str kind;
    kin_str api_version;
    kin_str resource_version;
    kin_str continue_token;
    kin_str shard_selector; /* shardInfo.selector */
    int64_t remaining;      /* remainingItemCount; -1 if it was not said */
    bool has_items;         /* there was such a member; else it is no list */
};

/* An object that cannot be made into a value: beyond limits, malformed in a
 * protobuf stream, or an item of a list that is no object. */
struct kin__stream_bad {
    enum kin__event_type type; /* NONE in a list */
    /* Read from its metadata; empty where absent; borrowed. */
    kin_str namespace_;
    kin_str name;
    kin_str uid;
    kin_str resource_version;
    const kin_error *error; /* why; borrowed */
};

struct kin__stream_ops {
    /* Gives the value that an object is compared with, alive until on_item
     * returns, or none.  `*ret_trust` (true at first) says whether its
     * fingerprints are trusted: see KIN__JSON_TRUST_FINGERPRINTS.  May be
     * NULL. */
    kin__val (*predict)(kin_str ns, kin_str name, bool *ret_trust,
                        void *userdata);
    /* 0, or a negative code that ends the stream. */
    int (*on_item)(const struct kin__stream_item *item, void *userdata);
    /* At the end of a list, after its items.  May be NULL. */
    int (*on_list)(const struct kin__stream_list *list, void *userdata);
    /* An object beyond limits (W5); the stream goes on behind it if this
     * returns 0, a negative code ends it.  `predict` may have been called for
     * it, more than once; on_item is not.  NULL: it ends the stream. */
    int (*on_bad)(const struct kin__stream_bad *bad, void *userdata);
};

/* Zero means default everywhere. */
struct kin__stream_opts {
    enum kin__stream_kind kind;
    struct kin__json_limits limits; /* of each object; text_len is ignored */
    size_t max_object;              /* bytes of one object; default 16 MiB */
    bool is_strict;                 /* trust no fingerprint: KIN__JSON_STRICT */
    bool is_cluster_scoped;         /* objects have no namespace */
    bool mends_utf8;                /* of objects: KIN__JSON_MEND_UTF8 */
    /* What goes in front of list items that lack it. */
    struct kin__json_head head;
    /* Take it from the list's own kind ("PodList") and apiVersion, if they come
     * before the items. */
    bool infer_head;
    /* Items of lists, and objects that were added, are likely to come again as
     * they are: KIN__JSON_PRINT_ROOT. */
    bool prints_roots;
    struct kin__stream_ops ops;
    void *userdata;
    /* What is kept of objects, but not of those of bookmarks and errors;
     * borrowed, NULL keeps all. */
    const struct kin__fields *fields;
};

/* Where a list is. */
enum kin__stream_state {
    KIN__LIST_START,       /* nothing yet.            { -> KEY_OR_END */
    KIN__LIST_KEY_OR_END,  /* behind the brace.       key -> VALUE, } -> END */
    KIN__LIST_KEY,         /* behind a comma.         key -> VALUE */
    KIN__LIST_VALUE,       /* behind a colon.         value -> AFTER_VALUE,
                              items and [ -> ITEM_OR_END */
    KIN__LIST_AFTER_VALUE, /* value is read.          , -> KEY, } -> END */
    KIN__LIST_ITEM_OR_END, /* behind the bracket.     item -> AFTER_ITEM,
                              ] -> AFTER_VALUE */
    KIN__LIST_ITEM,        /* behind a comma.         item -> AFTER_ITEM */
    KIN__LIST_AFTER_ITEM,  /* item is read.           , -> ITEM,
                              ] -> AFTER_VALUE */
    KIN__LIST_END,         /* only space may follow.  Also after a DOCUMENT. */
};

enum kin__list_key {
    KIN__LIST_KEY_OTHER,
    KIN__LIST_KEY_KIND,
    KIN__LIST_KEY_API_VERSION,
    KIN__LIST_KEY_METADATA,
    KIN__LIST_KEY_ITEMS,
};

/* Members are the stream's own. */
struct kin__stream {
    struct kin__stream_opts opts; /* head: see the parser */
    const kin_allocator *alloc;
    struct kin__json_parser parser;
    int error; /* of the first failure */

    char *buf; /* what has arrived and is not dealt with yet */
    size_t start;
    size_t end;
    size_t cap;        /* KIN__JSON_PADDING more are allocated */
    uint64_t consumed; /* bytes that were dropped in front of buf */

    /* The document or item that begins at `start`. */
    struct kin__json_skim skim;
    bool was_tried;  /* reading it has failed, maybe for want of its end */
    bool is_bad;     /* reading it has failed: it is beyond limits */
    size_t last_len; /* of the item before it */
    /* Finds out which one it is if it is beyond limits (W5). */
    struct kin__json_identity *identity; /* owned; NULL until it is needed */
    bool is_dropping;                    /* it is dropped as it arrives */

    /* WATCH: as long as each event is one line, a newline tells that all before
     * it is whole, and nothing needs to be looked over. */
    bool is_free_form;
    size_t line_end; /* of the last whole line */

    /* LIST */
    enum kin__stream_state state;
    enum kin__list_key key;
    char *texts[5]; /* owned, by what follows */
    int64_t remaining;
    bool has_items;
};

/* Which of `texts`. */
enum {
    KIN__LIST_TEXT_KIND,
    KIN__LIST_TEXT_API_VERSION,
    KIN__LIST_TEXT_RESOURCE_VERSION,
    KIN__LIST_TEXT_CONTINUE,
    KIN__LIST_TEXT_SHARD_SELECTOR,
};

/* `opts` is copied, what its head shows too.  0 or KIN_ENOMEM. */
int kin__stream_init(struct kin__stream *s, struct kin__arena *arena,
                     const struct kin__stream_opts *opts,
                     const kin_allocator *alloc) KIN_NODISCARD;
void kin__stream_done(struct kin__stream *s);

/* Lets what is read from now on go into another arena: a document for each
 * object, say.  Between objects only: outside of feeding, or in on_item.  What
 * the stream itself has put into a document beside its objects is gone then. */
void kin__stream_set_arena(struct kin__stream *s, struct kin__arena *arena);

/* The kind that a list has named so far; empty if it has not. */
kin_str kin__stream_list_kind(const struct kin__stream *s);

/* Deals with more bytes, which are copied.
 * @return 0, KIN_EPARSE, KIN_ELIMIT, KIN_ENOMEM, or what a callback gave
 */
int kin__stream_feed(struct kin__stream *s, kin_str chunk,
                     kin_error *err) KIN_NODISCARD;

/* The same for a chunk that has a control character and KIN__JSON_PADDING
 * readable bytes behind it, as for KIN__JSON_IN_PLACE: only what is not whole
 * at its end is copied.  The chunk may be as large as it likes.  A newline
 * behind it is the next byte of the stream. */
int kin__stream_feed_padded(struct kin__stream *s, kin_str chunk,
                            kin_error *err) KIN_NODISCARD;

/* The same without a copy: gives room for at least `want` bytes to be written
 * to, of which kin__stream_fed() then says how many were.  0 or KIN_ENOMEM. */
int kin__stream_reserve(struct kin__stream *s, size_t want,
                        char **ret) KIN_NODISCARD;
int kin__stream_fed(struct kin__stream *s, size_t len,
                    kin_error *err) KIN_NODISCARD;

/* Says that no more will come for a while: gives memory back, unless something
 * waits for its end. */
void kin__stream_rest(struct kin__stream *s);

/* Says that no more will come: 0, or KIN_EPARSE if something is missing (or
 * whatever a last document gives that only its end completes). */
int kin__stream_finish(struct kin__stream *s, kin_error *err) KIN_NODISCARD;

#define KIN__AUTO_STREAM                                                       \
    __attribute__((cleanup(kin__stream_done))) struct kin__stream

#endif /* KIN_WIRE_STREAM_H */
