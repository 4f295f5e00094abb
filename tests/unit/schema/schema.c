/* SPDX-License-Identifier: Apache-2.0 */
#include "schema/schema.h"

#include <stdatomic.h>

#include "base/str.h"
#include "base/thread.h"
#include "kin_test.h"

static const struct kin__schema *get(void)
{
    const struct kin__schema *schema = NULL;

    assert_int_equal(kin__schema_get(&schema, NULL), 0);
    return schema;
}

static const struct kin__schema_type *type_of(const char *name)
{
    const struct kin__schema_type *type = kin__schema_find_type(get(),
                                                                kin_s(name));

    if (!type)
        fail_msg("no type %s", name);
    return type;
}

static const struct kin__schema_field *field_of(const char *type,
                                                const char *name)
{
    const struct kin__schema_field *field = kin__schema_find_field(
        type_of(type), kin_s(name));

    if (!field)
        fail_msg("no field %s in %s", name, type);
    return field;
}

static const struct kin__schema_resource *resource_of(const char *group,
                                                      const char *version,
                                                      const char *plural)
{
    const struct kin__schema_resource *resource = kin__schema_find_resource(
        get(), kin_s(group), kin_s(version), kin_s(plural));

    if (!resource)
        fail_msg("no resource %s/%s %s", group, version, plural);
    return resource;
}

KIN_TEST(is_created_once)
{
    (void)alloc;
    assert_ptr_equal(get(), get());
    assert_str_equal(get()->release, "1.37.1");
    return 0;
}

static void get_in_thread(void *userdata)
{
    atomic_store((_Atomic(const struct kin__schema *) *)userdata, get());
}

KIN_TEST(threads_share_one)
{
    enum { COUNT = 4 };
    struct kin__thread threads[COUNT];
    _Atomic(const struct kin__schema *) seen[COUNT];

    (void)alloc;
    for (size_t i = 0; i < COUNT; i++) {
        atomic_init(&seen[i], NULL);
        assert_int_equal(kin__thread_start(&threads[i], /* opts= */ NULL,
                                           get_in_thread, &seen[i],
                                           /* err= */ NULL),
                         0);
    }
    for (size_t i = 0; i < COUNT; i++) {
        kin__thread_join(&threads[i]);
        assert_ptr_equal(atomic_load(&seen[i]), get());
    }
    return 0;
}

/* The resources of client-go's informers, and those of a server with default
 * flags. */
KIN_TEST(covers_client_go_and_a_default_server)
{
    const struct kin__schema *schema = get();
    size_t informers = 0;
    size_t informed_versions = 0;
    size_t served = 0;
    size_t served_versions = 0;
    size_t informed_and_served = 0;

    (void)alloc;
    for (size_t v = 0; v < schema->version_count; v++) {
        const struct kin__schema_version *version = &schema->versions[v];
        bool has_informer = false;
        for (size_t i = 0; i < version->resource_count; i++) {
            const struct kin__schema_resource *res = &version->resources[i];
            has_informer = has_informer || res->has_informer;
            informers += res->has_informer;
            served += kin__schema_is_served(res);
            informed_and_served += res->has_informer &&
                                   kin__schema_is_served(res);
        }
        informed_versions += has_informer;
        served_versions += version->served == KIN__SCHEMA_SERVED_DEFAULT;
    }
    assert_int_equal(informers, 147);
    assert_int_equal(informed_versions, 50);
    assert_int_equal(served, 72);
    assert_int_equal(served_versions, 23);
    assert_int_equal(informed_and_served, 63);
    return 0;
}

static bool kind_has_type(uint8_t kind)
{
    return kind == KIN__SCHEMA_STRUCT || kind >= KIN__SCHEMA_SCHEMA_OR_ARRAY;
}

static void check_field(const struct kin__schema_type *type,
                        const struct kin__schema_field *field)
{
    const struct kin__schema *schema = get();

    assert_true(field->name.len > 0);
    assert_non_null(field->merge);
    assert_true(field->kind < KIN__SCHEMA_KIND_COUNT);
    assert_ptr_equal(kin__schema_find_field(type, field->name), field);
    assert_int_equal(field->type != NULL, kind_has_type(field->kind));
    if (field->type)
        assert_ptr_equal(kin__schema_find_type(schema, field->type->name),
                         field->type);
    /* The merge key must be a field of the elements. */
    for (size_t i = 0; i < field->merge->map_key_count; i++)
        assert_non_null(
            kin__schema_find_field(field->type, field->merge->map_keys[i]));
    if (field->merge->merge_key.len > 0)
        assert_non_null(
            kin__schema_find_field(field->type, field->merge->merge_key));
}

