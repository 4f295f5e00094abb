/* SPDX-License-Identifier: Apache-2.0 */
/*
 * curl_internal.h - what the curl_*.c files share.
 *
 * Who does what:
 *   curl_transport.c  makes and ends a transport; start, resume, cancel
 *   curl_loop.c       the I/O thread: epoll, commands, timers, pools
 *   curl_transfer.c   one transfer in the I/O thread: callbacks, deadlines, end
 *   curl_head.c       the head of an answer, line by line
 *   curl_setup.c      from a request to libcurl's options
 *   curl_socket.c     sockets that notice when the other host is gone
 *   curl_error.c      from libcurl's errors to ours
 *
 * libcurl is driven through its socket interface with one epoll for all pools:
 * curl_multi_poll() serves one multi handle, and looks at every transfer each
 * time; with a thousand quiet watches that is most of the work.
 *
 * States of a transfer in the I/O thread; any other edge is a bug:
 *   NEW     commands only.            start -> OPEN; cancel -> ENDED
 *   OPEN    libcurl has it.           end, error, stop, deadline -> ENDED, with
 *                                     on_done; cancel -> ENDED without
 *   ENDED   nothing of libcurl left.  Final; freed with the last reference.
 */
#ifndef KIN_NET_CURL_INTERNAL_H
#define KIN_NET_CURL_INTERNAL_H

#include <stdatomic.h>

#include <curl/curl.h>

#include "base/buf.h"
#include "base/kept_error.h"
#include "base/list.h"
#include "base/lock.h"
#include "base/log.h"
#include "base/mpsc.h"
#include "base/ref.h"
#include "base/stop.h"
#include "base/thread.h"
#include "base/timers.h"
#include "net/curl_transport.h"
#include "net/lull.h"

/* For so long a transfer waits before its pool may open one more connection,
 * and that long between two of these. */
#define KIN__CURL_STARVED_NS (250 * KIN__NS_PER_MS)

struct kin__curl;

struct kin__curl_pool {
    struct kin__curl *curl; /* borrowed */
    enum kin__http_kind kind;
    CURLM *multi;      /* owned */
    kin_deadline due;  /* when libcurl wants to be called; never if not */
    long cap;          /* connections allowed for one host; 0 for any number */
    long extra;        /* of these, for such as take no new transfers */
    int64_t moved_ns;  /* when the last connection began, the last answer came,
                          or `extra` was raised */
    size_t open;       /* transfers in `multi` */
    size_t http1_open; /* of these, such as keep a connection to themselves */
    _Atomic uint64_t connections_opened;
    _Atomic uint64_t connections_closed;
    _Atomic uint64_t transfers_started;
    _Atomic uint64_t transfers_ended;
    _Atomic uint64_t transfers_reused;
};

struct kin__curl {
    struct kin__transport base;
    const kin_allocator *alloc; /* borrowed */
    void *block;                /* what was allocated: the queue is aligned */
    const kin_log *log;         /* borrowed; may be NULL */
    bool is_http1_only;
    size_t streams;
    int64_t pause_timeout_ns;

    struct kin__mpsc commands; /* of transfers that want something */
    _Atomic bool is_ending;
    _Atomic size_t handles; /* transfers not freed yet */
    int epoll_fd;
    int wake_fd; /* an eventfd, readable when `commands` needs a look */
    struct kin__thread thread;
    kin_loop *loop; /* borrowed; NULL if there is a thread */
    struct kin__loop_source source;
    _Atomic uintptr_t stepper; /* the thread within a step of the loop; or 0 */
    bool is_global;            /* curl_global_init() was called */
    bool has_leak; /* libcurl forgets what a paused transfer holds */

    /* The gate: which transfer is in a callback. */
    struct kin__mutex gate;
    struct kin__cond gate_open;
    struct kin__curl_transfer *calling; /* guarded by gate; NULL if none */

