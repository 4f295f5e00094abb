/* SPDX-License-Identifier: Apache-2.0 */
#include "schema/apply_type.h"

#include "base/str.h"
#include "test_json.h"

static struct kin__apply_type built_in(const char *name)
{
    const struct kin__schema *schema = NULL;

    assert_int_equal(kin__schema_get(&schema, NULL), 0);
    const struct kin__schema_type *type = kin__schema_find_type(schema,
                                                                kin_s(name));
    assert_non_null(type);
    return kin__apply_type_of(type);
}

/* The type at a path such as "spec.containers[].ports". */
static struct kin__apply_type at_path(struct kin__apply_type type,
                                      const char *path)
{
    kin_str rest = kin_s(path);

    while (rest.ptr && rest.len > 0) {
        struct kin__apply_type next;
        kin_str name = kin__str_cut(&rest, '.');
        bool is_element = kin_str_ends_with(name, kin_s("[]"));
        name.len -= is_element ? 2 : 0;
        (void)kin__apply_member(&type, name, &next);
        type = is_element ? kin__apply_element(&next) : next;
    }
    return type;
}

static struct kin__apply_atom atom_at(struct kin__apply_type type,
                                      const char *path)
{
    const struct kin__apply_type found = at_path(type, path);

    return kin__apply_resolve(&found);
}

KIN_TEST(resolves_built_in_lists)
{
    const struct kin__apply_type pod = built_in("core/v1.Pod");
    struct kin__apply_atom atom = atom_at(pod, "spec.containers");

    (void)alloc;
    assert_int_equal(atom.forms, KIN__APPLY_LIST);
    assert_int_equal(atom.list_key_count, 1);
    assert_false(atom.is_atomic_list);
    atom = atom_at(pod, "spec.containers[].ports");
    assert_int_equal(atom.list_key_count, 2);
    struct kin__apply_type ports = at_path(pod, "spec.containers[].ports");
    assert_str_equal(kin__apply_list_key(&ports, 0), "containerPort");
    assert_str_equal(kin__apply_list_key(&ports, 1), "protocol");
    assert_true(atom_at(pod, "spec.containers[].args").is_atomic_list);
    atom = atom_at(pod, "metadata.finalizers");
    assert_false(atom.is_atomic_list);
    assert_int_equal(atom.list_key_count, 0);
    return 0;
}

KIN_TEST(resolves_built_in_maps_and_scalars)
{
    const struct kin__apply_type pod = built_in("core/v1.Pod");

    (void)alloc;
    assert_false(atom_at(pod, "metadata.labels").is_atomic_map);
    assert_true(atom_at(pod, "spec.nodeSelector").is_atomic_map);
    assert_true(
        atom_at(built_in("apps/v1.Deployment"), "spec.selector").is_atomic_map);
    assert_false(atom_at(built_in("core/v1.PersistentVolume"), "spec.claimRef")
                     .is_atomic_map);
    assert_int_equal(atom_at(pod, "spec.nodeName").scalar, KIN__APPLY_TEXT);
    assert_int_equal(atom_at(pod, "spec.priority").scalar, KIN__APPLY_NUMERIC);
    assert_int_equal(atom_at(pod, "spec.hostNetwork").scalar,
                     KIN__APPLY_BOOLEAN);
    assert_int_equal(
        atom_at(pod, "spec.containers[].resources.limits.cpu").scalar,
        KIN__APPLY_ANY_SCALAR);
    return 0;
}

KIN_TEST(declares_members)
{
    const struct kin__apply_type pod = built_in("core/v1.Pod");
    const struct kin__apply_type labels = at_path(pod, "metadata.labels");
    struct kin__apply_type member;

    (void)alloc;
    assert_int_equal(kin__apply_member(&pod, kin_s("spec"), &member), 2);
    assert_int_equal(kin__apply_member(&pod, kin_s("bogus"), &member), 0);
    assert_int_equal(kin__apply_member(&labels, kin_s("any"), &member), 1);
    return 0;
}

KIN_TEST(keys_have_defaults)
{
    const struct kin__apply_type pod = built_in("core/v1.Pod");
    struct kin__apply_type containers = at_path(pod, "spec.containers");
    struct kin__apply_type ports = at_path(pod, "spec.containers[].ports");

    (void)alloc;
    assert_str_equal(kin__apply_key_default(&containers, kin_s("name")).text,
                     "\"\"");
    assert_str_equal(kin__apply_key_default(&ports, kin_s("protocol")).text,
                     "\"TCP\"");
    assert_int_equal(kin__apply_key_default(&ports, kin_s("hostIP")).text.len,
                     0);
    assert_int_equal(kin__apply_key_default(&ports, kin_s("bogus")).text.len,
                     0);
    return 0;
}

/* ---- custom resources ---- */

static const char SCHEMA[] =
    "{\"type\":\"object\",\"properties\":{"
    "\"set\":{\"type\":\"array\",\"x-kubernetes-list-type\":\"set\","
    "\"items\":{\"type\":\"integer\"}},"
    "\"list\":{\"type\":\"array\",\"items\":{\"type\":\"boolean\"}},"
    "\"map\":{\"type\":\"array\",\"x-kubernetes-list-type\":\"map\","
    "\"x-kubernetes-list-map-keys\":[\"a\",\"b\"],\"items\":{\"type\":"
    "\"object\",\"properties\":{\"a\":{\"type\":\"string\"},\"b\":{\"type\":"
    "\"integer\",\"default\":7}}}},"
    "\"atomic\":{\"type\":\"object\",\"x-kubernetes-map-type\":\"atomic\"},"
    "\"open\":{\"type\":\"object\",\"additionalProperties\":{\"type\":"
    "\"string\"}},"
    "\"date\":{\"type\":\"string\",\"format\":\"date-time\"},"
    "\"closed\":{\"type\":\"object\",\"properties\":{\"a\":{}},"
    "\"additionalProperties\":false},"
    "\"any\":{\"type\":\"object\",\"x-kubernetes-preserve-unknown-fields\":"
    "true,\"properties\":{\"known\":{\"type\":\"string\"}}},"
    "\"mixed\":{\"x-kubernetes-int-or-string\":true}}}";

