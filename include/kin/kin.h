/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin: Kubernetes informers for C.  This header brings in all the others.
 *
 * What holds for every function, unless its contract says otherwise:
 *
 *   A  It exists since version 0.1.
 *   B  `opts`, `err`, `stop` and `alloc` may be NULL: the defaults, no details,
 *      never, malloc() and free().  So may the argument of a function whose
 *      name ends in _ref, _unref or _free, which does nothing then.  Other
 *      pointers are not NULL.
 *   C  `err` is filled on failure only, and outputs on success only.
 *   D  A struct that begins with `size` may grow at its end.  The caller sets
 *      `size`, with KIN_INIT(type) or KIN_OPTS(type, ...); the library neither
 *      reads nor writes beyond it.  Frozen structs never change.  What the
 *      library shows to a callback may grow at its end.
 *   E  `destroy` of a table or of options releases `userdata`, exactly once:
 *      when it is no longer needed, also if the call that takes it fails.
 *
 * `Threads:` says which threads may call it:
 *
 *   any                      all, also at once
 *   owner                    one at a time: that of the object, of the view, of
 *                            the iterator or of `err`
 *   loop                     the one that calls kin_loop_step()
 *   any, async-signal-safe   all, and signal handlers
 *
 * A call that blocks says so.  On a client's own threads, and in callbacks of
 * an informer that say that they must not block, it fails with KIN_EINVAL; if
 * its object runs in a loop, with KIN_EUNSUPPORTED.
 */
#ifndef KIN_KIN_H
#define KIN_KIN_H

#include <kin/alloc.h>
#include <kin/api_error.h>
#include <kin/client.h>
#include <kin/condition.h>
#include <kin/config.h>
#include <kin/controller.h>
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
#include <kin/informer.h>
#include <kin/intstr.h>
#include <kin/json.h>
#include <kin/leader_election.h>
#include <kin/list.h>
#include <kin/lister.h>
#include <kin/lister_watcher.h>
#include <kin/log.h>
#include <kin/loop.h>
#include <kin/manager.h>
#include <kin/metrics.h>
#include <kin/object.h>
#include <kin/owner.h>
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
#include <kin/status.h>
#include <kin/stop.h>
#include <kin/store.h>
#include <kin/str.h>
#include <kin/testing.h>
#include <kin/time.h>
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
