/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * Fakes for testing programs that use kin without a server.
 */
#ifndef KIN_TESTING_H
#define KIN_TESTING_H

#include <kin/fake_client.h>
#include <kin/fake_clock.h>
#include <kin/fake_source.h>

#endif /* KIN_TESTING_H */