/* Every tag maps to one field or embedded struct, and every field or struct
 * with a tag is found. */
static void check_tags(const struct kin__schema_type *type)
{
    size_t found = 0;
    size_t tagged = 0;

    for (size_t tag = 0; tag < type->tag_end; tag++) {
        uint16_t place = type->by_tag[tag];
        if (place == KIN__SCHEMA_NO_FIELD)
            continue;
        found++;
        if (place >= KIN__SCHEMA_EMBEDDED)
            assert_int_equal(type->embeds[place - KIN__SCHEMA_EMBEDDED].tag,
                             tag);
        else
            assert_int_equal(type->fields[place].tag, tag);
    }
    for (size_t i = 0; i < type->field_count; i++)
        tagged += type->fields[i].tag > 0;
    for (size_t i = 0; i < type->embed_count; i++) {
        const struct kin__schema_embed *embed = &type->embeds[i];
        if (embed->tag > 0)
            tagged++;
        for (size_t f = 0; f < embed->type->field_count; f++) {
            const struct kin__schema_field *field =
                &type->fields[embed->first + f];
            assert_ptr_equal(field->name.ptr, embed->type->fields[f].name.ptr);
            if (field->tag > 0)
                tagged--;
        }
    }
    assert_int_equal(found, tagged);
}

/* A flat type has one message, and bits for fields that are written although
 * they were not sent. */
static void check_flat(const struct kin__schema_type *type)
{
    bool is_flat = type->field_count <= 64;
    uint64_t written = 0;

    for (size_t i = 0; i < type->embed_count; i++)
        is_flat &= type->embeds[i].tag == 0;
    for (size_t i = 0; is_flat && i < type->field_count; i++) {
        uint16_t flags = type->fields[i].flags;
        if (!(flags & KIN__SCHEMA_OMITTED) || (flags & KIN__SCHEMA_TYPE_META))
            written |= UINT64_C(1) << i;
    }
    assert_int_equal((type->flags & KIN__SCHEMA_IS_FLAT) != 0, is_flat);
    assert_true(type->written == written);
}

KIN_TEST(every_type_is_complete)
{
    const struct kin__schema *schema = get();

    (void)alloc;
    assert_true(schema->type_count > 1000);
    for (size_t t = 0; t < schema->type_count; t++) {
        const struct kin__schema_type *type = &schema->types[t];
        assert_ptr_equal(kin__schema_find_type(schema, type->name), type);
        for (size_t i = 0; i < type->field_count; i++)
            check_field(type, &type->fields[i]);
        check_tags(type);
        check_flat(type);
    }
    return 0;
}

KIN_TEST(every_resource_is_complete)
{
    const struct kin__schema *schema = get();

    (void)alloc;
    for (size_t i = 0; i < schema->resource_count; i++) {
        const struct kin__schema_resource *res = &schema->resources[i];
        assert_ptr_equal(kin__schema_find_resource(schema, res->group,
                                                   res->version, res->plural),
                         res);
        assert_ptr_equal(
            kin__schema_find_kind(schema, res->group, res->version, res->kind),
            res->type);
        assert_true(res->type->flags & KIN__SCHEMA_HAS_TYPE_META);
        assert_int_not_equal(res->verbs, 0);
        if (res->verbs & KIN__SCHEMA_VERB_LIST) {
            assert_non_null(res->list_type);
            assert_true(res->type->flags & KIN__SCHEMA_IS_OBJECT);
            assert_true(res->list_type->flags & KIN__SCHEMA_IS_LIST);
        }
        for (size_t s = 0; s < res->subresource_count; s++) {
            const struct kin__schema_subresource *sub = &res->subresources[s];
            assert_ptr_equal(kin__schema_find_subresource(res, sub->name), sub);
            assert_non_null(sub->type);
        }
    }
    return 0;
}

