/* SPDX-License-Identifier: Apache-2.0 */
/*
 * label_selector.h - label selectors inside objects.
 *
 * `spec.selector` is a LabelSelector (matchLabels, matchExpressions), or a map
 * of labels in ReplicationControllers and Services.  It is evaluated directly,
 * without creating a kin_selector.
 */
#ifndef KIN_OBJECT_LABEL_SELECTOR_H
#define KIN_OBJECT_LABEL_SELECTOR_H

#include <kin/value.h>

enum kin__label_verdict {
    KIN__LABELS_DIFFER, /* or the selector is missing or invalid */
    KIN__LABELS_MATCH,
    KIN__LABELS_UNASKED, /* the selector has no requirements */
};

enum kin__label_verdict kin__label_selector_judge(kin_value selector,
                                                  kin_value labels);

#endif /* KIN_OBJECT_LABEL_SELECTOR_H */
