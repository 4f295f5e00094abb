/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/root_ca.h"

#include <kin/client.h>
#include <kin/edit.h>
#include <kin/object.h>

#include "base/str.h"
#include "controllers/controller.h"
#include "kube/config.h"
#include "kube/file.h"

#define DATA_KEY "ca.crt"
#define DESCRIPTION_KEY "kubernetes.io/description"
#define DESCRIPTION                                                            \
    "CA bundle of the API server, for clients that use an address inside the " \
    "cluster, such as kubernetes.default.svc"

static const kin_resource config_maps = {"", "v1", "configmaps", "ConfigMap",
                                         false};

int kin__root_ca_read(const kin_config *config, struct kin__buf *ret,
                      kin_error *err)
{
    const struct kin__cluster *cluster = &config->cluster;

    if (cluster->ca_file)
        return kin__file_read(cluster->ca_file, ret, err);
    if (!cluster->ca_data.ptr)
        return 0;
    int r = kin__buf_append(
        ret, kin_str_of(cluster->ca_data.ptr, cluster->ca_data.len));
    return r < 0 ? kin_error_set(err, r, "CA: %s", kin_error_text(r)) : 0;
}

/* Other keys are dropped, as by Kubernetes. */
static bool has_data(const kin_object *object, kin_str ca)
{
    kin_value data = kin_value_get(kin_object_value(object), KIN__S("data"));
    kin_value member = kin_value_get(data, KIN__S(DATA_KEY));

    return kin_value_count(data) == 1 && kin_value_exists(member) &&
           kin_str_eq(kin_value_str(member), ca);
}

static bool has_description(const kin_object *object)
{
    kin_value annotations = kin_value_get(kin_object_metadata(object),
                                          KIN__S("annotations"));

    return kin_value_exists(
        kin_value_get(annotations, KIN__S(DESCRIPTION_KEY)));
}

static int root_ca_fill(kin_edit *edit, const kin_object *object,
                        void *userdata)
{
    const struct kin__every_namespace *self = userdata;
    kin_str ca = kin__buf_str(&self->text);
    kin_spot data = kin_edit_member(edit, kin_edit_root(), KIN__S("data"));
    kin_spot metadata = kin_edit_member(edit, kin_edit_root(),
                                        KIN__S("metadata"));
    kin_spot annotations = kin_edit_member(edit, metadata,
                                           KIN__S("annotations"));

    if (!object || !has_data(object, ca)) {
        (void)kin_edit_set_object(edit, data);
        (void)kin_edit_set_str(
            edit, kin_edit_member(edit, data, KIN__S(DATA_KEY)), ca);
    }
    if (!object || !has_description(object))
        (void)kin_edit_set_str(
            edit, kin_edit_member(edit, annotations, KIN__S(DESCRIPTION_KEY)),
            KIN__S(DESCRIPTION));
    return 0;
}

const struct kin__every_kind kin__root_ca_kind = {
    .resource = &config_maps,
    .queue = "root_ca_cert_publisher",
    .object = "kube-root-ca.crt",
    .fill = root_ca_fill,
};

static int root_ca_make(const kin_manager_context *context,
                        kin_manager_controller *ret, kin_error *err)
{
    int r = kin__every_namespace_make(context, &kin__root_ca_kind, ret, err);

    if (r < 0)
        return r;
    struct kin__every_namespace *self = ret->self;
    return kin__root_ca_read(kin_client_config(context->client), &self->text,
                             err);
}

const kin_manager_descriptor kin__controller_root_ca = {
    .size = sizeof(kin_manager_descriptor),
    .name = "root-ca-certificate-publisher-controller",
    .alias = "root-ca-cert-publisher",
    .make = root_ca_make,
};