KIN_TEST(describes_pods)
{
    const struct kin__schema_resource *pods = resource_of("", "v1", "pods");

    (void)alloc;
    assert_str_equal(pods->singular, "pod");
    assert_str_equal(pods->kind, "Pod");
    assert_str_equal(pods->list_kind, "PodList");
    assert_str_equal(pods->type->name, "core/v1.Pod");
    assert_str_equal(pods->type->model, "io.k8s.api.core.v1");
    assert_true(pods->is_namespaced);
    assert_int_equal(pods->verbs, 0xff);
    assert_int_equal(pods->short_name_count, 1);
    assert_str_equal(pods->short_names[0], "po");
    assert_int_equal(pods->category_count, 1);
    assert_str_equal(pods->categories[0], "all");
    assert_str_equal(pods->storage_hash, "xPOwRZ+Yhw8=");
    assert_str_equal(pods->storage_version, "v1");

    const struct kin__schema_subresource *eviction =
        kin__schema_find_subresource(pods, KIN__S("eviction"));
    assert_non_null(eviction);
    assert_str_equal(eviction->group, "policy");
    assert_str_equal(eviction->type->name, "policy/v1.Eviction");
    assert_int_equal(eviction->verbs, KIN__SCHEMA_VERB_CREATE);
    assert_null(kin__schema_find_subresource(pods, KIN__S("scale")));
    return 0;
}

KIN_TEST(fields_are_in_gos_order)
{
    static const char *const names[] = {"kind", "apiVersion", "metadata",
                                        "spec", "status"};
    const struct kin__schema_type *pod = type_of("core/v1.Pod");

    (void)alloc;
    assert_int_equal(pod->field_count, 5);
    for (size_t i = 0; i < 5; i++)
        assert_str_equal(pod->fields[i].name, names[i]);
    assert_int_equal(pod->fields[0].tag, 0);
    assert_true(pod->fields[1].flags & KIN__SCHEMA_TYPE_META);
    assert_int_equal(pod->fields[2].tag, 1);
    return 0;
}

KIN_TEST(expands_embedded_structs)
{
    const struct kin__schema_type *volume = type_of("core/v1.Volume");
    const struct kin__schema_field *secret = field_of("core/v1.Volume",
                                                      "secret");

    (void)alloc;
    assert_false(volume->flags & KIN__SCHEMA_IS_FLAT);
    assert_true(type_of("core/v1.PodSpec")->flags & KIN__SCHEMA_IS_FLAT);
    assert_int_equal(volume->embed_count, 1);
    assert_int_equal(volume->embeds[0].tag, 2);
    assert_str_equal(volume->embeds[0].type->name, "core/v1.VolumeSource");
    assert_str_equal(volume->fields[0].name, "name");
    assert_int_equal(volume->by_tag[2], KIN__SCHEMA_EMBEDDED);
    assert_str_equal(secret->type->name, "core/v1.SecretVolumeSource");
    assert_int_equal(secret->tag, 6);
    return 0;
}

KIN_TEST(describes_merging)
{
    const struct kin__schema_merge *ports =
        field_of("core/v1.Container", "ports")->merge;
    const struct kin__schema_field *volumes = field_of("core/v1.PodSpec",
                                                       "volumes");
    const struct kin__schema_field *protocol = field_of("core/v1.ContainerPort",
                                                        "protocol");

    (void)alloc;
    assert_int_equal(ports->patch, KIN__SCHEMA_PATCH_MERGE);
    assert_str_equal(ports->merge_key, "containerPort");
    assert_int_equal(ports->list_type, KIN__SCHEMA_LIST_MAP);
    assert_int_equal(ports->map_key_count, 2);
    assert_str_equal(ports->map_keys[1], "protocol");
    assert_int_equal(volumes->merge->patch,
                     KIN__SCHEMA_PATCH_MERGE | KIN__SCHEMA_PATCH_RETAIN_KEYS);
    assert_str_equal(protocol->merge->default_json, "\"TCP\"");
    assert_int_equal(
        field_of("meta/v1.ObjectMeta", "finalizers")->merge->list_type,
        KIN__SCHEMA_LIST_SET);
    assert_true(type_of("meta/v1.LabelSelector")->flags &
                KIN__SCHEMA_TYPE_ATOMIC);
    return 0;
}