    /* The I/O thread's own. */
    struct kin__curl_pool pools[KIN__HTTP_KINDS];
    struct kin__timers timers;
    struct cds_list_head open;   /* transfers that are OPEN */
    struct cds_list_head doomed; /* of these, such as must end */
    struct cds_list_head fed;    /* of these, such as got data in this turn */
    struct kin__lull lull;
};

enum kin__curl_state { KIN__CURL_NEW, KIN__CURL_OPEN, KIN__CURL_ENDED };

/* What any thread may ask for; bits of `wanted`. */
enum kin__curl_wish {
    KIN__CURL_START = 1 << 0,
    KIN__CURL_RESUME = 1 << 1,
    KIN__CURL_STOP = 1 << 2,
    KIN__CURL_CANCEL = 1 << 3,
    KIN__CURL_QUEUED = 1 << 4, /* the command node is in the queue */
};

/* The head of an answer while it arrives. */
struct kin__curl_head {
    struct kin__buf bytes; /* name NUL value NUL, again and again */
    size_t count;          /* of pairs */
    size_t announced;      /* bytes of announcements (1xx) so far */
    bool is_within;        /* behind a status, before the empty line */
    bool is_complete;      /* the empty line of a final answer was seen */
    bool has_location;
    int status;
};

struct kin__curl_transfer {
    struct kin__transfer base;
    struct kin__ref ref; /* the handle's, the I/O thread's, the queue's */
    struct kin__curl *curl;
    struct kin__curl_pool *pool;
    struct kin__transfer_handler handler;
    bool is_silent; /* guarded by curl->gate: no more callbacks */

    struct kin__mpsc_node command;
    _Atomic unsigned wanted; /* bits of kin__curl_wish */

    kin_stop *stop; /* owned reference */
    struct kin__stop_watch stop_watch;

    /* From the request. */
    CURL *easy;
    struct curl_slist *headers;    /* owned; holds credentials */
    struct curl_slist *connect_to; /* owned */
    struct kin__peer *peer;        /* owned reference; NULL for defaults */
    char *body;                    /* owned; NULL for none */
    char *origin;                  /* owned; "https://host:port" */
    bool is_https;
    bool may_redirect; /* the method allows it */
    unsigned redirects_left;
    int64_t connect_timeout_ns;
    int64_t timeout_ns; /* 0 for none, as the next two */
    int64_t head_timeout_ns;
    int64_t idle_timeout_ns; /* while not paused */
    size_t max_header_bytes;
    uint64_t max_body_bytes; /* 0 for none */

    /* The I/O thread's own. */
    enum kin__curl_state state;
    struct cds_list_head link;
    struct cds_list_head doom_link;
    struct cds_list_head fed_link;
    struct kin__timer timer;
    struct kin__curl_head head;
    int64_t started_ns;
    int64_t heard_ns;        /* when the last byte came */
    int64_t lookup_began_ns; /* while a name is looked up; else 0 */
    int64_t lookup_ns;       /* see kin__transfer_end */
    int64_t paused_ns;       /* meaningful while paused */
    bool is_paused;
    bool has_leftovers;  /* see transfer_discard() */
    bool is_closing;     /* what libcurl still holds is to be thrown away */
    bool is_sent;        /* a connection was found for it */
    bool is_redirecting; /* this answer is not for the handler */
    bool is_http1;       /* counted in the pool's http1_open */
    uint64_t body_bytes;
    size_t redirect_bytes;        /* of the body of a redirect */
    struct kin__transfer_end end; /* why it is doomed, but for its error */
    struct kin__kept_error err;
    char curl_text[CURL_ERROR_SIZE];
};

/* curl_transport.c; threads: any. */
void kin__curl_ask(struct kin__curl_transfer *t, unsigned wish);
void kin__curl_wake(struct kin__curl *curl);
struct kin__curl_transfer *kin__curl_transfer_unref(
    struct kin__curl_transfer *t);

