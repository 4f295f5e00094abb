/* SPDX-License-Identifier: Apache-2.0 */
/*
 * manager_name.h - names of field managers.
 */
#ifndef KIN_SERVER_MANAGER_NAME_H
#define KIN_SERVER_MANAGER_NAME_H

#include "server/causes.h"
#include "server/managers.h"

/* Reports a name that is too long or not printable. */
void kin__manager_check_name(struct kin__causes *causes,
                             const struct kin__at *at, kin_str name);

/* The name that a user agent, up to its slash, gives its manager: its printable
 * characters, as far as they fit. */
kin_str kin__manager_of_agent(kin_str agent, char ret[KIN__MANAGER_NAME_MAX]);

#endif /* KIN_SERVER_MANAGER_NAME_H */