KIN_TEST(describes_enumerations)
{
    const struct kin__schema_enum *phase =
        field_of("core/v1.PodStatus", "phase")->merge->choices;
    const struct kin__schema_enum *modes =
        field_of("core/v1.PersistentVolumeSpec", "accessModes")->merge->choices;
    const struct kin__schema_enum *protocol =
        field_of("networking/v1.NetworkPolicyPort", "protocol")->merge->choices;

    (void)alloc;
    assert_str_equal(phase->name, "core/v1.PodPhase");
    assert_str_equal(phase->choices,
                     "Failed,Pending,Running,Succeeded,Unknown");
    assert_str_equal(modes->name, "core/v1.PersistentVolumeAccessMode");
    assert_ptr_equal(
        protocol,
        field_of("core/v1.ContainerPort", "protocol")->merge->choices);
    assert_null(field_of("core/v1.PodSpec", "nodeName")->merge->choices);
    return 0;
}

KIN_TEST(describes_kinds_of_values)
{
    static const struct {
        const char *type;
        const char *field;
        int kind;
        int container;
    } known[] = {
        {"core/v1.Secret", "data", KIN__SCHEMA_BYTES, KIN__SCHEMA_MAP},
        {"core/v1.ResourceRequirements", "limits", KIN__SCHEMA_QUANTITY,
         KIN__SCHEMA_MAP},
        {"core/v1.ServicePort", "targetPort", KIN__SCHEMA_INT_OR_STRING,
         KIN__SCHEMA_ONE},
        {"coordination/v1.LeaseSpec", "renewTime", KIN__SCHEMA_MICRO_TIME,
         KIN__SCHEMA_ONE},
        {"meta/v1.ObjectMeta", "creationTimestamp", KIN__SCHEMA_TIME,
         KIN__SCHEMA_ONE},
        {"meta/v1.ManagedFieldsEntry", "fieldsV1", KIN__SCHEMA_FIELDS_V1,
         KIN__SCHEMA_ONE},
        {"authentication/v1.UserInfo", "extra", KIN__SCHEMA_STRINGS,
         KIN__SCHEMA_MAP},
        {"apps/v1.ControllerRevision", "data", KIN__SCHEMA_RAW,
         KIN__SCHEMA_ONE},
        {"apiextensions/v1.JSONSchemaProps", "items",
         KIN__SCHEMA_SCHEMA_OR_ARRAY, KIN__SCHEMA_ONE},
        {"apiextensions/v1.JSONSchemaProps", "maximum", KIN__SCHEMA_DOUBLE,
         KIN__SCHEMA_ONE},
        {"core/v1.PodSpec", "containers", KIN__SCHEMA_STRUCT, KIN__SCHEMA_LIST},
    };

    (void)alloc;
    for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++) {
        const struct kin__schema_field *field = field_of(known[i].type,
                                                         known[i].field);
        assert_int_equal(field->kind, known[i].kind);
        assert_int_equal(field->container, known[i].container);
    }
    assert_int_equal(field_of("apps/v1.DeploymentSpec", "replicas")->flags,
                     KIN__SCHEMA_OMIT_EMPTY | KIN__SCHEMA_POINTER |
                         KIN__SCHEMA_OMITTED);
    /* Go writes empty structs. */
    assert_int_equal(field_of("core/v1.Pod", "spec")->flags &
                         (KIN__SCHEMA_OMIT_EMPTY | KIN__SCHEMA_OMITTED),
                     KIN__SCHEMA_OMIT_EMPTY);
    assert_int_equal(field_of("core/v1.Container", "name")->flags,
                     KIN__SCHEMA_REQUIRED);
    return 0;
}

KIN_TEST(finds_meta_kinds_in_every_version)
{
    const struct kin__schema *schema = get();
    const struct kin__schema_type *options = kin__schema_find_kind(
        schema, KIN__S("apps"), KIN__S("v1"), KIN__S("DeleteOptions"));

    (void)alloc;
    assert_non_null(options);
    assert_str_equal(options->name, "meta/v1.DeleteOptions");
    assert_ptr_equal(kin__schema_find_kind(schema, KIN__S(""), KIN__S("v1"),
                                           KIN__S("DeleteOptions")),
                     options);
    assert_null(kin__schema_find_kind(schema, KIN__S("apps"), KIN__S("v1"),
                                      KIN__S("Nothing")));
    return 0;
}

