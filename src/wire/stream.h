/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stream.h - parses a JSON stream incrementally into objects.
 *
 * The input arrives in chunks that are split anywhere.  The stream calls back
 * for each object as soon as it is complete:
 *   WATCH     a sequence of documents {"type":"ADDED","object":{...}}, with or
 *             without space between and inside them.  Members in any order;
 *             unknown members are ignored.
 *   LIST      one document {"kind":...,"apiVersion":...,"metadata":{...},
 *             "items":[...]}, members in any order; unknown members are
 *             ignored.  The whole document is never in memory.
 *   DOCUMENT  one value.
 *
 *   W1  The callbacks, and whether the stream fails, depend on the bytes only,
 *       not on how they were split.  (With several errors, the one that is
 *       reported may depend on it.)
 *   W2  Time is linear in the number of bytes and chunks: an object that spans
 *       chunks is parsed at most twice and scanned once.
 *   W3  Memory is at most the largest object (opts.max_object) and one chunk.
 *   W4  After an error every call returns the same code.  Earlier callbacks
 *       stay valid.
 *   W5  With on_bad, an object of a list or watch that exceeds a limit (too
 *       deep, too long, too many members) is reported and skipped.  One that is
 *       longer than max_object is discarded while it arrives: it is parsed up
 *       to the limit, then only brackets and quotes are counted to find its
 *       end, and in a watch a newline before that end is malformed.  An item of
 *       a list that is not an object, such as null, is reported, too; if it is
 *       longer than an object or the list's own strings may be, the stream
 *       fails.  Malformed text fails the stream, as without on_bad; so do a
 *       bookmark or error above a limit, an event without a readable type, a
 *       full arena and a lack of memory.
 *
 * Threads: the arena's writer.  Callbacks may use the arena but must not feed
 * the stream.
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
    KIN__EVENT_NONE, /* a list item or document */
    KIN__EVENT_ADDED,
    KIN__EVENT_MODIFIED,
    KIN__EVENT_DELETED,
    KIN__EVENT_BOOKMARK, /* the object has only a resource version */
    KIN__EVENT_ERROR,    /* the object is a Status */
    KIN__EVENT_OTHER,    /* an unknown type */
};

struct kin__stream_item {
    enum kin__event_type type;
    kin_str type_text;  /* as received; empty for NONE */
    kin__val val;       /* given: the callee owns one reference, even if it
                           fails */
    kin__val predicted; /* the result of `predict` */
    kin_str text;       /* of the object; borrowed */
};

/* The metadata of a list; views are borrowed until the callback returns. */
struct kin__stream_list {
    kin_str kind;
    kin_str api_version;
    kin_str resource_version;
    kin_str continue_token;
    kin_str shard_selector; /* shardInfo.selector */
    int64_t remaining;      /* remainingItemCount; -1 if absent */
    bool has_items; /* has the member `items`; otherwise it is not a list */
};

/* An object that cannot become a value: above a limit, malformed in a protobuf
 * stream, or a list item that is not an object. */
struct kin__stream_bad {
    enum kin__event_type type; /* NONE in a list */
    /* From its metadata; empty if absent; borrowed. */
    kin_str namespace_;
    kin_str name;
    kin_str uid;
    kin_str resource_version;
    const kin_error *error; /* the cause; borrowed */
};

struct kin__stream_ops {
    /* Returns the predicted value of an object, or none; it must stay alive
     * until on_item returns.  `*ret_trust`, initially true, is whether its
     * fingerprints are trusted: see KIN__JSON_TRUST_FINGERPRINTS.  May be NULL.
     * A callback, since the prediction comes from the store, and cache is a
     * later layer. */
    kin__val (*predict)(kin_str ns, kin_str name, bool *ret_trust,
                        void *userdata);
    void *predictor; /* userdata of `predict`; NULL: `userdata` */
    /* A negative result fails the stream. */
    int (*on_item)(const struct kin__stream_item *item, void *userdata);
    /* Called at the end of a list, after its items.  May be NULL. */
    int (*on_list)(const struct kin__stream_list *list, void *userdata);
    /* Reports an object above a limit (W5).  The stream continues behind it; a
     * negative result fails the stream.  `predict` may have been called for it,
     * even more than once, but not on_item.  NULL: such an object fails the
     * stream. */
    int (*on_bad)(const struct kin__stream_bad *bad, void *userdata);
};

/* All zero: the defaults. */
struct kin__stream_opts {
    enum kin__stream_kind kind;
    struct kin__json_limits limits; /* for each object; text_len is ignored */
    size_t max_object;              /* bytes of one object; default 16 MiB */
    bool is_strict;                 /* ignore fingerprints: KIN__JSON_STRICT */
    bool is_cluster_scoped;         /* the objects have no namespace */
    bool repairs_utf8;              /* in objects: KIN__JSON_REPAIR_UTF8 */
    /* Members to insert before those of list items that lack them. */
    struct kin__json_head head;
    /* Derive `head` from the list's kind ("PodList") and apiVersion, if they
     * precede the items. */
    bool infer_head;
    /* Fingerprint list items and added objects, which are likely to be received
     * again unchanged: KIN__JSON_FINGERPRINT_ROOT. */
    bool fingerprints_roots;
    struct kin__stream_ops ops;
    void *userdata;
    /* The fields to keep, except in bookmarks and errors; borrowed.  NULL keeps
     * all. */
    const struct kin__projection_node *fields;
};