static int custom(const kin_allocator *alloc, kin_document **doc,
                  struct kin__apply_type *ret)
{
    TRY(test_json_read(alloc, SCHEMA, doc));
    *ret = kin__apply_type_custom(kin_document_root(*doc),
                                  built_in("meta/v1.ObjectMeta").type);
    return 0;
}

KIN_TEST(resolves_structural_schemas)
{
    KIN_AUTO(kin_document) *doc = NULL;
    struct kin__apply_type type;

    TRY(custom(alloc, &doc, &type));
    assert_false(atom_at(type, "set").is_atomic_list);
    assert_int_equal(atom_at(type, "set").list_key_count, 0);
    assert_true(atom_at(type, "list").is_atomic_list);
    assert_int_equal(atom_at(type, "map").list_key_count, 2);
    assert_true(atom_at(type, "atomic").is_atomic_map);
    assert_int_equal(atom_at(type, "set[]").scalar, KIN__APPLY_NUMERIC);
    assert_int_equal(atom_at(type, "list[]").scalar, KIN__APPLY_BOOLEAN);
    assert_int_equal(atom_at(type, "open.x").scalar, KIN__APPLY_TEXT);
    assert_int_equal(atom_at(type, "date").scalar, KIN__APPLY_ANY_SCALAR);
    assert_true(atom_at(type, "mixed").forms & KIN__APPLY_SCALAR);
    /* ObjectMeta is that of built-in objects. */
    assert_false(atom_at(type, "metadata.finalizers").is_atomic_list);
    assert_int_equal(atom_at(type, "kind").scalar, KIN__APPLY_TEXT);
    return 0;
}

KIN_TEST(declares_members_of_custom_resources)
{
    KIN_AUTO(kin_document) *doc = NULL;
    struct kin__apply_type type;
    struct kin__apply_type member;

    TRY(custom(alloc, &doc, &type));
    assert_int_equal(kin__apply_member(&type, kin_s("set"), &member), 2);
    assert_int_equal(kin__apply_member(&type, kin_s("bogus"), &member), 0);
    const struct kin__apply_type any = at_path(type, "any");
    assert_int_equal(kin__apply_member(&any, kin_s("known"), &member), 2);
    assert_int_equal(kin__apply_member(&any, kin_s("x"), &member), 1);
    assert_int_equal(member.origin, KIN__APPLY_DEDUCED);
    const struct kin__apply_type closed = at_path(type, "closed");
    assert_int_equal(kin__apply_member(&closed, kin_s("x"), &member), 0);
    const struct kin__apply_type open = at_path(type, "open");
    assert_int_equal(kin__apply_member(&open, kin_s("x"), &member), 1);
    return 0;
}

KIN_TEST(keys_of_custom_resources_have_defaults)
{
    KIN_AUTO(kin_document) *doc = NULL;
    struct kin__apply_type type;

    TRY(custom(alloc, &doc, &type));
    const struct kin__apply_type map = at_path(type, "map");
    assert_str_equal(kin__apply_list_key(&map, 0), "a");
    assert_str_equal(kin__apply_list_key(&map, 1), "b");
    assert_false(
        kin_value_exists(kin__apply_key_default(&map, kin_s("a")).value));
    assert_json_equal(kin__apply_key_default(&map, kin_s("b")).value, "7");
    return 0;
}

KIN_TEST(deduces_without_a_schema)
{
    KIN_AUTO(kin_document) *doc = NULL;
    const struct kin__apply_type type = kin__apply_type_custom(
        kin_value_absent(), /* meta= */ NULL);
    const struct kin__apply_atom atom = atom_at(type, "spec.x");

    assert_true(atom.is_deduced_map);
    assert_true(atom.is_atomic_list);
    TRY(test_json_read(alloc, "[1,{},[],null]", &doc));
    kin_value list = kin_document_root(doc);
    assert_int_equal(kin__apply_deduce(&atom, kin_value_at(list, 0)),
                     KIN__APPLY_SCALAR);
    assert_int_equal(kin__apply_deduce(&atom, kin_value_at(list, 1)),
                     KIN__APPLY_MAP);
    assert_int_equal(kin__apply_deduce(&atom, kin_value_at(list, 2)),
                     KIN__APPLY_LIST);
    assert_int_equal(kin__apply_deduce(&atom, kin_value_at(list, 3)),
                     atom.forms);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(resolves_built_in_lists),
              KIN_TEST_ENTRY(resolves_built_in_maps_and_scalars),
              KIN_TEST_ENTRY(declares_members),
              KIN_TEST_ENTRY(keys_have_defaults),
              KIN_TEST_ENTRY(resolves_structural_schemas),
              KIN_TEST_ENTRY(declares_members_of_custom_resources),
              KIN_TEST_ENTRY(keys_of_custom_resources_have_defaults),
              KIN_TEST_ENTRY(deduces_without_a_schema))
