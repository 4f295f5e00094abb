/* SPDX-License-Identifier: Apache-2.0 */
/*
 * label_selector.h - selectors that are part of an object.
 *
 * `spec.selector` is a LabelSelector (matchLabels, matchExpressions), or a map
 * of labels, as ReplicationControllers and Services have it.  It is judged as
 * it stands, without a kin_selector being made of it.
 */
#ifndef KIN_OBJECT_LABEL_SELECTOR_H
#define KIN_OBJECT_LABEL_SELECTOR_H

#include <kin/value.h>

enum kin__label_verdict {
    KIN__LABELS_DIFFER, /* or the selector is missing, or not valid */
    KIN__LABELS_MATCH,
    KIN__LABELS_UNASKED, /* the selector has no requirement */
};

enum kin__label_verdict kin__label_selector_judge(kin_value selector,
                                                  kin_value labels);

#endif /* KIN_OBJECT_LABEL_SELECTOR_H */