/* curl_loop.c */
int kin__curl_loop_init(struct kin__curl *curl, kin_error *err) KIN_NODISCARD;
void kin__curl_loop_run(void *userdata); /* the thread */
/* The same without a thread: when to step, a step, and the end. */
kin_deadline kin__curl_loop_due(void *userdata);
void kin__curl_loop_step(void *userdata);
void kin__curl_loop_end(struct kin__curl *curl);
void kin__curl_loop_done(struct kin__curl *curl);
/* A transfer has been waiting for a connection for a while.  Threads: I/O. */
void kin__curl_pool_starves(struct kin__curl_pool *pool);

/* curl_setup.c: makes and fills t->easy.  0, KIN_EINVAL, KIN_ENOMEM or
 * KIN_EUNSUPPORTED.  Threads: the one that starts the request. */
int kin__curl_setup(struct kin__curl_transfer *t,
                    const struct kin__http_request *request,
                    kin_error *err) KIN_NODISCARD;
void kin__curl_setup_done(struct kin__curl_transfer *t);
/* Whether two URLs have scheme, host and port in common. */
bool kin__curl_is_same_origin(const char *a, const char *b);
/* Makes libcurl before 8.7 free what it kept for a paused transfer that has
 * ended with an error.  Threads: I/O. */
void kin__curl_setup_flush(struct kin__curl_transfer *t);

/* curl_transfer.c; threads: I/O. */
void kin__curl_transfer_open(struct kin__curl_transfer *t);
void kin__curl_transfer_resume(struct kin__curl_transfer *t);
void kin__curl_transfer_stop(struct kin__curl_transfer *t);
/* Ends it without a word. */
void kin__curl_transfer_drop(struct kin__curl_transfer *t);
/* What libcurl says is its end. */
void kin__curl_transfer_finish(struct kin__curl_transfer *t, CURLcode result);
/* Tells those that got data that this was all for now. */
void kin__curl_transfer_rest(struct kin__curl *curl);
/* Ends those that were doomed within callbacks of libcurl. */
void kin__curl_transfer_reap(struct kin__curl *curl);
/* Marks it to end with this error; the first one stays. */
void kin__curl_transfer_doom(struct kin__curl_transfer *t, int code,
                             enum kin__net_cause cause, const char *format, ...)
    KIN_PRINTF(4, 5);
/* libcurl's callbacks. */
size_t kin__curl_on_header(char *bytes, size_t size, size_t count,
                           void *userdata);
size_t kin__curl_on_body(char *bytes, size_t size, size_t count,
                         void *userdata);

/* curl_head.c: takes a line; true after the last one of a final answer.  0, 1,
 * KIN_ELIMIT, KIN_ENOMEM or KIN_EPROTOCOL. */
int kin__curl_head_line(struct kin__curl_head *head, kin_str line);
/* The pairs of a complete head, as views into it: `ret` is the caller's to
 * free; NULL if there are none.  0 or KIN_ENOMEM. */
int kin__curl_head_pairs(const struct kin__curl_head *head,
                         const kin_allocator *alloc,
                         struct kin__http_header **ret) KIN_NODISCARD;
/* Forgets all but the limit. */
void kin__curl_head_clear(struct kin__curl_head *head);

/* libcurl asks for an address, be it one already, that it has not got. */
int kin__curl_on_lookup(void *resolver, void *reserved, void *userdata);
/* The lookup under way, if there is one, has come to its end. */
void kin__curl_transfer_looked_up(struct kin__curl_transfer *t);

/* curl_socket.c: `userdata` is the transfer to open one, else the pool: the
 * socket outlives the transfer. */
curl_socket_t kin__curl_socket_open(void *userdata, curlsocktype purpose,
                                    struct curl_sockaddr *address);
int kin__curl_socket_close(void *userdata, curl_socket_t fd);

/* curl_error.c: fills t->err and t->end from libcurl's result. */
void kin__curl_error_fill(struct kin__curl_transfer *t, CURLcode result);

#endif /* KIN_NET_CURL_INTERNAL_H */
