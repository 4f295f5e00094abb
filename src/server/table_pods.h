/* SPDX-License-Identifier: Apache-2.0 */
/*
 * table_pods.h - the columns of pods.
 */
#ifndef KIN_SERVER_TABLE_PODS_H
#define KIN_SERVER_TABLE_PODS_H

#include "server/table_row.h"

extern const struct kin__column kin__table_pods[];

#endif /* KIN_SERVER_TABLE_PODS_H */
