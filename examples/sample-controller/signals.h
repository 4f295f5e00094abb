/* SPDX-License-Identifier: Apache-2.0 */
/*
 * signals.h - SIGINT and SIGTERM, which are the program's and not the
 * library's: the first asks for the end, the second does not wait for it.
 */
#ifndef SAMPLE_SIGNALS_H
#define SAMPLE_SIGNALS_H

#include <kin/kin.h>

/* From now on the first of these signals stops the token, and another ends the
 * process with status 1.  To be called once, before there are other threads,
 * which must have them blocked, as this one has afterwards.  0 or KIN_ESYSTEM.
 */
int signals_start(kin_stop *stop, kin_error *err);

#endif /* SAMPLE_SIGNALS_H */
