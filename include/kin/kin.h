/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin: Kubernetes informers for C.  This header brings in all the others.
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
