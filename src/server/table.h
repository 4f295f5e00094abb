/* SPDX-License-Identifier: Apache-2.0 */
/*
 * table.h - the columns that people expect of each kind.
 *
 * Built-in kinds have the columns and cells that Kubernetes prints; custom ones
 * those of their definition (additionalPrinterColumns), else name and age.
 * Cells are made from the object as it is stored.
 */
#ifndef KIN_SERVER_TABLE_H
#define KIN_SERVER_TABLE_H

#include "server/engine.h"
#include "server/text.h"

/* [{"name":...},...] */
void kin__table_columns(struct kin__text *text,
                        const struct kin__resource *resource);
/* ["a",1,...]
 * @param now_s  for ages */
void kin__table_cells(struct kin__text *text,
                      const struct kin__resource *resource, kin_value object,
                      int64_t now_s, struct kin__budget *budget);

#endif /* KIN_SERVER_TABLE_H */
