/* SPDX-License-Identifier: Apache-2.0 */
/*
 * host.h - the program's own event loop, based on epoll (host_epoll.c) or libuv
 * (host_libuv.c).  It steps a kin_loop and handles SIGINT and SIGTERM.
 */
#ifndef SAMPLE_HOST_H
#define SAMPLE_HOST_H

#include <stdbool.h>

#include <kin/kin.h>

struct host;

/* Creates a host.  `loop` is borrowed and must outlive it.  Returns 0,
 * KIN_ENOMEM or KIN_ESYSTEM. */
int host_new(kin_loop *loop, struct host **ret, kin_error *err);
struct host *host_free(struct host *host);

/* Waits for events and handles them.  Returns whether a signal has arrived
 * since host_new(). */
bool host_turn(struct host *host);

#endif /* SAMPLE_HOST_H */