KIN_TEST(groups_are_in_the_order_of_discovery)
{
    const struct kin__schema *schema = get();
    const struct kin__schema_group *autoscaling = kin__schema_find_group(
        schema, KIN__S("autoscaling"));

    (void)alloc;
    assert_str_equal(schema->groups[0].name, "");
    assert_str_equal(schema->groups[1].name, "apiregistration.k8s.io");
    assert_non_null(autoscaling);
    assert_str_equal(autoscaling->versions[0].version, "v2");
    assert_str_equal(autoscaling->versions[1].version, "v1");
    assert_int_equal(
        kin__schema_find_group(schema, KIN__S("extensions"))->served,
        KIN__SCHEMA_SERVED_NEVER);
    return 0;
}

KIN_TEST(versions_share_their_storage)
{
    const struct kin__schema_resource *events = resource_of("events.k8s.io",
                                                            "v1", "events");
    const struct kin__schema_resource *scalers = resource_of(
        "autoscaling", "v1", "horizontalpodautoscalers");

    (void)alloc;
    assert_str_equal(events->storage_group, "");
    assert_str_equal(events->storage_version, "v1");
    assert_str_equal(scalers->storage_version, "v2");
    return 0;
}

KIN_TEST(unknown_names_are_not_found)
{
    const struct kin__schema *schema = get();

    (void)alloc;
    assert_null(kin__schema_find_type(schema, KIN__S("Pod")));
    assert_null(kin__schema_find_type(schema, KIN__S("core/v1.")));
    assert_null(kin__schema_find_type(schema, KIN__S("core/v1.Pods")));
    assert_null(kin__schema_find_field(type_of("core/v1.Pod"), KIN__S("")));
    assert_null(kin__schema_find_field(type_of("core/v1.Pod"), KIN__S("Spec")));
    assert_null(kin__schema_find_group(schema, KIN__S("core")));
    assert_null(kin__schema_find_version(schema, KIN__S("apps"), KIN__S("v2")));
    assert_null(kin__schema_find_resource(schema, KIN__S(""), KIN__S("v1"),
                                          KIN__S("deployments")));
    assert_null(kin__schema_find_resource_of_kind(
        schema, KIN__S(""), KIN__S("v1"), KIN__S("Scale")));
    assert_ptr_equal(kin__schema_find_resource_of_kind(
                         schema, KIN__S(""), KIN__S("v1"), KIN__S("Node")),
                     resource_of("", "v1", "nodes"));
    return 0;
}

KIN_TEST(verbs_have_names)
{
    (void)alloc;
    assert_str_equal(kin__schema_verb_name(KIN__SCHEMA_VERB_CREATE), "create");
    assert_str_equal(kin__schema_verb_name(KIN__SCHEMA_VERB_DELETE_COLLECTION),
                     "deletecollection");
    assert_str_equal(kin__schema_verb_name(KIN__SCHEMA_VERB_WATCH), "watch");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(is_created_once),
              KIN_TEST_ENTRY(threads_share_one),
              KIN_TEST_ENTRY(covers_client_go_and_a_default_server),
              KIN_TEST_ENTRY(every_type_is_complete),
              KIN_TEST_ENTRY(every_resource_is_complete),
              KIN_TEST_ENTRY(describes_pods),
              KIN_TEST_ENTRY(fields_are_in_gos_order),
              KIN_TEST_ENTRY(expands_embedded_structs),
              KIN_TEST_ENTRY(describes_merging),
              KIN_TEST_ENTRY(describes_enumerations),
              KIN_TEST_ENTRY(describes_kinds_of_values),
              KIN_TEST_ENTRY(finds_meta_kinds_in_every_version),
              KIN_TEST_ENTRY(groups_are_in_the_order_of_discovery),
              KIN_TEST_ENTRY(versions_share_their_storage),
              KIN_TEST_ENTRY(unknown_names_are_not_found),
              KIN_TEST_ENTRY(verbs_have_names))
