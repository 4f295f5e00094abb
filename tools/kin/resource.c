/* SPDX-License-Identifier: Apache-2.0 */
#include "resource.h"

#include <string.h>
#include <strings.h>

#include <kin/resource.h>

#include "base/alloc.h"
#include "base/str.h"
#include "schema/schema.h"

void cli_resource_done(struct cli_resource *resource)
{
    resource->api = kin_api_resource_unref(resource->api);
    kin__free(/* alloc= */ NULL, resource->texts);
    resource->texts = NULL;
}

/* ---- built-in resources ---- */

/* Returns the built-in collection of this name, if it is unique and of a
 * version that every server has.  Loading the facts would take half a megabyte.
 */
static const kin_resource *builtin_find(kin_str plural)
{
    const kin_resource *found = NULL;

    for (size_t i = 0; i < kin_builtin_count(); i++) {
        const kin_resource *builtin = kin_builtin_at(i);
        if (!kin_str_eq(kin_s(builtin->plural), plural))
            continue;
        if (found)
            return NULL;
        found = builtin;
    }
    return found && strcmp(found->version, "v1") == 0 ? found : NULL;
}

static bool is_same_word(kin_str a, kin_str b)
{
    return a.len == b.len && strncasecmp(a.ptr, b.ptr, a.len) == 0;
}

static bool known_has_name(const struct kin__schema_resource *known,
                           kin_str name)
{
    if (is_same_word(known->plural, name) ||
        is_same_word(known->singular, name) || is_same_word(known->kind, name))
        return true;
    for (size_t i = 0; i < known->short_name_count; i++)
        if (is_same_word(known->short_names[i], name))
            return true;
    return false;
}

/* "", GROUP or VERSION.GROUP */
static bool known_has_place(const struct kin__schema_resource *known,
                            kin_str place)
{
    if (place.len == 0 || kin_str_eq(place, known->group))
        return true;
    kin_str group = place;
    kin_str version = kin__str_cut(&group, '.');
    return group.ptr && kin_str_eq(version, known->version) &&
           kin_str_eq(group, known->group);
}

static const struct kin__schema_resource *known_find(
    const struct kin__schema *schema, kin_str word)
{
    kin_str place = word;
    kin_str name = kin__str_cut(&place, '.');

    for (size_t i = 0; i < schema->resource_count; i++) {
        const struct kin__schema_resource *known = &schema->resources[i];
        if (kin__schema_is_served(known) && known_has_name(known, name) &&
            known_has_place(known, place))
            return known;
    }
    return NULL;
}

static const char *text_keep(char **at, kin_str text)
{
    char *kept = *at;

    memcpy(kept, text.ptr, text.len);
    kept[text.len] = '\0';
    *at += text.len + 1;
    return kept;
}

static int known_copy(const struct kin__schema_resource *known,
                      struct cli_resource *ret)
{
    size_t size = known->group.len + known->version.len + known->plural.len +
                  known->kind.len + 4;
    char *at = kin__alloc0(/* alloc= */ NULL, size, 1);

    if (!at)
        return KIN_ENOMEM;
    ret->texts = at;
    ret->resource = (kin_resource){
        .group = text_keep(&at, known->group),
        .version = text_keep(&at, known->version),
        .plural = text_keep(&at, known->plural),
        .kind = text_keep(&at, known->kind),
        .is_cluster_scoped = !known->is_namespaced,
    };
    return 0;
}

int cli_resource_known(struct cli_resource *resource, kin_str word,
                       kin_error *err)
{
    const kin_resource *builtin = builtin_find(word);
    const struct kin__schema *schema = NULL;

    if (builtin) {
        resource->resource = *builtin;
        return 0;
    }
    int r = kin__schema_get(&schema, err);
    if (r < 0)
        return r;
    const struct kin__schema_resource *known = known_find(schema, word);
    if (!known)
        return kin_error_set(err, KIN_ENOTFOUND,
                             "the server doesn't have a resource type \"%.*s\"",
                             KIN_STR(word));
    r = known_copy(known, resource);
    return r < 0 ? kin_error_set(err, r, /* format= */ NULL) : 0;
}

/* ---- discovery ---- */

/* Whether this answer means that the server has no discovery. */
static bool has_no_discovery(const kin_error *failure)
{
    return failure->http_status == 404 || failure->http_status == 405 ||
           failure->http_status == 501 || failure->code == KIN_EPARSE;
}

int cli_resource_find(struct cli_resource *resource,
                      const struct cli_connection *connection, kin_str word,
                      kin_stop *stop, kin_error *err)
{
    kin_error failure = KIN_ERROR_INIT;
    int r = kin_discovery_find(connection->discovery, word, stop,
                               &resource->api, &failure);

    if (r == 0)
        resource->resource = resource->api->resource;
    else if (has_no_discovery(&failure))
        return cli_resource_known(resource, word, err);
    else if (err)
        *err = failure;
    return r;
}
