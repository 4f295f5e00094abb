/* SPDX-License-Identifier: Apache-2.0 */
/*
 * table.h - objects as rows of a Table.
 *
 * Built-in kinds have the columns and cells of Kubernetes; custom resources
 * those of their definition (additionalPrinterColumns), or name and age.  Cells
 * are made from the stored object.
 */
#ifndef KIN_SERVER_TABLE_H
#define KIN_SERVER_TABLE_H

#include "server/engine.h"
#include "server/text.h"

/* Writes the column definitions: [{"name":...},...] */
void kin__table_columns(struct kin__text *text,
                        const struct kin__resource *resource);
/* Writes the cells of an object: ["a",1,...]
 * @param now_s  for ages */
void kin__table_cells(struct kin__text *text,
                      const struct kin__resource *resource, kin_value object,
                      int64_t now_s, struct kin__budget *budget);

#endif /* KIN_SERVER_TABLE_H */