/* The state of a list. */
enum kin__stream_state {
    KIN__LIST_START,       /* no byte yet.            { -> KEY_OR_END */
    KIN__LIST_KEY_OR_END,  /* behind the brace.       key -> VALUE, } -> END */
    KIN__LIST_KEY,         /* behind a comma.         key -> VALUE */
    KIN__LIST_VALUE,       /* behind a colon.         value -> AFTER_VALUE,
                              items and [ -> ITEM_OR_END */
    KIN__LIST_AFTER_VALUE, /* after a value.          , -> KEY, } -> END */
    KIN__LIST_ITEM_OR_END, /* behind the bracket.     item -> AFTER_ITEM,
                              ] -> AFTER_VALUE */
    KIN__LIST_ITEM,        /* behind a comma.         item -> AFTER_ITEM */
    KIN__LIST_AFTER_ITEM,  /* after an item.          , -> ITEM,
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

/* All members are private. */
struct kin__stream {
    struct kin__stream_opts opts; /* without `head`, which the parser has */
    const kin_allocator *alloc;
    struct kin__json_parser parser;
    int error; /* of the first failure; 0: none */

    char *buf; /* input that is not consumed yet, from `start` to `end` */
    size_t start;
    size_t end;
    size_t cap;        /* without KIN__JSON_PADDING, which is allocated, too */
    uint64_t consumed; /* bytes of the stream before buf */

    /* The event, document or item that begins at `start`. */
    struct kin__json_skim skim;
    bool was_tried;  /* parsing failed, maybe because it is incomplete */
    bool is_bad;     /* it exceeds a limit */
    size_t last_len; /* of the previous item */
    /* Finds the identity of an object above a limit (W5). */
    struct kin__json_identity *identity; /* owned; allocated when needed */
    bool is_dropping;                    /* it is discarded as it arrives */

    /* WATCH: as long as each event is one line, everything before a newline is
     * complete and needs no scan. */
    bool is_free_form;
    size_t line_end; /* of the last complete line */

    /* LIST */
    enum kin__stream_state state;
    enum kin__list_key key;
    char *texts[5]; /* owned; indexed by the enum below */
    int64_t remaining;
    bool has_items;
};

/* Indexes of `texts`. */
enum {
    KIN__LIST_TEXT_KIND,
    KIN__LIST_TEXT_API_VERSION,
    KIN__LIST_TEXT_RESOURCE_VERSION,
    KIN__LIST_TEXT_CONTINUE,
    KIN__LIST_TEXT_SHARD_SELECTOR,
};

/* `opts` is copied, including the texts of its head.  0 or KIN_ENOMEM. */
int kin__stream_init(struct kin__stream *s, struct kin__arena *arena,
                     const struct kin__stream_opts *opts,
                     const kin_allocator *alloc) KIN_NODISCARD;
void kin__stream_done(struct kin__stream *s);

/* Sets the arena for the following objects, such as one document for each
 * object.  Only between objects: outside of a feed call or in on_item.  The
 * caller may then free the old arena. */
void kin__stream_set_arena(struct kin__stream *s, struct kin__arena *arena);

/* Returns the kind of a list; empty if it has not been received yet. */
kin_str kin__stream_list_kind(const struct kin__stream *s);

/* Parses the type of a watch event; NONE for an empty word. */
enum kin__event_type kin__stream_event_type(kin_str word);

/* Parses more bytes, which are copied.
 * @return 0, KIN_EPARSE, KIN_ELIMIT, KIN_ENOMEM, or the error of a callback
 */
int kin__stream_feed(struct kin__stream *s, kin_str chunk,
                     kin_error *err) KIN_NODISCARD;

/* The same for a chunk that is followed by a control character and
 * KIN__JSON_PADDING readable bytes, as for KIN__JSON_IN_PLACE: only the
 * incomplete rest is copied.  The chunk may have any size.  A newline behind it
 * counts as the next byte of the stream. */
int kin__stream_feed_padded(struct kin__stream *s, kin_str chunk,
                            kin_error *err) KIN_NODISCARD;

/* The same without a copy: returns a buffer of at least `want` bytes; after
 * writing to it, report the number of bytes with kin__stream_fed().  0 or
 * KIN_ENOMEM. */
int kin__stream_reserve(struct kin__stream *s, size_t want,
                        char **ret) KIN_NODISCARD;
int kin__stream_fed(struct kin__stream *s, size_t len,
                    kin_error *err) KIN_NODISCARD;

/* Frees buffers of an idle stream, unless they contain incomplete input. */
void kin__stream_trim(struct kin__stream *s);

/* Ends the input: 0, or KIN_EPARSE if it is incomplete; or an error as above of
 * a last document that only the end of the input completes. */
int kin__stream_finish(struct kin__stream *s, kin_error *err) KIN_NODISCARD;

#define KIN__AUTO_STREAM                                                       \
    __attribute__((cleanup(kin__stream_done))) struct kin__stream

#endif /* KIN_WIRE_STREAM_H */
