/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin: Kubernetes informers for C.  This header brings in all the others.
 *
 * Rules for every function, unless its contract says otherwise:
 *
 *   A  It has existed since version 0.1.
 *   B  `opts`, `err`, `stop` and `alloc` may be NULL, which means defaults, no
 *      error details, never stopped, and malloc() and free().  Functions whose
 *      name ends in _ref, _unref or _free accept NULL and do nothing.  Other
 *      pointers must not be NULL.
 *   C  `err` is filled on failure only, and outputs on success only.
 *   D  A struct that begins with `size` may grow at its end.  The caller sets
 *      `size`, with KIN_INIT(type) or KIN_OPTS(type, ...); the library neither
 *      reads nor writes beyond it.  Frozen structs never change.  Structs that
 *      the library passes to a callback may grow at their end.
 *   E  `destroy` of a callback table or of options releases `userdata` exactly
 *      once, when it is no longer needed; also if the call that takes it fails.
 *
 * `Threads:` says which threads may call a function:
 *
 *   any                      any thread, concurrently
 *   owner                    one thread at a time per object, view, iterator
 *                            or `err`
 *   loop                     the thread that calls kin_loop_step()
 *   any, async-signal-safe   any thread, and signal handlers
 *
 * A call that may block says so.  It fails with KIN_EINVAL on a client's own
 * threads and in informer callbacks that must not block, and with
 * KIN_EUNSUPPORTED if its object runs in an event loop.
 */
#ifndef KIN_KIN_H
#define KIN_KIN_H

#include <kin/alloc.h>
#include <kin/api_error.h>
#include <kin/call.h>
#include <kin/client.h>
#include <kin/condition.h>
#include <kin/config.h>
#include <kin/controller.h>
#include <kin/dialer.h>
#include <kin/discovery.h>
#include <kin/document.h>
#include <kin/edit.h>
#include <kin/error.h>
#include <kin/events.h>
#include <kin/export.h>
#include <kin/factory.h>
#include <kin/failure.h>
#include <kin/fake_client.h>
#include <kin/fake_clock.h>
#include <kin/fake_source.h>
#include <kin/field.h>
#include <kin/handler.h>
#include <kin/health.h>
#include <kin/http_header.h>
#include <kin/informer.h>
#include <kin/intstr.h>
#include <kin/json.h>
#include <kin/leader_election.h>
#include <kin/list.h>
#include <kin/lister.h>
#include <kin/lister_watcher.h>
#include <kin/log.h>
#include <kin/lookup.h>
#include <kin/loop.h>
#include <kin/manager.h>
#include <kin/metrics.h>
#include <kin/object.h>
#include <kin/owner.h>
#include <kin/past.h>
#include <kin/patch.h>
#include <kin/path.h>
#include <kin/probes.h>
#include <kin/projection.h>
#include <kin/quantity.h>
#include <kin/queue.h>
#include <kin/reconciler.h>
#include <kin/reflector.h>
#include <kin/request.h>
#include <kin/resource.h>
#include <kin/selector.h>
#include <kin/snapshot.h>
#include <kin/standard_index.h>
#include <kin/status.h>
#include <kin/stop.h>
#include <kin/store.h>
#include <kin/str.h>
#include <kin/testing.h>
#include <kin/time.h>
#include <kin/token_source.h>
#include <kin/transport.h>
#include <kin/typed.h>
#include <kin/update.h>
#include <kin/value.h>
#include <kin/version.h>
#include <kin/watch.h>
#include <kin/work.h>
#include <kin/work_limiter.h>
#include <kin/workers.h>
#include <kin/workqueue.h>

#endif /* KIN_KIN_H */
