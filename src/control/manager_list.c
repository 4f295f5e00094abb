/* SPDX-License-Identifier: Apache-2.0 */
#include "control/manager_list.h"

#include <assert.h>

#include "base/opts.h"
#include "base/str.h"

int kin__manager_descriptor_take(const kin_manager_descriptor *descriptor,
                                 kin_manager_descriptor *ret, kin_error *err)
{
    *ret = (kin_manager_descriptor){.size = sizeof(*ret)};
    if (kin__opts_take(descriptor, sizeof(*ret), ret) < 0)
        return kin_error_set(err, KIN_EINVAL,
                             "manager: size of a descriptor is not set");
    if (!ret->name)
        return kin_error_set(err, KIN_EINVAL,
                             "manager: a descriptor has no name");
    return 0;
}

static bool item_names(kin_str item, const kin_manager_descriptor *descriptor)
{
    return kin_str_eq(item, kin_s(descriptor->name)) ||
           (descriptor->alias && kin_str_eq(item, kin_s(descriptor->alias)));
}

/* Removes a leading '-'. */
static bool item_is_negative(kin_str *item)
{
    bool is_negative = item->len > 0 && item->ptr[0] == '-';

    if (is_negative)
        *item = kin__str_slice(*item, 1, item->len);
    return is_negative;
}

bool kin__manager_list_has(const char *list,
                           const kin_manager_descriptor *descriptor)
{
    kin_str rest = kin_s(list ? list : "*");
    bool has_star = false;

    while (rest.ptr) {
        kin_str item = kin__str_trim(kin__str_cut(&rest, ','));
        bool is_negative = item_is_negative(&item);
        if (item_names(item, descriptor))
            return !is_negative;
        has_star |= !is_negative && kin_str_eq(item, KIN__S("*"));
    }
    return has_star && !descriptor->is_off;
}

static bool item_is_known(kin_str item,
                          const kin_manager_descriptor *const *descriptors)
{
    bool is_negative = item_is_negative(&item);

    if (!is_negative && kin_str_eq(item, KIN__S("*")))
        return true;
    for (; *descriptors; descriptors++) {
        kin_manager_descriptor own;
        int r = kin__manager_descriptor_take(*descriptors, &own, NULL);
        assert(r == 0); /* kin__manager_list_check() has validated them */
        (void)r;
        if (item_names(item, &own))
            return true;
    }
    return false;
}

int kin__manager_list_check(const char *list,
                            const kin_manager_descriptor *const *descriptors,
                            kin_error *err)
{
    kin_str rest = kin_s(list ? list : "*");

    for (size_t i = 0; descriptors[i]; i++) {
        kin_manager_descriptor own;
        int r = kin__manager_descriptor_take(descriptors[i], &own, err);
        if (r < 0)
            return r;
    }
    if (rest.len == 0)
        return 0;
    while (rest.ptr) {
        kin_str item = kin__str_trim(kin__str_cut(&rest, ','));
        if (!item_is_known(item, descriptors))
            return kin_error_set(err, KIN_EINVAL,
                                 "\"%.*s\" is not in the list of known "
                                 "controllers",
                                 KIN_STR(item));
    }
    return 0;
}
