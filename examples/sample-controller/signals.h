/* SPDX-License-Identifier: Apache-2.0 */
/*
 * signals.h - SIGINT and SIGTERM: the first one stops the program, the second
 * one ends it at once.
 */
#ifndef SAMPLE_SIGNALS_H
#define SAMPLE_SIGNALS_H

#include <kin/kin.h>

/* Handles signals from now on: the first one stops the token, the second one
 * ends the process with status 1.  Call it once, before other threads are
 * started: they inherit the blocked signals.  0 or KIN_ESYSTEM. */
int signals_start(kin_stop *stop, kin_error *err);

#endif /* SAMPLE_SIGNALS_H */
